/** A run is damaged on the disk, in every part of it: it is told where, and what is whole is saved once and for all. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildGloam, folderWith, shell } from '../cli/gloam.ts'
import { bytesOf, fenWith, inFen, runIn } from './fen.ts'

let built = { main: '', remove: (): void => undefined }
let played = ''
beforeAll(() => {
  built = buildGloam()
  played = mkdtempSync(join(tmpdir(), 'gloam-damaged-'))
})
afterAll(() => {
  built.remove()
  rmSync(played, { recursive: true, force: true })
})

const lines = ['look around', 'talk to the ferryman', '/undo', 'go to the mill', 'wait', '/undo', 'wait', 'look around']

/** Three segments, of which two were left by an undo. */
async function fen(): Promise<string> {
  if (!existsSync(join(played, 'campaigns'))) {
    const fresh = fenWith()
    await shell(built.main, fresh, `printf '${lines.join('\\n')}\\n' | gloam play fen --seed 7`)
    cpSync(fresh, played, { recursive: true })
  }
  const folder = folderWith()
  cpSync(played, folder, { recursive: true })
  return folder
}

const segment = (folder: string, number: number): string =>
  join(runIn(folder), 'chronicle', `${String(number).padStart(5, '0')}.jsonl`)

function inLine(path: string, number: number, change: (line: string) => string | undefined): void {
  const all = readFileSync(path, 'latin1').split('\n')
  const index = number < 0 ? all.length - 1 + number : number - 1
  const changed = change(all[index] ?? '')
  all.splice(index, 1, ...(changed === undefined ? [] : [changed]))
  writeFileSync(path, all.join('\n'), 'latin1')
}

const bitTurned = (line: string): string => {
  const middle = line.length >> 1
  return line.slice(0, middle) + String.fromCharCode(line.charCodeAt(middle) ^ 1) + line.slice(middle + 1)
}

type Damage = { readonly harm: (folder: string) => void; readonly where: RegExp }

const damages: Readonly<Record<string, Damage>> = {
  'a bit is turned in the first line of all': {
    harm: folder => inLine(segment(folder, 1), 1, bitTurned),
    where: /00001\.jsonl:1:/,
  },
  'a bit is turned in a middle line of the oldest segment': {
    harm: folder => inLine(segment(folder, 1), 3, bitTurned),
    where: /00001\.jsonl:3:/,
  },
  'a line of the oldest segment is gone': {
    harm: folder => inLine(segment(folder, 1), 3, () => undefined),
    where: /00001\.jsonl:3:/,
  },
  'the oldest segment is gone': { harm: folder => rmSync(segment(folder, 1)), where: /00001\.jsonl/ },
  'a middle segment is gone': { harm: folder => rmSync(segment(folder, 2)), where: /00002\.jsonl/ },
  'a middle segment is empty': { harm: folder => writeFileSync(segment(folder, 2), ''), where: /00002\.jsonl/ },
  'the checkpoint of the last segment has a bit turned': {
    harm: folder => inLine(segment(folder, 3), 1, bitTurned),
    where: /00003\.jsonl:1:/,
  },
  'a line is said twice': {
    harm: folder => inLine(segment(folder, 3), 2, line => `${line}\n${line}`),
    where: /00003\.jsonl:3:/,
  },
  'the last line is gone': {
    harm: folder => inLine(segment(folder, 3), -1, () => undefined),
    where: /00003\.jsonl/,
  },
  'the last segment is gone': { harm: folder => rmSync(segment(folder, 3)), where: /00003\.jsonl/ },
  'lines of the last two are exchanged': {
    harm: folder => {
      const third = readFileSync(segment(folder, 3), 'latin1').split('\n')[1] ?? ''
      inLine(segment(folder, 2), 2, () => third)
    },
    where: /00002\.jsonl:2:/,
  },
}

const mine = (bytes: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(bytes).filter(([path]) => !/^(?:runs|damaged)\//.test(path)))

describe.each(Object.entries(damages))('13.24 %s', (_, { harm, where }) => {
  test('it is named where it is, what is whole is saved once, and play goes on', { timeout: 60_000 }, async () => {
    const folder = await fen()
    const run = (line: string): ReturnType<typeof shell> => shell(built.main, folder, line)
    harm(folder)
    const damaged = bytesOf(runIn(folder))
    const name = basename(runIn(folder))
    const verified = await run('gloam replay fen --verify')
    expect(verified.code).toBe(1)
    expect(`${verified.out}${verified.err}`).toMatch(where)
    expect((await run('gloam doctor fen')).out).toMatch(where)

    const before = mine(bytesOf(inFen(folder)))
    const recovered = await run('gloam recover fen')
    expect(recovered).toMatchObject({ code: 0, err: '' })
    expect(recovered.out).toMatch(where)
    expect(mine(bytesOf(inFen(folder)))).toEqual(before)
    expect(bytesOf(inFen(folder, 'damaged', name))).toEqual(damaged)

    expect(await run('gloam recover fen')).toMatchObject({ code: 0, out: expect.stringMatching(/whole/) as string })
    const looked = await run('gloam replay fen --verify')
    expect({ out: looked.out, err: looked.err, code: looked.code }).toMatchObject({ err: '', code: 0 })
    const went = await run("printf 'wait\\nlook around\\n/undo\\nwait\\n' | gloam play fen --seed 7")
    expect(went).toMatchObject({ err: '', code: 0 })
    expect(went.out).toContain('Taken back')
    expect(await run('gloam replay fen --verify')).toMatchObject({ err: '', code: 0 })
    expect((await run('gloam doctor fen')).out).not.toMatch(/chronicle|runs\//)
    expect(readdirSync(inFen(folder, 'runs'))).toHaveLength(1)
  })
})

test('13.24 a run whose lines were all given returns, as git can, is recovered with every version', async () => {
  const folder = await fen()
  const run = runIn(folder)
  for (const name of readdirSync(run, { recursive: true, encoding: 'utf8' }).filter(one => one.endsWith('.jsonl')))
    writeFileSync(join(run, name), readFileSync(join(run, name), 'latin1').replaceAll('\n', '\r\n'), 'latin1')
  const before = await shell(built.main, folder, 'gloam play fen < /dev/null')
  expect({ code: before.code, err: before.err }).toEqual({ code: 1, err: expect.stringContaining('gloam recover') })
  expect((await shell(built.main, folder, 'gloam recover fen')).out).toContain('Every beat that is known of')
  const after = await shell(built.main, folder, 'gloam rewind fen --to 1 && gloam replay fen --verify')
  expect({ code: after.code, out: after.out }).toEqual({
    code: 0,
    out: expect.stringContaining('every byte is as it was'),
  })
})

test.each([
  ['a tail of nothing behind the last line', (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(4096)])],
  ['nothing where the last line stood', (bytes: Buffer) => Buffer.from(bytes).fill(0, bytes.lastIndexOf(10, -2) + 1)],
])('13.24 a power cut leaves %s', async (_, cut) => {
  const folder = await fen()
  const last = segment(folder, 3)
  writeFileSync(last, cut(readFileSync(last)))
  const played = await shell(built.main, folder, 'gloam play fen < /dev/null || gloam recover fen')
  expect(played.code).toBe(0)
  const { out } = await shell(
    built.main,
    folder,
    "printf 'wait\\n' | gloam play fen > /dev/null; gloam replay fen --verify",
  )
  expect(out).toContain('every byte is as it was')
})

test('13.24 a tail that is missing is said by the list too', async () => {
  const folder = await fen()
  inLine(segment(folder, 3), -1, () => undefined)
  expect((await shell(built.main, folder, 'gloam campaigns')).out).toMatch(/damaged|missing|recover/)
})

test('13.24 a segment that is missing is said by the list too', async () => {
  const folder = await fen()
  rmSync(segment(folder, 2))
  expect((await shell(built.main, folder, 'gloam campaigns')).out).toMatch(/damaged|missing|recover/)
})

test('13.24 a file that is not what its proof says is named', async () => {
  const folder = await fen()
  const scene = readdirSync(inFen(folder, 'scenes'))[0] ?? ''
  writeFileSync(inFen(folder, 'scenes', scene), 'Something else.\n')
  const { err, code } = await shell(built.main, folder, 'gloam replay fen --verify')
  expect({ isNamed: err.includes(`scenes/${scene}`), code }).toEqual({ isNamed: true, code: 1 })
})
