/** One seat's letters: an answer is to what was read, and to nothing that came since. */
import { expect, test } from 'vitest'
import { Box } from './box.ts'

const limitMs = 5_000
const quiet = new AbortController().signal

const asked = (box: Box, character: string): Promise<string | undefined> =>
  box.ask(
    'story',
    () => box.put({ tag: 'PLAYER_ACTION', character, action: 'I wait.' }),
    'PLAYER_ACTION',
    limitMs,
    quiet,
  )

test('18.2 words for what was asked before do not answer what has not been read yet', async () => {
  const box = new Box()
  const first = asked(box, 'aldric')
  await new Promise(setImmediate)
  expect(box.answer('too soon')).toBe(false)
  box.take()
  expect(box.answer('to the first')).toBe(true)
  expect(await first).toBe('to the first')

  const second = asked(box, 'tilda')
  await new Promise(setImmediate)
  expect(box.answer('to the first, again')).toBe(false)
  box.take()
  expect(box.answer('to the second')).toBe(true)
  expect(await second).toBe('to the second')
})
