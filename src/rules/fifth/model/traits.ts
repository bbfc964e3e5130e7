/** Features that are no move: they are always on, for whoever's class, sheet or stat block has them. */
import { remembering } from '../../../core/memo.ts'
import type { Creature } from './creature.ts'

const traits = [
  'Agonizing Blast',
  'Ambusher',
  'Amphibious',
  'Assassinate',
  'Blood Frenzy',
  'Brave',
  'Colossus Slayer',
  'Danger Sense',
  'Dark Devotion',
  "Dark One's Blessing",
  'Disciple of Life',
  'Dueling',
  'Duergar Resilience',
  'Dwarven Resilience',
  'Evasion',
  'Fey Ancestry',
  'Flyby',
  'Gnome Cunning',
  'Grappler',
  'Great Weapon Fighting',
  'Improved Critical',
  'Jack of All Trades',
  'Keen Hearing and Sight',
  'Keen Hearing and Smell',
  'Keen Hearing',
  'Keen Senses',
  'Keen Sight and Smell',
  'Keen Sight',
  'Keen Smell',
  'Light Sensitivity',
  'Lucky',
  'Magic Resistance',
  'Multiple Heads',
  'Pack Tactics',
  'Quickened Spell',
  'Reckless',
  'Relentless Endurance',
  'Spider Climb',
  'Sunlight Sensitivity',
  'Sunlight Weakness',
  'Sure-Footed',
  'Swarm',
  'Turn Defiance',
  'Turn Resistance',
  'Two Heads',
  'Two-Headed',
  'Two-Weapon Fighting',
  'Undead Fortitude',
  'Water Breathing',
  'Web Walker',
] as const
export type Trait = (typeof traits)[number]

/** Those a class has from a level on. What only one path of a class has is believed where the sheet says it. */
const byClass: Readonly<Partial<Record<Trait, Readonly<Record<string, number>>>>> = {
  'Danger Sense': { barbarian: 2 },
  Evasion: { monk: 7, rogue: 7 },
  'Jack of All Trades': { bard: 2 },
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
  const from = creature.className === undefined ? undefined : byClass[trait]?.[creature.className]
  if (from !== undefined && creature.level >= from) return true
  return creature.features.length > 0 && traitsIn(creature.features).has(trait)
}
