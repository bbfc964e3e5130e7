/** Places, people, factions and items that a campaign speaks of without giving them a page of their own. */
import { slugOf } from '../../../core/id.ts'
import type { NameKind } from '../../names/spellings.ts'
import { nameIn, type Names } from '../names.ts'
import type { Entry } from '../page/entry.ts'
import { called, itemsIn, valueOf, wholeText, type Page } from '../page/page.ts'
import { peopleSections } from './place.ts'
import { knownNames } from './remember.ts'
import { sourceOf, type Source } from './source.ts'

export type Unfiled = {
  readonly kind: NameKind
  readonly name: string
  readonly text: string
  /** Where somebody is, by the name of the place. */
  readonly place?: string
}

const lists: readonly (readonly [RegExp, NameKind])[] = [
  [/^(?:key|major|important|notable) (?:locations?|places)\b|^locations?\b|^places(?: we've been)?\b/, 'locations'],
  [/^(?:major|key|notable) factions?\b|^factions?\b/, 'factions'],
  [
    /^(?:key|major|important|notable) (?:npcs?|people|characters)\b|^npcs?\b|^people(?: we've met)?\b|^npc (?:relationships?|dispositions?)\b/,
    'npcs',
  ],
  [/^(?:key|notable|important|magic) items?\b|^items\b/, 'items'],
]

const isName = (name: string): boolean =>
  name !== '' && name.split(' ').length <= 6 && /^\p{Lu}|^the \p{Lu}/u.test(name)

/** Fields of a block and notes are no names. */
const isField = /^(?:what|location|time|status|type|none|n\/a|note|gm|dm)\b/i

const nameOf = ({ label, text }: Entry): string =>
  (label === '' ? (text.split(/[.,:;(]|\s[-–—]\s/u)[0] ?? '') : label).trim()

/** A row about `The Eel-Wives` is about many. */
const isMany = (name: string): boolean => /^the\s/i.test(name)

/** `The Harbour League` is nobody one could talk to; `The Keeper` is. */
const isGroup = (name: string): boolean =>
  /\b(?:league|guild|watch|kin|council|company|order|crew|family|brotherhood|sisterhood|house|church|temple|gang|circle|court|cult|clan|tribe|army|navy|guard|crown|bench|board|bank|office|ministry|society|union|syndicate|cartel|consortium|alliance|pact|legion|band|town|village|city|people|folk|parish|college|academy|university|abbey|monastery|convent|garrison|militia|regiment|party)$/i.test(
    name,
  ) || /^the\s.*[^s'’]s$/i.test(name)

/** A row tells what somebody is in its second cell, and how things stand in the others. */
function textOf(entry: Entry): string {
  const what = valueOf(entry.below, /^what it is$/)
  if (what !== '') return what
  return entry.shape === 'row' ? (entry.text.split('; ')[0] ?? '') : wholeText(entry)
}

/** `Location: on the body` is a field of something, and no list of places. */
const isList = ({ shape, below }: Entry): boolean => shape === 'heading' || below.length > 0

function* listedIn(page: Page): Generator<Unfiled, void> {
  for (const [shape, kind] of lists) {
    const sections = called(page.entries, shape).filter(isList)
    for (const entry of itemsIn(sections)) {
      const name = nameOf(entry)
      if (!isName(name) || isField.test(name)) continue
      yield { kind: kind === 'npcs' && isMany(name) ? 'factions' : kind, name, text: textOf(entry) }
    }
  }
}

/** Whoever gave a quest is somebody, page or no page. */
function* givers(page: Page): Generator<Unfiled, void> {
  for (const entry of called(page.entries, /^given by$/)) {
    const name = (wholeText(entry).split(/[,(]|\s[-–—]\s/u)[0] ?? '').trim()
    if (isName(name) && /^\p{Lu}/u.test(name) && !/^nobody\b|^no one\b|^the party\b/i.test(name))
      yield { kind: isGroup(name) ? 'factions' : 'npcs', name, text: '' }
  }
}

/** `Her stool is empty` names nobody. */
const isClause = /\s(?:is|are|was|were|has|have|had)\s/i

/** Somebody a place lists, page or no page: `The Keeper, an old man`, `A blind fiddler`. Crowds stay a part of the place. */
function* residents({ name: place, open }: Source, names: Names): Generator<Unfiled, void> {
  for (const entry of itemsIn(called(open.entries, peopleSections))) {
    const said = nameOf(entry).replace(/(?<!\s)\s*\([^()]*\)$/u, '')
    const name = said.replace(/^an?\s+(?=\p{L})/iu, 'The ').trim()
    const isSomebody =
      isName(name) && !isField.test(name) && !isGroup(name) && !crowd.test(said) && !isClause.test(said)
    const isFiled = [said, ...entry.links].some(
      text => nameIn(names, text, ['npcs', 'party', 'factions']) !== undefined,
    )
    if (!isSomebody || isFiled) continue
    const role = entry.label === '' ? entry.text.slice(entry.text.indexOf(said) + said.length) : wholeText(entry)
    yield { kind: 'npcs', name, text: role.replace(/^[\s,:;–—-]+/u, ''), place }
  }
}

const crowd =
  /^(?:\d|two|three|four|five|six|several|some|many|few|a (?:few|dozen|couple|pair|handful|group|crowd|band|crew)|various|assorted|none|nobody|no one|(?:the )?(?:children|people|men|women|folk|townsfolk|villagers|guards|\p{L}+s)\b)/iu

/** Where the party is may be nowhere with a page: up to the first comma it has a name. */
function* here(page: Page, names: Names): Generator<Unfiled, void> {
  const [situation] = called(page.entries, /^current situation\b/)
  const where = situation ? valueOf(situation.below, /^location$/) : ''
  const name = (where.split(/[,;(.]|\s[-–—]\s/u)[0] ?? '').trim()
  if (name !== '' && nameIn(names, where, ['locations']) === undefined) yield { kind: 'locations', name, text: where }
}

const known = (names: Names, { kind, name }: Unfiled): boolean =>
  nameIn(names, name, [kind]) !== undefined ||
  (kind === 'npcs' && nameIn(names, name, ['factions', 'party']) !== undefined)

const toSource = ({ kind, name, text, place }: Unfiled): Source =>
  sourceOf({
    path: `${kind}/${slugOf(name)}.md`,
    text:
      kind === 'npcs'
        ? `# ${name}\n\n**Role**: ${text}\n${place === undefined ? '' : `**Location**: ${place}\n`}`
        : `# ${name}\n\n## Overview\n\n${text}\n`,
  })

export type Found = { readonly kind: NameKind; readonly source: Source }

/** What players may hear, and the story's own state, of which only the names are taken. */
export type Told = { readonly open: readonly Page[]; readonly state: Page }

type Places = readonly Source[]

/** Each of them once, as if it had a page that says what was said of it. */
export function unfiledIn({ open, state }: Told, names: Names, places: Places): readonly Found[] {
  const found = new Map<string, Unfiled>()
  const enter = (one: Unfiled): void => {
    const key = `${one.kind}/${slugOf(one.name)}`
    if (!known(names, one) && slugOf(one.name) !== '' && !found.has(key)) found.set(key, one)
  }
  for (const page of open) for (const one of [...listedIn(page), ...givers(page)]) enter(one)
  for (const one of [...listedIn(state), ...givers(state)]) enter({ ...one, text: '' })
  for (const place of places) for (const one of residents(place, names)) enter(one)
  const sources = [...found.values()].map(one => ({ kind: one.kind, source: toSource(one) }))
  const all = knownNames(
    sources.map(({ kind, source }) => ({ kind, fileName: `${source.id}.md`, text: source.text })),
    names.lore,
  )
  const before = found.size
  for (const page of [state, ...open]) for (const one of here(page, all)) enter(one)
  const added = [...found.values()].slice(before)
  return [...sources, ...added.slice(0, 1).map(one => ({ kind: one.kind, source: toSource(one) }))]
}

/** What the pages say in passing of places that have a page, by id: a word for those whose own page has none for players. */
export function saidOfPlaces(pages: readonly Page[], names: Names): ReadonlyMap<string, string> {
  const said = pages
    .flatMap(page => [...listedIn(page)])
    .filter(({ kind, text }) => kind === 'locations' && text !== '')
  return new Map(
    said.flatMap(({ name, text }) => {
      const id = nameIn(names, name, ['locations'])?.id
      return id === undefined ? [] : [[id, text] as const]
    }),
  )
}
