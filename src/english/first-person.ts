/** What a sheet says of somebody, said by them: `Counts steps under her breath` is `I count steps under my breath`. */
import { literally } from '../core/pattern.ts'
import { memo } from '../core/memo.ts'
import { baseOf, isPast } from './verbs.ts'
import type { Pronoun } from './pronouns.ts'
import { asSentence } from './content-words.ts'

type Who = { readonly name: string; readonly short: string; readonly pronoun: Pronoun }

/** Somebody else of whom `she` or `he` may be said from here on. */
const others =
  /^(?:sister|mother|daughter|wife|aunt|queen|lady|girl|woman|widow|grandmother|niece|brother|father|son|husband|uncle|king|lord|boy|man|grandfather|nephew|mentor|teacher|master|captain|friend|child|wizard|priest|lover)$/i

type Forms = Readonly<Record<'subject' | 'object' | 'owner' | 'self', RegExp>>
const formsOf: Readonly<Record<Pronoun, Forms>> = {
  she: { subject: /^she$/i, object: /^her$/i, owner: /^her$/i, self: /^herself$/i },
  he: { subject: /^he$/i, object: /^him$/i, owner: /^his$/i, self: /^himself$/i },
  they: { subject: /^they$/i, object: /^them$/i, owner: /^their$/i, self: /^themsel(?:f|ves)$/i },
}

/** After these a word in -s is a noun and not what somebody does. */
const beforeNoun =
  /^(?:the|a|an|my|your|his|her|its|our|their|this|these|those|some|any|no|of|in|on|at|with|for|from|by|two|three|many|few|other|old|every|all)$/i
const adverbs =
  /^(?:never|always|often|still|only|also|secretly|quietly|rarely|usually|sometimes|barely|then|and|but|or)$/i
const afterVerb =
  /^(?:the|an?|my|his|her|him|it|its|them|their|this|that|these|those|to|at|for|about|into|in|over|up|down|on|off|out|through|if|with|back|away|from|behind|towards?|some|any|what|who|why|how|where|others?|people|i|me|myself|[\p{L}]+ly)$/iu
/** What follows an object form and never something owned. */
const afterObject =
  /^(?:and|or|but|to|in|on|at|with|for|from|by|when|while|if|as|that|than|again|alone|back|out|up|off|is|was)$/i

/** One word of a sentence, what stands before and after it, and the gap that led to it. */
type Word = {
  readonly word: string
  readonly gap: string
  readonly before?: string
  readonly after?: string
  readonly isNear: boolean
}

function wordsOf(text: string): readonly Word[] {
  const found = [...text.matchAll(/([^\p{L}]*)([\p{L}][\p{L}'’-]*)/gu)].map(([, gap = '', word = '']) => ({
    gap,
    word,
  }))
  return found.map(({ gap, word }, at) => {
    const before = found[at - 1]?.word
    const after = found[at + 1]
    return {
      word,
      gap,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after: after.word }),
      isNear: after !== undefined && /^\s+$/.test(after.gap),
    }
  })
}

const nameSign = memo(100, name => new RegExp(`\\b${literally(name)}(['’]s)?(?![-\\p{L}])`, 'gu'))

/** The name itself is `I`, and `Maren's` is `my`. */
const unnamed = (text: string, name: string): string =>
  text.includes(name)
    ? text.replaceAll(nameSign(name), (_, owns: string | undefined) => (owns === undefined ? 'I' : 'my'))
    : text

type State = { isOther: boolean; isMine: boolean; spoken: string }

/** Every `she` that can only be the character, and the verbs that go with it, in the first person. */
export function mine(text: string, { name, short, pronoun }: Who): string {
  const plain = unnamed(unnamed(text, name), short)
  const words = wordsOf(plain)
  const isDeed = startsWithDeed(words)
  const state: State = { isOther: false, isMine: isDeed, spoken: '' }
  const changed = words.map((word, at) => {
    if (/[.!?;]/.test(word.gap)) state.isOther = state.isMine = false
    state.spoken = inFirst(word, at, state, formsOf[pronoun])
    if (others.test(word.word) && at > 0) state.isOther = true
    if (/^(?:who|which|they|we)$/i.test(word.word) && state.spoken !== 'I') state.isMine = false
    return word.gap + state.spoken
  })
  const end = /[^\p{L}]*$/u.exec(plain)?.[0] ?? ''
  return asSentence(`${isDeed ? 'I ' : ''}${changed.join('')}${end}`)
}

function inFirst(here: Word, at: number, state: State, forms: Forms): string {
  const { word, after, isNear } = here
  if (word === 'I' || (!state.isOther && forms.subject.test(word))) {
    state.isMine = true
    return 'I'
  }
  if (!state.isOther) {
    const isOwned = isNear && after !== undefined && !afterObject.test(after)
    if (forms.owner.test(word) && (isOwned || !forms.object.test(word))) return at === 0 ? 'My' : 'my'
    if (forms.object.test(word)) return 'me'
    if (forms.self.test(word)) return 'myself'
  }
  return deed(here, at, state)
}

/** A verb of theirs: the first word, the one after `I`, or one joined to it. */
function deed({ word, gap, before = '', after }: Word, at: number, { isMine, spoken }: State): string {
  const lower = word.toLowerCase()
  const base = baseOf(lower) ?? (at === 0 || spoken === 'I' ? bareOf(lower) : undefined)
  if (!isMine || base === undefined) return at === 0 && isMine ? lower : word
  const first = base === 'be' ? 'am' : base
  if (at === 0) return first
  const isListed = gap.includes(',') && (after === undefined || afterVerb.test(after))
  const follows = spoken === 'I' || adverbs.test(before) || isListed
  return follows && !beforeNoun.test(before) ? first : word
}

/** Beside `I`, what looks like the third person is one, whether we know the verb or not. */
const bareOf = (word: string): string | undefined =>
  /[^s]s$/.test(word) && word.length > 3 ? word.replace(/(?<=ch|sh|ss|x|z)es$|s$/, '').replace(/ie$/, 'y') : undefined

/** `Counts steps`, `Cannot leave`, `Never forgets`, `Would rather`: a deed with nobody before it. */
function startsWithDeed(words: readonly Word[]): boolean {
  const [first, second] = words.map(({ word }) => word.toLowerCase())
  if (first === undefined) return false
  if (/^(?:cannot|can't|won't|will|would|could|must|doesn't|couldn't|should|has|is|was)$/.test(first)) return true
  if (adverbs.test(first)) return second !== undefined && baseOf(second) !== undefined
  if (baseOf(first) === undefined)
    return (
      bareOf(first) !== undefined && /^(?:the|an?|his|her|their|my|it|them|him|to|at|with|every|no)$/.test(second ?? '')
    )
  return second === undefined || !/^(?:is|are|was|were|have|lie|make|eat|do|can|will)$/.test(second)
}

/** Whether words are a whole statement or only the name of something. */
export const isStatement = (text: string): boolean =>
  /^I\b/.test(text) ||
  /\b(?:is|are|was|were|am|be|been|has|have|had|will|would|must|should|can|cannot|could|may|might|does|do|did|owe|owes|lies|lie|makes|make|keeps|holds|deserves|deserve|costs|eat|eats|rots|rot|belongs|matters|comes|goes|needs|means)\b/i.test(
    text,
  ) ||
  hasDeed(text)

/** `my father went down`; behind `I` or `who` it only says more of what was named. */
const isLongDone = (word: string, before: string): boolean =>
  isPast(word) && !word.endsWith('ed') && !/^(?:I|she|he|they|we|you|who|that|which|where)$/i.test(before)

/** `A false map kills more people`: something, and what it does. */
const hasDeed = (text: string): boolean =>
  wordsOf(text).some(
    ({ word, gap, before, after, isNear }) =>
      before !== undefined &&
      after !== undefined &&
      isNear &&
      /^\s+$/.test(gap) &&
      /^\p{Ll}/u.test(word) &&
      (baseOf(word) !== undefined || isLongDone(word, before)) &&
      !beforeNoun.test(before) &&
      !/['’]s?$/.test(before) &&
      !/^(?:and|or|of|who|that|which|is|are|was|were)$/i.test(after),
  )
