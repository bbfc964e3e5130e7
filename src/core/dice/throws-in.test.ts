import { expect, test } from 'vitest'
import { fixedDice, rollText } from './roll.ts'
import { throwsIn } from './throws-in.ts'

test('every throw counts: dice, explosions, rerolls, and dice that say how many dice', () => {
  const faces = [2, 1, 6, 3, 5]
  const rolled = rollText('(1d4)d6!r1', fixedDice(...faces))
  expect(rolled.ok && throwsIn(rolled.value.rolls[0]?.entries ?? [])).toBe(faces.length)
})
