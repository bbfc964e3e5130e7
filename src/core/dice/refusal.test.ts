import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scribble } from '../../../test/dice-arbitraries.ts'
import { seedRng } from '../random.ts'
import { explainDice } from './refusal.ts'
import { rollText } from './roll.ts'

function why(source: string): string {
  const rolled = rollText(source, seedRng(1))
  return rolled.ok ? 'rolled' : explainDice(rolled.refusal, source)
}

test('the caret stands exactly under the fault', () => {
  expect(why('4d6kh3 + 2x')).toBe(
    ['Expected an operator, a modifier, "," or the end, found "x".', '  4d6kh3 + 2x', '            ^'].join('\n'),
  )
  expect(why('2d6 + d')).toBe(
    ['Expected the sides of the die, such as 20, % or F, found the end.', '  2d6 + d', '         ^'].join('\n'),
  )
  expect(why('1d6 / (2 - 2)')).toBe(['This divides by zero.', '  1d6 / (2 - 2)', '      ^'].join('\n'))
})

test('a refusal says what would be right', () => {
  expect(why('1000000d6')).toMatch('1000000 dice are too many; one expression throws at most 1000.')
  expect(why('1d6!>0')).toMatch('Every face would explode again, so this never ends; leave at least one face out.')
  expect(why('shrug(2)')).toMatch('There is no function "shrug". There are: abs, ceil')
  expect(why('pow(2)')).toMatch('pow takes two numbers, and was given 1.')
  expect(why('1d6;'.repeat(21))).toMatch('One call takes at most 20 expressions; roll the rest in another.')
  expect(why('1d(0)')).toMatch('A die with 0 sides does not exist; sides are a whole number from 1 up.')
  expect(why('1000d20r<20')).toMatch('This took more than 10000 throws; let fewer faces explode or reroll.')
})

test('long lines are cut around the fault, and wide or unprintable letters do not move the caret', () => {
  const [, line = '', caret = ''] = why(`${'1+'.repeat(200)}x${'+1'.repeat(200)}`).split('\n')
  expect(line.length).toBeLessThanOrEqual(80)
  expect(line[caret.indexOf('^')]).toBe('x')
  expect(why('1d20\u0000+5')).toBe(
    ['Expected an operator, a modifier, "," or the end, found "·".', '  1d20·+5', '      ^'].join('\n'),
  )
  expect(why('[火] １d6')).toMatch(/\n {2}\[火\] １d6\n {7}\^$/)
})

test('nothing in a source reaches a terminal but letters and signs', () => {
  fc.assert(
    fc.property(scribble, source => {
      expect(why(`${source}\u001b[2J\u202e`).replaceAll('\n', '')).not.toMatch(/\p{C}/u)
    }),
    { seed: 7, numRuns: 1000 },
  )
})
