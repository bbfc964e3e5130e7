/** A page of a place as somebody can walk into it. */
import { checkIn, usual } from '../checks.ts'
import { nameIn, mentioned, type Names } from '../names.ts'
import type { Entry } from '../page/entry.ts'
import { called, itemsIn, listed, sentencesIn, valueOf, wholeText, type Page } from '../page/page.ts'
import { withoutMechanics } from '../mechanics.ts'
import type { Exit, Feature, Hidden, Place } from '../world.ts'
import { aliasesOf } from './aliases.ts'
import { readEncounters, type EncounterDraft, type StatBlocks } from './encounters.ts'
import { isBarred, keyIn, readExits } from './exits.ts'
import { readHidden } from './hidden.ts'
import type { Source } from './source.ts'

export type PlaceDraft = Omit<Place, 'encounters'> & {
  readonly encounters: readonly EncounterDraft[]
  readonly hasOwnExits: boolean
  /** Ids of other places that its open words mention. */
  readonly mentions: readonly string[]
}

const overviews = /^(?:overview|description|summary|first (?:impression|sight)|at a glance|read aloud|the place)\b/
const featureSections =
  /^(?:key features?|notable features?|features?|points? of interest|landmarks?|notable (?:places|locations|sites)|what (?:is|stands) here|areas?|rooms?)\b/
const senses = {
  sights: /^(?:sights?|see|look)\b/,
  sounds: /^(?:sounds?|hear|noise)/,
  smells: /^(?:smells?|scents?|odou?rs?)\b/,
  feeling: /^(?:feelings?|feel|mood|touch|vibe)\b/,
} as const

function atmosphereOf(open: Page): Place['atmosphere'] {
  const section = called(open.entries, /^(?:atmosphere|ambien|senses|mood)/)
  const inside = section.flatMap(({ below }) => below)
  const labelled = (shape: RegExp): readonly string[] =>
    called(inside.length > 0 ? inside : open.entries, shape).flatMap(entry => sentencesIn(listed(entry)))
  const loose = sentencesIn(
    section.flatMap(({ text, below, ...rest }) => [
      { ...rest, text, below: [] },
      ...below.filter(({ label }) => label === ''),
    ]),
  )
  const feeling = labelled(senses.feeling)
  return {
    sights: labelled(senses.sights),
    sounds: labelled(senses.sounds),
    smells: labelled(senses.smells),
    feeling: feeling.length > 0 ? feeling : loose,
  }
}

/** Sentences of the overview; without such a section, whatever prose stands at the top. */
function overviewOf(open: Page): readonly string[] {
  const told = sentencesIn(called(open.entries, overviews))
  if (told.length > 0) return told
  return sentencesIn(open.entries.filter(({ shape, label }) => shape === 'words' && label === ''))
}

/** `A path climbs the headland`: what does something is named by what stands before its verb. */
const doing =
  /^((?:(?:an?|the|some|two|three|several|many|one)\s+)?(?:\p{L}[\p{L}'’-]*\s+){0,3}?\p{L}[\p{L}'’-]*)\s+(?:is|are|was|were|has|have|had|can|may|with|where|that|which|who|leads?|runs?|climbs?|stands?|lies?|leans?|hangs?|sits?|rests?|winds?|rises?|goes|opens?|overlooks?|marks?|covers?|holds?|faces?|points?|drops?|falls?|descends?|ascends?|crosses|spans?|burns?|grows?|fills?|blocks?|guards?|looks?|waits?|bends?|slopes?|joins?|sells?|serves?|turns?|shows?|stretch(?:es)?|reach(?:es)?)\s/iu

/** What can be shut at all: a lock that is only spoken of bars nothing. */
export const shuttable =
  /\b(?:doors?|hatch|trapdoor|gates?|chests?|boxe?s?|strongbox|coffers?|caskets?|cabinets?|cupboards?|lockers?|drawers?|desks?|trunks?|crates?|barrels?|safes?|coffins?|sarcophagus|lids?|grates?|grilles?|shutters?|windows?|cellars?|vaults?|cages?|wardrobes?|cases?|reliquary|portcullis|padlock)\b/iu

const lockOf = (name: string, whole: string, names: Names): Pick<Feature, 'locked'> => {
  if (!shuttable.test(name) || !isBarred(whole)) return {}
  const key = keyIn(whole, names)
  const check = checkIn(whole) ?? { dc: usual.dc, skill: 'thieves-tools' }
  return { locked: { ...check, ...(key !== undefined && { key }) } }
}

const toFeature = (entry: Entry, names: Names): readonly Feature[] => {
  const whole = wholeText(entry)
  const text = withoutMechanics(whole)
  if (entry.label !== '') {
    const called = entry.label.replace(/(?<!\s)\s*\([^()]*\)$/, '')
    return [{ name: called, text, ...lockOf(called, `${entry.label} ${whole}`, names) }]
  }
  const head = text.split(/[,.:;(]|\s(?:is|are|with|where|that)\s/)[0]?.trim() ?? ''
  const named = doing.exec(`${head} `)?.[1] ?? head.split(' ').slice(0, 5).join(' ')
  const name = named.replace(/^an?\s+(?=\S)/iu, '')
  return name === '' || onlyArticle.test(name) ? [] : [{ name, text, ...lockOf(name, whole, names) }]
}

const onlyArticle = /^(?:an?|the|some)$/iu

const safeKinds =
  /\b(?:inn|tavern|home|house|temple|shrine|chapel|town|village|city|shop|market|hall|camp|safe|sanctuary|settlement|hamlet|cottage|workshop|farm|manor|library|square|office|guild)/i

const wildKinds = /\b(?:underground|ruin|cave|cavern|tomb|crypt|dungeon|sewer|lair|den|mine|vault|catacomb)/i

const isSafe = (kind: string, encounters: readonly EncounterDraft[]): boolean =>
  encounters.every(({ foes }) => foes.length === 0) ||
  (safeKinds.test(kind) &&
    !wildKinds.test(kind) &&
    encounters.every(({ chance }) => chance === 'possible' || chance === 'trigger'))

const isAmong = (place: string, exits: readonly Exit[]): boolean => exits.some(({ to }) => to === place)

export const peopleSections =
  /^(?:notable (?:npcs?|people|characters|figures|residents|inhabitants)|npcs?\b|people\b|who(?: is|'s)? here|residents|staff|regulars|denizens)/

/** `A path climbs the headland to the Old Light`: what is told of without a name and leads elsewhere is a way. */
function wayIn(entry: Entry, names: Names, from: string): Exit | undefined {
  if (entry.label !== '') return undefined
  const to = mentioned(names, entry.text, 'locations').find(id => id !== from)
  const title = names.index.names.find(({ kind, id }) => kind === 'locations' && id === to)?.title
  if (to === undefined || title === undefined) return undefined
  const { name, text } = toFeature(entry, names)[0] ?? { name: '', text: '' }
  if (wayWords.test(name)) return { name: name.replace(/^(?:an?|the)\s+/iu, ''), to, text }
  const apposed = /^[^,.;:]+,\s*([^,.;:]+)/u.exec(text)?.[1] ?? ''
  return [name, apposed].some(words => mentioned(names, words, 'locations').includes(to))
    ? { name: title, to, text }
    : undefined
}

const wayWords =
  /\b(?:paths?|roads?|stairs?|stairway|staircase|steps|lanes?|tracks?|trails?|bridge|doors?|doorway|gates?|gateway|tunnels?|passages?|passageway|corridor|ladder|causeway|street|alley|ferry|ford|hatch|trapdoor|arch|archway|hallway|shaft|ramp|way|adit|ditch|channel|river|stream|crossing|pass|walkway|footbridge|tollway|highway|avenue|landing|jetty|boat)$/iu

export function readPlace({ id, name, page, open }: Source, names: Names, blocks: StatBlocks): PlaceDraft {
  const kind = valueOf(open.entries, /^(?:type|kind|category)$/)
  const written: readonly Exit[] = readExits(page, names, id)
  const sights = itemsIn(called(open.entries, featureSections))
  const ways = sights.flatMap(entry => wayIn(entry, names, id) ?? [])
  const exits = [...written, ...ways.filter(({ to }, at) => !isAmong(to, written) && !isAmong(to, ways.slice(0, at)))]
  const encounters = readEncounters(page, names, blocks)
  const hidden: readonly Hidden[] = readHidden(page, names)
  const here = itemsIn(called(page.entries, peopleSections))
  const whole = open.entries.map(entry => `${entry.label}. ${wholeText(entry)}`).join(' ')
  return {
    id,
    name: name.replace(/(?<!\s)\s*\([^()]*\)$/, ''),
    aliases: aliasesOf(names, 'locations', id),
    kind,
    region: valueOf(open.entries, /^(?:region|district|area|part of|located in|location)$/),
    overview: overviewOf(open).map(withoutMechanics),
    atmosphere: atmosphereOf(open),
    features: sights.filter(entry => wayIn(entry, names, id) === undefined).flatMap(entry => toFeature(entry, names)),
    exits,
    people: [
      ...new Set(
        here.flatMap(entry => [
          ...entry.links.flatMap(link => nameIn(names, link, ['npcs'])?.id ?? []),
          ...mentioned(names, entry.label === '' ? entry.text : entry.label, 'npcs'),
        ]),
      ),
    ],
    encounters,
    hidden,
    isSafe: isSafe(kind, encounters),
    hasOwnExits: written.length > 0,
    mentions: mentioned(names, whole, 'locations').filter(other => other !== id),
  }
}
