/**
 * A player's own words for a deed, told again: `I pet the mule` is `You pet the mule.`, `Korda pets the mule.`, and
 * `patch me up` said to Korda is `Korda patches you up.` Speech within quotes stays as it was spoken.
 */
import { capitalOf, withStop } from '../nouns.ts'
import { speechIn } from '../tokens.ts'
import { verbOf } from '../verbs.ts'
import { inPast } from './past.ts'
import { retoldOf, type Hero } from './third.ts'
import { isAdverb, prepositions, wordsIn, type Word } from './words.ts'

export type Tense = 'present' | 'past'

const longestTold = 1_000

/** What leads up to a deed and is no part of the tale. */
const politeness =
  /^(?:(?:please|ok|okay|well|so|now|then|um|uh|maybe|perhaps|alright|right|first)[\s,]+)*(?:(?:i|we)(?:['’]?d| would)? (?:want|wanna|like|love|wish|decide|plan)(?: to)?\s+|(?:i|we)['’]?(?:m| am|re| are) (?:going to|gonna)\s+|(?:i|we)(?:['’]ll| will)(?: just| now)?\s+|let me\s+|let['’]?s\s+|let us\s+|my character\s+|(?:can|could|may|might|shall) (?:i|we)\s+)?(?:maybe |please |just )?/iu

/** From the one who plays to the one who is told of it. */
const secondPerson: Readonly<Record<string, string>> = {
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
  ourselves: 'yourselves',
  "i'm": 'you are',
  "we're": 'you are',
  "i'll": 'you will',
  "we'll": 'you will',
  "i've": 'you have',
  "we've": 'you have',
  "i'd": 'you would',
  "we'd": 'you would',
}
const doers = new Set(['i', 'we', "i'm", "we're", "i'll", "we'll", "i've", "we've"])
const ownVerbs: Readonly<Record<string, string>> = { am: 'are', was: 'were' }

/** A letter of no language spoken here: it keeps the player's own `you` apart while somebody else is told of. */
const mark = 'ʔ'

/** `NOT ME`, as it is written on a slate: read off, and not said by whoever writes it. */
const inCapitals = /\b\p{Lu}{2,}(?:\s+\p{Lu}{2,})+\b/gu

/** What stands within quotes is kept; the rest is changed. */
function outsideOfQuotes(text: string, change: (part: string) => string): string {
  const told: string[] = []
  let from = 0
  const spelt = [...text.matchAll(inCapitals)].map(({ 0: words, index }) => ({ from: index, to: index + words.length }))
  const spans = [...speechIn(text), ...spelt].toSorted((one, other) => one.from - other.from)
  for (const span of spans.filter((one, at) => at === 0 || one.from >= (spans[at - 1]?.to ?? 0))) {
    told.push(change(text.slice(from, span.from)), text.slice(span.from, span.to))
    from = span.to
  }
  return [...told, change(text.slice(from))].join('')
}

const toSecond =
  (as: (word: string) => string) =>
  (text: string): string => {
    const { words, end } = wordsIn(text)
    let isOwn = false
    const told = words.map(({ text: word, lower, gap }) => {
      const second = Object.hasOwn(secondPerson, lower) ? secondPerson[lower] : undefined
      const verb = isOwn && Object.hasOwn(ownVerbs, lower) ? ownVerbs[lower] : undefined
      isOwn = doers.has(lower) || (isOwn && isAdverb(lower))
      return gap + (second === undefined ? (verb ?? word) : as(second))
    })
    return told.join('') + end
  }

const plain = (word: string): string => word
const kept = (word: string): string => mark + word

const saysWho = (words: readonly Word[]): boolean => words.some(({ lower }) => doers.has(lower))

/** `To the chapel`, `onwards`: a way without a verb. */
const isWay = (words: readonly Word[]): boolean =>
  (prepositions.has(words[0]?.lower ?? '') || onward.has(words[0]?.lower ?? '')) &&
  !words.slice(0, 2).some(({ lower }) => verbOf(lower) !== undefined)
const onward = new Set('down up back over on onward onwards forward forwards home north south east west upstairs downstairs'.split(' ')) // prettier-ignore

const smallStart = (text: string, words: readonly Word[]): string =>
  /^\p{Lu}\p{Ll}*$/u.test(words[0]?.text ?? '') ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** With somebody who does it: what begins with the deed gets a doer, and `In the night I sneak off` has one. */
function withDoer(text: string): string {
  const { words } = wordsIn(text)
  const [first] = words
  if (first === undefined) return 'you wait'
  const [quote] = speechIn(text)
  if (quote?.from === 0) return quote.to >= text.length ? `you say, ${text}` : text
  if (first.lower === 'you' || saysWho(words.slice(0, 1))) return text
  const isLedUpTo = prepositions.has(first.lower) || isAdverb(first.lower)
  if (isLedUpTo && saysWho(words)) return text
  return `you ${isWay(words) ? 'go ' : ''}${smallStart(text, words)}`
}

const cleaned = (words: string): string => words.replaceAll(/\s+/gu, ' ').trim().slice(0, longestTold)

const asDeed = (words: string): string => withDoer(cleaned(words).replace(politeness, '')).replace(/[,;:\s]+$/u, '')

const sentence = (text: string): string =>
  withStop(capitalOf(text.trim()).replaceAll(/(?<=[.!?]\s)\p{Ll}/gu, letter => letter.toUpperCase()))

const inTense = (text: string, tense: Tense): string => (tense === 'past' ? (inPast(text) ?? text) : text)

/** `I pet the mule` is `You pet the mule.` */
export const toldOfYou = (words: string, tense: Tense = 'present'): string =>
  inTense(sentence(outsideOfQuotes(asDeed(words), toSecond(plain))), tense)

export type Told = { readonly pronoun?: Hero['pronoun']; readonly tense?: Tense }

/** `I pet the mule`, typed by whoever plays Korda, is `Korda pets the mule.` */
export const toldOf = (name: string, words: string, { pronoun = 'they', tense = 'present' }: Told = {}): string =>
  inTense(retoldOf(toldOfYou(words), { name, pronoun }), tense)

/** `patch me up`, said to Korda, is `Korda patches you up.` */
export function toldOfOrder(name: string, words: string, { pronoun = 'they', tense = 'present' }: Told = {}): string {
  const bidden = outsideOfQuotes(cleaned(words).replace(politeness, ''), toSecond(kept))
  const told = retoldOf(sentence(withDoer(bidden)), { name, pronoun })
  return inTense(capitalOf(told.replaceAll(mark, '')), tense)
}
