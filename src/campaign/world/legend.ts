/** What an author says of their own marks: `In every table the column headed *Mine* stays behind the screen; the rest may be read out.` */
import { memo } from '../../core/memo.ts'
import { foldWords, holdsWords } from '../text/fold.ts'
import rows from './rows.json' with { type: 'json' }

export type Legend = {
  /** What stands over or before secrets in this folder, folded. */
  readonly secret: ReadonlySet<string>
  /** What nothing sets apart may be told. */
  readonly isRestOpen: boolean
}

export const noLegend: Legend = { secret: new Set(), isRestOpen: false }

const { apart, marks, rest, told } = rows.legend

const says = (folded: string, words: readonly string[]): boolean => words.some(one => holdsWords(folded, one))

/** A mark is named in other letters than the rest: `*Mine*`, `**GM:**`, `"Keeper"`. */
const named = /(?<![\p{L}\p{N}])(?:\*{1,3}|_{1,3}|`|["“])([\p{L}\p{N}][^*_`"”\n]{0,28})(?:\*{1,3}|_{1,3}|`|["”])/gu

const termsOf = (sentence: string): readonly string[] =>
  Array.from(sentence.matchAll(named), ([, term = '']) => foldWords(term).replace(/[\s:.]+$/, ''))

/** Only beside the words that say what is kept does "the rest" mean the rest of what is written. */
function ofParagraph(paragraph: string): Legend | undefined {
  const sentences = paragraph.split(/(?<=[.!?;])\s+/)
  const kept = sentences.filter(one => says(foldWords(one), apart) && says(foldWords(one), marks))
  if (kept.length === 0) return undefined
  const isRestOpen = sentences.map(foldWords).some(one => says(one, rest) && says(one, told))
  return { secret: new Set(kept.flatMap(termsOf)), isRestOpen }
}

/** All the pages of a folder are written by one hand: what is said on one holds for all. */
export function joinedLegend(all: readonly Legend[]): Legend {
  const said = all.filter(one => one !== noLegend)
  if (said.length < 2) return said[0] ?? noLegend
  return {
    secret: new Set(said.flatMap(({ secret }) => [...secret])),
    isRestOpen: said.some(({ isRestOpen }) => isRestOpen),
  }
}

export const legendIn = memo(512, (text: string): Legend => {
  const lower = text.toLowerCase()
  if (!apart.some(words => lower.includes(words))) return noLegend
  return joinedLegend(text.split(/\n\s*\n/).flatMap(paragraph => ofParagraph(paragraph) ?? []))
})

export const isSameLegend = (one: Legend, other: Legend): boolean =>
  one === other ||
  (one.isRestOpen === other.isRestOpen &&
    one.secret.size === other.secret.size &&
    [...one.secret].every(word => other.secret.has(word)))

/** Whether a label, a heading or a column is called what this author calls what is kept. */
export const isKept = ({ secret }: Legend, words: string): boolean =>
  secret.size > 0 && secret.has(foldWords(words.replaceAll(/[*_`]/g, '')).replace(/[\s:.]+$/, ''))
