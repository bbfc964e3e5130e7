import { expect, test } from 'vitest'
import { ourWords } from './our-words.ts'

test.each([
  ['There is a gap where you found the felt hat.', 'There is a gap where we found the felt hat.'],
  ['You have taken the hat from here.', 'We have taken the hat from here.'],
  ['Somebody behind you says that it was your doing.', 'Somebody behind us says that it was our doing.'],
  ['Cobb watches you go.', 'Cobb watches us go.'],
  ['It is for you to find out; the mule is yours.', 'It is for us to find out; the mule is ours.'],
])('what is told to a party is written down by it: %s', (told, written) => {
  expect(ourWords(told)).toBe(written)
})
