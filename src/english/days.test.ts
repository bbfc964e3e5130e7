/** How many days a line means to spend, and where it only speaks of days. */
import { expect, test } from 'vitest'
import { daysIn, isOnlyDays } from './days.ts'
import { wordsOfLine } from './line.ts'

test.each([
  ['I practise with the sword for a week', 7],
  ['I spend a week in the library', 7],
  ['we rest for a couple of days', 2],
  ['I craft a ladder over the next days', 3],
  ['we wait three days', 3],
  ['I work at the inn for the next two weeks', 14],
  ['take a month of downtime', 30],
  ['over the next few days I copy the ledger', 3],
  ['we stay here for 10 days', 10],
])('14.4: %s', (line, days) => {
  expect(daysIn(wordsOfLine(line))).toBe(days)
})

test.each([
  'I give him three days',
  'the mule came back three days ago',
  'I ask who was here last week',
  'I wait for a day',
  'I ask how many days are left',
])('14.4: %s spends none', line => {
  expect(daysIn(wordsOfLine(line))).toBeUndefined()
})

test('14.4: days alone say nothing of what they are for', () => {
  expect(isOnlyDays(wordsOfLine('we take a week of downtime'))).toBe(true)
  expect(isOnlyDays(wordsOfLine('I spend a week at the inn'))).toBe(false)
})
