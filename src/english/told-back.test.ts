import { expect, test } from 'vitest'
import { asDoneByYou, plain, shortened, spoken } from './told-back.ts'

test('marks of a page, a tag or a template become words or nothing', () => {
  expect(plain('**bold** `code` [NARRATIVE] <b> {{x}} ${y} #who#')).toBe('bold code NARRATIVE b x y who')
  expect(plain('one\ntwo\u0000three')).toBe('one two three')
  expect(plain('"quoted" “words”')).toBe('quoted words')
})

test('what is long is cut at a word', () => {
  const cut = shortened('word '.repeat(100), 60)
  expect(cut.length).toBeLessThanOrEqual(61)
  expect(cut.endsWith('word…')).toBe(true)
  expect(plain('x'.repeat(10_000)).length).toBeLessThan(230)
})

test('speech has a capital and a stop, and asks where it asks', () => {
  expect(spoken('hello there')).toBe('Hello there.')
  expect(spoken('who goes?')).toBe('Who goes?')
  expect(spoken("'stand back!'")).toBe('Stand back!')
})

test.each([
  ['I swing from the lamp', 'you swing from the lamp'],
  ['swing from my rope.', 'you swing from your rope'],
  ["I'm hiding behind our cart", "you're hiding behind your cart"],
  ['I want to dance', 'you dance'],
  ['can i fix the mast?', 'you fix the mast'],
  ['lets swim', 'you swim'],
  ["ok we're gonna try to climb it", 'you climb it'],
  ['I am dancing', 'you are dancing'],
  ['do a backflip (badly)', 'you do a backflip'],
  ['constructor', 'you constructor'],
])('%s is told as %s', (line, done) => {
  expect(asDoneByYou(line)).toBe(done)
})

test.each([
  'Olav, it was the doctor. She cut the cable',
  'hold the door for us',
  'the goat flies',
  'Maren goes home',
  'is it far',
  'be careful',
  'I say "run" and jump',
])('%s is not told back', line => {
  expect(asDoneByYou(line)).toBeUndefined()
})

test('the comma before `I said` is no part of what is said', () => {
  expect(spoken('He sold you out,')).toBe('He sold you out.')
})
