/** A class and its twenty levels; races, subraces and their traits. */
import type { Ability, Skill } from '../model/abilities.ts'
import type { Size } from '../model/creature.ts'

export type Choice<Option = string> = { readonly choose: number; readonly from: readonly Option[] }
export type Supply = { readonly name: string; readonly quantity: number }

export type ClassLevel = {
  readonly level: number
  readonly proficiency: number
  /** How many ability score improvements there have been by this level. */
  readonly abilityImprovements: number
  /** Spell slots of levels 1 to 9. */
  readonly slots?: readonly number[]
  readonly cantrips?: number
  readonly spellsKnown?: number
  /** What the class counts: `rage_count`, `ki_points`, `sneak_attack`... */
  readonly resources: Readonly<Record<string, unknown>>
}

export type MagicOfClass = {
  readonly ability: Ability
  readonly fromLevel: number
  /** `known`: a short list for good. `prepared`: chosen each day from all. `spellbook`: from a book. `pact`: warlocks. */
  readonly kind: 'known' | 'prepared' | 'spellbook' | 'pact'
  readonly castsRituals?: true
}

export type Subclass = {
  readonly name: string
  readonly flavour: string
  readonly fromLevel: number
  readonly text: string
  /** Spells that come with it, and at which level of the class. */
  readonly spells: readonly { readonly level: number; readonly spell: string; readonly terrain?: string }[]
}

export type CharacterClass = {
  readonly name: string
  readonly hitDie: number
  readonly saves: readonly Ability[]
  readonly armour: readonly string[]
  readonly weapons: readonly string[]
  readonly tools: readonly string[]
  readonly skills: Choice<Skill>
  readonly toolChoices: readonly Choice[]
  readonly spellcasting?: MagicOfClass
  /** The one the SRD has. */
  readonly subclass: Subclass
  readonly equipment: {
    readonly given: readonly Supply[]
    /** Each choice is a list of options; an option is so many picks from its list. */
    readonly choices: readonly (readonly Choice<Supply>[])[]
  }
  readonly levels: readonly ClassLevel[]
}

type Heritage = {
  readonly name: string
  readonly bonuses: Readonly<Partial<Record<Ability, number>>>
  readonly skills: readonly Skill[]
  readonly weapons: readonly string[]
  readonly languages: readonly string[]
  readonly languageChoice?: Choice
  readonly traits: readonly string[]
}

export type Race = Heritage & {
  readonly size: Size
  readonly speed: number
  readonly bonusChoice?: Choice<Ability>
  readonly toolChoice?: Choice
  readonly subraces: readonly string[]
  readonly age: string
  readonly alignment: string
  readonly build: string
}

export type Subrace = Heritage & { readonly race: string; readonly text: string }

export type Feature = {
  readonly name: string
  readonly class: string
  readonly subclass?: string
  readonly level?: number
  readonly group?: string
  readonly text: string
  readonly options?: Choice
}
