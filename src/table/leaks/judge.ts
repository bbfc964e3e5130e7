/**
 * Whether words that were said tell a secret sentence. A secret is a statement: what counts is how much of it is told, how
 * much of what is told is about it, and that nobody could have put the same words together from what is known already.
 */
import { isNews, weightFor, type Listener } from './news.ts'
import type { Sentence } from './sentences.ts'
import { matchesOf, traitsOf, type Matches, type Said, type Traits } from './traits.ts'
import { bar, worth, worthOfNews } from './worth.ts'

/** `evidence` is what the words that tell weigh together. */
export type Verdict = { readonly score: number; readonly evidence: number; readonly words: readonly string[] }

/** At least so much must stand together nowhere that is open: about a word of any story. */
const leastNews = 0.25
/** A journal is full of sayings, and of what everybody saw: what it hides takes more words to tell. */
const leastNewsOfJournal = 1.5

const leastNewsOf = ({ path }: Sentence): number => (path.endsWith('-journal.md') ? leastNewsOfJournal : leastNews)

/** A whisper is in no file: who said it to some alone meant every word of it. */
const isOfFolder = ({ path }: Sentence): boolean => path.endsWith('.md')
const aloneIsMore = 1.5

const scoreOf = (traits: Traits): number => {
  let score = 0
  for (const key in worth) score += worth[key as keyof Traits] * traits[key as keyof Traits]
  return score
}

/** What a saying and a secret share, where that may be a telling at all. */
export function mayBeTold(
  secret: Sentence,
  said: Said,
  weights: readonly number[],
  listener: Listener,
): Matches | undefined {
  if (secret.isPassage && said.as !== 'sentence') return undefined // words that merely stand near each other are many
  const matches = matchesOf(secret, said, weights, stem => listener.personas.of(stem))
  return matches.told.length === 0 || matches.told.length + matches.context.length < 2 ? undefined : matches
}

/**
 * `weights` are those of the units of what is said, for this listener. What is news counts too, and is looked for last: it
 * takes the longest.
 */
export function judge(
  secret: Sentence,
  said: Said,
  weights: readonly number[],
  listener: Listener,
  least: number,
): Verdict | undefined {
  const matches = mayBeTold(secret, said, weights, listener)
  if (matches === undefined) return undefined
  const traits = traitsOf(secret, said, matches, unit => weightFor(unit, listener))
  const score = scoreOf(traits)
  const missing = least - score - (isOfFolder(secret) ? 0 : aloneIsMore)
  if (missing > worthOfNews) return undefined
  const together = [...matches.told, ...matches.context]
  const all = together.reduce((sum, { weight }) => sum + weight, 0)
  if (!isNews(together, listener, Math.max(leastNewsOf(secret), (all * missing) / worthOfNews))) return undefined
  return {
    score: Math.min(1, score / (2 * bar)),
    evidence: traits.evidence,
    words: matches.told.flatMap(({ unit }) => unit.stems),
  }
}

/** What a listener knows beside what is open to all changes the score a little. */
const leeway = 2

/** What is for the most part about something else tells nothing. */
const leastShare = 0.3

/** How much of what is said must be about a secret, at the least, for `isNear` to hold of it. */
export const leastAbout = (weights: readonly number[]): number =>
  leastShare * weights.reduce((sum, one) => sum + one, 0)

/** Whether it may be a leak to anybody: what is not even one to somebody who knows nothing is not looked at again. */
export const isNear = (
  secret: Sentence,
  said: Said,
  weights: readonly number[],
  everybody: Listener,
  least: number,
): boolean => judge(secret, said, weights, everybody, least - leeway) !== undefined
