/** A character as its sheet tells it. What a sheet does not say is absent, or what a plain commoner has. */
import type { Ability, AbilityScores, Skill } from '../model/abilities.ts'
import type { Coins, DeathSaves, HitDice, Item, Speeds, SpellLevel, Slot } from '../model/creature.ts'

/** A sheet may give two: `14 (Energy Shield active) / 12 (Shield offline)`; the first is the usual one. */
export type ArmourClass = { readonly value: number; readonly note?: string }

export type SheetAttack = {
  readonly name: string
  /** `Spell` where the sheet leaves the bonus to the spellcasting block. */
  readonly bonus: number | 'spell' | undefined
  readonly damage: string
  readonly notes: string
}

export type SheetFeature = { readonly name: string; readonly text: string; readonly part: string }

export type SheetMagic = {
  readonly ability: Ability | undefined
  readonly saveDc: number | undefined
  readonly attackBonus: number | undefined
  readonly slots: Readonly<Partial<Record<SpellLevel, Slot>>>
  readonly cantrips: readonly string[]
  readonly known: readonly string[]
  readonly prepared: readonly string[]
}

export type Personality = {
  readonly traits: readonly string[]
  readonly ideal: string
  readonly bond: string
  readonly flaw: string
}

/** How somebody else may play this character: what a companion is given to speak and act from. */
export type Voice = {
  readonly speechPattern: string
  readonly typicalReactions: readonly string[]
  readonly sampleLines: readonly string[]
  readonly impressions: readonly string[]
  readonly proactiveTriggers: readonly string[]
  readonly strongOpinions: readonly string[]
  readonly partyRole: string
  readonly vetoLikelihood: 'low' | 'medium-low' | 'medium' | 'medium-high' | 'high' | undefined
  readonly secretTriggers: readonly string[]
  readonly secrecyStyle: string
  readonly moralLimits: string
}

export type Character = {
  readonly name: string
  readonly tradeName: string
  readonly player: 'human' | 'ai' | undefined
  readonly campaign: string
  readonly race: string
  readonly className: string
  readonly level: number
  readonly experience: number | undefined
  readonly background: string
  readonly alignment: string
  readonly abilities: AbilityScores
  readonly armour: readonly ArmourClass[]
  readonly hitPoints: { readonly current: number; readonly max: number; readonly temporary: number }
  readonly hitDice: readonly HitDice[]
  readonly speeds: Speeds
  readonly initiative: number
  readonly proficiency: number
  readonly deathSaves: DeathSaves
  readonly conditions: readonly string[]
  readonly hasInspiration: boolean
  readonly saveProficiencies: readonly Ability[]
  readonly saves: Readonly<Partial<Record<Ability, number>>>
  readonly skills: Readonly<Partial<Record<Skill, number>>>
  readonly expertise: readonly Skill[]
  /** As they are written: `Thieves' Tools`. */
  readonly tools: readonly string[]
  /** Those among them that count double. */
  readonly toolExpertise: readonly string[]
  readonly attacks: readonly SheetAttack[]
  readonly languages: readonly string[]
  readonly features: readonly SheetFeature[]
  readonly magic: SheetMagic | undefined
  readonly items: readonly Item[]
  readonly coins: Coins
  readonly personality: Personality
  readonly backstory: string
  readonly voice: Voice
}

/** One that is `isGrave` changes how a fight goes, so whoever sits down to play is told. */
export type SheetWarning = {
  readonly path: string
  readonly line: number
  readonly message: string
  readonly isGrave?: true
}
