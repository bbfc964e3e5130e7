/** The twelve classes of the SRD 5.1, their levels and their features. */
import type { CharacterClass, ClassLevel } from './class-types.ts'
import data from './classes.json' with { type: 'json' }
import { lookup } from './lookup.ts'

export type { CharacterClass, Choice, ClassLevel, Supply } from './class-types.ts'

export const classes: readonly CharacterClass[] = data

export const classNamed = lookup(() => classes)

/** Levels below 1 and above 20 are the first and the last. */
export const levelOf = ({ levels }: CharacterClass, level: number): ClassLevel | undefined =>
  levels[Math.min(Math.max(level, 1), 20) - 1]
