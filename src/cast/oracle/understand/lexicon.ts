/** All verbs' phrases, found by their first word in any of its forms, the longest that fits first. */
import { memo } from '../../../core/memo.ts'
import type { Verb } from './intent.ts'
import { isSlipOf } from './nearness.ts'
import { wordsOf } from '../../../english/tokens.ts'
import type { Token } from '../../../english/tokens.ts'
import { deeds } from './words/deeds.ts'
import { languages } from './words/languages.ts'
import { others } from './words/rest.ts'
import { senses } from './words/senses.ts'
import { talk } from './words/talk.ts'
import { ways } from './words/ways.ts'

export type Phrase = { readonly verb: Verb; readonly words: readonly string[] }

const irregular: Readonly<Record<string, readonly string[]>> = {
  go: ['went', 'gone', 'goes'],
  take: ['took', 'taken'],
  give: ['gave', 'given'],
  tell: ['told'],
  say: ['said'],
  run: ['ran'],
  steal: ['stole'],
  hide: ['hid'],
  speak: ['spoke'],
  shoot: ['shot'],
  throw: ['threw'],
  fight: ['fought'],
  find: ['found'],
  get: ['got'],
  drink: ['drank'],
  swim: ['swam'],
  sing: ['sang'],
  buy: ['bought'],
  sell: ['sold'],
  leave: ['left the'],
  flee: ['fled'],
  creep: ['crept'],
  keep: ['kept'],
  strike: ['struck'],
  swing: ['swung'],
  hear: ['heard'],
}

/** `sneak`, `sneaks`, `sneaking`, `sneaked`; `hit`, `hitting`; `carry`, `carries`. */
function formsOf(verb: string): readonly string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const doubled = /^[^aeiou]*[aeiou][bdgmnprt]$/u.test(verb) ? verb + (verb.at(-1) ?? '') : stem
  const third = /(?:s|x|z|ch|sh)$/u.test(verb) ? `${verb}es` : `${verb}s`
  const forms = /[^aeiou]y$/u.test(verb)
    ? [`${verb.slice(0, -1)}ies`, `${verb}ing`, `${verb.slice(0, -1)}ied`]
    : [third, `${doubled}ing`, `${doubled}ed`]
  return [verb, ...forms, ...(irregular[verb] ?? [])]
}

const byFirstWord = new Map<string, Phrase[]>()
/** First words as they are in the tables, for slips of the fingers. */
const heads = new Set<string>()

function add(first: string, phrase: Phrase): void {
  const phrases = byFirstWord.get(first)
  if (phrases) phrases.push(phrase)
  else byFirstWord.set(first, [phrase])
}

function addAll(table: Partial<Readonly<Record<Verb, string>>>, isEnglish: boolean): void {
  for (const [verb, phrases] of Object.entries(table))
    for (const phrase of phrases.split(',')) {
      const words = wordsOf(phrase)
      const [first = ''] = words
      if (first.length > 3) heads.add(first)
      for (const form of isEnglish && first.length > 1 ? formsOf(first) : [first])
        add(form, { verb: verb as Verb, words }) // the tables are keyed by verbs alone
    }
}
for (const table of [senses, ways, talk, deeds, others]) addAll(table, true)
addAll(languages, false)
for (const phrases of byFirstWord.values()) phrases.sort((one, other) => other.words.length - one.words.length)

const follows = ({ words }: Phrase, tokens: readonly Token[], at: number): boolean =>
  words.every((word, index) => index === 0 || tokens[at + index]?.text === word)

/** The longest phrase that begins here. */
export const phraseAt = (tokens: readonly Token[], at: number): Phrase | undefined =>
  byFirstWord.get(tokens[at]?.text ?? '')?.find(phrase => follows(phrase, tokens, at))

export const isVerbWord = (word: string): boolean => byFirstWord.has(word)

/** The verb that was probably meant by a word that is none; where clauses are parted, a word is asked for again and again. */
export const meantVerb = memo(400, (typed): string | undefined => {
  if (typed.length < 4) return undefined
  for (const head of heads) if (isSlipOf(typed, head)) return head
  return undefined
})
