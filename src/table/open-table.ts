/** Sitting down: the campaign is read, the last run is gone on with or a new one begun, and what changed is told. */
import { accept, refuse, type Result } from '../core/result.ts'
import type { Json } from '../core/json.ts'
import { instantAt } from '../core/time.ts'
import { explainStore, type Lock } from '../store/port.ts'
import { campaignLock, lockWithin } from '../store/wait.ts'
import { Began } from './began.ts'
import type { LeakCheck } from './beat/context.ts'
import { Chronicle } from './chronicle/chronicle.ts'
import type { Entry, TableState } from './chronicle/entry.ts'
import { explainChronicle } from './chronicle/lost.ts'
import { format } from './chronicle/segment.ts'
import type { Segments } from './chronicle/segments.ts'
import type { Desk } from './jobs/desk.ts'
import { textsOf } from '../campaign/folder/files.ts'
import { sortOf } from '../campaign/folder/kind.ts'
import { Knowledge } from './knowledge.ts'
import { leakCheck } from './leak-check.ts'
import { Memories } from './memory/memories.ts'
import { editedSince } from './edited.ts'
import type { Before, Ports } from './ports.ts'
import { recentEntries, recollect } from './recollect.ts'
import { recovering, type Recovered } from './recover.ts'
import { finishMark } from './rewind/go-to.ts'
import { firstState, lastRunOf, newRunId, putOrphansAside, runsOf } from './start.ts'
import { Table } from './table.ts'
import type { AccessTable } from './views/access.ts'
import { readCampaign } from './views/read.ts'
import { explainWarning } from './views/warnings.ts'

export type TableOptions = Ports & {
  readonly campaign: string
  /** The human's character by its file (`tilda-brannock`), or null when nobody at the table is human. */
  readonly human: string | null
  readonly seed: string
  readonly mode?: 'team' | 'fresh'
  /** What is asked before anything is told to players; the campaign's own secrets decide when it is left out. */
  readonly leaks?: LeakCheck
  /** The table plays by itself; a spectator may still save or end. */
  readonly isAuto?: boolean
  readonly mostAutoBeats?: number
  readonly historyTokens?: number
  /** Who may see what, where it is not the usual table: a test loosens it to see that it is found out. */
  readonly access?: AccessTable
  /** When another segment of the chronicle begins, where that is not as usual: a test has many of them. */
  readonly segmentBytes?: number
  /** How long to wait for another table to let the campaign go. */
  readonly lockMs?: number
  /** The campaign's lock, where the caller has it already; it is let go when the table closes. */
  readonly lock?: Lock
}

type Found = {
  readonly runId: string
  readonly chronicle: Chronicle<Recovered>
  readonly torn: number
  readonly segments: Segments
}

/** The last run's chronicle, or undefined when there is none to go on with. */
async function lastRun({
  store,
  ruleset,
  door,
  segmentBytes,
}: TableOptions): Promise<Result<Found | undefined, string>> {
  const runId = await lastRunOf(store)
  if (runId === undefined) return accept(undefined)
  const make = recovering(ruleset)
  const opened = await Chronicle.open(store, runId, make, segmentBytes)
  if (!opened.ok && opened.refusal.code === 'other-format' && opened.refusal.format < format) {
    door.show({ type: 'notice', text: `${explainChronicle(opened.refusal)} A new run goes on from them.` })
    return accept(undefined)
  }
  if (!opened.ok) return refuse(explainChronicle(opened.refusal))
  const { chronicle, entries, torn, segments } = opened.value
  const finished = await finishMark(store, chronicle, make, entries) // a move that died half way is finished here
  return finished.ok ? accept({ runId, chronicle, torn, segments }) : finished
}

const isOver = ({ isEmpty, isClosed }: Recovered): boolean => isEmpty || isClosed

/** An action of the ledger is over in less; another table is not. */
const ledgerMs = 500

/** For whoever has something to settle before the table opens. */
export const lockCampaign = ({ store, lockMs = ledgerMs }: Pick<TableOptions, 'store' | 'lockMs'>) =>
  lockWithin(store, campaignLock, lockMs)

export async function openTable(options: TableOptions): Promise<Result<Table, string>> {
  const lock = options.lock ? accept(options.lock) : await lockCampaign(options)
  if (!lock.ok) return refuse(explainStore(lock.refusal))
  const opened = await sitDown(options, () => lock.value.release())
  if (!opened.ok) await lock.value.release()
  return opened
}

async function sitDown(options: TableOptions, release: () => Promise<void>): Promise<Result<Table, string>> {
  const runs = await runsOf(options.store)
  const last = await lastRun(options)
  if (!last.ok) return last
  const { campaign, warnings } = await readCampaign(options.store)
  const unread = warnings.find(warning => warning.code === 'unreadable' && sortOf(warning.path).kind === 'sheet')
  if (unread) return refuse(`${unread.path}: ${explainWarning(unread)}`) // played without, somebody would be gone unasked
  if (campaign.sheet.length === 0) {
    return refuse('Nobody is in the party. Put a sheet into the folder "party", or make one with gloam new character.')
  }
  for (const warning of warnings) {
    const place = warning.code === 'not-text' ? `${warning.path}:${warning.line}` : warning.path
    options.door.show({ type: 'notice', text: `${place}: ${explainWarning(warning)}` })
  }
  for (const { path, line, message, isGrave } of options.ruleset.open(textsOf(campaign)).warnings)
    if (isGrave) options.door.show({ type: 'notice', text: `${path}:${line}: ${message}` })
  const before = last.value?.chronicle.fold
  const goesOn = last.value !== undefined && before !== undefined && !isOver(before)
  const state = before?.isEmpty === false ? before.standing.state : undefined
  const edited = before ? await editedSince(options.store, campaign, before) : []
  for (const path of edited) options.door.show({ type: 'notice', text: `Changed by hand since the last run: ${path}.` })
  const left = before?.isEmpty === false ? { summary: '', nextHook: '', ...before.ending, edited } : undefined
  const found =
    goesOn && last.value
      ? last.value
      : await newRun(options, runs, new Knowledge(campaign), {
          state,
          before: left,
          isUnplayed: before?.isEmpty === true,
        })
  const recovered = found.chronicle.fold
  const began = await Began.open(options.store, found.runId)
  const knowledge = new Knowledge(campaign, options.access, began.campaign(campaign, recovered.known))
  await noteResumed(options, found, recovered)
  recollect(knowledge, await recentEntries(found.segments, found.chronicle.segment), recovered.open?.beat)
  const followed = follow(
    options,
    found,
    recovered,
    recovered.origin.session ?? Math.max(1, runs.indexOf(found.runId) + 1),
  )
  const atHand = { edited: goesOn ? edited : [], release }
  const parts = { ...partsOf(options, found, knowledge, recovered, began), ...followed, ...atHand }
  const table = new Table(found.runId, parts, recovered)
  try {
    if (recovered.open) await table.goOn(recovered.open)
    else if (recovered.standing.state.isEnded) await table.finish(recovered.ending)
    else if (recovered.beat === 0) await table.begin() // a run that died before its first beat begins again
  } catch (cause) {
    await table.close() // the beat stays open in the chronicle, and the campaign is free for whoever goes on with it
    throw cause
  }
  return accept(table)
}

/** What is played from now on is remembered as it goes; a beat that was left open, with what it held. */
function follow({ store, access }: TableOptions, { runId, chronicle }: Found, recovered: Recovered, session: number) {
  const { open, standing } = recovered
  const memories = new Memories(store, access)
  memories.follow({ runId, number: session, state: standing.state })
  if (open) {
    memories.take({ type: 'beat-opened', beat: open.beat, incoming: open.incoming, at: instantAt(0) })
    for (const [key, value] of open.steps) memories.take({ type: 'step', beat: open.beat, key, value })
  }
  chronicle.watch(entry => memories.take(entry))
  return { memories, session }
}

function worldOf({ ruleset }: Ports, { campaign }: Knowledge): Json {
  return ruleset.open(textsOf(campaign)).world
}

async function newRun(
  options: TableOptions,
  runs: readonly string[],
  knowledge: Knowledge,
  last: { readonly state: TableState | undefined; readonly before: Before | undefined; readonly isUnplayed: boolean },
): Promise<Found> {
  const { store, clock, door, campaign, seed, human, ruleset, mode = 'team' } = options
  const runId = newRunId(clock.now(), runs)
  const aside = await putOrphansAside(store, runId)
  for (const path of aside) door.show({ type: 'notice', text: `A delta nobody had merged was put aside: ${path}.` })
  const opened = await Chronicle.open(store, runId, recovering(ruleset), options.segmentBytes)
  if (!opened.ok) throw new Error(explainChronicle(opened.refusal))
  const entry: Entry = {
    type: 'run-opened',
    runId,
    campaign,
    ruleset: ruleset.name,
    mode,
    seed,
    human,
    session: runs.length + (last.isUnplayed ? 0 : 1), // a run that died before its first line was no session
    party: knowledge.party.map(id => ({ id, title: knowledge.titleOf(id) })),
    world: worldOf(options, knowledge),
    state: firstState(knowledge.campaign, knowledge.party, last.state),
    at: clock.now(),
    ...(last.before ? { before: last.before } : {}),
  }
  await opened.value.chronicle.append(entry)
  return { runId, chronicle: opened.value.chronicle, torn: 0, segments: opened.value.segments }
}

async function noteResumed({ clock }: TableOptions, found: Found, { open, jobs }: Recovered): Promise<void> {
  if (found.torn === 0 && !open && jobs.length === 0) return
  const note = found.torn > 0 ? `A last line of ${found.torn} bytes was never finished, and is gone.` : 'Going on.'
  await found.chronicle.append({ type: 'resumed', at: clock.now(), note })
}

function partsOf(options: TableOptions, found: Found, knowledge: Knowledge, recovered: Recovered, began: Began) {
  const { campaign, human, ...ports } = options
  const { state } = recovered.standing
  const views = knowledge.views(
    () => state,
    () => [],
  )
  const { leaks = leakCheck(() => knowledge.campaign, views) } = options
  const desk: Desk = {
    ports,
    chronicle: found.chronicle,
    contents: found.chronicle.contents,
    began,
    begun: new Map(recovered.begun),
    known: new Map(recovered.known),
    changed: (path, text) => knowledge.changed(path, text),
    campaign: () => knowledge.campaign,
  }
  const { isAuto = false, mostAutoBeats = 500, historyTokens = 8000 } = options
  const told = { leaks, isAuto, mostAutoBeats, historyTokens }
  return { ports, chronicle: found.chronicle, desk, knowledge, campaignName: campaign, human, ...told }
}
