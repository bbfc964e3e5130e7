/** People and where they are. Whoever no page, table or place puts somewhere is nowhere. */
import { foldWords } from '../text/fold.ts'
import { keyOf, namedIn } from './names.ts'
import type { Page } from './page.ts'
import type { Passage } from './passages.ts'
import type { Read } from './read-world.ts'
import { runInOf } from './run-in.ts'
import { isSecretWord, ofHeading, ofLabel, saysSo } from './table.ts'
import type { Person, Place, Whereabouts, Who } from './types.ts'

const sourceOf = (page: Page, { line }: { readonly line: number }) => ({ path: page.path, line })

/** In so many words, by the place's name where one is known. */
function whereIn(
  words: string,
  places: readonly Place[],
  source: { path: string; line: number },
  who: Who,
  isSure: boolean,
): Whereabouts | undefined {
  const [place] = namedIn(places, words)
  const told = words.replace(/^[\p{L} ]{1,20}(?:::?|\.)\s*/u, '').trim()
  if (place === undefined && (!isSure || told === '' || told === '-')) return undefined
  return { ...source, place: place?.name ?? told, who, isSure }
}

function whereOnPage(page: Page, places: readonly Place[]): Whereabouts | undefined {
  const front = ['location', 'where', 'place', 'found', 'home'].map(key => page.front.get(key)).find(entry => entry)
  if (front?.values[0] !== undefined) return whereIn(front.values[0], places, sourceOf(page, front), 'gm', true)
  const label = page.passages.find(passage => ofLabel(passage.label)?.means === 'where')
  return label && whereIn(label.text, places, sourceOf(page, label), 'gm', true)
}

/** In what is said of somebody first there may be a place: "Keeps the Pickled Heron". That is a guess. */
function whereTold(page: Page, passages: readonly Passage[], places: readonly Place[]): Whereabouts | undefined {
  const [first] = passages.filter(({ kind, frame, label }) => kind === 'text' && frame.kind === 'none' && label === '')
  return first && whereIn(first.text, places, sourceOf(page, first), 'players', false)
}

function personOf(page: Page, places: readonly Place[]): Person {
  const line = page.passages.find(({ kind }) => kind === 'heading')?.line ?? 1
  const where = whereOnPage(page, places) ?? whereTold(page, page.passages, places)
  const who = page.who ?? (page.isVillain ? 'gm' : 'players')
  return {
    path: page.path,
    line,
    name: page.title,
    aliases: page.aliases,
    who,
    isVillain: page.isVillain,
    ...(where ? { where } : {}),
  }
}

/** A page of several people: each heading is a name, and nothing stands in the lead but why. */
function listedOn(page: Page, places: readonly Place[]): readonly Person[] {
  return page.passages.flatMap(({ kind, headings, line }) => {
    const own = headings.at(-1)
    if (kind !== 'heading' || own?.level !== 2 || ofHeading(own.title) || !isName(own.title)) return []
    const below = page.passages.filter(one => one.headings.at(-1) === own && one.kind !== 'heading')
    const where = whereTold(page, below, places)
    return [
      {
        path: page.path,
        line,
        name: own.title,
        aliases: [],
        who: page.who ?? 'players',
        isVillain: false,
        ...(where ? { where } : {}),
      },
    ]
  })
}

/** `**Hesper Quoyle**, stationmistress. … She is at Scarrow Halt.` under a heading of people. */
const runInPeople = ({ page }: Read, places: readonly Place[]): readonly Person[] =>
  page.passages.flatMap(passage => {
    const found = runInOf(page, passage)
    if (found?.kind !== 'person') return []
    const where = whereIn(passage.text, places, sourceOf(page, passage), 'players', false)
    const isVillain = saysSo('villain', passage.text.slice(0, 80))
    const who: Who = isVillain || page.who === 'gm' ? 'gm' : 'players'
    return [{ ...sourceOf(page, passage), name: found.name, aliases: [], who, isVillain, ...(where ? { where } : {}) }]
  })

/** `**Brother Ull.** A thin, courteous man` in the part of a document that is a room: whoever is told of there is there. */
const inRooms = ({ page }: Read, places: readonly Place[]): readonly Person[] =>
  page.passages.flatMap(passage => {
    const { label, text, kind, frame, headings } = passage
    const isSomeone = kind === 'text' && frame.kind === 'none' && label.includes(' ') && isName(label)
    if (!isSomeone || !saysSo('someone', text) || /\d/.test(label) || ofLabel(label) || ofHeading(label)) return []
    const room = places.find(place => place.path === page.path && headings.some(({ title }) => title === place.name))
    if (!room || page.kind === 'place') return []
    const where = { ...sourceOf(page, passage), place: room.name, who: 'players' as const, isSure: true }
    return [{ ...sourceOf(page, passage), name: label, aliases: [], who: 'players' as const, isVillain: false, where }]
  })

/** `Goodwife Sorrel is the reeve.` on a page for players: somebody everybody knows, wherever they are. */
const introduced = ({ page, facts }: Read): readonly Person[] =>
  page.who !== 'players' || page.kind === 'sheet'
    ? []
    : facts.flatMap(fact => {
        const [, name, role] =
          /^((?!The |A |An )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}) is (?:the|our|an?) (\p{Ll}[\p{L} -]{2,30}?)[.,;]/u.exec(
            fact.text,
          ) ?? []
        if (name === undefined || role === undefined || saysSo('place', role) || fact.who !== 'players') return []
        return [{ ...sourceOf(page, fact), name, aliases: [], who: 'players' as const, isVillain: false }]
      })

/** `Perrin Ashdown is in The Weighing Tent.`: so much in so many words, wherever it stands. */
const inPassing = (
  { page, facts }: Read,
  known: ReadonlyMap<string, Person>,
  places: readonly Place[],
): readonly Person[] =>
  facts.flatMap(fact =>
    fact.text.split(/(?<=[.!?])\s+/u).flatMap(sentence => {
      const [, name, at] =
        /^((?:\p{Lu}[\p{L}'’-]+ ){0,3}\p{Lu}[\p{L}'’-]+) is (?:in|at) (.{3,60}?)[.!]?$/u.exec(sentence) ?? []
      const one = name === undefined ? undefined : known.get(keyOf(name))
      const [place] = one ? namedIn(places, at ?? '') : []
      if (!one || !place || keyOf(place.name) !== keyOf(at ?? '')) return []
      return [
        {
          ...one,
          ...sourceOf(page, fact),
          where: { ...sourceOf(page, fact), place: place.name, who: fact.who, isSure: true },
        },
      ]
    }),
  )

const isName = (title: string): boolean =>
  title.split(/\s+/).every(word => /^(?:\p{Lu}|of$|the$|von$|de$|"|“)/u.test(word)) && /\p{L}/u.test(title)

/** `| Name | Where | What people say |`, and the people a place's page lists as being there. */
function inTables({ page, facts }: Read, places: readonly Place[]): readonly Person[] {
  const rows = page.passages.filter(
    ({ kind, label }) => kind === 'row' && /^(?:name|npc|who|person|character)$/i.test(foldWords(label)),
  )
  return rows.flatMap(row => {
    const cells = page.passages.filter(other => other.kind === 'row' && other.line === row.line)
    const whereCell = cells.find(cell => ofLabel(cell.label)?.means === 'where')
    const isHere = page.kind === 'place' && row.headings.some(({ title }) => ofHeading(title)?.means === 'people')
    const isMember = page.kind === 'faction' && row.headings.some(({ title }) => ofHeading(title)?.means === 'people')
    if (!whereCell && !isHere && !isMember && !cells.some(({ label }) => isSecretWord(label))) return []
    const [name = row.text, role] = row.text.split(/,\s/)
    if (!isName(name)) return []
    const who = facts.find(fact => fact.line === row.line && fact.text === row.text)?.who ?? 'gm'
    const where = whereCell
      ? whereIn(whereCell.text, places, sourceOf(page, row), 'gm', true)
      : isHere
        ? { ...sourceOf(page, row), place: page.title, who: 'gm' as const, isSure: true }
        : undefined
    const isVillain = cells.some(cell => cell !== row && saysSo('villain', cell.text))
    const more = { ...(where && { where }), ...(role !== undefined && { role }) }
    return [{ ...sourceOf(page, row), name, aliases: [], who, isVillain, ...more }]
  })
}

/** One entry a name; a page counts more than a row, and a row may add where somebody is. */
function onlyOnce(people: readonly Person[]): readonly Person[] {
  const known = new Map<string, Person>()
  for (const person of people) {
    const key = keyOf(person.name)
    const before = known.get(key)
    if (!before) known.set(key, person)
    else {
      const where = before.where ?? person.where
      const role = before.role ?? person.role
      known.set(key, { ...before, ...(where && { where }), ...(role !== undefined && { role }) })
    }
  }
  return [...known.values()]
}

const isOfMany = (page: Page): boolean => {
  const names = page.passages.filter(({ kind, headings }) => kind === 'heading' && headings.at(-1)?.level === 2)
  return names.length >= 2 && names.every(({ text }) => !ofHeading(text) && isName(text))
}

/** Everybody as often as they are told of, for whoever compares what is said. */
export function tellingsOf(read: readonly Read[], places: readonly Place[]): readonly Person[] {
  const pages = read.map(({ page }) => page).filter(({ kind }) => kind === 'person')
  const told = [
    ...pages.flatMap(page => (isOfMany(page) ? listedOn(page, places) : [personOf(page, places)])),
    ...read.flatMap(one => [
      ...inTables(one, places),
      ...runInPeople(one, places),
      ...inRooms(one, places),
      ...introduced(one),
    ]),
  ]
  const known = new Map(told.map(person => [keyOf(person.name), person])) // a town may have ten thousand
  return [...told, ...read.flatMap(one => inPassing(one, known, places))]
}

export const peopleIn = (tellings: readonly Person[]): readonly Person[] => onlyOnce(tellings)
