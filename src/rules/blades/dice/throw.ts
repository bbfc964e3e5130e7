/** Rolling dice that are not the pool's, and saying so. */
import { rollDice, type Deed } from '../model/deed.ts'
import { levelOf, readThrow, type Level, type Thrown } from './tier.ts'
import type { Degree } from '../../ruleset.ts'

const degrees: Readonly<Record<Level, Degree>> = {
  critical: 'exceptional',
  success: 'success',
  partial: 'partial',
  bad: 'failure',
}

export type Thrower = {
  readonly purpose: string
  readonly who: string
  readonly rule: string
  readonly isHidden?: true
}

/** A roll of so many dice. None of one's own means two, and the lower counts. */
export function throwPool(deed: Deed, count: number, { purpose, who, rule, isHidden }: Thrower): Thrown {
  const dice = rollDice(deed, count <= 0 ? 2 : count)
  const thrown = readThrow(count, dice)
  const asked = count <= 0 ? '0d (2d, the lower)' : `${count}d`
  deed.rolls.push({
    purpose,
    who,
    text: `${asked} = [${dice.join(', ')}] = ${thrown.high}`,
    total: thrown.high,
    dice: dice.map((face, index) => ({
      sides: 6,
      face,
      ...(index === dice.indexOf(thrown.high) ? {} : { isLost: true }),
    })),
    outcome: levelOf(thrown),
    degree: degrees[levelOf(thrown)],
    rule,
    ...(isHidden ? { isHidden } : {}),
  })
  return thrown
}
