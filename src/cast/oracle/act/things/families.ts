/** What hands do, by family: what it is called, what it may ask of whoever does it, and what it leaves behind. */
import rows from '../../../../../content/oracle/works.json' with { type: 'json' }
import { wordsOf } from '../../../../english/tokens.ts'
import { verbOf } from '../../../../english/verbs.ts'
import type { Change } from '../../desk/memory.ts'
import type { Effect } from './effects.ts'
import type { Tone } from './witness.ts'

export type Family = keyof typeof rows | 'any'

export type Work = {
  readonly verbs: string
  /** What somebody who comes by sees of it. */
  readonly leaves: string
  readonly tone?: Tone
  readonly change?: Change
  readonly skill?: string
  /** How hard, by what the thing is made of; `big` for what takes two to move, `any` for all the rest. No entry, no dice. */
  readonly hard?: Readonly<Record<string, number>>
  readonly minutes?: number
  readonly yes?: readonly Effect[]
  readonly no?: readonly Effect[]
  /** It is heard. */
  readonly isLoud?: true
  /** Something is brought to something else, which then shows it. */
  readonly isOnto?: true
  readonly isPoured?: true
  /** What is aimed at is what it is done to, and what is in the hand is the means. */
  readonly isAtTarget?: true
  readonly isTargetFirst?: true
  /** What was in the hand stays there. */
  readonly isLetGo?: true
  readonly needs?: 'fire'
}

const otherwise: Work = { verbs: '', leaves: 'it' }

export const workOf = (family: Family): Work => (family === 'any' ? otherwise : (rows[family] as Work)) // held by the test of the content

type Entry = { readonly family: Family; readonly particle?: string }

const index = new Map<string, readonly Entry[]>()
for (const [family, { verbs }] of Object.entries(rows))
  for (const entry of verbs.split(' ')) {
    const [verb = '', particle] = entry.split('-')
    const one = { family: family as Family, ...(particle !== undefined && { particle }) } // a key of those rows
    index.set(verb, particle === undefined ? [...(index.get(verb) ?? []), one] : [one, ...(index.get(verb) ?? [])])
  }

/** The family of the first verb of a deed that has one: `I try to balance a spoon` is to balance. */
export function familyIn(said: string): Family | undefined {
  const words = wordsOf(said)
  const family = (word: string): Family | undefined =>
    index.get(verbOf(word) ?? word)?.find(({ particle }) => particle === undefined || words.includes(particle))?.family
  const found = words.flatMap(word => family(word) ?? [])
  return found.find(one => one !== 'work') ?? found[0]
}
