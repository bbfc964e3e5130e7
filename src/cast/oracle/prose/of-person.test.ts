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

test('a verdict is no sentence, and something that happens is one', () => {
  expect(['Marks', 'Trouble.', 'A nuisance with papers', 'Hope, against her will'].map(isSentence)).not.toContain(true)
  expect(['He counts you twice', 'A pebble lands near your foot.'].map(isSentence)).not.toContain(false)
})
