/** A character at a glance. */
import { armourOf } from '../combat/armour.ts'
import { maxHitPointsOf } from '../model/body.ts'
import type { Creature } from '../model/creature.ts'
import type { FifthWorld } from '../model/world.ts'
import { findCreature } from '../moves/find.ts'

export function statusOf(world: FifthWorld, name: string): readonly string[] {
  const found = findCreature(world, name)
  return found.ok ? linesOf(found.value) : []
}

function linesOf(creature: Creature): readonly string[] {
  const { temporaryHitPoints, deathSaves, conditions, buffs, concentration, exhaustion, life } = creature
  return [
    `HP ${creature.hitPoints}/${maxHitPointsOf(creature)}${temporaryHitPoints > 0 ? ` +${temporaryHitPoints}` : ''}`,
    `AC ${armourOf(creature)}`,
    ...(life === 'alive'
      ? []
      : [life === 'dying' ? `dying: ${deathSaves.successes} held, ${deathSaves.failures} failed` : life]),
    ...new Set(conditions.map(({ condition }) => condition)),
    ...buffs.map(buff => buff.name),
    ...(exhaustion > 0 ? [`exhaustion ${exhaustion}`] : []),
    ...(concentration === null ? [] : [`concentrating on ${concentration.on}`]),
    ...(creature.hasInspiration ? ['inspired'] : []),
    ...slotsOf(creature),
  ]
}

const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'] as const

/** `slots 1st 2/4, 2nd 0/2`: what is left of what there is. */
export function slotsOf({ spellcasting }: Creature): readonly string[] {
  if (spellcasting === undefined) return []
  const { slots, pact } = spellcasting
  const levels = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).flatMap(level => {
    const slot = slots[level]
    return slot === undefined || slot.max === 0 ? [] : [`${ordinals[level]} ${slot.max - slot.used}/${slot.max}`]
  })
  const all =
    pact === undefined ? levels : [...levels, `pact ${ordinals[pact.level]} ${pact.max - pact.used}/${pact.max}`]
  return all.length === 0 ? [] : [`slots ${all.join(', ')}`]
}
