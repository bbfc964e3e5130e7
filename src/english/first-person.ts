/** What a sheet says of somebody, said by them: `Counts steps under her breath` is `I count steps under my breath`. */
import { literally } from '../core/pattern.ts'
import { memo } from '../core/memo.ts'
import { baseOf, isPast } from './verbs.ts'
import { pronounForms, type Pronoun, type PronounForms } from './pronouns.ts'
import { oneOf } from './small-words.ts'
import { asSentence } from './content-words.ts'

type Who = { readonly name: string; readonly short: string; readonly pronoun: Pronoun }

/** Somebody else of whom `she` or `he` may be said from here on. */
const others = oneOf(
  'sister mother daughter wife aunt queen lady girl woman widow grandmother niece brother father son husband uncle king lord boy man grandfather nephew mentor teacher master captain friend child wizard priest lover',
)

/** After these a word in -s is a noun and not what somebody does. */
const beforeNoun = oneOf(
  'the a an my your his her its our their this these those some any no of in on at with for from by two three many few other old every all',
)
const adverbs = oneOf(
  'never always often still only also secretly quietly rarely usually sometimes barely then and but or',
)
const afterVerb = oneOf(
  'the a an my his her him it its them their this that these those to at for about into in over up down on off out through if with back away from behind toward towards some any what who why how where other others people i me myself',
)
/** What follows an object form and never something owned. */
const afterObject = oneOf(
  'and or but to in on at with for from by when while if as that than again alone back out up off is was',
)

const turning = oneOf('who which they we')
const helping = oneOf("cannot can't won't will would could must doesn't couldn't should has is was")
const behindDeed = oneOf('the a an his her their my it them him to at with every no')
/** After a first word they show that it was a noun: `Maps lie`. */
const ofThings = oneOf('is are was were have lie make eat do can will')
const subjects = oneOf('i she he they we you who that which where')
const seams = oneOf('and or of who that which is are was were')
const telling = oneOf(
  'is are was were am be been has have had will would must should can cannot could may might does do did owe owes lies lie makes make keeps holds deserves deserve costs eat eats rots rot belongs matters comes goes needs means',
)

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
    state.spoken = inFirst(word, at, state, pronounForms[pronoun])
    if (others(word.word) && at > 0) state.isOther = true
    if (turning(word.word) && state.spoken !== 'I') state.isMine = false
    return word.gap + state.spoken
  })
  const end = /[^\p{L}]*$/u.exec(plain)?.[0] ?? ''
  return asSentence(`${isDeed ? 'I ' : ''}${changed.join('')}${end}`)
}

function inFirst(here: Word, at: number, state: State, { they, them, their, self }: PronounForms): string {
  const { word, after, isNear } = here
  const said = word.toLowerCase()
  if (word === 'I' || (!state.isOther && said === they)) {
    state.isMine = true
    return 'I'
  }
  if (!state.isOther) {
    const isOwned = isNear && after !== undefined && !afterObject(after)
    if (said === their && (isOwned || said !== them)) return at === 0 ? 'My' : 'my'
    if (said === them) return 'me'
    if (said === self || (said === 'themselves' && they === 'they')) return 'myself'
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
  const isListed = gap.includes(',') && (after === undefined || afterVerb(after) || after.endsWith('ly'))
  const follows = spoken === 'I' || adverbs(before) || isListed
  return follows && !beforeNoun(before) ? first : word
}

/** Beside `I`, what looks like the third person is one, whether we know the verb or not. */
const bareOf = (word: string): string | undefined =>
  /[^s]s$/.test(word) && word.length > 3 ? word.replace(/(?<=ch|sh|ss|x|z)es$|s$/, '').replace(/ie$/, 'y') : undefined

/** `Counts steps`, `Cannot leave`, `Never forgets`, `Would rather`: a deed with nobody before it. */
function startsWithDeed(words: readonly Word[]): boolean {
  const [first, second] = words.map(({ word }) => word.toLowerCase())
  if (first === undefined) return false
  if (helping(first)) return true
  if (adverbs(first)) return second !== undefined && baseOf(second) !== undefined
  if (baseOf(first) === undefined) return bareOf(first) !== undefined && behindDeed(second ?? '')
  return second === undefined || !ofThings(second)
}

/** Whether words are a whole statement or only the name of something. */
export const isStatement = (text: string): boolean =>
  wordsOf(text).some(({ word }, at) => (at === 0 && word === 'I') || telling(word)) || hasDeed(text)

/** `my father went down`; behind `I` or `who` it only says more of what was named. */
const isLongDone = (word: string, before: string): boolean => isPast(word) && !word.endsWith('ed') && !subjects(before)

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
      !beforeNoun(before) &&
      !/['’]s?$/.test(before) &&
      !seams(after),
  )
