/** A world from the files of a campaign. The same files give the same world. */
import type { NamedFile } from '../../../../campaign/names/index-of-names.ts'
import type { NameKind } from '../../../../campaign/names/spellings.ts'
import { slugOf } from '../../../../core/id.ts'
import { termOf, type Lexicon, type Term } from '../condition/lexicon.ts'
import { readCondition } from '../condition/read-condition.ts'
import { namesOf, type Names } from '../names.ts'
import { called, wholeText, type Page } from '../page/page.ts'
import type { Condition, Ending, OracleWorld, Person, Place, Quest, Threat } from '../world.ts'
import { dispositions } from './dispositions.ts'
import { endingsIn } from './endings.ts'
import { linked } from './links.ts'
import { readPerson } from './person.ts'
import { readPlace, type PlaceDraft } from './place.ts'
import { mergeQuests, questsIn, type QuestDraft } from './quests.ts'
import { settled } from './settle.ts'
import { sourceOf, type Source, type Text, type WorldFiles } from './source.ts'
import { readStory, startOf } from './story.ts'
import { readFaction, readItem } from './things.ts'
import { gentleThreat, threatsIn, type ThreatDraft } from './threats.ts'
import { unfiledIn } from './unfiled.ts'

const nothing: Page = { title: '', entries: [] }

type Sources = Readonly<Record<'npcs' | 'locations' | 'factions' | 'items', readonly Source[]>>

const filed = (kind: NameKind, files: readonly Text[]): readonly NamedFile[] =>
  files.map(({ path, text }) => ({ kind, fileName: path.replace(/^.*\//, ''), text }))

const namedFiles = (files: WorldFiles): readonly NamedFile[] => [
  ...filed('party', files.sheet),
  ...filed('npcs', files.npc),
  ...filed('locations', files.location),
  ...filed('factions', files.faction),
  ...filed('items', files.item),
]

const pageOf = (files: readonly Text[], isOpen: boolean, isShared = false): Page => {
  const [file] = files
  if (!file) return nothing
  const source = sourceOf(file, isShared)
  return isOpen ? source.open : source.page
}

/** A place to be, where a campaign has none at all. */
const somewhere = (): Source => sourceOf({ path: 'locations/here.md', text: '# Here\n' })

function gather(
  files: WorldFiles,
  pages: readonly Page[],
  state: readonly Page[],
): { readonly sources: Sources; readonly names: Names } {
  const base = namedFiles(files)
  const extra = unfiledIn(pages, state, namesOf(base))
  const of = (kind: NameKind, texts: readonly Text[]): readonly Source[] => [
    ...texts.map(file => sourceOf(file)),
    ...extra.filter(found => found.kind === kind).map(({ source }) => source),
  ]
  const locations = of('locations', files.location)
  const sources: Sources = {
    npcs: of('npcs', files.npc),
    locations: locations.length > 0 ? locations : [somewhere()],
    factions: of('factions', files.faction),
    items: of('items', files.item),
  }
  const added = extra.map(({ kind, source }) => ({ kind, fileName: `${source.id}.md`, text: source.text }))
  return { sources, names: namesOf([...base, ...added]) }
}

function* termsOf(
  places: readonly PlaceDraft[],
  people: readonly Person[],
  threats: readonly ThreatDraft[],
): Generator<Term, void> {
  for (const { hidden, encounters, features } of places) {
    for (const { name, items } of hidden) {
      yield termOf('hidden', slugOf(name), name)
      for (const item of items) yield termOf('item', slugOf(item), item)
    }
    for (const { name } of features) yield termOf('feature', slugOf(name), name)
    for (const { foes, name } of encounters) {
      if (foes.length > 0) yield termOf('foe', slugOf(name), name)
      for (const foe of foes) yield termOf('foe', slugOf(foe.name ?? foe.monster), foe.name ?? foe.monster)
    }
  }
  for (const { wares } of people)
    for (const ware of wares) yield termOf('item', slugOf(ware.split(/[:(]/)[0] ?? ware), ware)
  for (const { id, name } of threats) yield termOf('threat', id, name)
}

const toPlace = (draft: PlaceDraft, lexicon: Lexicon): Place => ({
  id: draft.id,
  name: draft.name,
  aliases: draft.aliases,
  kind: draft.kind,
  region: draft.region,
  overview: draft.overview,
  atmosphere: draft.atmosphere,
  features: draft.features,
  exits: draft.exits,
  people: draft.people,
  encounters: draft.encounters.map(({ whenText, ...encounter }) => ({
    ...encounter,
    ...(whenText !== undefined && { when: readCondition(whenText, lexicon) }),
  })),
  hidden: draft.hidden,
  isSafe: draft.isSafe,
})

const toQuest = ({ doneText, ...quest }: QuestDraft, lexicon: Lexicon): Quest => ({
  ...quest,
  ...(doneText !== undefined && { done: readCondition(doneText, lexicon) }),
})

const toThreat = ({ tickTexts, ...threat }: ThreatDraft, lexicon: Lexicon): Threat => ({
  ...threat,
  ticks: tickTexts.map(text => readCondition(text, lexicon)),
})

/** A story without written endings ends when its first quest is done. */
function questEnding(quests: readonly QuestDraft[], lexicon: Lexicon): readonly Ending[] {
  const quest = quests.find(({ isPrimary }) => isPrimary)
  if (!quest) return []
  const when: Condition = readCondition(quest.doneText ?? quest.objective, lexicon)
  return [{ id: `${quest.id}-done`, name: quest.name, when, text: [], isGood: true }]
}

export function worldOf(files: WorldFiles): OracleWorld {
  const overview = pageOf(files.overview, false)
  const open = pageOf(files.overview, true)
  const state = pageOf(files['story-state'], false)
  const knowledge = pageOf(files['party-knowledge'], true, true)
  const beats = files.beats.map(file => sourceOf(file).page)
  const { sources, names } = gather(files, [open, knowledge, state], [state, knowledge])

  const relations = dispositions([state, ...files.relationships.map(file => sourceOf(file).page)], names)
  const people = sources.npcs
    .map(source => readPerson(source, names))
    .map(person => ({ ...person, disposition: relations.get(person.id) ?? person.disposition }))
  const blocks = new Map(
    people.flatMap(({ id, name, statBlock }) => (statBlock === undefined ? [] : [[id, { name, statBlock }] as const])),
  )
  const drafts = sources.locations.map(source => readPlace(source, names, blocks))
  const story = readStory(open, knowledge, state)
  const startId = startOf(names, state, knowledge, open, story.hook) ?? drafts[0]?.id ?? ''
  const { places, people: settledPeople } = settled(linked(drafts, startId), people, sources, names, startId)

  const threatPages = [overview, state, ...beats]
  const counted = threatPages.flatMap(threatsIn)
  const upcoming =
    called(state.entries, /^upcoming/)
      .flatMap(({ below }) => below)
      .map(wholeText)[0] ?? ''
  const threats = counted.length > 0 ? counted : [gentleThreat(open, upcoming)]
  const lexicon: Lexicon = { names, terms: [...termsOf(places, people, threats)] }
  const quests = mergeQuests([questsIn(knowledge, names), questsIn(state, names)])
  const endings = [overview, state, ...beats]
    .flatMap(endingsIn)
    .map(({ whenText, ...ending }) => ({ ...ending, when: readCondition(whenText, lexicon) }))
  return {
    ...story,
    startId,
    places: places.map(place => toPlace(place, lexicon)),
    people: settledPeople,
    factions: sources.factions.map(source => readFaction(source, names)),
    items: sources.items.map(source => readItem(source, names)),
    quests: quests.map(quest => toQuest(quest, lexicon)),
    threats: threats.map(threat => toThreat(threat, lexicon)),
    endings: endings.length > 0 ? endings : questEnding(quests, lexicon),
    party: files.sheet
      .map(file => sourceOf(file))
      .map(({ id, name }) => ({ id, name: name.replace(/\s*\([^)]*\)$/, '') })),
  }
}
