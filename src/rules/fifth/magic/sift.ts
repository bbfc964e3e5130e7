/** Spells that ask how many hit points a creature has before they touch it. */
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { fellIn, throwDice } from '../model/throw.ts'
import type { Power } from './power.ts'

/** A pool of hit points, weakest first: each one it covers is touched and taken out of the pool (Sleep). */
export const byPool =
  (poolOf: (power: Power) => string, isProof: (creature: Creature) => boolean = () => false) =>
  (deed: Deed, power: Power): readonly CreatureId[] => {
    const caster = creatureIn(deed.world, power.caster)
    const roll = throwDice(deed, poolOf(power))
    const { name } = power.spell
    const rule = `${name}: hit points it can overcome, weakest first`
    deed.rolls.push({ purpose: name, who: caster.name, ...fellIn(roll), total: roll.total, rule })
    let left = roll.total
    const awake = power.targets
      .map(id => creatureIn(deed.world, id))
      .filter(one => one.life === 'alive' && !isProof(one))
    const touched: CreatureId[] = []
    for (const { id, hitPoints } of awake.toSorted((weak, strong) => weak.hitPoints - strong.hitPoints)) {
      if (hitPoints > left) break
      left -= hitPoints
      touched.push(id)
    }
    if (touched.length === 0) tell(deed, `${name} overcomes nobody.`)
    return touched
  }

/** Only those with no more than so many hit points (Power Word Stun). */
export const byHitPoints =
  (atMost: number) =>
  (deed: Deed, { targets, spell }: Power): readonly CreatureId[] => {
    const touched = targets.filter(id => creatureIn(deed.world, id).hitPoints <= atMost)
    if (touched.length < targets.length)
      tell(deed, `${spell.name} cannot touch those with more than ${atMost} hit points.`)
    return touched
  }

/** Only creatures of these types (Hold Person needs a humanoid). */
export const byType =
  (...types: readonly string[]) =>
  (deed: Deed, { targets, spell }: Power): readonly CreatureId[] => {
    const touched = targets.filter(id =>
      types.some(type => creatureIn(deed.world, id).type.toLowerCase().includes(type)),
    )
    if (touched.length < targets.length) tell(deed, `${spell.name} works only on: ${types.join(', ')}.`)
    return touched
  }

/** All but these: the undead and constructs cannot be healed so. */
export const byOtherType =
  (...types: readonly string[]) =>
  (deed: Deed, { targets, spell }: Power): readonly CreatureId[] => {
    const touched = targets.filter(
      id => !types.some(type => creatureIn(deed.world, id).type.toLowerCase().includes(type)),
    )
    if (touched.length < targets.length) tell(deed, `${spell.name} does nothing for: ${types.join(', ')}.`)
    return touched
  }

/** Sleep does not come to the undead, nor to those whom nothing charms. */
export const isSleepless = ({ type, conditionImmunities }: Creature): boolean =>
  type.toLowerCase().includes('undead') || conditionImmunities.includes('charmed')
