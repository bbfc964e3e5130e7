/** Armour class as it counts right now. */
import { modifierOf } from '../model/abilities.ts'
import type { Creature } from '../model/creature.ts'

export type Cover = 'none' | 'half' | 'three-quarters' | 'total'

/** Total cover cannot be targeted at all. */
export const coverBonus: Readonly<Record<Cover, number>> = { none: 0, half: 2, 'three-quarters': 5, total: 0 }

export function armourOf(creature: Creature, cover: Cover = 'none'): number {
  if (creature.buffs.length === 0) return creature.armour + coverBonus[cover]
  let armour = creature.armour
  let bonus = 0
  let least = 0
  for (const { modifiers } of creature.buffs)
    for (const modifier of modifiers)
      if (modifier.kind === 'armour-bonus') bonus += modifier.by
      else if (modifier.kind === 'armour-base')
        armour = Math.max(armour, modifier.base + modifierOf(creature.abilities.dex))
      else if (modifier.kind === 'armour-floor') least = Math.max(least, modifier.least)
  return Math.max(armour + bonus, least) + coverBonus[cover]
}
