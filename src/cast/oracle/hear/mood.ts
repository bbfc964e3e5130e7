/** What kind of sentence it is, before anything is looked up: told, bidden, or done. */
import type { Word } from '../../../english/line.ts'
import { firstPersons, isAdverb, modals, negations } from '../../../english/small-words.ts'
import { isBase, isPast, verbOf } from '../../../english/verbs.ts'
import { isFavour } from './acts.ts'
import { personNamed, type Context } from './names.ts'

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Nobody sees these done: who says `I` before them tells how it is. */
const ofMind = setOf('know think believe suspect hate love trust doubt hope wish owe mean suppose guess reckon bet regret understand disagree want need miss like care worry fear forgive feel') // prettier-ignore
const wanting = setOf('want need like love hope wish care mean')
/** Followed by these, a verb of the mind is a deed after all: `I think back`, `I feel the wall`. */
const thinkingOf = setOf('about of back over')
const feltAs = setOf('sorry bad sad that like guilty sick ashamed tired')
const stative = setOf('am was were are have had did do')
/** `I have a drink`, `I have a look`. */
const hadAsDeed = setOf('drink bite meal look rest nap word chat sip seat break breakfast dinner supper lunch beer')
const spokenOf = setOf(
  'you that this it he she they there these those your nobody everybody everyone nothing something',
)
const copulas = setOf('is are was were has had')
const withWords = setOf('ask tell persuade beg promise show convince')

const firstOf = (words: readonly Word[]): string => words[0]?.text ?? ''

export const hasYou = (words: readonly Word[]): boolean =>
  words.some(({ text }) => text === 'you' || text === 'your' || text === 'yours' || text === 'yourself')

/** `go home`, `please heal me`, `do not move`: it begins with what is to be done. */
export function isBidding(words: readonly Word[]): boolean {
  const leads = (text: string): boolean => ['please', 'kindly', 'now', 'then', 'just'].includes(text) || isAdverb(text) || negations.has(text) // prettier-ignore
  const at = words.findIndex(({ text }) => !leads(text))
  const [first, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? '']
  if (first === 'do') return next === 'not'
  if (first === 'be') return at === 0
  if (first === 'have') return next === 'a' || next === 'another' // `have a look round`
  return isBase(first) && !(isPast(first) && (firstPersons.has(next) || next === 'you'))
}

const ofState = setOf(
  'look know seem think want need like have are smell stink sound feel mean lie love hate deserve remind owe believe live work come',
)

/** `Hild, you go first`: told as if it were so, and meant to be done. */
export const isBiddenAsYou = (words: readonly Word[]): boolean =>
  firstOf(words) === 'you' && isBase(words[1]?.text ?? '') && !isPast(words[1]?.text ?? '') && !ofState.has(words[1]?.text ?? '') && !ofMind.has(words[1]?.text ?? '') // prettier-ignore

/** `I have …` and `I do …` may still be deeds. */
function isStative(words: readonly Word[], at: number, context: Context): boolean {
  const { things } = context
  const [text, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? '']
  if (!stative.has(text)) return false
  if (text === 'do') return next === 'not' && isOfMind(words, at + 2, context)
  if (text !== 'have') return true
  const isDone = words.slice(at + 1, at + 5).some(one => hadAsDeed.has(one.text))
  return !isDone && personNamed([next], things) === undefined && next !== 'to'
}

function isOfMind(words: readonly Word[], at: number, { things }: Context): boolean {
  const verb = verbOf(words[at]?.text ?? '') ?? ''
  const next = words[at + 1]?.text ?? ''
  if (!ofMind.has(verb)) return false
  if (wanting.has(verb)) return next !== 'to' || words[at + 2]?.text === 'know'
  if (verb === 'bet' && personNamed([next], things) !== undefined) return false // `I bet Dabney two silver`
  if (verb === 'feel') return feltAs.has(next)
  return verb !== 'think' || !thinkingOf.has(next)
}

/** `Looks just like yours`: nobody is bidden so. */
const isThird = (first: string): boolean => first.endsWith('s') && verbOf(first) !== undefined && !isBase(first)

/** `Funny, because we found one`: what one has done is told. */
const reportsOurs = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) => {
    const next = words[at + 1]?.text ?? ''
    return at > 0 && firstPersons.has(text) && isPast(next) && !isBase(next)
  })

/** What is over, what is felt, what will be for somebody: told, and nothing to do. */
export function isStatement(words: readonly Word[], context: Context, hasListener: boolean): boolean {
  const first = firstOf(words)
  if (!firstPersons.has(first)) {
    if (spokenOf.has(first) || first === 'what') return true
    if (!isBidding(words) && (reportsOurs(words) || isThird(first))) return true
    return !isBidding(words) && words.slice(1, 5).some(({ text, owns }) => copulas.has(text) && owns !== true)
  }
  const at = words.findIndex(({ text }, index) => index > 0 && !isAdverb(text))
  const text = words[at]?.text ?? ''
  if ((text === 'am' || text === 'are') && words[at + 1]?.text.endsWith('ing') === true) return hasYou(words)
  if (isStative(words, at, context)) return true
  if (modals.has(text))
    return hasListener && (hasYou(words) || text === 'should' || text === 'must' || text === 'could')
  return (isPast(text) && !isBase(text)) || isOfMind(words, at, context)
}

const several = setOf('guys all folks both everyone everybody lot')
export const anybody = setOf('anyone anybody somebody someone everyone everybody')

/** `let us not wait`: told to the company. */
export const isLeftUndone = (words: readonly Word[]): boolean =>
  firstOf(words) === 'let' && words[1]?.text === 'us' && words[2]?.text === 'not'

/** Where it is put to all of them, and not to whoever knows: `should we`, `can we trust him`, `do we go`. */
const advising = setOf('should shall must ought would')
const ofUs = setOf('can could do are have')
const deciding = setOf(
  'trust believe agree need want go stay leave fight wait run help tell all really both ready split',
)

/** `should we`, `who of you`, `does anyone have a lantern`, `I love you guys`: for all who go along. */
export function isForCompany(words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text)
  const isOurs = texts.some((text, at) => text === 'we' && (advising.has(texts[at - 1] ?? '') || (ofUs.has(texts[at - 1] ?? '') && deciding.has(texts[at + 1] ?? '')))) // prettier-ignore
  const isYours = texts.some(
    (text, at) => text === 'you' && (several.has(texts[at + 1] ?? '') || texts[at - 1] === 'of'),
  )
  const isAny =
    anybody.has(texts[1] ?? '') &&
    !texts.includes('here') &&
    ['does', 'do', 'has', 'is', 'can', 'did', 'will'].includes(texts[0] ?? '')
  const isUs = texts[0] === 'we' && ['should', 'could', 'must', 'need', 'ought'].includes(texts[1] ?? '')
  const isSupposed = ['what', 'how'].includes(texts[0] ?? '') && ['if', 'about'].includes(texts[1] ?? '') && texts[2] === 'we' // prettier-ignore
  const isWho = texts[0] === 'who' && ['should', 'wants', 'will', 'goes', 'can'].includes(texts[1] ?? '')
  const isOfAll = ['everyone', 'everybody', 'you', 'anyone'].some(who => texts.includes(who)) && texts.includes('think') && texts.includes('we') // prettier-ignore
  return (
    isLeftUndone(words) || isOfAll || isSupposed || (isOurs && !isFavour(words)) || isYours || isAny || isWho || isUs
  )
}

/** `Give me …`, `Show us your …`: bid of whoever one talks with. */
export const isBidToOther = (words: readonly Word[]): boolean =>
  isBidding(words) &&
  firstOf(words) !== 'let' &&
  (['me', 'us'].includes(words[1]?.text ?? '') || (hasYou(words) && !withWords.has(firstOf(words))))

/** A plain deed in the midst of talk: `I nod.` */
export const isOwnDeed = (words: readonly Word[]): boolean => {
  const verb = words[1]?.text ?? ''
  return firstPersons.has(firstOf(words)) && isBase(verb) && !ofMind.has(verb) && !hasYou(words)
}

const leadsToDeed = setOf('let us please')

/** `quietly go`, `let us go`: something is done, led up to by what says nothing of it. */
export const startsDeed = (words: readonly Word[]): boolean => {
  const leads = ({ text }: Word): boolean => isAdverb(text) || modals.has(text) || leadsToDeed.has(text)
  const at = words.findIndex(word => !leads(word))
  return at !== -1 && isBase(words[at]?.text ?? '')
}

const feelings = setOf(
  'scared afraid frightened terrified nervous worried tired exhausted hungry cold sad lonely bored excited',
)

/** `I am scared`, said to nobody: those who go along hear it. */
export const isFelt = (words: readonly Word[]): boolean =>
  firstPersons.has(firstOf(words)) &&
  ['am', 'are', 'feel', 'was'].includes(words[1]?.text ?? '') &&
  words.slice(2, 5).some(({ text }) => feelings.has(text))
