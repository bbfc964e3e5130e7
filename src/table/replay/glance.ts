/** What there is to say of a campaign's last run in a small read or two, and whether its chronicle ends as it should. */
import { isRecord } from '../../core/json.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import { explainStore, type Store } from '../../store/port.ts'
import { lastWhole } from '../chronicle/chain.ts'
import { readHead, type RunHead } from '../chronicle/head.ts'
import { format } from '../chronicle/segment.ts'
import { Segments, segmentPath } from '../chronicle/segments.ts'
import type { Glance } from '../recover.ts'
import { lastRunOf } from '../start.ts'
import { readRecent, type RecentRun } from '../run-record.ts'

/** Null when nothing was played; a refusal says what is wrong with the chronicle. */
export async function glanceAt(store: Store): Promise<Result<Glance | null, string>> {
  const runId = await lastRunOf(store)
  if (runId === undefined) return accept(null)
  const head = await readHead(store, runId)
  if (head?.format !== format) return glanceByReading(store)
  const why = await faultOfEnd(store, runId, head)
  return why === undefined ? accept(toGlance(head.glance)) : refuse(why)
}

/** A list of campaigns has one line for a stranger's too, whatever its head says. */
function toGlance(said: unknown): Glance {
  const glance = isRecord(said) ? said : {}
  const words = (key: keyof Glance): string => (typeof glance[key] === 'string' ? glance[key] : '')
  return {
    at: words('at'),
    beats: typeof glance['beats'] === 'number' ? glance['beats'] : 0,
    isOpen: glance['isOpen'] === true,
    location: words('location'),
    time: words('time'),
    said: words('said'),
    nextHook: words('nextHook'),
  }
}

/** The last segment is what play goes on with: each of its lines has to hold, and to reach as far as the head knows. */
async function faultOfEnd(store: Store, runId: string, { segment, length, sum }: RunHead): Promise<string | undefined> {
  const path = segmentPath(runId, segment)
  const missing = await new Segments(store, runId).missing()
  if (missing !== undefined) return `The chronicle "${segmentPath(runId, missing)}" is missing.`
  const found = await store.readPart(path, 0)
  if (!found.ok) return explainStore(found.refusal)
  const bytes = Buffer.from(found.value?.bytes ?? []).subarray(0, length)
  const { line, last } = lastWhole(bytes)
  if (line !== undefined) return `The chronicle "${path}" is damaged at line ${line}.`
  return last === sum ? undefined : `The chronicle of ${runId} does not end as it was written: its tail is missing.`
}

/** Where there is no head to believe: after a power cut, or by an older Gloam. */
async function glanceByReading(store: Store): Promise<Result<Glance | null, string>> {
  const recent = await readRecent(store)
  return recent.ok ? accept(glanceOf(recent.value)) : refuse(recent.refusal)
}

function glanceOf({ entries, origin }: RecentRun): Glance {
  const closed = entries.findLast(entry => entry.type === 'run-closed')
  const last = entries.findLast(entry => entry.type === 'beat-closed')
  const opened = entries.findLast(entry => entry.type === 'beat-opened')
  const said = entries.findLast(entry => entry.type === 'beat-opened' && entry.incoming.tag === 'PLAYER_ACTION')
  return {
    at: closed?.at ?? opened?.at ?? origin.at,
    beats: last?.beat ?? 0,
    isOpen: closed === undefined,
    location: last?.state.scene.location ?? '',
    time: last?.state.scene.time ?? '',
    said: said?.type === 'beat-opened' && said.incoming.tag === 'PLAYER_ACTION' ? said.incoming.action : '',
    nextHook: closed?.nextHook ?? '',
  }
}
