/** Quickened Spell: two sorcery points, and what takes an action takes a bonus action. */
import type { RuleRefusal } from '../../ruleset.ts'
import type { Spell } from '../data/spells.ts'
import type { Creature } from '../model/creature.ts'
import { hasTrait } from '../model/traits.ts'
import { castingTimeOf } from './duration.ts'
import { pointsLeft } from './sorcery-points.ts'

export const quickenPrice = 2

export function refuseQuick(caster: Creature, spell: Spell): RuleRefusal | undefined {
  const allowed = ['cast it with the action']
  if (!hasTrait(caster, 'Quickened Spell'))
    return { code: 'no-metamagic', why: `${caster.name} cannot quicken spells.`, allowed }
  const time = castingTimeOf(spell)
  if (!('cost' in time) || time.cost !== 'action')
    return { code: 'not-quickened', why: `${spell.name} does not take an action, so it cannot be quickened.`, allowed }
  if (pointsLeft(caster) >= quickenPrice) return undefined
  const why = `${caster.name} has ${pointsLeft(caster)} sorcery points; it takes ${quickenPrice}.`
  return { code: 'no-points', why, allowed: [...allowed, 'use-feature burn-slot'] }
}
