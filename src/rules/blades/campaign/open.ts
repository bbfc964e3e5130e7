/** The world a campaign's files tell. */
import { isSheetName } from '../../../campaign/party.ts'
import { readCameTrue, readClocks } from './clocks.ts'
import { readEndings, readJobs } from './jobs.ts'
import { readCrew } from './crew.ts'
import { readFactions, readPeople, readPlaces, readRumours, readThreads } from './city.ts'
import { listUnder } from './page.ts'
import { readScoundrel } from './scoundrel.ts'
import type { Scoundrel } from '../model/crew.ts'
import type { BladesWorld } from '../model/world.ts'
import type { CampaignText } from '../../ruleset.ts'

export type Warning = { readonly path: string; readonly line: number; readonly message: string }

export const idOfSheet = (path: string): string => path.slice('party/'.length).replace(/\.md$/i, '')
export const sheetsIn = (campaign: CampaignText): readonly string[] =>
  Object.keys(campaign)
    .filter(path => path.startsWith('party/') && isSheetName(path))
    .toSorted()

export function openWorld(campaign: CampaignText): {
  readonly world: BladesWorld
  readonly warnings: readonly Warning[]
} {
  const warnings: Warning[] = []
  const scoundrels: Record<string, Scoundrel> = {}
  for (const path of sheetsIn(campaign)) {
    const one = readScoundrel(campaign[path] ?? '', idOfSheet(path).replaceAll('-', ' '))
    if (one) scoundrels[idOfSheet(path)] = one
    else warnings.push({ path, line: 1, message: 'This is no sheet of this game: it has neither Stress nor Actions.' })
  }
  if (campaign['crew.md'] === undefined) {
    warnings.push({ path: 'crew.md', line: 1, message: 'There is no page of the crew; it begins with nothing.' })
  }
  const [lead = ''] = Object.keys(scoundrels)
  const jobs = readJobs(campaign, warnings)
  const world: BladesWorld = {
    phase: { kind: 'scenario' },
    lead,
    scoundrels,
    crew: readCrew(campaign['crew.md'] ?? ''),
    pool: [], // rolled when play begins
    factions: readFactions(campaign),
    clocks: readClocks(campaign['clocks.md'] ?? ''),
    places: readPlaces(campaign),
    people: readPeople(campaign),
    rumours: readRumours(campaign),
    threads: readThreads(campaign['threads.md'] ?? ''),
    tone: 'neutral',
    summaries: [],
    goals: listUnder(campaign['overview.md'] ?? '', 'Goals'),
    recentCosts: [],
    threats: [],
    owed: [],
    interrupt: null,
    isEntangled: false,
    entry: null,
    suggestions: [],
    score: null,
    jobs,
    endings: readEndings(campaign['endings.md'] ?? '', warnings),
    opened: [],
    cameTrue: readCameTrue(campaign['clocks.md'] ?? ''),
    scoresDone: Object.values(jobs).filter(({ status }) => status === 'won' || status === 'lost').length,
    day: 1,
  }
  return { world, warnings }
}
