/** The races and subraces of the SRD 5.1. */
import type { Race, Subrace } from './class-types.ts'
import type { Term } from './glossary-types.ts'
import { lookup } from './lookup.ts'
import data from './races.json' with { type: 'json' }

export type { Race, Subrace } from './class-types.ts'

export const races: readonly Race[] = data.races
export const subraces: readonly Subrace[] = data.subraces
export const traits: readonly Term[] = data.traits

export const raceNamed = lookup(() => races)
export const subraceNamed = lookup(() => subraces)
export const traitNamed = lookup(() => traits)
