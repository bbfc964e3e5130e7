/** What an author says of their own marks, or shows by them: `In every table the column headed *Mine* stays behind the screen; the rest may be read out.` */
import { foldWords, holdsWords } from '../text/fold.ts'
import rows from './rows.json' with { type: 'json' }
import { ofHeading } from './table.ts'

export type Legend = {
  /** What stands over or before secrets in this folder, folded. */
  readonly secret: ReadonlySet<string>
  /** What nothing sets apart may be told. */
  readonly isRestOpen: boolean
}

export const noLegend: Legend = { secret: new Set(), isRestOpen: false }

const { apart, marks, rest, told, neutral } = rows.legend

const says = (folded: string, words: readonly string[]): boolean => words.some(one => holdsWords(folded, one))

/** A mark is named in other letters than the rest: `*Mine*`, `**GM:**`, `"Keeper"`. */
const named = /(?<![\p{L}\p{N}])(?:\*{1,3}|_{1,3}|`|["“])([\p{L}\p{N}][^*_`"”\n]{0,28})(?:\*{1,3}|_{1,3}|`|["”])/gu

const termsOf = (sentence: string): readonly string[] =>
  Array.from(sentence.matchAll(named), ([, term = '']) => foldWords(term).replace(/[\s:.]+$/, ''))

/** A word about the notes is for whoever reads the notes. */
export const speaksOfMarks = (text: string): boolean => says(foldWords(text), apart) && says(foldWords(text), marks)

/** Only beside the words that say what is kept does "the rest" mean the rest of what is written. */
function ofParagraph(paragraph: string): Legend | undefined {
  const sentences = paragraph.split(/(?<=[.!?;])\s+/)
  const kept = sentences.filter(speaksOfMarks)
  if (kept.length === 0) return undefined
  const isRestOpen = sentences.map(foldWords).some(one => says(one, rest) && says(one, told))
  return { secret: new Set(kept.flatMap(termsOf)), isRestOpen }
}

/** What one page shows of its author's ways. */
export type Signs = Legend & {
  readonly folder: string
  /** The parts of the page in their order, folded. */
  readonly titles: readonly string[]
}

const titled = /^## +([^\n]+)$/gm
const folded = (words: string): string => foldWords(words.replaceAll(/[*_`#]/g, '')).replace(/[\s:.]+$/, '')

const said = (text: string): Legend => {
  const lower = text.toLowerCase()
  if (!apart.some(words => lower.includes(words))) return noLegend
  const paragraphs = text.split(/\n\s*\n/).flatMap(paragraph => ofParagraph(paragraph) ?? [])
  return { secret: union(paragraphs), isRestOpen: paragraphs.some(one => one.isRestOpen) }
}

const union = (all: readonly Legend[]): ReadonlySet<string> => new Set(all.flatMap(({ secret }) => [...secret]))

export const signsIn = (path: string, text: string): Signs => ({
  ...said(text),
  folder: path.slice(0, path.lastIndexOf('/') + 1),
  titles: Array.from(text.matchAll(titled), ([, title = '']) => folded(title)),
})

const isForPlayers = (title: string): boolean => ofHeading(title)?.who === 'players'

/**
 * Below what players may read stands, on page after page of different kinds, one part that nobody has a word for: what it
 * holds is not for them, whatever it is called.
 */
function* lastParts(all: readonly Signs[]): Generator<string, void> {
  const places = new Map<string, { readonly folders: Set<string>; last: number; elsewhere: number }>()
  for (const { titles, folder } of all) {
    if (!titles.some(isForPlayers)) continue
    for (const [at, title] of titles.entries()) {
      const there = places.get(title) ?? { folders: new Set(), last: 0, elsewhere: 0 }
      places.set(title, there)
      there.folders.add(folder)
      if (at === titles.length - 1) there.last += 1
      else there.elsewhere += 1
    }
  }
  for (const [title, { folders, last, elsewhere }] of places)
    if (last >= habit && last > 2 * elsewhere && folders.size > 1 && !neutral.includes(title) && !ofHeading(title))
      yield title
}
const habit = 3

/** All the pages of a folder are written by one hand: what is said on one holds for all. */
export function legendOf(all: readonly Signs[]): Legend {
  const secret = new Set([...union(all), ...lastParts(all)])
  const isRestOpen = all.some(one => one.isRestOpen)
  return secret.size === 0 && !isRestOpen ? noLegend : { secret, isRestOpen }
}

export const isSameLegend = (one: Legend, other: Legend): boolean =>
  one === other ||
  (one.isRestOpen === other.isRestOpen &&
    one.secret.size === other.secret.size &&
    [...one.secret].every(word => other.secret.has(word)))

/** Whether a label, a heading or a column is called what this author calls what is kept. */
export const isKept = ({ secret }: Legend, words: string): boolean => secret.size > 0 && secret.has(folded(words))
