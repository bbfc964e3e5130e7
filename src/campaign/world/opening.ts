/** Where play opens, as its author wrote it: what is read aloud where the page says "start here", else where the story stands. */
import { namedIn } from './names.ts'
import type { Passage } from './passages.ts'
import type { Read } from './read-world.ts'
import { ofHeading, ofLabel } from './table.ts'
import type { Fact, Opening, Place } from './types.ts'

const isMarked = ({ label, headings }: Passage): boolean =>
  ofLabel(label)?.means === 'opening' || headings.some(({ title }) => ofHeading(title)?.means === 'opening')

type Found = { readonly read: Read; readonly at: number; readonly aloud: readonly Fact[] }

/** What is read aloud from the mark on, until somebody speaks of something else. */
function aloudAfter({ page, facts }: Read, line: number): readonly Fact[] {
  const first = facts.find(fact => fact.line >= line && fact.means === 'aloud')
  if (!first) return []
  const own = page.passages.find(passage => passage.line === first.line)?.frame
  const frames = new Map(page.passages.map(passage => [passage.line, passage.frame]))
  return facts.filter(fact => fact.means === 'aloud' && frames.get(fact.line) === own)
}

const markedIn = (read: Read): readonly Found[] => {
  const mark = read.page.passages.find(passage => passage.kind !== 'heading' && isMarked(passage))
  return mark ? [{ read, at: mark.line, aloud: aloudAfter(read, mark.line) }] : []
}

const wordsOf = (facts: readonly Fact[]): string => facts.map(({ text }) => text).join('\n\n')

/** Scenes first, then what players are told of how it begins, then where the story's state says they are. */
function rank({ read: { page }, aloud }: Found): number {
  if (page.kind === 'sheet') return 9
  return (aloud.length > 0 ? 0 : 4) + (page.kind === 'session' ? 0 : page.kind === 'state' ? 2 : 1)
}

function opened({ read, at, aloud }: Found, places: readonly Place[]): Opening {
  const told = read.facts.filter(fact => fact.line >= at && fact.who === 'players').slice(0, 4)
  const text = wordsOf(aloud.length > 0 ? aloud : told)
  const lead = read.page.passages.filter(({ line }) => line >= at && line <= at + 1).map(passage => passage.text)
  const above = read.page.passages.find(({ line }) => line === at)?.headings.map(({ title }) => title) ?? []
  const [place] = namedIn(places, [...above, text, ...lead].join('\n'))
  return {
    path: read.page.path,
    line: at,
    text,
    isSure: true,
    lead: lead.join(' '),
    ...(place && { place: place.name }),
  }
}

/** No mark anywhere: the first thing of a session's page that is read aloud, which is a guess. */
function guessed(read: readonly Read[], places: readonly Place[]): Opening | undefined {
  const sessions = read.filter(({ page }) => page.kind === 'session' || page.kind === 'other')
  const first = sessions
    .toSorted((one, other) => Number(other.page.kind === 'session') - Number(one.page.kind === 'session'))
    .find(({ facts }) => facts.some(({ means }) => means === 'aloud'))
  const fact = first?.facts.find(({ means }) => means === 'aloud')
  if (!first || !fact) return undefined
  const aloud = aloudAfter(first, fact.line)
  const [place] = namedIn(places, wordsOf(aloud))
  return {
    path: fact.path,
    line: fact.line,
    text: wordsOf(aloud),
    isSure: false,
    ...(place ? { place: place.name } : {}),
  }
}

export function openingIn(read: readonly Read[], places: readonly Place[]): Opening | undefined {
  const [best] = read.flatMap(markedIn).toSorted((one, other) => rank(one) - rank(other))
  const found = best && opened(best, places)
  return found && found.text !== '' ? found : guessed(read, places)
}
