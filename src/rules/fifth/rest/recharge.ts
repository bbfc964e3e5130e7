/** What comes back after a rest: which uses, and which slots. */
import type { Creature, SpellLevel } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { CreatureId } from '../model/creature.ts'

/** Features that a short rest restores, by the beginning of their names; sheets add `(2 uses)` and the like. */
const shortRestFeatures = ['second wind', 'action surge', 'ki', 'channel divinity', 'wild shape', 'breath weapon']

const isSameFeature = (name: string, feature: string): boolean =>
  name === feature || name.startsWith(`${feature} (`) || name.startsWith(`${feature}:`)

/** From the fifth level on, a bard's inspiration comes back after a short rest too. */
const fontOfInspirationLevel = 5

export function comesBackAfterShortRest(creature: Creature, used: string): boolean {
  const name = used.toLowerCase()
  const action = creature.actions.find(one => one.name === used)
  if (action?.recharge !== undefined && 'per' in action.recharge) return action.recharge.per === 'short-rest'
  if (isSameFeature(name, 'bardic inspiration')) return creature.level >= fontOfInspirationLevel
  return shortRestFeatures.some(feature => isSameFeature(name, feature))
}

export function restoreUses(
  deed: Deed,
  who: CreatureId,
  comesBack: (creature: Creature, used: string) => boolean,
): void {
  const creature = creatureIn(deed.world, who)
  const what = Object.keys(creature.spent).filter(used => comesBack(creature, used))
  if (what.length > 0) happen(deed, { type: 'uses-restored', who, what })
}

/** A warlock's few slots. */
export function restorePact(deed: Deed, who: CreatureId): void {
  const pact = creatureIn(deed.world, who).spellcasting?.pact
  if (pact === undefined || pact.used === 0) return
  happen(deed, { type: 'slots-restored', who, level: pact.level, count: pact.used, isPact: true })
}

export const spellLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly SpellLevel[]

export function restoreSlots(deed: Deed, who: CreatureId): void {
  for (const level of spellLevels) {
    const used = creatureIn(deed.world, who).spellcasting?.slots[level]?.used ?? 0
    if (used > 0) happen(deed, { type: 'slots-restored', who, level, count: used })
  }
}
