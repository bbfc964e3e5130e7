/** Every file of a new campaign, by its path. */
import { slugOf } from '../../core/id.ts'
import { overviewPage } from './pages/overview.ts'
import { factionPage, thingPage, thingsOf } from './pages/others.ts'
import { personPage } from './pages/people.ts'
import { placePage } from './pages/places.ts'
import { beatsPage, knowledgePage, preferencesPage, storyStatePage } from './pages/state.ts'
import type { Proposal } from './proposal.ts'
import { placeKeys } from './setting.ts'

export type NewSheet = { readonly name: string; readonly sheet: string }

/** `Ansa Reed: 12/12`, as the party's status tells it. */
const hitPointsOf = ({ name, sheet }: NewSheet): string =>
  `${name}: ${/\*\*Hit Points\*\*\s*\|\s*(\d+\/\d+)/.exec(sheet)?.[1] ?? 'unhurt'}`

export function filesOf(proposal: Proposal, party: readonly NewSheet[]): Readonly<Record<string, string>> {
  const { places, people, trouble } = proposal
  const at = (folder: string, name: string): string => `${folder}/${slugOf(name)}.md`
  return Object.fromEntries([
    ['overview.md', overviewPage(proposal)],
    ['story-state.md', storyStatePage(proposal, party.map(hitPointsOf))],
    ['party-knowledge.md', knowledgePage(proposal)],
    ['preferences.md', preferencesPage(proposal)],
    ['beats/session-1-beats.md', beatsPage(proposal)],
    ...placeKeys.map(key => [at('locations', places[key]), placePage(proposal, key)]),
    ...(['patron', 'keeper', 'culprit'] as const).map(role => [at('npcs', people[role]), personPage(proposal, role)]),
    ...trouble.factions.map(faction => [at('factions', faction[0]), factionPage(proposal, faction)]),
    ...thingsOf(proposal).map(thing => [at('items', thing.name), thingPage(proposal, thing)]),
    ...party.map(({ name, sheet }) => [at('party', name), sheet]),
  ])
}

/** Folders that are there from the start, also while nothing stands in them. */
export const foldersOf = ['party', 'npcs', 'locations', 'factions', 'items', 'beats', 'scenes'] as const
