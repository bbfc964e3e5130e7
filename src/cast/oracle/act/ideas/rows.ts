/** What free ideas come to, by kind: the skill, what is at stake, and what comes of it either way. */
import rows from '../../../../../content/oracle/ideas.json' with { type: 'json' }
import phrases from '../../../../../content/oracle/phrases/ideas.json' with { type: 'json' }
import { topicWords } from '../../../../english/naming.ts'
import type { Change } from '../../desk/memory.ts'
import type { DeedVerb, IdeaKind } from '../../desk/wishes.ts'
import type { Grammar } from '../../../../english/prose/prose.ts'
import type { Effect } from '../things/effects.ts'
import type { Tone } from '../things/witness.ts'

export const ideaWords: Grammar = phrases

export type IdeaRow = {
  /** What it is rolled with; without one it happens as it was said. */
  readonly skill?: string
  readonly dc?: number
  readonly minutes: number
  /** It takes somebody of the place, or anybody at all. */
  readonly needs?: 'person' | 'anybody'
  readonly tone?: Tone
  readonly change?: Change
  /** Words that ask for another skill. */
  readonly skills?: Readonly<Record<string, readonly string[]>>
  /** It is a deed after all. */
  readonly deed?: DeedVerb
  /** Not done before it was asked back once. */
  readonly asks?: boolean
  readonly yes: readonly (Effect | 'fooled')[]
  readonly no: readonly Effect[]
}

export const rowOf = (kind: IdeaKind): IdeaRow => (rows as Readonly<Record<IdeaKind, IdeaRow>>)[kind] // held by a test

/** The skill its words ask for, else the usual one. */
export function skillOf({ skill, skills = {} }: IdeaRow, words: string): string | undefined {
  const stems = new Set(topicWords(words))
  const named = Object.entries(skills).find(([, cues]) => topicWords(cues.join(' ')).some(stem => stems.has(stem)))
  return named?.[0] ?? skill
}
