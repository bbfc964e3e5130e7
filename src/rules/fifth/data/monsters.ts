/** The monsters of the SRD 5.1. */
import { lookup } from './lookup.ts'
import type { Monster } from './monster-types.ts'
import data from './monsters.json' with { type: 'json' }

export type { Monster, MonsterAction } from './monster-types.ts'

export const monsters: readonly Monster[] = data

export const monsterNamed = lookup(() => monsters)
