/** Rolling dice that are not the pool's, and saying so. */
import { rollDice, type Deed } from '../model/deed.ts'
import { levelOf, readThrow, type Thrown } from './tier.ts'

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
    outcome: levelOf(thrown),
    rule,
    ...(isHidden ? { isHidden } : {}),
  })
  return thrown
}
