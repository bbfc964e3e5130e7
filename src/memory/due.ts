/**
 * What somebody has coming: a promise, a debt, a name to be remembered, a grudge. It is a memory with a moment of its own:
 * it comes up when its person or its place does, until it is settled.
 */
import type { Audience, Listener } from './piece.ts'
import { mayKnow } from './piece.ts'
import { stemOf, wordsIn } from './words.ts'

export const dueKinds = ['promise', 'debt', 'name', 'grudge'] as const
export type DueKind = (typeof dueKinds)[number]

export type Due = {
  readonly kind: DueKind
  /** Who gave their word, owes, bears the name or the grudge; and to whom, or against whom. By name. */
  readonly who: string
  readonly to: string
  /** What it is, in words that stand alone: `to bring back the bell`. */
  readonly what: string
  /** Where it falls due, where that is a place. */
  readonly place?: string
  /** When it falls due, as it was said: `before the tide`. */
  readonly when?: string
  /** When it came about, as a person would say it: `session 3, the quay`. */
  readonly since: string
  readonly beat: number
  readonly audience: Audience
}

/** More than a table can owe; the oldest are let go. */
const mostDue = 80

const isSame = (one: Due, other: Pick<Due, 'kind' | 'who' | 'to' | 'what'>): boolean =>
  one.kind === other.kind && one.who === other.who && one.to === other.to && one.what === other.what

export const withDue = (dues: readonly Due[], due: Due): readonly Due[] =>
  dues.some(one => isSame(one, due)) ? dues : [...dues, due].slice(-mostDue)

/** It is kept, paid, forgiven or broken. */
export const settled = (dues: readonly Due[], done: Pick<Due, 'kind' | 'who' | 'to' | 'what'>): readonly Due[] =>
  dues.filter(one => !isSame(one, done))

/** Whether words name somebody: by the whole name, or by one word of it that is no title. */
function isNamed(name: string, words: ReadonlySet<string>): boolean {
  const stems = wordsIn(name)
    .filter(word => word.length > 2)
    .map(stemOf)
  return stems.some(stem => words.has(stem))
}

/** What comes up now: its person or its place is in these words. What touches both comes first, then the oldest. */
export function dueNow(dues: readonly Due[], moment: string, listener: Listener): readonly Due[] {
  const words = new Set(wordsIn(moment).map(stemOf))
  const touched = ({ who, to, place }: Due): number =>
    [who, to, place].filter(name => name !== undefined && isNamed(name, words)).length
  return dues
    .filter(due => mayKnow(due, listener) && touched(due) > 0)
    .toSorted((one, other) => touched(other) - touched(one) || one.beat - other.beat)
}
