/** The spells of the SRD 5.1. */
import { lookup } from './lookup.ts'
import type { Spell } from './spell-types.ts'
import data from './spells.json' with { type: 'json' }

export type { Spell } from './spell-types.ts'

export const spells: readonly Spell[] = data

export const spellNamed = lookup(() => spells)

/** A class's list, by level and then by name. */
export const spellsOf = (className: string): readonly Spell[] =>
  spells.filter(({ classes }) => classes.includes(className)).toSorted((a, b) => a.level - b.level)
