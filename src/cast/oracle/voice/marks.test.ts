import { expect, test } from 'vitest'
import { marksIn } from './marks.ts'

const fights: readonly (readonly [string, string])[] = [
  ['*Against you: the first and second giant weasels (unhurt, at close quarters with Ilvane).*', 'the two giant weasels'],
  ['*Against you: the second, third and fourth goblins (hurt), the first goblin (unhurt) and Corin Vash (unhurt).*', 'Corin Vash and the four goblins'],
  ['*Against you: the first wolf (hurt) and the second wolf (unhurt).*', 'the two wolves'],
  ['*Against you: the mastiff (barely standing).*', 'the mastiff'],
] // prettier-ignore

test.each(fights)('%s', (told, foes) => {
  expect(marksIn([`${told}\n\nIt is over.`]).fight).toMatchObject({ foes, end: 'won' })
})

test('those who went down before are counted with those still up', () => {
  const told = ['*Against you: the first, second and third rats (unhurt).*', '*Against you: the third rat (hurt).*']
  expect(marksIn(told).fight?.foes).toBe('the three rats')
})
