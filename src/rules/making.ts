/** Making characters and campaigns, as a door asks for it: questions one after the other, and files at the end. */
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
