/** Making characters and campaigns, as a door asks for it: questions one after the other, and files at the end. */
import type { Rng } from '../core/random.ts'
import type { Result } from '../core/result.ts'
import type { CampaignText } from './ruleset.ts'

export type Answers = Readonly<Record<string, string>>

export type Asked = {
  readonly key: string
  readonly ask: string
  readonly choices: readonly { readonly label: string; readonly hint?: string }[]
}

export type MadeCharacter = {
  readonly name: string
  /** Where the sheet stands; it is never written over one that is there. */
  readonly path: string
  readonly files: Readonly<Record<string, string>>
  /** What one wants to see of it first. */
  readonly told: string
}

export type MadeCampaign = {
  readonly title: string
  readonly files: Readonly<Record<string, string>>
  readonly party: readonly string[]
  readonly told: string
}

export type Making = {
  /** What is still open, given what was said; nothing when it can be made. */
  readonly next: (answers: Answers) => Asked | undefined
  readonly character: (
    answers: Answers,
    seed: string,
    campaign: CampaignText,
    who: string,
  ) => Result<MadeCharacter, string>
  readonly campaign: (name: string, seed: string, companions: number) => Result<MadeCampaign, string>
}

/** What campaigns that are made of settings and troubles need of the game they are for. */
export type Stage = {
  /** The game, as an overview names it. */
  readonly system: string
  /** Names of a people, none like those that are taken. */
  readonly names: (
    people: string,
    taken: readonly string[],
    rng: Rng,
  ) => { readonly names: readonly string[]; readonly rng: Rng }
  readonly mostCompanions: number
  /** Sheets for a party to sit down with, no two of one calling. */
  readonly party: (campaign: string, count: number, taken: readonly string[], rng: Rng) => readonly NewSheet[]
}

/** `status` is what the party's page tells of them: `Ansa Reed: 12/12`. */
export type NewSheet = { readonly name: string; readonly sheet: string; readonly status: string }
