import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { memoryStore } from '../../store/memory.ts'
import { outletOn } from '../outlet/outlet.ts'
import type { Shown } from './face.ts'
import { talk } from './fireside.ts'
import { Lines } from './lines.ts'
import { pipeFace } from './pipe-face.ts'

const sheet = (file: string): string => readFileSync(`content/campaigns/borrowed-water/party/${file}.md`, 'utf8')

/** What is answered to these lines by the fire. */
async function answers(character: string, seed: number, lines: readonly string[]): Promise<readonly string[]> {
  const journal =
    '# Journal\n\n### The ferry\n*Scene 001: the-ferry*\n\n**What happened**: We came with the night ferry.\n'
  const store = memoryStore({
    'overview.md': '# Quillet\n',
    'party/dabney-thrupp.md': sheet('dabney-thrupp'),
    'party/ilvane-sorrel.md': sheet('ilvane-sorrel'),
    'party/dabney-thrupp-journal.md': journal,
  })
  const input = new PassThrough()
  input.end(lines.map(line => `${line}\n`).join(''))
  const shown: Shown[] = []
  const plain = pipeFace(new Lines(input), outletOn(new PassThrough().resume()), { isAscii: false, nameOf: id => id })
  const face = { ...plain, show: (event: Shown) => void shown.push(event) }
  const talked = await talk(store, face, { character, seed: String(seed), echoes: false }, new AbortController().signal)
  expect(talked.ok).toBe(true)
  return shown.flatMap(event => (event.type === 'spoke' ? [event.text] : []))
}

test('what they did is told out of their own journal, by whoever keeps one', async () => {
  expect(await answers('dabney', 1, ['what did we do today?'])).toEqual(['"We came with the night ferry."'])
  expect((await answers('ilvane', 1, ['what did we do today?'])).join()).not.toContain('ferry')
})

test.each([1, 2, 3, 4, 5, 6])('what they do meanwhile is seen, and never said (seed %i)', async seed => {
  const lines = ['thank you for today', 'you fought well', 'I like you', 'we should sleep', 'nice fire']
  const said = [...(await answers('dabney', seed, lines)), ...(await answers('ilvane', seed, lines))]
  for (const text of said) expect(text.replaceAll(/"[^"]*"/g, '')).not.toMatch(/\b(?:I|my|me)\b/)
})
