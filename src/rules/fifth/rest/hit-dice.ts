/** Hit dice: spent one by one while others talk, and half of them back after a night. */
import { modifierOf, signed } from '../model/abilities.ts'
import { maxHitPointsOf } from '../model/body.ts'
import { heal } from '../combat/heal.ts'
import type { Creature, CreatureId, HitDice } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { fellIn, throwDice } from '../model/throw.ts'

/** The largest die that is left. */
const nextDie = ({ hitDice }: Creature): HitDice | undefined =>
  hitDice.filter(({ max, used }) => used < max).toSorted((one, other) => other.die - one.die)[0]

/** Spends up to so many, stopping once whole: nobody wastes a die on a healed wound. Answers how many fell. */
export function spendHitDice(deed: Deed, who: CreatureId, wanted: number): number {
  for (let spent = 0; spent < wanted; spent += 1) {
    const creature = creatureIn(deed.world, who)
    const next = nextDie(creature)
    if (next === undefined || creature.hitPoints >= maxHitPointsOf(creature)) return spent
    happen(deed, { type: 'hit-dice-spent', who, die: next.die, count: 1 })
    heal(deed, who, throwHitDie(deed, creature, next.die))
  }
  return wanted
}

/** A weak constitution may take from the die, never from the body. */
function throwHitDie(deed: Deed, creature: Creature, die: number): number {
  const constitution = modifierOf(creature.abilities.con)
  const roll = throwDice(deed, `1d${die}${constitution === 0 ? '' : signed(constitution)}`)
  const total = Math.max(0, roll.total)
  const rule = `Short rest: one hit die and CON ${signed(constitution)}`
  deed.rolls.push({ purpose: 'Hit die', who: creature.name, ...fellIn(roll), total, rule })
  return total
}

/** Half of all there are, at least one, the largest first. */
export function restoreHitDice(deed: Deed, who: CreatureId): void {
  const { hitDice } = creatureIn(deed.world, who)
  const all = hitDice.reduce((sum, { max }) => sum + max, 0)
  let back = Math.max(1, Math.floor(all / 2))
  for (const { die, used } of hitDice.toSorted((one, other) => other.die - one.die)) {
    const count = Math.min(used, back)
    if (count > 0) happen(deed, { type: 'hit-dice-restored', who, die, count })
    back -= count
  }
}
