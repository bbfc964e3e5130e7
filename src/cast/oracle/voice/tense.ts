/** Sentences told to a player, told of somebody: `You kneel` is `Maren kneels`; and later, in a diary, `We knelt`. */
import type { Pronoun } from './voice.ts'
import { baseOf, isBase, pastOf, thirdOf } from './verbs.ts'
import { capital } from './words.ts'

const adverb = /^(?:\p{L}+ly|never|always|often|still|only|also|now|then|just|almost|both|all|once|soon|again)$/iu
const beforeNoun =
  /^(?:the|a|an|my|your|his|her|its|our|their|this|these|those|some|any|no|of|in|on|at|with|for|from|by|to|into|two|three|four|many|few|other|every|each|as|than|between|under|over|behind|and-a)$/i
const afterVerb =
  /^(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|some|it|them|him|you|me|us|at|in|on|to|into|for|from|with|over|up|down|out|off|back|away|round|around|about|through|across|along|past|after|once|again|slowly|quickly|and|toward|towards|nothing|what|where|who|how|like|by|beside|under|near|behind|above|below|between|against|without|until|when|as)$/i

const modal = /^(?:can|cannot|could|will|would|must|may|might|should|did|do)$/i

/** Verbs that are as often the name of something: `bread and rest`. */
const alsoNoun =
  /^(?:rest|light|fire|smile|look|watch|guard|help|drink|hand|step|turn|face|back|love|hope|fear|smoke|work|cry|laugh|place|point|mark|lock|ring|rock|shout|walk|wave|wish|touch|note|plan|play|name|trade|track|trust|talk|stone|cover|cut|drop|end|eye|fall|guess|joke|judge|lead|lift|rise|sail|sense|shelter|sleep|stick|trail|warm|wait)$/

/** What each pronoun makes of the second person. */
export const forms: Readonly<
  Record<Pronoun, { readonly they: string; readonly them: string; readonly their: string; readonly self: string }>
> = {
  she: { they: 'she', them: 'her', their: 'her', self: 'herself' },
  he: { they: 'he', them: 'him', their: 'his', self: 'himself' },
  they: { they: 'they', them: 'them', their: 'their', self: 'themself' },
}

type Parts = readonly string[]
const partsOf = (text: string): Parts => text.match(/[\p{L}][\p{L}'’-]*|[^\p{L}]+/gu) ?? []
const isWord = (part: string | undefined): boolean => part !== undefined && /^\p{L}/u.test(part)

/** Speech stays as it was spoken. */
const outsideOfQuotes = (text: string, change: (part: string) => string): string =>
  text.replaceAll(
    /(["“][^"”]*["”])|([^"“]+)/gu,
    (_, quoted: string | undefined, plain: string | undefined) => quoted ?? change(plain ?? ''),
  )

const thirds: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
  "haven't": "hasn't",
  "weren't": "wasn't",
}
const pasts: Readonly<Record<string, string>> = {
  are: 'were',
  is: 'was',
  am: 'was',
  have: 'had',
  has: 'had',
  do: 'did',
  does: 'did',
  can: 'could',
  cannot: 'could not',
  will: 'would',
  may: 'might',
  "don't": "didn't",
  "doesn't": "didn't",
  "isn't": "wasn't",
  "aren't": "weren't",
  "can't": "couldn't",
}

const third = (word: string): string =>
  thirds[word.toLowerCase()] ?? (isBase(word.toLowerCase()) ? thirdOf(word.toLowerCase()) : word)

/** The words around a part, without the gaps. */
function around(
  parts: Parts,
  at: number,
): { readonly before: string | undefined; readonly after: string | undefined; readonly gap: string } {
  return { before: parts[at - 2], after: parts[at + 2], gap: parts[at - 1] ?? '' }
}

/** A verb of `you` further on in the sentence: `you kneel and look`, `you kneel, then look`. */
function isJoined(parts: Parts, at: number): boolean {
  const { before, after } = around(parts, at)
  if (before === undefined || !/^(?:and|then|but|or)$/i.test(before)) return false
  const word = (parts[at] ?? '').toLowerCase()
  return isBase(word) && (!alsoNoun.test(word) || after === undefined || afterVerb.test(after) || adverb.test(after))
}

export function toldOf(text: string, name: string, pronoun: Pronoun): string {
  const { them, their, self } = forms[pronoun]
  const plain = text
    .replaceAll(/\b(?:all|the (?:two|three|four|five|six)|some|one|none|both|each|any) of you\b/gi, match =>
      match.replace(/you$/i, 'them'),
    )
    .replaceAll(/\byou all\b/gi, 'they all')
  const told = outsideOfQuotes(plain, part => secondToThird(part, { name, them, their, self }))
  return /^\W*\p{Lu}/u.test(text) ? capital(told) : told
}

function secondToThird(
  text: string,
  who: { readonly name: string; readonly them: string; readonly their: string; readonly self: string },
): string {
  const parts = partsOf(text)
  let hasName = text.includes(who.name)
  let isActing = false
  const named = (other: string): string => {
    const said = hasName ? other : who.name
    hasName = true
    return said
  }
  return parts
    .map((part, at) => {
      if (!isWord(part)) {
        if (/[.;!?]/.test(part)) isActing = false
        return part
      }
      const lower = part.toLowerCase()
      if (lower === 'your') return hasName ? who.their : `${named('')}'s`
      if (lower === 'yours') return hasName ? who.their.replace(/y?$/, '') : `${named('')}'s`
      if (lower === 'yourself' || lower === 'yourselves') return who.self
      if (lower === "you're" || lower === 'you’re') return `${who.name} is`
      if (lower === "you've" || lower === 'you’ve') return `${who.name} has`
      if (lower === 'you') {
        isActing = isSubject(parts, at)
        return isActing ? ((hasName = true), who.name) : named(who.them)
      }
      if (!isActing) return part
      const { before, gap } = around(parts, at)
      const followsYou =
        before !== undefined &&
        /^\s+$/.test(gap) &&
        (/^you$/i.test(before) || (adverb.test(before) && /^you$/i.test(parts[at - 4] ?? '')))
      if (followsYou && modal.test(part)) isActing = false // `can lean over and feel`: what follows stays as it is
      return followsYou || isJoined(parts, at) ? third(part) : part
    })
    .join('')
}

/** `You go`, `you slowly turn`; not `beside you` and not `you.` */
function isSubject(parts: Parts, at: number): boolean {
  const next = parts[at + 2]
  const isNear = /^\s+$/.test(parts[at + 1] ?? '')
  if (!isNear || next === undefined) return false
  const before = parts[at - 2]?.toLowerCase()
  if (
    before !== undefined &&
    /^(?:of|to|at|for|with|from|by|on|beside|behind|before|around|over|under|near|like|than|toward|towards|upon|past|about|between|against|after|into)$/.test(
      before,
    )
  )
    return false
  return (
    isBase(next.toLowerCase()) ||
    next.toLowerCase() in thirds ||
    adverb.test(next) ||
    /^(?:can|cannot|could|will|would|must|may|might|should|had|did|was|\p{L}+ed)$/iu.test(next)
  )
}

/** A present-tense sentence as a diary has it. `you` becomes `we`. */
export function asPast(text: string, self: { readonly name: string; readonly short: string }): string {
  const plain = text
    .replaceAll(new RegExp(`\\b(?:${self.name}|${self.short})(?:['’]s)`, 'g'), 'my')
    .replaceAll(new RegExp(`\\b(?:${self.name}|${self.short})\\b`, 'g'), 'I')
  return outsideOfQuotes(plain, allPast).replaceAll(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

const weForms: Readonly<Record<string, string>> = {
  you: 'we',
  your: 'our',
  yours: 'ours',
  yourself: 'ourselves',
  yourselves: 'ourselves',
  "you're": 'we were',
  "you've": 'we had',
}

function allPast(text: string): string {
  const parts = partsOf(text)
  let isOurs = false
  return parts
    .map((part, at) => {
      if (!isWord(part)) {
        if (/[.;!?]/.test(part)) isOurs = false
        return part
      }
      const lower = part.toLowerCase()
      const { before, gap } = around(parts, at)
      if (Object.hasOwn(weForms, lower)) {
        const isDeed = lower === 'you' && isSubject(parts, at)
        if (isDeed) isOurs = true
        return lower === 'you' && !isDeed ? 'us' : (weForms[lower] ?? part)
      }
      if (Object.hasOwn(pasts, lower))
        return lower === 'are' && /^i$/i.test(before ?? '') ? 'was' : (pasts[lower] ?? part)
      const followsUs =
        isOurs && before !== undefined && (/^(?:you|we)$/i.test(before) || adverb.test(before) || isJoined(parts, at))
      if (followsUs && isBase(lower)) return pastOf(lower)
      const base = baseOf(lower)
      if (
        base === undefined ||
        part !== lower ||
        (before !== undefined && /^\s+$/.test(gap) && beforeNoun.test(before))
      )
        return part
      return isFinite(parts, at) ? pastOf(base) : part
    })
    .join('')
}

/** A word in -s is a verb when something that can act stands before it. */
function isFinite(parts: Parts, at: number): boolean {
  const { before, after } = around(parts, at)
  if (before === undefined) return false
  if (
    /^(?:he|she|it|who|which|that|nobody|somebody|something|nothing|everybody|everyone|and|then|but)$/i.test(before) ||
    /^\p{Lu}/u.test(before)
  )
    return true
  return after === undefined || afterVerb.test(after) || adverb.test(after)
}
