import { expect, test } from 'vitest'
import { isSentence, ofPerson } from './of-person.ts'

test.each([
  ['A square woman in an oilskin coat.', 'Hester is a square woman in an oilskin coat.'],
  ['He limps.', 'Hester limps.'],
  ['Tall and freckled, in an apron.', 'Hester is tall and freckled, in an apron.'],
  ['Wears a coat of many pockets.', 'Hester wears a coat of many pockets.'],
  ['A scar runs from ear to chin.', 'A scar runs from ear to chin.'],
  ['His coat is wet.', 'His coat is wet.'],
])('%s', (written, told) => {
  expect(ofPerson('Hester', written)).toBe(told)
})

test.each([
  ['They are a skeleton in a good black coat.', 'The Under-Clerk is a skeleton in a good black coat.'],
  ['They never look up.', 'The Under-Clerk never looks up.'],
  ['They have ink on both cuffs.', 'The Under-Clerk has ink on both cuffs.'],
  ['They wore a better coat once.', 'The Under-Clerk wore a better coat once.'],
])('of one who is they: %s', (written, told) => {
  expect(ofPerson('the Under-Clerk', written)).toBe(told)
})

test('a verdict is no sentence, and something that happens is one', () => {
  expect(['Marks', 'Trouble.', 'A nuisance with papers', 'Hope, against her will'].map(isSentence)).not.toContain(true)
  expect(['He counts you twice', 'A pebble lands near your foot.'].map(isSentence)).not.toContain(false)
})
