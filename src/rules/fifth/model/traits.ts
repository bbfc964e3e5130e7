/** Features that are no move: they are always on, for whoever's class or sheet has them. */
import { own } from '../../../core/own.ts'
import { remembering } from '../data/remember.ts'
import type { Creature } from './creature.ts'

/** Those a class has from a level on. What only one path of a class has is believed where the sheet says it. */
const byClass = {
  'Danger Sense': { className: 'barbarian', level: 2 },
  'Jack of All Trades': { className: 'bard', level: 2 },
} as const

export type Trait =
  | keyof typeof byClass
  | 'Brave'
  | "Dark One's Blessing"
  | 'Disciple of Life'
  | 'Dueling'
  | 'Dwarven Resilience'
  | 'Agonizing Blast'
  | 'Fey Ancestry'
  | 'Great Weapon Fighting'
  | 'Two-Weapon Fighting'
  | 'Gnome Cunning'
  | 'Colossus Slayer'
  | 'Improved Critical'
  | 'Lucky'
  | 'Quickened Spell'
  | 'Relentless Endurance'

/** Sheets add `(2 uses)` and the like behind a name, and leave out the kind of thing it is: `Agonizing Blast`. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^.*:|\(.*$/g, '')
    .trim()

const plainNames = remembering((features: readonly string[]): ReadonlySet<string> => new Set(features.map(plainName)))

function isOfClass({ className, level }: Creature, trait: Trait): boolean {
  const from = own<{ readonly className: string; readonly level: number }>(byClass, trait)
  return from !== undefined && className === from.className && level >= from.level
}

export const hasTrait = (creature: Creature, trait: Trait): boolean =>
  plainNames(creature.features).has(trait.toLowerCase()) || isOfClass(creature, trait)
