/** Features that are no move: they are always on, for whoever's class or sheet has them. */
import { remembering } from '../../../core/memo.ts'
import type { Creature } from './creature.ts'

const traits = [
  'Agonizing Blast',
  'Brave',
  'Colossus Slayer',
  'Danger Sense',
  "Dark One's Blessing",
  'Disciple of Life',
  'Dueling',
  'Dwarven Resilience',
  'Fey Ancestry',
  'Gnome Cunning',
  'Great Weapon Fighting',
  'Improved Critical',
  'Jack of All Trades',
  'Lucky',
  'Quickened Spell',
  'Relentless Endurance',
  'Two-Weapon Fighting',
] as const
export type Trait = (typeof traits)[number]

/** Those a class has from a level on. What only one path of a class has is believed where the sheet says it. */
const byClass: Readonly<Partial<Record<Trait, { readonly className: string; readonly level: number }>>> = {
  'Danger Sense': { className: 'barbarian', level: 2 },
  'Jack of All Trades': { className: 'bard', level: 2 },
}

/** Sheets add `(2 uses)` and the like behind a name, and the kind of thing it is before it: `Fighting Style: Dueling`. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^.*:|\(.*$/g, '')
    .trim()

/** Asked at every blow, so a list of features is read once. */
const traitsIn = remembering((features: readonly string[]): ReadonlySet<Trait> => {
  const names = new Set(features.map(plainName))
  return new Set(traits.filter(trait => names.has(trait.toLowerCase())))
})

export function hasTrait(creature: Creature, trait: Trait): boolean {
  const from = byClass[trait]
  if (from !== undefined && creature.className === from.className && creature.level >= from.level) return true
  return creature.features.length > 0 && traitsIn(creature.features).has(trait)
}
