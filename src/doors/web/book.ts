/**
 * The book as one seat may read it. Its pages are written for whoever hosts the table: what the host's character was told,
 * with pages of their own for those who were elsewhere. Anybody else reads a page where they were there for all of it,
 * and in its place what they were told where they were not.
 */
import { apartMark } from '../../campaign/scenes/scene-name.ts'
import { readRun, type RunRecord } from '../../table/run-record.ts'
import { runsOf } from '../../table/start.ts'
import { seenBy } from '../terminal/commands/seen.ts'
import type { At } from './asked.ts'
import { recount, type Viewer } from './recount.ts'

/** By the file of a scene: what a seat was told in it, for scenes that it was not there for all of. */
type Missed = Map<string, readonly string[]>

type Scene = { readonly number: string; readonly slug: string }

const pathOf = ({ number, slug }: Scene): string => `scenes/${number}-${slug}.md`

/** The scenes of each beat: the one it began in, and the one it ended in. */
function scenesIn({ entries }: RunRecord): ReadonlyMap<number, readonly string[]> {
  const scenes = new Map<number, readonly string[]>()
  let now: readonly string[] = []
  for (const entry of entries) {
    if (entry.type === 'run-opened') now = [pathOf(entry.state.scene)]
    if (entry.type !== 'beat-closed') continue
    const then = [pathOf(entry.state.scene)]
    scenes.set(entry.beat, [...new Set([...now, ...then])])
    now = then
  }
  return scenes
}

function missedIn(run: RunRecord, viewer: Viewer): Missed {
  const party = run.origin?.party ?? []
  const human = run.origin?.human ?? null
  const isOnPage = (audience: readonly string[]): boolean => human === null || audience.includes(human)
  const unheard: Viewer = { id: null, sees: audience => isOnPage(audience) && !viewer.sees(audience) }
  const scenes = scenesIn(run)
  const missed: Missed = new Map()
  for (const { type, beat = 0 } of recount(run, party, unheard))
    if (type === 'narrative') for (const path of scenes.get(beat) ?? []) missed.set(path, [])
  for (const event of recount(run, party, viewer)) {
    const path = scenes.get(event.beat ?? 0)?.at(-1) ?? ''
    const told = missed.get(path)
    if (told && event.type === 'narrative' && event.isWhisper !== true) missed.set(path, [...told, event.text])
  }
  return missed
}

async function missedBy({ table, viewer }: At): Promise<Missed> {
  const all: Missed = new Map()
  for (const runId of await runsOf(table.store)) {
    const run = await readRun(table.store, runId)
    if (run.ok) for (const [path, told] of missedIn(run.value, viewer)) all.set(path, told)
  }
  return all
}

/** The chapters, in their order. */
export async function bookFor(at: At): Promise<readonly string[]> {
  const { open } = await seenBy(at.table.store, at.viewer.id)
  const seesAll = at.viewer.sees([])
  const pages = open.files.scene.filter(({ path }) => seesAll || !path.includes(apartMark))
  const missed: Missed = at.seat.kind === 'host' || seesAll ? new Map() : await missedBy(at)
  return pages.map(({ path, text }) => (missed.get(path)?.join('\n\n') ?? text).trim())
}
