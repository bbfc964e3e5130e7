/** What the Game Master looks up: the pages of its own view that speak of some words, the best of them first. */
import type { GmSees } from '../../../table/ports.ts'
import type { View } from '../../../table/views/view.ts'
import { cut } from '../context/cut.ts'
import { titleOf, type Page } from '../context/pages.ts'

/** In characters: a page that is asked for by its name may be long, others are only opened at the place. */
const most = { page: 2600, passage: 700, all: 4200 } as const
const mostPassages = 4

const namedKinds = ['npc', 'location', 'faction', 'item', 'sheet'] as const
const toldKinds = ['story-state', 'party-knowledge', 'beats', 'relationships', 'decision-log', 'scene'] as const

const wordsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(word => word.length > 2 && !idle.has(word)),
  ),
]

const idle = new Set(['the', 'and', 'who', 'what', 'where', 'with', 'about', 'for', 'was', 'are', 'has', 'his', 'her'])

export function recall({ view }: GmSees, asked: string): string {
  const words = wordsOf(asked)
  if (words.length === 0) return 'Name somebody or something to look for.'
  const [named] = pagesNamed(view, words)
  const passages = passagesWith(view, words, named)
  const found = [...(named ? [cut(named.text, most.page)] : []), ...passages]
  return found.length === 0
    ? `Nothing is written about "${asked}". If you make it up, record it.`
    : cut(found.join('\n\n'), most.all)
}

/** By how much of a title was asked for. */
function pagesNamed(view: View<'gm'>, words: readonly string[]): readonly Page[] {
  const share = (page: Page): number => {
    const title = wordsOf(titleOf(page))
    return title.filter(word => words.includes(word)).length / Math.max(1, title.length)
  }
  return namedKinds
    .flatMap((kind): readonly Page[] => view.files[kind])
    .map(page => ({ page, share: share(page) }))
    .filter(one => one.share >= 0.5)
    .toSorted((one, other) => other.share - one.share)
    .map(({ page }) => page)
}

/** Paragraphs that hold the most of the words, newest first among equals. */
function passagesWith(view: View<'gm'>, words: readonly string[], but: Page | undefined): readonly string[] {
  const pages = [...namedKinds, ...toldKinds].flatMap((kind): readonly Page[] => view.files[kind])
  return pages
    .filter(page => page !== but)
    .flatMap(page => page.text.split(/\n\s*\n/).map(text => ({ page, text, score: scoreOf(text, words) })))
    .toReversed()
    .filter(({ score }) => score > 0 && score >= Math.min(2, words.length))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostPassages)
    .map(({ page, text }) => `(${titleOf(page)}) ${cut(text, most.passage)}`)
}

function scoreOf(text: string, words: readonly string[]): number {
  const lower = text.toLowerCase()
  return words.filter(word => lower.includes(word)).length
}
