/** What stands around a verb: noun phrases with what leads them in, whose they are, and the adverbs between them. */
import { irregular } from './irregular.ts'
import type { Word } from './line.ts'
import { isAdverb, objects, openers, prepositions } from './small-words.ts'

export type NounPhrase = {
  /** `into`, `with`; nothing for what a verb takes by itself. */
  readonly preposition?: string
  /** Without article; what follows `of` last. */
  readonly words: readonly Word[]
  /** Where its `of` stands, so that `a loaf of bread` is a loaf. */
  readonly headEnd: number
  /** `his`, `my`, or the words that own it: `the mule's`. */
  readonly owner?: readonly Word[]
  /** Named in one breath with the one before: `Cobb and Tamsel`. */
  readonly isListed?: true
  readonly speech?: string
}

export type Surroundings = { readonly phrases: readonly NounPhrase[]; readonly adverbs: readonly Word[] }

const possessives = new Set('my your his her its our their'.split(' '))
const seams = new Set(['and', 'or', 'nor', 'but', 'plus'])
/** They stand before a noun, and are not counted as describing it. */
const articles = new Set('the a an this that these those some any every each another all both no'.split(' '))

/** `her` owns what follows, when something does. */
const isOwning = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1]
  const text = next?.text ?? ''
  return (
    next !== undefined && !prepositions.has(text) && !openers.has(text) && !seams.has(text) && !next.gap.includes(',')
  )
}

/** What something is called, whatever it does with several of it: `loaves` is `loaf`. */
export function nounOf(word: string): string {
  const odd = irregular.get(word)
  if (odd !== undefined && word !== 'left' && word !== 'ground' && word !== 'wound') return odd
  if (word.length < 4 || !word.endsWith('s')) return word
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  const bare = word.slice(0, -2)
  return word.endsWith('es') &&
    (bare.endsWith('ch') || bare.endsWith('sh') || bare.endsWith('x') || bare.endsWith('ss'))
    ? bare
    : word.slice(0, -1)
}

type Open = { preposition?: string; words: Word[]; owner: Word[]; headEnd: number; isListed: boolean }

const fresh = (preposition?: string, isListed = false): Open => ({
  ...(preposition !== undefined && { preposition }),
  words: [],
  owner: [],
  headEnd: 0,
  isListed,
})

export function around(words: readonly Word[]): Surroundings {
  const phrases: NounPhrase[] = []
  const adverbs: Word[] = []
  let open = fresh()
  const close = (next: Open): void => {
    if (open.words.length > 0 || open.owner.length > 0)
      phrases.push({
        ...(open.preposition !== undefined && { preposition: open.preposition }),
        words: open.words.length > 0 ? open.words : open.owner,
        headEnd: open.headEnd === 0 ? open.words.length || open.owner.length : open.headEnd,
        ...(open.owner.length > 0 && open.words.length > 0 && { owner: open.owner }),
        ...(open.isListed && { isListed: true as const }),
      })
    open = next
  }
  for (const [at, word] of words.entries()) {
    const { text, speech, gap } = word
    const before = words[at - 1]
    if (speech !== undefined) {
      close(fresh())
      phrases.push({ words: [word], headEnd: 1, speech })
      continue
    }
    if (gap.includes(',') && open.words.length > 0) close(fresh(open.preposition, true))
    if (text === 'of' && open.words.length > 0) {
      if (open.headEnd === 0) open.headEnd = open.words.length
    } else if (seams.has(text)) close(fresh(open.preposition, open.words.length > 0))
    else if (prepositions.has(text)) {
      const isDouble = open.words.length === 0 && open.preposition !== undefined
      close(fresh(isDouble && text === 'of' ? open.preposition : text))
    } else if (possessives.has(text) && (text !== 'her' || isOwning(words, at))) {
      if (open.words.length > 0 && open.headEnd === 0) close(fresh())
      open.owner = [word]
    } else if (objects.has(text)) {
      if (open.words.length > 0) close(fresh())
      open.words.push(word)
      close(fresh())
    } else if (articles.has(text)) {
      if (open.words.length > 0 && open.headEnd === 0) close(fresh())
    } else if (isAdverb(text) && !(before !== undefined && (openers.has(before.text) || before.owns === true)))
      adverbs.push(word)
    else if (word.owns === true) {
      open.owner = [...open.owner.filter(one => !possessives.has(one.text)), ...open.words, word]
      open.words = []
    } else open.words.push(word)
  }
  close(fresh())
  return { phrases, adverbs }
}

/** The noun itself: `bread` of `fresh bread`, `loaf` of `a loaf of bread`. */
export const headOf = ({ words, headEnd }: NounPhrase): string => words[headEnd - 1]?.text ?? ''
