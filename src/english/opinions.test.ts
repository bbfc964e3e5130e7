import { expect, test } from 'vitest'
import { leaningsOf } from './opinions.ts'

test.each([
  ['I trust the guild.', 'for', 'the guild'],
  ['I distrust nobles.', 'against', 'nobles'],
  ['I cannot stand waste.', 'against', 'waste'],
  ['A false map kills more people than a false friend.', 'against', 'a false map'],
  ['Anything worth locking up is worth looking at.', 'for', 'anything worth locking up'],
  ['Mercy is a habit.', 'for', 'mercy'],
  ['I never trust a smiling man.', 'against', 'a smiling man'],
  ['Nobody should be put out of their home for a number on a page.', 'against', ''],
  ['What has been sworn will be kept.', 'for', ''],
])('%s', (text, direction, topic) => {
  expect(leaningsOf([text])).toMatchObject([{ direction, topic }])
})

test('two opinions in one sentence point two ways', () => {
  expect(leaningsOf(['I trust the guild; I despise its masters.'])).toMatchObject([
    { direction: 'for', topic: 'the guild' },
    { direction: 'against', topic: 'its masters' },
  ])
})

test('a sentence that takes no side is no leaning', () => {
  expect(leaningsOf(['The moon has two faces.'])).toEqual([])
})
