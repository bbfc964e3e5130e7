import type { Race, Subrace } from './class-types.ts'
import type { Term } from './glossary-types.ts'

declare const data: {
  readonly races: readonly Race[]
  readonly subraces: readonly Subrace[]
  readonly traits: readonly Term[]
}
export = data
