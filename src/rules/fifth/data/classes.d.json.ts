import type { CharacterClass } from './class-types.ts'

declare const data: readonly CharacterClass[]
export = data
