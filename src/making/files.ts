/** Every file of a new campaign, by its path. */
import { slugOf } from '../core/id.ts'
import type { NewSheet } from '../rules/making.ts'
import { overviewPage } from './pages/overview.ts'
import { factionPage, thingPage, thingsOf } from './pages/others.ts'
import { personPage } from './pages/people.ts'
import { placePage } from './pages/places.ts'
import { beatsPage, knowledgePage, preferencesPage, storyStatePage } from './pages/state.ts'
import type { Proposal } from './proposal.ts'
import { placeKeys } from './setting.ts'

const roles = ['patron', 'keeper', 'culprit'] as const

export function filesOf(
  proposal: Proposal,
  party: readonly NewSheet[],
  system: string,
): Readonly<Record<string, string>> {
  const { places, people, trouble, fill } = proposal
  const at = (folder: string, name: string): string => `${folder}/${slugOf(name)}.md`
  const pages: readonly (readonly [path: string, text: string])[] = [
    ['overview.md', overviewPage(proposal, system)],
    [
      'story-state.md',
      storyStatePage(
        proposal,
        party.map(({ status }) => status),
      ),
    ],
    ['party-knowledge.md', knowledgePage(proposal)],
    ['preferences.md', preferencesPage(proposal)],
    ['beats/session-1-beats.md', beatsPage(proposal)],
    ...placeKeys.map(key => [at('locations', places[key]), placePage(proposal, key)] as const),
    ...roles.map(role => [at('npcs', people[role]), personPage(proposal, role)] as const),
    ...trouble.factions.map(faction => [at('factions', faction.name), factionPage(proposal, faction)] as const),
    ...thingsOf(proposal).map(thing => [at('items', thing.name), thingPage(proposal, thing)] as const),
  ]
  return Object.fromEntries([
    ...pages.map(([path, text]) => [path, fill(text)] as const),
    ...party.map(({ name, sheet }) => [at('party', name), sheet] as const),
  ])
}

/** Folders that are there from the start, also while nothing stands in them. */
export const foldersOf = ['party', 'npcs', 'locations', 'factions', 'items', 'beats', 'scenes'] as const
