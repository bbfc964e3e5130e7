/** Who runs out of breath, and when: water, smoke and dry land are not the same to everybody. */
import { modifierOf } from '../model/abilities.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { giftOf } from '../model/gift.ts'
import { hasTrait } from '../model/traits.ts'
import { die, drop } from './dying.ts'
import { liesWaiting } from './regeneration.ts'

export const airless = ['water', 'no air', 'dry land'] as const
export type Airless = (typeof airless)[number]

/** What lets a creature breathe there, in words; nothing where it cannot. */
function breathes(creature: Creature, where: Airless): string | undefined {
  const isOfWater = hasTrait(creature, 'Water Breathing')
  if (where === 'dry land') return isOfWater ? undefined : 'there is air'
  if (where === 'no air') return undefined
  return isOfWater ? 'Water Breathing' : hasTrait(creature, 'Amphibious') ? 'Amphibious' : undefined
}

/** A minute and its Constitution modifier, half a minute at least, or what its own trait says where that holds. */
function minutesHeld(creature: Creature, where: Airless): number {
  const held = giftOf(creature, 'breath')
  const isHeld = held !== undefined && (!held.isOnLand || where === 'dry land')
  return isHeld ? held.minutes : Math.max(0.5, 1 + modifierOf(creature.abilities.con))
}

/** Then it chokes for as many rounds as its Constitution modifier, at least one, of which ten are a minute. */
const minutesChoking = ({ abilities }: Creature): number => Math.max(1, modifierOf(abilities.con)) / 10

export function suffocate(deed: Deed, who: CreatureId, where: Airless, minutes: number): void {
  const creature = creatureIn(deed.world, who)
  const by = breathes(creature, where)
  const held = minutesHeld(creature, where)
  if (creature.life === 'dead') return
  if (by !== undefined) tell(deed, `${creature.name} breathes here (${by}).`)
  else if (minutes <= held) tell(deed, `${creature.name} holds the breath: ${minutes} of ${held} minutes.`)
  else if (minutes <= held + minutesChoking(creature)) tell(deed, `${creature.name} is choking.`)
  else runOut(deed, creature)
}

function runOut(deed: Deed, { id, name, hitPoints, temporaryHitPoints, isCharacter }: Creature): void {
  if (hitPoints === 0) return
  happen(deed, {
    type: 'damage-taken',
    who: id,
    amount: hitPoints,
    types: [],
    hitPoints: 0,
    temporary: temporaryHitPoints,
  })
  tell(deed, `${name} has no breath left.`)
  if (isCharacter) drop(deed, id)
  else if (!liesWaiting(deed, id, 'suffocation')) die(deed, id, 'suffocation')
}
