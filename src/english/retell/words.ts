/** A sentence as words and the gaps between them, and the small words whose work is known without a dictionary. */
import { memo } from '../../core/memo.ts'

export type Word = {
  /** As written, and in small letters with plain apostrophes. */
  readonly text: string
  readonly lower: string
  /** What stands before it: blanks, commas, dashes. */
  readonly gap: string
}

export type Words = { readonly words: readonly Word[]; readonly end: string }

/** The same sentence is told by several, of several. */
export const wordsIn = memo(500, (text): Words => {
  const words = [...text.matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}](?:[\p{L}\p{N}]|['’-](?=[\p{L}\p{N}]))*)/gu)].map(
    ([, gap = '', word = '']) => ({ text: word, lower: word.toLowerCase().replaceAll('’', "'"), gap }),
  )
  const last = words.at(-1)
  return { words, end: last === undefined ? text : text.slice(text.lastIndexOf(last.text) + last.text.length) }
})

/** Nothing but blanks before it: it belongs to the word before. */
export const isNear = (word: Word | undefined): boolean =>
  word !== undefined && (word.gap === ' ' || (word.gap !== '' && word.gap.trim() === ''))

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Only ever before a noun or a pronoun. */
export const prepositions = setOf(
  'of to at with from by on in into onto beside besides behind around over under near toward towards upon past about between against through across above below beneath inside outside within along among amid beyond off out despite without during for',
)
/** Before a clause as well as before a noun. */
export const eitherWay = setOf('before after until till since than as like but except once')
export const determiners = setOf(
  'the a an this that these those my your his her its our their some any no every each both another one two three four five six seven eight nine ten many few several such all what which whose enough more most less',
)
export const auxiliaries = setOf(
  "am are is was were have has had do does did don't doesn't didn't aren't isn't weren't wasn't haven't hasn't hadn't",
)
export const modals = setOf(
  "can cannot can't could couldn't will won't would wouldn't must mustn't may might should shouldn't shall ought need'nt",
)
export const pronouns = setOf(
  'i me he him she her it they them we us who whom whoever nobody somebody someone everyone everybody something nothing everything anyone anybody anything none',
)
export const joiners = setOf('and or but nor then yet')
const adverbs = setOf(
  'never always often still only also now then just almost both all once soon again already even ever hardly barely scarcely nearly quite rather simply first last together alone too instead perhaps maybe indeed twice seldom sometimes not slowly',
)
/** Words in -ly that tell how, and the small ones. */
export const isAdverb = (word: string): boolean =>
  adverbs.has(word) ||
  (/[a-z]{3,}ly$/.test(word) &&
    !/^(?:family|belly|bully|jelly|ally|reply|supply|apply|rely|only|fly|holy|early|lonely|ugly|silly|hilly|july|assembly|multiply|comply)$/.test(
      word,
    ))

/** Words that can stand after `you` and are no verb. */
const noVerbs = setOf(
  'if when while where because though although unless whether why how not there here up down away back too as so yet home ahead nearby either neither themselves ourselves yourself yourselves myself himself herself itself',
)
export const isClosed = (word: string): boolean =>
  prepositions.has(word) ||
  eitherWay.has(word) ||
  determiners.has(word) ||
  pronouns.has(word) ||
  joiners.has(word) ||
  noVerbs.has(word) ||
  /^(?:you|your|yours)$/.test(word)
