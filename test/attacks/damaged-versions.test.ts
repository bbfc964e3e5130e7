/** Going back over kept versions that are damaged: either it goes back to the right bytes, or nothing at all has changed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildGloam, folderWith, shell } from '../cli/gloam.ts'
import { bytesOf, fenWith, inFen, runIn } from './fen.ts'

let built = { main: '', remove: (): void => undefined }
/** Played once, with a line that was left; each test has a copy. */
let played = ''
beforeAll(() => {
  built = buildGloam()
  played = mkdtempSync(join(tmpdir(), 'gloam-versions-'))
})
afterAll(() => {
  built.remove()
  rmSync(played, { recursive: true, force: true })
})

test('13.17 a campaign is played, left at a branch, and played on', async () => {
  const folder = fenWith()
  const evening = ['look around', 'go to the mill', 'wait', 'go to the pier', '/undo', '/undo', 'wait', 'look around']
  writeFileSync(join(folder, 'lines.txt'), `${evening.join('\n')}\n`)
  expect((await shell(built.main, folder, 'gloam play fen --seed 7 < lines.txt')).code).toBe(0)
  cpSync(folder, played, { recursive: true })
  expect(versions(folder).length).toBeGreaterThan(4)
})

const kept = (folder: string): string => join(runIn(folder), 'contents.jsonl')
const versions = (folder: string): readonly string[] => readFileSync(kept(folder), 'utf8').trimEnd().split('\n')

function copy(): string {
  const folder = folderWith()
  cpSync(played, folder, { recursive: true })
  return folder
}

/** Another letter of the same alphabet in the middle of the packed words, so that the line is still JSON. */
const twisted = (line: string): string => {
  const at = (line.indexOf('"packed":"') + line.length) >> 1
  return `${line.slice(0, at)}${line[at] === 'A' ? 'B' : 'A'}${line.slice(at + 1)}`
}

const damages: Readonly<Record<string, (lines: readonly string[]) => readonly string[]>> = {
  'every version is twisted': lines => lines.map(twisted),
  'the first is twisted': lines => lines.map((line, index) => (index === 0 ? twisted(line) : line)),
  'one in the middle is twisted': lines => lines.map((line, at) => (at === lines.length >> 1 ? twisted(line) : line)),
  'the first half is gone': lines => lines.slice(lines.length >> 1),
  'they stand backwards': lines => lines.toReversed(),
  'there are none': () => [],
}

const goingBack = [
  'gloam rewind fen --to 1',
  'gloam branches fen --switch line-1',
  "printf '/undo\\n' | gloam play fen",
]

/** What a reader has of the campaign: all its pages. */
const pagesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(bytesOf(inFen(folder))).filter(([path]) => path.endsWith('.md')))

describe.each(goingBack)('13.17 %s', line => {
  let right: Readonly<Record<string, string>> = {}

  test('goes back where nothing is damaged', async () => {
    const folder = copy()
    expect((await shell(built.main, folder, line)).err).toBe('')
    right = pagesOf(folder)
    expect(right).not.toEqual(pagesOf(played))
  })

  test.each(Object.entries(damages))('%s', async (_, damage) => {
    const folder = copy()
    const lines = damage(versions(folder)).map(each => `${each}\n`)
    writeFileSync(kept(folder), lines.join(''))
    const before = bytesOf(inFen(folder))
    const { out, err } = await shell(built.main, folder, line)
    const refused = /Nothing was changed: .* damaged or gone: \S+\.md \(version [0-9a-f]{12}\)/.test(out + err)
    const isUntouched = isDeepStrictEqual(bytesOf(inFen(folder)), before)
    const isRight = isDeepStrictEqual(pagesOf(folder), right)
    expect({ refused, isUntouched, isRight: refused || isRight }).toEqual({
      refused: refused || lines.length === 0, // where there are none, there is nothing to go back to
      isUntouched: refused,
      isRight: true,
    })
  })
})
