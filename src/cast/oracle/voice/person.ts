/** What a sheet says of somebody, said by them: `Counts steps under her breath` is `I count steps under my breath`. */
import { baseOf } from './verbs.ts'
import type { Pronoun } from './voice.ts'
import { asSentence } from './words.ts'

type Who = { readonly name: string; readonly short: string; readonly pronoun: Pronoun }

/** Somebody else of whom `she` or `he` may be said from here on. */
const others =
  /\b(?:sister|mother|daughter|wife|aunt|queen|lady|girl|woman|widow|grandmother|niece|brother|father|son|husband|uncle|king|lord|boy|man|grandfather|nephew|mentor|teacher|master|captain|friend|child|wizard|priest|lover)\b/i

const subjects: Readonly<Record<Pronoun, RegExp>> = { she: /^she$/i, he: /^he$/i, they: /^they$/i }
const objects: Readonly<Record<Pronoun, RegExp>> = { she: /^her$/i, he: /^him$/i, they: /^them$/i }
const owners: Readonly<Record<Pronoun, RegExp>> = { she: /^her$/i, he: /^his$/i, they: /^their$/i }

/** After these a word in -s is a noun and not what somebody does. */
const beforeNoun =
  /^(?:the|a|an|my|your|his|her|its|our|their|this|these|those|some|any|no|of|in|on|at|with|for|from|by|two|three|many|few|other|old|every|all)$/i

const joins = /^(?:and|then|but|or)$/i

type Token = { readonly word: string; readonly gap: string }

const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/([\p{L}][\p{L}'’-]*)|([^\p{L}]+)/gu)].reduce<Token[]>((tokens, [, word, gap]) => {
    if (word !== undefined) tokens.push({ word, gap: '' })
    else if (gap !== undefined) tokens.push({ word: '', gap })
    return tokens
  }, [])

const firstOf = (base: string): string => (base === 'be' ? 'am' : base)

/** Whether the possessive fits what follows: `her breath`, and not `her.` or `her and`. */
const isOwner = (next: string | undefined): boolean =>
  next !== undefined &&
  !/^(?:and|or|but|to|in|on|at|with|for|from|by|when|while|if|as|that|than|again|alone|back|out|up|off|is|was)$/i.test(
    next,
  )

/** Every `she` that can only be the character, and the verbs that go with it, in the first person. */
export function mine(text: string, { name, short, pronoun }: Who): string {
  const plain = text.replaceAll(new RegExp(`\\b${escape(name)}(['’]s)?`, 'g'), (_, owns: string | undefined) =>
    owns ? 'my' : 'I',
  )
  const tokens = tokensOf(
    plain.replaceAll(new RegExp(`\\b${escape(short)}(['’]s)?(?![-\\p{L}])`, 'gu'), (_, owns: string | undefined) =>
      owns ? 'my' : 'I',
    ),
  )
  const wordsAt = tokens.flatMap(({ word }, at) => (word === '' ? [] : [at]))
  const out: string[] = []
  let isOther = false
  let isMine = startsWithDeed(tokens) // a sheet's `Counts steps` has nobody before it
  if (isMine) out.push('I ')
  for (const [at, { word, gap }] of tokens.entries()) {
    if (word === '') {
      out.push(gap)
      if (/[.!?;]/.test(gap)) isOther = false
      continue
    }
    const order = wordsAt.indexOf(at)
    const before = tokens[wordsAt[order - 1] ?? -1]?.word
    const next = tokens[wordsAt[order + 1] ?? -1]?.word
    const isNear = next !== undefined && /^\s+$/.test(tokens[at + 1]?.gap ?? '')
    if (word === 'I') {
      isMine = true
      out.push('I')
    } else if (!isOther && subjects[pronoun].test(word)) {
      isMine = true
      out.push('I')
    } else if (!isOther && owners[pronoun].test(word) && (pronoun !== 'she' || (isNear && isOwner(next)))) {
      out.push(order === 0 ? 'My' : 'my')
    } else if (!isOther && objects[pronoun].test(word)) out.push('me')
    else if (
      !isOther &&
      new RegExp(`^${pronoun === 'she' ? 'her' : pronoun === 'he' ? 'him' : 'them'}sel(?:f|ves)$`, 'i').test(word)
    )
      out.push('myself')
    else out.push(deed(word, before, isMine, order))
    if (others.test(word) && order > 0) isOther = true
    if (/^(?:who|which|that|it|they|we)$/i.test(word) && word !== 'I')
      isMine = isMine && /^(?:that|it)$/i.test(word) ? isMine : false
  }
  return asSentence(
    out
      .join('')
      .replaceAll(/\bI am not\b/g, 'I am not')
      .replace(/^I I\b/, 'I'),
  )
}

/** A verb of theirs: the first word, the one after `I`, or one joined to it. */
function deed(word: string, before: string | undefined, isMine: boolean, order: number): string {
  const lower = word.toLowerCase()
  const base = baseOf(lower)
  if (!isMine || base === undefined) return order === 0 && isMine ? lower : word
  if (order === 0) return firstOf(base)
  const follows =
    before !== undefined &&
    (/^(?:I|never|always|often|still|only|also|secretly|quietly|rarely|usually|sometimes|barely)$/i.test(before) ||
      joins.test(before))
  return follows && !beforeNoun.test(before) ? firstOf(base) : word
}

/** `Counts steps`, `Cannot leave`, `Never forgets`, `Would rather`: a deed with nobody before it. */
function startsWithDeed(tokens: readonly Token[]): boolean {
  const [first, second] = tokens.filter(({ word }) => word !== '').map(({ word }) => word.toLowerCase())
  if (first === undefined) return false
  if (/^(?:cannot|can't|won't|will|would|could|must|doesn't|couldn't|should|has|is|was)$/.test(first)) return true
  if (/^(?:never|always|often|rarely|secretly|quietly|still|only|usually|sometimes)$/.test(first))
    return second !== undefined && baseOf(second) !== undefined
  return (
    baseOf(first) !== undefined &&
    second !== undefined &&
    !/^(?:is|are|was|were|have|lie|make|eat|do|can|will)$/.test(second)
  )
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Whether words are a whole statement or only the name of something. */
export const isStatement = (text: string): boolean =>
  /^I\b/.test(text) ||
  /\b(?:is|are|was|were|am|be|been|has|have|had|will|would|must|should|can|cannot|could|may|might|does|do|did|owe|owes|lies|lie|makes|make|keeps|holds|deserves|deserve|costs|eat|eats|rots|rot|belongs|matters|comes|goes|needs|means)\b/i.test(
    text,
  )
