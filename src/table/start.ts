/** How a run begins: which run it is, where the counters stand, what lies about from the last time. */
import type { CampaignFiles } from '../campaign/folder/files.ts'
import { nextSceneNumber, printSceneNumber } from '../campaign/scenes/scene-name.ts'
import { seedRng } from '../core/random.ts'
import { parseStory } from '../memory/story.ts'
import type { Json } from '../core/json.ts'
import { assert } from '../core/result.ts'
import { toRunId, type Instant } from '../core/time.ts'
import type { Store } from '../store/port.ts'
import { emptyBoard } from './board.ts'
import type { Standing } from './beat/in-play.ts'
import type { Entry, TableState } from './chronicle/entry.ts'

/**
 * A new run begins a new scene, which has a number and waits for its name. What the Game Master had in mind and what lay
 * open at the end of the last run is there again.
 */
export function firstState(campaign: CampaignFiles, party: readonly string[], last?: TableState): TableState {
  const names = campaign.scene.map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
  return {
    scene: { number: printSceneNumber(nextSceneNumber(names)), slug: 'opening', location: '', time: '', isFresh: true },
    groups: { party },
    exchanges: 0,
    hasJournalsDue: false,
    unwritten: [],
    held: { state: [], knowledge: [] },
    humanMode: 'HUMAN_RELAY',
    isEnded: false,
    memory: last?.memory ?? null,
    board: last?.board ?? emptyBoard,
    due: last?.due ?? parseStory(campaign.story[0]?.text ?? '').due,
  }
}

export const firstStanding = (world: Json, seed: string, state: TableState): Standing => ({
  world,
  told: world,
  rng: seedRng(seed),
  state,
})

/** The runs of a campaign, oldest first: their names are their times. */
export async function runsOf(store: Store): Promise<readonly string[]> {
  const found = await store.list('runs')
  return found.ok ? found.value.filter(({ kind }) => kind === 'folder').map(({ name }) => name) : []
}

/** What a table leaves in the folder of a run, in this format or an older one. */
const played: ReadonlySet<string> = new Set(['began.jsonl', 'chronicle', 'chronicle.jsonl', 'head.json'])

/** The last run that was played: the ledger keeps records of its own among them. */
export async function lastRunOf(store: Store): Promise<string | undefined> {
  for (const name of (await runsOf(store)).toReversed()) {
    const inside = await store.list(`runs/${name}`)
    if (inside.ok && inside.value.some(entry => played.has(entry.name))) return name
  }
  return undefined
}

/** A name no run has: two runs in one second are told apart by a number. */
export function newRunId(at: Instant, taken: readonly string[]): string {
  const first = toRunId(at)
  if (!taken.includes(first)) return first
  for (let count = 2; ; count += 1) if (!taken.includes(`${first}-${count}`)) return `${first}-${count}`
}

/**
 * Deltas that nobody merged are put aside, never thrown away: what they tell of may be out of date, and it is for a
 * person to say so.
 */
export async function putOrphansAside(store: Store, runId: string): Promise<readonly string[]> {
  const found = await store.list('tmp')
  if (!found.ok) return []
  const moved: string[] = []
  for (const { name, kind } of found.value) {
    if (kind !== 'file' || !/-delta(?:\.claimed-[0-9a-f]+)?\.md$/.test(name)) continue
    const put = await store.move(`tmp/${name}`, `tmp/orphaned/${runId}/${name}`)
    if (put.ok) moved.push(`tmp/orphaned/${runId}/${name}`)
  }
  return moved
}

/** A run stands on what the files said when it began, not on what they say now. */
export function startOf(entries: readonly Entry[]): Standing {
  const first = entries.find(entry => entry.type === 'run-opened')
  assert(first !== undefined, 'a chronicle begins with its run')
  return firstStanding(first.world, first.seed, first.state)
}
