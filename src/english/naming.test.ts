import { expect, test } from 'vitest'
import { likeness, placeName, sentence, theName, topicWords } from './naming.ts'

test.each([
  ['Loose flagstone', 'the loose flagstone'],
  ['The Great Well', 'the Great Well'],
  ['Great Balance', 'the Great Balance'],
  ["Founder's Ring", "the Founder's Ring"],
  ["Lisbet's Field Book", "Lisbet's Field Book"],
  ['a brass key', 'a brass key'],
])('%s stands in a sentence as %s', (name, inside) => {
  expect(theName(name)).toBe(inside)
})

test('a place keeps its name, and its article small', () => {
  expect(placeName('The Full Pail')).toBe('the Full Pail')
  expect(placeName('Old Light')).toBe('Old Light')
})

test('a sentence has a capital and one stop', () => {
  expect(sentence('the door is shut')).toBe('The door is shut.')
  expect(sentence('"Who goes?"')).toBe('"Who goes?"')
})

test('words are alike in whatever form they stand', () => {
  expect(likeness(topicWords('the moved stones'), 'Somebody is moving a stone')).toBe(2)
  expect(likeness(topicWords('about the'), 'about the')).toBe(0)
})
