/** The chronicle is changed while a table plays on it: the table stops, calls nothing saved, and says what happened. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { execFileSync } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildGloam, folderWith, shell } from '../cli/gloam.ts'
import { bytesOf, fenWith, inFen, runIn, segmentIn, sitDown, type Told } from './fen.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

const rewritten = (path: string, change: (bytes: Buffer) => Buffer): void =>
  writeFileSync(path, change(readFileSync(path)))

/** What is done to the folder between two turns; `older` is the campaign as it was a turn ago. */
const attacks: Readonly<Record<string, (folder: string, older: string) => void | Promise<unknown>>> = {
  'an older state of everything is checked out': (folder, older) => {
    rmSync(inFen(folder), { recursive: true })
    cpSync(older, inFen(folder), { recursive: true })
  },
  'an older text is written into the very file': (folder, older) => {
    const segment = segmentIn(folder)
    writeFileSync(segment, readFileSync(join(older, segment.slice(inFen(folder).length))))
  },
  'one bit in it is turned': folder =>
    rewritten(segmentIn(folder), bytes => {
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      return bytes
    }),
  'one bit in it is turned, and the time it was written is put back': folder => {
    const { atime, mtime } = statSync(segmentIn(folder))
    rewritten(segmentIn(folder), bytes => {
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      return bytes
    })
    utimesSync(segmentIn(folder), atime, mtime)
  },
  'the run becomes a link to a copy of itself': folder => {
    cpSync(runIn(folder), join(folder, 'copy'), { recursive: true })
    const run = runIn(folder)
    rmSync(run, { recursive: true })
    symlinkSync(join(folder, 'copy'), run)
  },
  'a pipe stands in its place': folder => {
    const segment = segmentIn(folder)
    rmSync(segment)
    execFileSync('mkfifo', [segment])
  },
  'it is emptied': folder => truncateSync(segmentIn(folder), 0),
  'its last line is said again': folder =>
    rewritten(segmentIn(folder), bytes =>
      Buffer.concat([bytes, bytes.subarray(bytes.lastIndexOf(10, bytes.length - 2) + 1)]),
    ),
  'half a line is appended': folder => appendFileSync(segmentIn(folder), '{"seq":99'),
  'the whole campaign is deleted': folder => rmSync(inFen(folder), { recursive: true }),
  'the run is deleted': folder => rmSync(runIn(folder), { recursive: true }),
  'the run is moved away': folder => renameSync(runIn(folder), join(folder, 'elsewhere')),
  'a segment that follows it is checked out': folder =>
    cpSync(segmentIn(folder), join(dirname(segmentIn(folder)), '00002.jsonl')),
  'its lock is removed, and somebody rewinds': folder => {
    rmSync(inFen(folder, '.gloam-lock-campaign'), { recursive: true })
    return shell(built.main, folder, 'gloam rewind fen --to 1')
  },
  'its lock is removed, and somebody plays': folder => {
    rmSync(inFen(folder, '.gloam-lock-campaign'), { recursive: true })
    return shell(built.main, folder, "printf 'look around\\n' | gloam play fen")
  },
}

/** Two turns are played, the second of which the older copy does not know. */
async function played(lines: readonly string[], attack: (folder: string, older: string) => void | Promise<unknown>) {
  const folder = fenWith()
  const table = await sitDown(built.main, folder)
  await table.say('look around')
  await table.say('/save')
  const older = folderWith()
  cpSync(inFen(folder), older, { recursive: true })
  await table.say('wait')
  await table.say('/save')
  await attack(folder, older)
  const before = existsSync(inFen(folder)) ? bytesOf(inFen(folder)) : {}
  const told: Told[] = []
  for (const line of lines) told.push(...(await table.say(line)))
  return { folder, before, told, ended: await table.leave() }
}

const stopped = /^gloam play: The chronicle "runs\/.*" was changed, replaced or taken away .* Play stops here/

const isTelling = ({ type }: Told): boolean => type !== 'notice'

describe('13.16 under a running table', () => {
  test.each(Object.entries(attacks))('%s', async (_, attack) => {
    const { folder, before, told, ended } = await played(['go to the mill', 'wait'], attack)
    expect({ told: told.filter(isTelling), code: ended.code }).toEqual({ told: [], code: 1 })
    expect(ended.err).toMatch(stopped)
    expect(ended.out).not.toContain('"type":"left"')
    const after = existsSync(inFen(folder)) ? bytesOf(inFen(folder)) : {}
    const isStory = (path: string): boolean => path.endsWith('.md') || path.includes('/chronicle/')
    expect(Object.keys(after).filter(path => isStory(path) && after[path] !== before[path])).toEqual([])
  })

  test.each(['/undo', '/save', '/end'])('%s is not called done on a chronicle that is gone', async line => {
    const { told, ended } = await played([line, 'wait'], folder => truncateSync(segmentIn(folder), 0))
    expect({ told: told.filter(isTelling), code: ended.code }).toEqual({ told: [], code: 1 })
    expect(ended.err).toMatch(stopped)
  })
})

/** What a backup or a careless hand does, and what is no reason to stop. */
const harmless: Readonly<Record<string, (folder: string) => void>> = {
  'every file is linked into a backup': folder => {
    execFileSync('cp', ['-al', inFen(folder), join(folder, 'backup')])
  },
  'every file is touched': folder => {
    for (const path of ['contents.jsonl', 'head.json']) utimesSync(join(runIn(folder), path), 1, 1)
    utimesSync(segmentIn(folder), 1, 1)
  },
}

test.each(Object.entries(harmless))('13.16 play goes on when %s', async (_, attack) => {
  const { folder, told, ended } = await played(['go to the mill', '/save', 'wait'], attack)
  expect({ code: ended.code, err: ended.err }).toEqual({ code: 0, err: '' })
  expect(told.map(({ text }) => text).join('\n')).not.toContain('Not written')
  expect((await shell(built.main, folder, 'gloam replay fen --verify')).out).toContain('every byte is as it was')
})

test('13.16 kept versions that are emptied under a table keep nothing from being written', async () => {
  const { folder, told } = await played(['go to the mill', '/save'], folder =>
    truncateSync(join(runIn(folder), 'contents.jsonl'), 0),
  )
  expect(told.map(({ text }) => text).join('\n')).not.toContain('Not written')
  const { out, code } = await shell(built.main, folder, 'gloam rewind fen --to 1')
  expect({ out, code }).toEqual({ out: '', code: 1 })
})

test(
  '13.16 turns and taking them back, all said at once, with somebody else at the door',
  { timeout: 60_000 },
  async () => {
    const folder = fenWith()
    const lines = Array.from({ length: 24 }, (_, at) => ['look around', '/undo', 'wait', '/save', '/undo'][at % 5])
    const playing = shell(built.main, folder, `printf '${lines.join('\\n')}\\n' | gloam play fen --seed 7 --json`)
    const rivals = await Promise.all(
      [1, 2, 3].map(() => shell(built.main, folder, 'sleep 0.7; gloam rewind fen --to 1 || gloam branches fen')),
    )
    const { out, code } = await playing
    expect({ code, taken: out.split('Taken back').length - 1 > 3, rivals: rivals.length }).toEqual({
      code: 0,
      taken: true,
      rivals: 3,
    })
    const again = await shell(
      built.main,
      folder,
      "gloam replay fen --verify && printf 'wait\\n/undo\\n' | gloam play fen",
    )
    expect({ code: again.code, err: again.err }).toEqual({ code: 0, err: '' })
  },
)

test('13.16 a segment that was begun and torn is begun again', async () => {
  const folder = fenWith()
  const first = await shell(built.main, folder, "printf 'wait\\nlook around\\n' | gloam play fen --seed 7")
  expect(first.code).toBe(0)
  writeFileSync(join(dirname(segmentIn(folder)), '00002.jsonl'), '{"seq":12,"after":"')
  const { out, err, code } = await shell(built.main, folder, "printf '/undo\\nwait\\n' | gloam play fen")
  expect({ err, code }).toEqual({ err: '', code: 0 })
  expect(out).toContain('Taken back')
  expect((await shell(built.main, folder, 'gloam replay fen --verify')).out).toContain('every byte is as it was')
})

test('13.16 a live run is not archived, by whichever root and profile', async () => {
  const folder = fenWith()
  const table = await sitDown(built.main, folder)
  await table.say('look around')
  await table.say('/save')
  const before = bytesOf(inFen(folder))
  const named = JSON.stringify({ action: 'archive-run', data: { runId: basename(runIn(folder)) } })
  const moved = { action: 'archive-run', data: { runId: 'r1', sourceLoopDir: runIn(folder).slice(folder.length + 1) } }
  const calls = [
    ['--profile campaign --root campaigns/fen', named],
    ['--root campaigns/fen', named],
    ['', JSON.stringify(moved)],
  ] as const
  for (const [call, action] of calls) {
    const { out, code } = await shell(built.main, folder, `gloam state ${call} <<< '${action}'`)
    expect({ call, code, status: (JSON.parse(out) as { status: string }).status }).toEqual({
      call,
      code: 1,
      status: 'failed',
    })
  }
  expect(bytesOf(inFen(folder))).toEqual(before)
  expect((await table.say('wait')).map(({ type }) => type)).toContain('narrative')
  expect((await table.leave()).code).toBe(0)
})
