/** What stands around a verb: noun phrases with what leads them in, whose they are, and the adverbs between them. */
import { irregularPlurals } from './irregular.ts'
import type { Word } from './line.ts'
import { isAdverb, numberAt, objects, openers, prepositions } from './small-words.ts'

export type NounPhrase = {
  /** `into`, `with`; nothing for what a verb takes by itself. */
  readonly preposition?: string
  /** Without article; what follows `of` last. */
  readonly words: readonly Word[]
  /** Where its `of` stands, so that `a loaf of bread` is a loaf. */
  readonly headEnd: number
  /** `his`, `my`, or the words that own it: `the mule's`. */
  readonly owner?: readonly Word[]
  /** Opened by an article, a number or an owner, so that it is a noun whatever else it could be. */
  readonly isOpened?: true
  /** `a pail`: any of them, and no name. */
  readonly isAny?: true
  /** Named in one breath with the one before: `Cobb and Tamsel`. */
  readonly isListed?: true
  /** Added behind a comma: `the fifth face, the one hit with a hammer`. */
  readonly isAside?: true
  readonly speech?: string
}

export type Surroundings = { readonly phrases: readonly NounPhrase[]; readonly adverbs: readonly Word[] }

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const possessives = setOf('my your his her its our their')
const seams = setOf('and or nor but plus')
/** They stand before a noun, and are not counted as describing it. */
const articles = setOf('the a an this that these those some any every each another all both no')
/** `one of the pails` is a pail. */
const amounts = setOf(
  'one two three four five six some any all both each most none half few several couple pair many lots bit piece',
)
/** Behind a verb they say where to; before a noun they describe it. */
const directions = setOf('back away together apart aside forward forwards')
/** Behind what is lifted or shut they say how, and are no part of its name. */
const resultant = setOf('high aloft wide shut tight flat upright open ajar low')
/** So much of what follows `of` or `from`. */
const portions = setOf('sip swig gulp mouthful handful bite taste')
/** What stands for something not named. */
const stands = setOf('everything anything something nothing')

/** `her` owns what follows, when something does. */
const isOwning = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1]
  const text = next?.text ?? ''
  return next !== undefined && !isEdge(text) && !next.gap.includes(',')
}
const isEdge = (text: string): boolean => prepositions.has(text) || openers.has(text) || seams.has(text)

const singulars = new Map([...irregularPlurals].map(([one, several]) => [several, one]))

/** What something is called, whatever it does with several of it: `loaves` is `loaf`. */
export function nounOf(word: string): string {
  const odd = singulars.get(word)
  if (odd !== undefined) return odd
  if (word.length < 4 || !word.endsWith('s')) return word
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  const bare = word.slice(0, -2)
  return word.endsWith('es') && ['ch', 'sh', 'x', 'ss'].some(end => bare.endsWith(end)) ? bare : word.slice(0, -1)
}

/** A phrase that is being put together. */
class Open {
  readonly preposition: string | undefined
  words: Word[] = []
  owner: Word[] = []
  headEnd = 0
  isOpened = false
  isListed = false
  isAside = false
  isAny = false

  constructor(preposition?: string) {
    this.preposition = preposition
  }

  get isEmpty(): boolean {
    return this.words.length === 0 && this.owner.length === 0
  }

  get isComplete(): boolean {
    return this.words.length > 0 && this.headEnd === 0
  }

  closed(): NounPhrase {
    const { preposition, words, owner, headEnd, isOpened, isListed, isAside, isAny } = this
    const isBare = words.length === 0
    return {
      ...(preposition !== undefined && { preposition }),
      words: isBare ? owner : words,
      headEnd: isBare ? owner.length : headEnd === 0 ? words.length : headEnd,
      ...(owner.length > 0 && !isBare && { owner }),
      ...((isOpened || owner.length > 0) && { isOpened: true as const }),
      ...(isListed && { isListed: true as const }),
      ...(isAside && { isAside: true as const }),
      ...(isAny && { isAny: true as const }),
    }
  }
}

/** `stay back` says where to; `the back room` is a room. */
function isDirection(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {}
  const next = words[at + 1]
  if (!directions.has(text) || openers.has(words[at - 1]?.text ?? '')) return false
  return next === undefined || isEdge(next.text) || next.gap.includes(',') || isAdverb(next.text)
}

/** `lift the hat high`, `push the door open`. */
function isResult(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  return resultant.has(words[at]?.text ?? '') && at > 1 && (next === undefined || isEdge(next.text) || next.gap.includes(',') || next.text === 'so') // prettier-ignore
}

const isHow = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1]
  const isWithin = before !== undefined && (openers.has(before.text) || before.owns === true)
  return (isAdverb(words[at]?.text ?? '') && !isWithin) || isDirection(words, at) || (!isWithin && isResult(words, at))
}

export function around(words: readonly Word[]): Surroundings {
  const phrases: NounPhrase[] = []
  const adverbs: Word[] = []
  let open = new Open()
  let isOfThem = false
  const begin = (preposition?: string): Open => {
    if (!open.isEmpty) phrases.push(open.closed())
    open = new Open(preposition)
    return open
  }
  for (const [at, word] of words.entries()) {
    const { text, speech, gap } = word
    if (speech !== undefined) {
      begin()
      phrases.push({ words: [word], headEnd: 1, speech })
      continue
    }
    if (gap.includes(',')) isOfThem = false
    if (isOfThem) continue
    if ((text === 'who' || text === 'which') && open.isComplete) {
      begin()
      isOfThem = true // `the child who asked for a drink`: which child
      continue
    }
    if (gap.includes(',') && open.words.length > 0) begin(open.preposition).isAside = true
    const isPortion = open.words.length === 1 && portions.has(open.words[0]?.text ?? '')
    if (isPortion && (text === 'of' || text === 'from')) open.words = []
    else if (text === 'of' && open.words.length > 0) {
      if (open.words.every(one => amounts.has(one.text))) open.words = []
      else if (open.headEnd === 0) open.headEnd = open.words.length
    } else if (seams.has(text)) {
      const hasBefore = open.words.length > 0 || phrases.length > 0
      const { preposition } = open
      begin(preposition).isListed = hasBefore
    } else if (prepositions.has(text)) begin(text)
    else if (possessives.has(text) && (text !== 'her' || isOwning(words, at))) {
      if (open.isComplete) begin()
      open.owner = [word]
    } else if (objects.has(text)) {
      if (open.words.length > 0) begin()
      open.words.push(word)
      begin()
    } else if (articles.has(text)) {
      if (open.isComplete) begin()
      open.isOpened = true
      open.isAny = text === 'a' || text === 'an'
    } else if (isHow(words, at)) adverbs.push(word)
    else if (word.owns === true) {
      if (open.isComplete && !openers.has(words[at - open.words.length - 1]?.text ?? '') && open.words.length > 1)
        begin()
      open.owner = [...open.owner.filter(one => !possessives.has(one.text)), ...open.words, word]
      open.words = []
    } else {
      const isAmount = amounts.has(text) || numberAt(words, at) !== undefined
      if (isAmount && text !== 'one' && open.isComplete) begin()
      if (isAmount) open.isOpened = true
      open.words.push(word)
    }
  }
  begin()
  return { phrases: listed(phrases), adverbs }
}

/** `the rope, the lamp and the key` is a list; a comma alone adds something to what stands before it. */
const listed = (phrases: readonly NounPhrase[]): readonly NounPhrase[] =>
  phrases.map((phrase, at) => {
    const { isAside, ...rest } = phrase
    const isOfList = isAside === true && phrases.slice(at + 1).some(one => one.isListed === true)
    return isOfList ? { ...rest, isListed: true as const } : phrase
  })

/** `everything`, `anything odd`: nothing that could be named. */
export const isStanding = ({ words }: NounPhrase): boolean =>
  stands.has(words[0]?.text ?? '') && words.slice(1).every(({ text }) => !prepositions.has(text))
