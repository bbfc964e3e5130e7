import type { Spell } from './spell-types.ts'

declare const data: readonly Spell[]
export = data
