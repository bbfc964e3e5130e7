/**
 * What is looked for, read out of somebody's words. A question is answered by a sentence or two, and the words it asks
 * with say nothing; a description of what happened fits a whole passage, and each of its words says a little.
 */
import kin from '../../content/memory/kin.json' with { type: 'json' }
import { cueOf } from './cues.ts'
import { isGrammar, stemOf, wordsIn } from './words.ts'
import type { Vocabulary } from './shelf.ts'

/** How far the words of a passage help each other, in tokens, and how much that counts. */
export type Reach = { readonly tokens: number; readonly share: number }

export type Manner = {
  readonly reaches: readonly Reach[]
  /** How much it counts that the very piece holds a word. */
  readonly own: number
  /** How much of what a question holds counts for whatever another said right after it. */
  readonly answer: number
  /** What is left of a piece that only asks. */
  readonly asks: number
  /** How much more a piece counts when whoever spoke is named in the question. */
  readonly speaker: number
  /** How much it counts what the whole evening around a passage is about. */
  readonly chapter: number
  /** How much words count that were not asked for and stand beside what is found first; 0 looks only once. */
  readonly echo: number
}

/** Measured on real play and on real talk; see `npm run bench -- memory`. */
const manners = {
  question: {
    reaches: [
      { tokens: 200, share: 1 },
      { tokens: 1000, share: 0.35 },
    ],
    own: 1,
    answer: 0.5,
    asks: 0.85,
    speaker: 0.15,
    chapter: 0,
    echo: 0,
  },
  description: {
    reaches: [
      { tokens: 1000, share: 1 },
      { tokens: 300, share: 0.3 },
    ],
    own: 0,
    answer: 0,
    asks: 1,
    speaker: 0,
    chapter: 0.5,
    echo: 0.3,
  },
} as const satisfies Readonly<Record<string, Manner>>

/** The farthest any manner reaches: what is farther away than this is another passage. */
export const farthest = 1000

/** A word that is looked for: each of its forms and other names counts as the same. */
export type Term = { readonly words: readonly number[]; readonly weight: number }

export type Asked = {
  readonly manner: Manner
  readonly terms: readonly Term[]
  /** Two words that stand side by side, by their numbers, and what it counts to find them so. */
  readonly pairs: ReadonlyMap<number, number>
  /** What an answer would have a word of. */
  readonly cue?: RegExp
  /** Every word of it, as it is compared. */
  readonly stems: ReadonlySet<string>
}

const asking =
  /^(?:who|whom|whose|what|when|where|why|which|how|did|do|does|is|are|was|were|has|have|had|can|could|will|would)\b/i
/** A few words are a wish to know what is said of them. */
const fewWords = 3

const isFew = (words: readonly string[]): boolean => words.filter(word => !isGrammar(word)).length <= fewWords

const isQuestion = (text: string, words: readonly string[]): boolean =>
  /\?\s*$/.test(text) || asking.test(text.trim()) || isFew(words)

/** Words that stand nearly everywhere find nothing by themselves, and still say something beside another. */
const leastRarity = 1
const pairShare = 1.4

/** Other names by the words of a name: whoever asks for one asks for all of them. */
export type Aliases = ReadonlyMap<string, readonly string[]>

/** What a reader knows of words: only what stands on its own shelves. */
export type Known = {
  readonly vocabulary: Vocabulary
  readonly aliases: Aliases
  readonly holds: (word: number) => boolean
  readonly rarityOf: (words: readonly number[]) => number
}

/** Of a few words, one that stands nowhere may be the beginning of one that does. */
function formsOf(stem: string, { vocabulary, aliases, holds }: Known, mayBegin: boolean): readonly number[] {
  const forms = [stem, ...(aliases.get(stem) ?? [])].flatMap(form => vocabulary.find(form) ?? []).filter(holds)
  return forms.length > 0 || !mayBegin || stem.length < shortestBeginning
    ? forms
    : vocabulary.beginning(stem).filter(holds)
}

const shortestBeginning = 3

/** Whoever asks for an animal is answered by a dog: what words stand for, beside themselves. */
const kinOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(kin).map(([word, words]) => [stemOf(word), words.split(' ').map(stemOf)]),
)
const kinShare = 0.4
const leastKin = 0.5

function kinTerms(wanted: ReadonlySet<string>, { vocabulary, holds, rarityOf }: Known): readonly Term[] {
  return [...wanted].flatMap(stem => {
    const others = (kinOf.get(stem) ?? []).filter(word => !wanted.has(word))
    const words = others.flatMap(word => vocabulary.find(word) ?? []).filter(holds)
    return words.length === 0 ? [] : [{ words, weight: kinShare * Math.max(rarityOf(words), leastKin) }]
  })
}

export function readAsked(text: string, known: Known): Asked {
  const words = wordsIn(text)
  const isAsking = isQuestion(text, words)
  const telling = isAsking ? words.filter(word => !isGrammar(word)) : words
  const wanted = new Set((telling.length > 0 ? telling : words).map(stemOf))
  const terms = new Map<string, Term>()
  for (const stem of wanted) {
    const forms = formsOf(stem, known, isFew(words))
    if (forms.length > 0) terms.set(stem, { words: forms, weight: known.rarityOf(forms) })
  }
  const cue = isAsking ? cueOf(text) : undefined
  return {
    ...(cue === undefined ? {} : { cue }),
    manner: isAsking ? manners.question : manners.description,
    terms: [
      ...[...terms.values()].filter(({ weight }) => weight >= leastRarity),
      ...(isAsking ? kinTerms(wanted, known) : []),
    ],
    stems: new Set(words.map(stemOf)),
    pairs: pairsIn(words.map(stemOf), terms),
  }
}

/** Two words as one number: there are never four million different words. */
const mostWords = 4_194_304
export const pairKey = (first: number, second: number): number => first * mostWords + second
export const wordsOfPair = (pair: number): readonly number[] => [Math.floor(pair / mostWords), pair % mostWords]

function pairsIn(stems: readonly string[], terms: ReadonlyMap<string, Term>): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  for (let at = 1; at < stems.length; at += 1) {
    const [first, second] = [terms.get(stems[at - 1] ?? ''), terms.get(stems[at] ?? '')]
    const [one, other] = [first?.words[0], second?.words[0]]
    if (first && second && one !== undefined && other !== undefined)
      pairs.set(pairKey(one, other), pairShare * Math.min(first.weight, second.weight))
  }
  return pairs
}
