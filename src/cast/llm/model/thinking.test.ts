import { expect, test } from 'vitest'
import { WithoutThinking } from './thinking.ts'

function heard(text: string, piece: number): string {
  const thinking = new WithoutThinking()
  let said = ''
  for (let at = 0; at < text.length; at += piece) said += thinking.add(text.slice(at, at + piece))
  return said + thinking.end()
}

const cases: readonly (readonly [string, string])[] = [
  ['<think>The reeve lies.</think>\n\nThe reeve smiles.', 'The reeve smiles.'],
  ['The lamp.\n\n<thinking>Who?</thinking>Osk.', 'The lamp.\n\nOsk.'],
  ['<THINK>a</think><think>b</think>Words.', 'Words.'],
  ['Five < six, and <b>bold</b> stays.', 'Five < six, and <b>bold</b> stays.'],
  ['<think>It never ends', ''],
  ['A sign: <', 'A sign: <'],
]

test.each([1, 2, 3, 7, 100])('17.3 thinking is never said, in pieces of %i letters', piece => {
  for (const [text, said] of cases) expect(heard(text, piece)).toBe(said)
})
