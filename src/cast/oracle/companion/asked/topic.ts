/** What a question is about, as one would name it. */
import { boundary } from '../../voice/nouns.ts'
import { baseOf } from '../../../../english/verbs.ts'

type Topic = { readonly topic: string; readonly pronoun: 'person' | 'thing' | undefined }

const article = /^(?:the|this|that|these|those|our|his|her|their|its)$/i
const before =
  /^(?:about|of|on|trust|like|believe|know|with|is|are|was|were|for|follow|regarding|concerning|to|meet|from|behind)$/i
/** Begins a sentence with a capital, and is nobody. */
const common =
  /^(?:i|who|whom|what|where|when|why|how|which|whose|do|does|did|is|are|was|were|can|could|should|shall|would|will|may|must|have|has|had|let|lets|we|you|he|she|it|they|the|a|an|and|but|or|so|if|whether|any|anything|tell|speak|say|think|please|hey|ok|okay|well|then|now|yes|no|not|never|there|here|this|that|these|those|my|your|our|his|her|their|in|on|at|of|to|for|with|from|about|ask|remember|maybe|perhaps|everyone|everybody|all|someone|somebody|nobody)$/i
/** Nothing one could speak of. */
const empty =
  /^(?:thing|things|way|plan|matter|moment|time|place|one|ones|same|rest|others|other|truth|company|party|idea|question|answer|next|first|all|best|most|something|anything|nothing|you|me|us|it|them|him|her|yourself|now|here|there|tonight|today|tomorrow|think|do|go|say)$/i

type Found = { readonly name: string; readonly at: number; readonly isAfter: boolean; readonly isName: boolean }

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

/** `Iddo Pell`, `the Water Deed of Ambry`. */
function nameAt(tokens: readonly string[], at: number): readonly string[] {
  const words: string[] = []
  for (const next of tokens.slice(at, at + 5)) {
    if (isCapital(next) || (words.length > 0 && /^(?:of|the)$/.test(next))) words.push(next)
    else break
  }
  while (words.length > 0 && !isCapital(words.at(-1) ?? '')) words.pop()
  return words
}

/** `the bronze cap`, up to a small word or a deed. */
function thingAt(tokens: readonly string[], at: number): readonly string[] {
  const words: string[] = []
  for (const next of tokens.slice(at, at + 4)) {
    if (!/^\p{L}/u.test(next) || boundary.test(next)) break
    if (words.length > 0 && baseOf(next.toLowerCase()) !== undefined && !isCapital(next)) break
    words.push(next)
  }
  return words
}

const bare = (word: string): string => word.replace(/['’]s?$/u, '')

function allIn(text: string): readonly Found[] {
  const tokens = text.match(/[\p{L}][\p{L}'’-]*|[^\s\p{L}]/gu) ?? []
  const found: Found[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    const isAfter = before.test(tokens[at - 1] ?? '')
    const isName = isCapital(token) && (!common.test(bare(token)) || (at > 0 && isCapital(tokens[at + 1] ?? '')))
    const words = isName ? nameAt(tokens, at) : article.test(token) ? thingAt(tokens, at + 1) : []
    if (words.length === 0 || empty.test(bare(words.at(-1) ?? ''))) continue
    const name = [...words.slice(0, -1), bare(words.at(-1) ?? '')].join(' ')
    found.push({ name: isName ? name : `the ${name}`, at, isAfter, isName })
    at += words.length - (isName ? 1 : 0)
  }
  return found
}

/** `anything about salt`, `what do you make of all this brine`: a word without an article, at the end. */
function lastWords(text: string): string | undefined {
  const [, words] = /\b(?:about|of|regarding|concerning)\s+(?:all\s+)?((?:[\p{Ll}'’-]+\s?){1,3})\W*$/u.exec(text) ?? []
  const last = words?.trim()
  return last === undefined ||
    last.split(' ').some(word => empty.test(word) || boundary.test(word) || article.test(word))
    ? undefined
    : last
}

/** What follows `about` and the like before the rest, a name before a thing, and of equals what was said last. */
export function topicIn(text: string): Topic {
  const found = allIn(text)
  const weight = ({ isAfter, isName }: Found): number => (isAfter ? 2 : 0) + (isName ? 1 : 0)
  const best = found.reduce<Found | undefined>(
    (one, other) => (one === undefined || weight(other) >= weight(one) ? other : one),
    undefined,
  )
  const topic = best?.name ?? lastWords(text) ?? ''
  const person = /\b(?:him|her|he|she)\b/i.test(text)
  const thing = /\b(?:it|that|this|them|they)\b/i.test(text)
  return { topic, pronoun: topic !== '' ? undefined : person ? 'person' : thing ? 'thing' : undefined }
}
