/** Places and the ways between them: pages of places, and the numbered parts of one long document. */
import { partedOutside } from '../text/brackets.ts'
import type { Page } from './page.ts'
import type { HeadingAt } from './passages.ts'
import { keyOf, namedIn } from './names.ts'
import type { Read } from './read-world.ts'
import { runInOf, withoutRunIn } from './run-in.ts'
import { ofHeading, ofLabel, saysSo } from './table.ts'
import type { Exit, Fact, Place, Who } from './types.ts'

type Draft = {
  readonly name: string
  readonly aliases: readonly string[]
  readonly path: string
  readonly line: number
  readonly who: Who
  readonly facts: readonly Fact[]
  /** Whether all of a page is this place, so that what it mentions may be a way. */
  readonly isPage: boolean
  /** The place it is a part of. */
  readonly within?: string
}

/** `Area 3: St. Orrin's Tower`, `3a. The porch`, `Room 12 - Cellar`. */
const numbered = /^(?:(?:area|room|location|site|node)\s+\d+[a-z]?\b\s*[:.–—-]|\d+[a-z]?[.)]\s)/i

const isBelow = (fact: Fact, heading: HeadingAt, end: number): boolean => fact.line > heading.line && fact.line < end

function endOf({ passages }: Page, heading: HeadingAt): number {
  const next = passages.find(
    ({ kind, line, headings }) =>
      kind === 'heading' && line > heading.line && (headings.at(-1)?.level ?? 9) <= heading.level,
  )
  return next?.line ?? Number.POSITIVE_INFINITY
}

function partsOf({ page, facts }: Read): readonly Draft[] {
  const headings = page.passages.flatMap(({ kind, headings: above, frame }) => {
    const own = above.at(-1)
    const isPlace = own && numbered.test(own.title) && !saysSo('noPlace', own.title)
    return kind === 'heading' && frame.kind === 'none' && isPlace ? [own] : []
  })
  const top = Math.min(...headings.map(({ level }) => level))
  return headings
    .filter(({ level }) => level === top)
    .map(heading => {
      const below = facts.filter(fact => isBelow(fact, heading, endOf(page, heading)))
      const hasPublic = below.some(({ who }) => who === 'players')
      return {
        name: heading.title,
        aliases: [],
        path: page.path,
        line: heading.line,
        who: page.who ?? (hasPublic ? 'players' : 'gm'),
        facts: below,
        isPage: false,
      }
    })
}

function pageDraft({ page, facts }: Read): Draft {
  const line = page.passages.find(({ kind }) => kind === 'heading')?.line ?? 1
  const { title: name, aliases, path } = page
  return { name, aliases, path, line, who: page.who ?? 'players', facts, isPage: true }
}

/** `### The Lower City` under "Key Locations": a place that may have no page of its own. */
function listedIn({ page, facts }: Read): readonly Draft[] {
  return page.passages.flatMap(({ kind, headings, line }) => {
    const [own, above] = [headings.at(-1), headings.at(-2)]
    const isListed =
      kind === 'heading' &&
      own &&
      above &&
      /\b(?:locations|places)\b/i.test(above.title) &&
      ofHeading(above.title)?.who === 'players'
    return isListed
      ? [
          {
            name: own.title,
            aliases: [],
            path: page.path,
            line,
            who: 'players' as const,
            facts: facts.filter(fact => isBelow(fact, own, endOf(page, own))),
            isPage: false,
          },
        ]
      : []
  })
}

/** `**The Pit.** A terraced hole` under a heading of places. */
const runInPlaces = ({ page, facts }: Read): readonly Draft[] =>
  page.passages.flatMap(passage => {
    const found = runInOf(page, passage)
    if (found?.kind !== 'place') return []
    const mine = facts.filter(fact => fact.line === passage.line)
    const isOpen = mine.some(({ who, text }) => who === 'players' && withoutRunIn(text, found.name).length > 3)
    const who: Who = isOpen ? 'players' : 'gm'
    return [{ name: found.name, aliases: [], path: page.path, line: passage.line, who, facts: mine, isPage: false }]
  })

const partsOfPlaces = /\b(?:points of interest|landmarks|districts|sites|rooms|areas|features|locations|places)\b/i

/** What a place's page lists as parts of it: `### The Cellar`, `- **Guild Waystation**: …`. One goes there from it. */
function insideOf({ page, facts }: Read): readonly Draft[] {
  return page.passages.flatMap(({ kind, headings, line, label }) => {
    const [own, above] = [headings.at(-1), headings.at(-2)]
    const isPart = kind === 'heading' && above !== undefined && above.level > 1 && partsOfPlaces.test(above.title)
    const isListed = kind === 'bullet' && own !== undefined && partsOfPlaces.test(own.title) && saysSo('place', label) // a cup is no place
    if (!isPart && !isListed) return []
    const mine =
      isPart && own
        ? facts.filter(fact => isBelow(fact, own, endOf(page, own)))
        : facts.filter(fact => fact.line === line)
    const who: Who =
      mine.some(fact => fact.who === 'players') && !mine.some(fact => fact.who === 'gm') ? 'players' : 'gm'
    const name = isPart ? (own?.title ?? '') : label
    return [{ name, aliases: [], path: page.path, line, who, facts: mine, isPage: false, within: page.title }]
  })
}

const isOfWays = ({ means }: Fact): boolean => means === 'ways'

/** What a label or heading about ways lists, one piece for each place it names. */
function exitsOf(draft: Draft, all: readonly Draft[], labelled: readonly Fact[]): readonly Exit[] {
  const others = all.filter(({ name }) => name !== draft.name)
  const told = labelled.flatMap(fact =>
    fact.text
      .replace(/^[\p{L} ]{1,30}(?:::?|\.)\s*/u, '')
      .split(/;|\.\s+(?=\p{Lu})/u)
      .flatMap(words => partedOutside(words, ','))
      .flatMap(piece => exitIn(piece, fact, others, true, draft.who === 'gm')),
  )
  if (told.length > 0) return onlyOnce([...told, ...insideOfIt(draft, all)])
  const guessed = draft.facts
    .flatMap(fact => (draft.isPage ? [fact] : wayTellings(fact)))
    .flatMap(fact => exitIn(fact.text, fact, others, false, draft.who === 'gm'))
  return onlyOnce([...insideOfIt(draft, all), ...guessed])
}

/** In a part of a document only what says where one can go from it is a way. */
const wayTellings = (fact: Fact): readonly Fact[] =>
  fact.text
    .split(/(?<=[.!?])\s+/u)
    .filter(text =>
      /\b(?:leads?|exits?|from here|back to|down to|up to|walk to|path|stairs?|ladder|doors?|passage|tunnel)\b/i.test(
        text,
      ),
    )
    .map(text => ({ ...fact, text }))

const insideOfIt = (draft: Draft, all: readonly Draft[]): readonly Exit[] =>
  all
    .filter(({ name, within }) => within === draft.name || name === draft.within)
    .map(({ name, path, line, who }) => ({
      path,
      line,
      to: name,
      by: name,
      who: draft.who === 'gm' ? 'gm' : who,
      isSure: false,
    }))

function exitIn(
  piece: string,
  fact: Fact,
  others: readonly Draft[],
  isSure: boolean,
  isHiddenHere: boolean,
): readonly Exit[] {
  const { path, line } = fact
  return namedIn(others, piece).map(other => {
    const isHidden = (fact.who === 'gm' && !isSure) || isHiddenHere || saysSo('hiddenWay', piece) || other.who === 'gm'
    return { path, line, to: other.name, by: piece.trim(), who: isHidden ? 'gm' : 'players', isSure }
  })
}

/** The surest of those that lead to the same place, open before hidden. */
function onlyOnce(exits: readonly Exit[]): readonly Exit[] {
  const rank = ({ isSure, who }: Exit): number => (isSure ? 0 : 2) + (who === 'players' ? 0 : 1)
  return exits
    .toSorted((one, other) => rank(one) - rank(other))
    .filter((exit, at, all) => all.findIndex(({ to }) => to === exit.to) === at)
}

/** Who can go there can come back, though a way nobody told of stays one. */
function withWaysBack(places: readonly Place[]): readonly Place[] {
  return places.map(place => {
    const back = places
      .filter(other => other.name !== place.name && !place.exits.some(({ to }) => to === other.name))
      .flatMap(other => {
        const there = other.exits.find(({ to }) => to === place.name)
        return there ? [{ ...there, to: other.name, isSure: false }] : []
      })
    return { ...place, exits: [...place.exits, ...back] }
  })
}

/** A way may be listed at the end of its place, under a label anywhere in it. */
function waysAt({ facts }: Draft, page: Page | undefined): readonly Fact[] {
  const labels = new Map(page?.passages.map(passage => [passage.line, passage]) ?? [])
  return facts.filter(fact => {
    const passage = labels.get(fact.line)
    const byLabel = passage && ofLabel(passage.label)?.means === 'ways'
    const byHeading = passage?.headings.some(({ title }) => ofHeading(title)?.means === 'ways')
    return isOfWays(fact) || byLabel === true || byHeading === true
  })
}

export function placesIn(read: readonly Read[]): readonly Place[] {
  const own = read.filter(({ page }) => page.kind === 'place').map(pageDraft)
  const parts = read.filter(({ page }) => page.kind === 'other' || page.kind === 'session').flatMap(partsOf)
  const inside = read.filter(({ page }) => page.kind === 'place').flatMap(insideOf)
  const listed = read.filter(({ page }) => page.kind === 'other').flatMap(listedIn)
  const runIn = read.flatMap(runInPlaces)
  const drafts = [...own, ...parts, ...listed, ...runIn, ...inside].filter(
    (draft, at, all) => all.findIndex(({ name }) => keyOf(name) === keyOf(draft.name)) === at,
  )
  const pages = new Map(read.map(({ page }) => [page.path, page]))
  const places = drafts.map(draft => {
    const { name, aliases, path, line, who } = draft
    return { name, aliases, path, line, who, exits: exitsOf(draft, drafts, waysAt(draft, pages.get(path))) }
  })
  return withWaysBack(places)
}
