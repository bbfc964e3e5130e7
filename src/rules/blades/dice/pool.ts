/** The pool: dice that are there to be spent. */
import { happen, rollDice, type Deed } from '../model/deed.ts'
import { poolSize } from '../model/world.ts'

/** New dice, rolled, as many as there is room for. */
export function recoverDice(deed: Deed, count: number, reason: string): number {
  const room = Math.max(0, poolSize - deed.world.pool.length)
  const dice = rollDice(deed, Math.min(room, Math.trunc(count)))
  if (dice.length > 0) happen(deed, { type: 'dice-recovered', dice, reason })
  return dice.length
}

/** The pool anew, at a size. */
export function resetPool(deed: Deed, size: number, reason: string): void {
  happen(deed, { type: 'pool-set', dice: rollDice(deed, Math.min(poolSize, size)), reason })
}
