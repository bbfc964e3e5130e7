/** A page of a place as somebody can walk into it. */
import { nameIn, mentioned, type Names } from '../names.ts'
import type { Entry } from '../page/entry.ts'
import { called, itemsIn, listed, sentencesIn, valueOf, wholeText, type Page } from '../page/page.ts'
import type { Exit, Feature, Hidden, Place } from '../world.ts'
import { aliasesOf } from './aliases.ts'
import { readEncounters, type EncounterDraft, type StatBlocks } from './encounters.ts'
import { readExits } from './exits.ts'
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

const toFeature = (entry: Entry): readonly Feature[] => {
  const text = wholeText(entry)
  if (entry.label !== '') return [{ name: entry.label.replace(/\s*\([^)]*\)$/, ''), text }]
  const name = text.split(/[,.:;(]|\s(?:is|are|with|where|that)\s/)[0]?.trim() ?? ''
  return name === '' ? [] : [{ name: name.split(' ').slice(0, 5).join(' '), text }]
}

const safeKinds =
  /\b(?:inn|tavern|home|house|temple|shrine|chapel|town|village|city|shop|market|hall|camp|safe|sanctuary|settlement|hamlet|cottage|workshop|farm|manor|library|square|office|guild)/i

const wildKinds = /\b(?:underground|ruin|cave|cavern|tomb|crypt|dungeon|sewer|lair|den|mine|vault|catacomb)/i

const isSafe = (kind: string, encounters: readonly EncounterDraft[]): boolean =>
  encounters.every(({ foes }) => foes.length === 0) ||
  (safeKinds.test(kind) &&
    !wildKinds.test(kind) &&
    encounters.every(({ chance }) => chance === 'possible' || chance === 'trigger'))

const peopleSections =
  /^(?:notable (?:npcs?|people|characters|figures|residents|inhabitants)|npcs?\b|people\b|who(?: is|'s)? here|residents|staff|regulars|denizens)/

export function readPlace({ id, name, page, open }: Source, names: Names, blocks: StatBlocks): PlaceDraft {
  const kind = valueOf(open.entries, /^(?:type|kind|category)$/)
  const exits: readonly Exit[] = readExits(page, names, id)
  const encounters = readEncounters(page, names, blocks)
  const hidden: readonly Hidden[] = readHidden(page, names)
  const here = itemsIn(called(page.entries, peopleSections))
  const whole = open.entries.map(entry => `${entry.label}. ${wholeText(entry)}`).join(' ')
  return {
    id,
    name: name.replace(/\s*\([^)]*\)$/, ''),
    aliases: aliasesOf(names, 'locations', id),
    kind,
    region: valueOf(open.entries, /^(?:region|district|area|part of|located in|location)$/),
    overview: overviewOf(open),
    atmosphere: atmosphereOf(open),
    features: itemsIn(called(open.entries, featureSections)).flatMap(toFeature),
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
    hasOwnExits: exits.length > 0,
    mentions: mentioned(names, whole, 'locations').filter(other => other !== id),
  }
}
