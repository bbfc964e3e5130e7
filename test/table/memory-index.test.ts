/** The index beside the runs is a cache: missing, damaged, old, or half written by somebody who died, it changes no answer. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderStore } from '../../src/store/folder.ts'
import { runsOf } from '../../src/table/start.ts'
import { bundle, cleanUp, has, quickFolder, start } from '../store/harness.ts'
import { inject, range, record, type Call } from '../store/strace.ts'
import { answersOf } from './memory-answers.ts'
import { files, sitDown } from './sitting.ts'

afterAll(cleanUp)

const say = (text: string) => [{ tag: 'NARRATIVE' as const, text }]

const evenings: readonly (readonly string[])[] = [
  ['Osk keeps a green lantern under the third plank.', 'Osk promises you the bell.'],
  ['A heron lands on the quay.', 'The bell is cracked.'],
  ['Osk is gone, and the lantern with him.', 'The heron is back.'],
]

const indexIn = (root: string): string => join(root, 'runs', 'memory.index')

/** Three evenings that were ended, as a table leaves them. */
async function played(): Promise<string> {
  const root = quickFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const tellings of evenings) await evening(root, tellings)
  return root
}

async function evening(root: string, tellings: readonly string[], ends = true): Promise<void> {
  const store = folderStore(root)
  const { table } = await sitDown({ store, beats: tellings.map(say) })
  for (const _ of tellings.slice(1)) await table.say('On.')
  await (ends ? table.end() : table.close())
  store.close()
}

async function ask(root: string): Promise<string> {
  const store = folderStore(root)
  const answers = await answersOf(store)
  store.close()
  return answers
}

/** What is answered where there never was an index. */
async function askAnew(root: string): Promise<string> {
  rmSync(indexIn(root), { force: true })
  return ask(root)
}

function copyOf(root: string): string {
  const copy = quickFolder()
  cpSync(root, copy, { recursive: true, preserveTimestamps: true })
  return copy
}

let root = ''
let right = ''
beforeAll(async () => {
  root = await played()
  right = await askAnew(copyOf(root))
  expect(right).toMatch(/green lantern.*heron.*cracked/)
})

test('16.6 a session that ended is in the index, and it says what the chronicles say', async () => {
  const before = statSync(indexIn(root))
  expect(await ask(root)).toBe(right)
  expect(statSync(indexIn(root)).ino).toBe(before.ino) // nothing was read again, so nothing was written
})

test.each([
  ['missing', (path: string) => rmSync(path)],
  ['empty', (path: string) => writeFileSync(path, '')],
  ['cut short', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 800))],
  ['something else', (path: string) => writeFileSync(path, '# Notes\n\nBuy more dice.\n'.repeat(50))],
  [
    'damaged in a bit',
    (path: string) => {
      const bytes = readFileSync(path)
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 4
      writeFileSync(path, bytes)
    },
  ],
])('16.6 an index that is %s is made again, with the same answers', async (_, harm) => {
  const folder = copyOf(root)
  await ask(folder)
  harm(indexIn(folder))
  expect(await ask(folder)).toBe(right)
  const mended = statSync(indexIn(folder)).ino
  expect(await ask(folder)).toBe(right)
  expect(statSync(indexIn(folder)).ino).toBe(mended) // and is believed from then on
})

test('16.6 where no index can be written, everything is remembered all the same', async () => {
  const folder = copyOf(root)
  rmSync(indexIn(folder))
  mkdirSync(indexIn(folder))
  expect(await ask(folder)).toBe(right)
})

test('16.6 an index of before is stale: a session that went on, one that was taken away, one that came back', async () => {
  const folder = copyOf(root)
  await evening(folder, ['Fog. Osk promises a second bell.'], false)
  const [one, two] = [await ask(folder), await askAnew(copyOf(folder))]
  expect(one).toBe(two)
  expect(one).toContain('second bell')
  await evening(folder, ['The second bell rings: a heron has found it.'], false) // the same run goes on
  expect(await ask(folder)).toBe(await askAnew(copyOf(folder)))
  const store = folderStore(folder)
  const [, second = ''] = await runsOf(store)
  store.close()
  const away = join(quickFolder(), second)
  cpSync(join(folder, 'runs', second), away, { recursive: true, preserveTimestamps: true })
  rmSync(join(folder, 'runs', second), { recursive: true })
  const without = await ask(folder)
  expect(without).toBe(await askAnew(copyOf(folder)))
  expect(without).not.toContain('"session 2 |') // its pages still tell of it
  cpSync(away, join(folder, 'runs', second), { recursive: true, preserveTimestamps: true })
  expect(await ask(folder)).toContain('"session 2 |')
})

test('16.6 what was taken back after it was kept is forgotten, and a branch remembers its own past', async () => {
  const folder = copyOf(root)
  await evening(folder, ['Mist.', 'A kestrel lands where the heron was.'], false)
  expect(await ask(folder)).toContain('kestrel')
  const store = folderStore(folder)
  const { table } = await sitDown({ store, beats: [say('An egret lands where the heron was.')] })
  await table.move({ beat: table.beat - 1 })
  await table.say('On.')
  await table.close()
  store.close()
  const now = await ask(folder)
  expect(now).toContain('egret')
  expect(now).not.toContain('kestrel')
  expect(now).toBe(await askAnew(copyOf(folder)))
})

describe.skipIf(!has('strace'))('16.6 killed at every system call while the index is written (needs strace)', () => {
  const worker = bundle(new URL('memory-worker.ts', import.meta.url))
  const fresh = (): string => {
    const folder = copyOf(root)
    rmSync(indexIn(folder))
    return folder
  }
  const swept: readonly Call[] = ['open', 'write', 'fsync', 'rename']

  test('whoever comes next remembers the same', async () => {
    const folder = fresh()
    const { wrap, lines } = record()
    expect(await start([folder], { wrap, worker }).rest()).toEqual([right])
    let killed = 0
    for (const call of swept) {
      const { from, to } = range(lines(), call, folder)
      const step = call === 'open' ? 7 : 1 // most of them only read
      for (let when = from; when <= to; when += step) {
        const left = fresh()
        const running = start([left], { wrap: inject(call, 'signal=KILL', when), worker })
        await running.rest()
        if (running.child.signalCode === 'SIGKILL') killed += 1
        expect(await ask(left)).toBe(right)
        expect(existsSync(indexIn(left))).toBe(true)
      }
    }
    expect(killed).toBeGreaterThan(8)
  }, 180_000)
})
