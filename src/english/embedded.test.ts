import { expect, test } from 'vitest'
import { embedded } from './embedded.ts'

test.each([
  ['what happens if he turns round', 'what happens if he turns round'],
  ['why would a nun pay to have a hat burned?', 'why a nun would pay to have a hat burned'],
  ['can we touch him or does your hand go through', 'whether you can touch him'],
  ["what's wrong with that paper?", 'what is wrong with that paper'],
  ['where does he live?', 'where he lives'],
  ['so, who was the man in green?', 'who the man was in green'],
  ['did anybody see us?', 'whether anybody saw you'],
  ['how long until the next blinds', 'how long until the next blinds'],
  ['how many people are on the bridge?', 'how many people are on the bridge'],
  ['is the door locked?', 'whether the door is locked'],
  ['whose coat is that?', 'whose coat that is'],
  ['was I followed?', 'whether you were followed'],
])('%s', (question, told) => expect(embedded(question)).toBe(told))

test('what asks nothing is not turned round', () => {
  expect(embedded('I open the door')).toBeUndefined()
  expect(embedded('who?')).toBeUndefined()
})
