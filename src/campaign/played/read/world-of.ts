/** A world from the files of a campaign. The same files give the same world. */
import type { Lexicon } from '../condition/lexicon.ts'
import { readCondition } from '../condition/read-condition.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import type { Lore } from '../lore.ts'
import type { Names } from '../names.ts'
import { called, wholeText, type Page } from '../page/page.ts'
import type { Condition, Ending, OracleWorld, Person, Place, Quest, Threat } from '../world.ts'
import { withCommon } from './common.ts'
import { dispositions } from './dispositions.ts'
import { doneOf, unspokenIn } from './done.ts'
import { endingsIn, plannedEndings } from './endings.ts'
import { gather, type Sources } from './gather.ts'
import { housed } from './homes.ts'
import { linked } from './links.ts'
import { readPerson } from './person.ts'
import { readPlace, type PlaceDraft } from './place.ts'
import { mergeQuests, questsIn, type QuestDraft } from './quests.ts'
import { perPage, remembered } from './remember.ts'
import { settled } from './settle.ts'
import { idOf, sourceOf, type Text, type WorldFiles } from './source.ts'
import { readStory, startOf } from './story.ts'
import { termsOf } from './terms.ts'
import { readFaction, readItem } from './things.ts'
import { datedThreat, gentleThreat, threatsIn, type ThreatDraft } from './threats.ts'
import { saidOfPlaces } from './unfiled.ts'

const person = remembered(readPerson)
const place = remembered(readPlace)
const item = remembered(readItem)
const faction = remembered(readFaction)
const clocks = perPage(threatsIn)
const endings = perPage(endingsIn)
const planned = perPage(plannedEndings)

type Pages = {
  readonly overview: Page
  /** What is left of the overview for players. */
  readonly open: Page
  readonly state: Page
  readonly knowledge: Page
  readonly beats: readonly Page[]
  readonly relationships: readonly Page[]
}

const nothing: Page = { title: '', entries: [] }

const pageOf = ([file]: readonly Text[]): Page => (file ? sourceOf(file).page : nothing)

const pagesOf = (files: WorldFiles): Pages => ({
  overview: pageOf(files.overview),
  open: files.overview[0] ? sourceOf(files.overview[0]).open : nothing,
  state: pageOf(files['story-state']),
  knowledge: files['party-knowledge'][0] ? sourceOf(files['party-knowledge'][0], true).open : nothing,
  beats: files.beats.map(file => sourceOf(file).page),
  relationships: files.relationships.map(file => sourceOf(file).page),
})

function peopleOf({ state, relationships }: Pages, sources: Sources, names: Names): readonly Person[] {
  const told = dispositions([state, ...relationships], names)
  return sources.npcs
    .map(source => person(source, names))
    .map(one => ({ ...one, disposition: told.get(one.id) ?? one.disposition }))
}

function placesOf(sources: Sources, names: Names, people: readonly Person[]): readonly PlaceDraft[] {
  const blocks = new Map(
    people.flatMap(({ id, name, statBlock }) => (statBlock === undefined ? [] : [[id, { name, statBlock }] as const])),
  )
  return sources.locations.map(source => place(source, names, blocks))
}

const withOverview = (draft: PlaceDraft, said: string | undefined): PlaceDraft =>
  draft.overview.length > 0 || said === undefined ? draft : { ...draft, overview: sentencesOf(said) }

function threatsOf({ overview, open, state, beats }: Pages): readonly ThreatDraft[] {
  const counted = [overview, state, ...beats].flatMap(clocks)
  const upcoming = called(state.entries, /^upcoming/).flatMap(({ below }) => below.map(wholeText))
  const dated = upcoming.flatMap(text => datedThreat(text) ?? [])
  if (counted.length > 0) return [...counted, ...dated.filter(({ id }) => !counted.some(other => other.id === id))]
  const undated = upcoming.find(text => datedThreat(text) === undefined)
  return [gentleThreat(open, undated ?? ''), ...dated]
}

/** A story without written endings ends when its first quest is done. */
function endingsOf(
  { overview, state, beats }: Pages,
  quests: readonly QuestDraft[],
  lexicon: Lexicon,
  unspoken: readonly string[],
): readonly Ending[] {
  const written = [...[overview, state].flatMap(endings), ...beats.flatMap(planned)]
  if (written.length > 0)
    return written.map(({ whenText, ...ending }) => ({ ...ending, when: readCondition(whenText, lexicon) }))
  return quests
    .filter(({ isPrimary }) => isPrimary)
    .slice(0, 1)
    .map(quest => ({
      id: `${quest.id}-done`,
      name: quest.name,
      when: doneOf(quest, lexicon, unspoken) ?? readCondition(quest.objective, lexicon),
      text: [],
      isGood: true,
    }))
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

function toQuest(draft: QuestDraft, done: Condition | undefined): Quest {
  const { doneText: _, ...quest } = draft
  return { ...quest, ...(done && { done }) }
}

const toThreat = ({ tickTexts, ...threat }: ThreatDraft, lexicon: Lexicon): Threat => ({
  ...threat,
  ticks: tickTexts.map(text => readCondition(text, lexicon)),
})

const bare = (name: string): string => name.replace(/(?<!\s)\s*\([^()]*\)$/, '')

export function worldOf(files: WorldFiles, lore: Lore): OracleWorld {
  const pages = pagesOf(files)
  const { open, state, knowledge } = pages
  const { sources, names } = gather(files, { open: [open, knowledge], state }, lore)
  const told = peopleOf(pages, sources, names)
  const said = saidOfPlaces([open, knowledge], names)
  const drafts = placesOf(sources, names, told).map(draft => withOverview(draft, said.get(draft.id)))
  const story = readStory(open, knowledge, state)
  const startId = startOf(names, state, knowledge, open, story.hook) ?? drafts[0]?.id ?? ''
  const { places: peopled, people: housedPeople } = settled(linked(drafts, startId), told, sources, names, startId)
  const filed = new Set(files.npc.map(({ path }) => idOf(path)))
  const people = withCommon(housedPeople, peopled, names, id => filed.has(id))
  const items = sources.items.map(source => item(source, names))
  const places = housed(peopled, items, people)
  const threats = threatsOf(pages)
  const lexicon: Lexicon = { names, terms: termsOf(places, people, threats, items) }
  const quests = mergeQuests([questsIn(knowledge, names), questsIn(state, names)])
  const unspoken = unspokenIn(people, places)
  return {
    ...story,
    startId,
    places: places.map(draft => toPlace(draft, lexicon)),
    people,
    common: [],
    factions: sources.factions.map(source => faction(source, names)),
    items,
    quests: quests.map(quest => toQuest(quest, doneOf(quest, lexicon, unspoken))),
    threats: threats.map(threat => toThreat(threat, lexicon)),
    endings: endingsOf(pages, quests, lexicon, unspoken),
    party: names.index.names.filter(({ kind }) => kind === 'party').map(({ id, title }) => ({ id, name: bare(title) })),
  }
}
