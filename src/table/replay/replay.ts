/**
 * A session again, from its chronicle alone: no model, no dice, no person. Every beat is played with the steps that
 * were recorded and must close as it did; every job is done again in a folder of memory and must write the same bytes.
 */
import { isDeepStrictEqual } from 'node:util'
import { indexNames, type NameIndex } from '../../campaign/names/index-of-names.ts'
import { toCampaign } from '../../campaign/folder/files.ts'
import type { Json } from '../../core/json.ts'
import { assert } from '../../core/result.ts'
import { memoryStore } from '../../store/memory.ts'
import type { Store } from '../../store/port.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import { closeBeat } from '../beat/close.ts'
import type { BeatContext, Views } from '../beat/context.ts'
import type { Standing } from '../beat/in-play.ts'
import { runBeat } from '../beat/run-beat.ts'
import { Contents } from '../chronicle/contents.ts'
import type { Entry, Job, TableState } from '../chronicle/entry.ts'
import { fileOf, runJob } from '../jobs/run-job.ts'
import type { Incoming } from '../moves.ts'
import { Knowledge } from '../knowledge.ts'
import { standingIn, type Origin } from '../recover.ts'
import { startOf } from '../start.ts'
import { nothing } from '../memory/remembers.ts'
import { usualLimits, type Ports, type TableEvent } from '../ports.ts'
import { recordedSteps, type Steps } from '../steps.ts'
import { recordedCast } from './recorded-cast.ts'
import { replayDesk, type Wrote } from './replay-desk.ts'
import type { RunRecord } from '../run-record.ts'

const emptyCampaign = toCampaign({})

type Written = Extract<Entry, { type: 'writing' | 'wrote' }>

export type ReplayFault = { readonly beat: number; readonly what: string }

export type Replayed = {
  readonly beats: number
  readonly jobs: number
  readonly files: number
  readonly faults: readonly ReplayFault[]
  /** What the doors were shown, in order. */
  readonly shown: readonly TableEvent[]
  /** The files as they stand at the end, as the chronicle has them. */
  readonly store: Store
}

export async function replayRun(store: Store, run: RunRecord, ruleset: Ruleset): Promise<Replayed> {
  const replay = new Replay(store, run, ruleset)
  for (const entry of run.entries) await replay.take(entry)
  return replay.result()
}

/** A record of before a table knew something says nothing of it; what it does say is held to. */
const isOlder = (recorded: TableState, now: TableState): boolean => Object.keys(now).some(key => !(key in recorded))

const asKnownTo = (recorded: TableState, now: TableState): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(now).filter(([key]) => key in recorded))

const amongThem = (jobs: readonly Job[], recorded: readonly Job[]): readonly Job[] =>
  jobs.filter(({ id }) => recorded.some(job => job.id === id))

class Replay {
  readonly #memory = memoryStore()
  readonly #contents: Contents
  readonly #ruleset: Ruleset
  readonly #shown: TableEvent[] = []
  readonly #faults: ReplayFault[] = []
  readonly #steps = new Map<number, Map<string, Json>>()
  readonly #jobs = new Map<string, Job>()
  readonly #files = new Set<string>()
  /** What the record says was written, by beat. */
  readonly #written = new Map<number, Written[]>()
  readonly #opened: Origin
  /** Begun before the record begins: how is not known here. */
  readonly #begunBefore: ReadonlySet<string>
  readonly #party: readonly string[]
  readonly #names: NameIndex
  readonly #views: Views
  #standing: Standing
  #incoming: Incoming | undefined
  #beats = 0
  #done = 0

  constructor(store: Store, run: RunRecord, ruleset: Ruleset) {
    this.#ruleset = ruleset
    this.#contents = new Contents(store, run.runId)
    assert(run.origin !== undefined, 'a chronicle begins with its run')
    this.#opened = run.origin
    this.#standing = run.before ? standingIn(run.before) : startOf(run.entries)
    this.#incoming = run.before?.open?.incoming
    for (const [beat, steps] of run.before?.steps ?? []) this.#steps.set(beat, new Map(steps))
    this.#begunBefore = new Set(run.before?.jobs.map(([key]) => key))
    const { party } = this.#opened
    this.#party = party.map(({ id }) => id)
    this.#names = indexNames(
      party.map(({ id, title }) => ({ kind: 'party', fileName: `${id}.md`, text: `# ${title}\n` })),
    )
    this.#views = new Knowledge(emptyCampaign).views(
      () => this.#standing.state,
      () => [],
    )
    for (const entry of run.entries) {
      if (entry.type !== 'writing' && entry.type !== 'wrote') continue
      const same = this.#written.get(entry.beat)
      if (same) same.push(entry)
      else this.#written.set(entry.beat, [entry])
    }
  }

  async take(entry: Entry): Promise<void> {
    if (entry.type === 'beat-opened') {
      this.#incoming = entry.incoming as Incoming
      this.#steps.set(entry.beat, new Map())
    } else if (entry.type === 'step') this.#steps.get(entry.beat)?.set(entry.key, entry.value)
    else if (entry.type === 'beat-closed') await this.#playBeat(entry)
    else if (entry.type === 'job-done') await this.#doJob(entry.beat, entry.job)
  }

  result(): Replayed {
    const counts = { beats: this.#beats, jobs: this.#done, files: this.#files.size }
    return { ...counts, faults: this.#faults, shown: this.#shown, store: this.#memory }
  }

  async #playBeat(entry: Extract<Entry, { type: 'beat-closed' }>): Promise<void> {
    const { beat } = entry
    this.#beats += 1
    for (const job of entry.jobs) this.#jobs.set(`${beat}/${job.id}`, job)
    const steps = recordedSteps(beat, this.#steps.get(beat) ?? new Map())
    try {
      const context = this.#context(steps)
      const incoming = this.#incoming
      if (!incoming) throw new Error('it was never opened')
      const before = incoming.tag === 'MODE_SWITCH' ? seated(this.#standing, incoming.mode) : this.#standing
      const { standing, jobs } = closeBeat(context, await runBeat(context, steps, incoming, before))
      this.#standing = standing
      if (!isDeepStrictEqual(asKnownTo(entry.state, standing.state), entry.state))
        this.#fault(beat, 'it ends in another state')
      if (!isDeepStrictEqual(isOlder(entry.state, standing.state) ? amongThem(jobs, entry.jobs) : jobs, entry.jobs))
        this.#fault(beat, 'it leaves other things to be written')
    } catch (cause) {
      this.#fault(beat, cause instanceof Error ? cause.message : String(cause))
    }
  }

  /** The files begin as the record says they were, so that what people changed in between is there too. */
  async #doJob(beat: number, id: string): Promise<void> {
    const job = this.#jobs.get(`${beat}/${id}`)
    if (this.#begunBefore.has(`${beat}/${id}`)) return
    if (!job) return this.#fault(beat, `nobody asked for the job "${id}"`)
    const recorded = (this.#written.get(beat) ?? []).filter(entry => entry.job === id || entry.job.startsWith(`${id}/`))
    const texts = await this.#lay(recorded)
    const wrote: Wrote[] = []
    try {
      const steps = recordedSteps(beat, this.#steps.get(beat) ?? new Map())
      const ports = this.#ports(() => steps)
      const context = {
        desk: replayDesk(ports, texts, wrote),
        campaignName: this.#opened.campaign,
        human: this.#opened.human,
        style: () => 'hybrid',
        titleOf: (character: string) => this.#titleOf(character),
        views: this.#views,
        leaks: () => [],
      }
      await runJob(context, steps, { ...job, beat, file: fileOf(job) })
    } catch (cause) {
      this.#fault(beat, `${id}: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
    this.#done += 1
    this.#compare(beat, id, recorded, wrote)
  }

  /** Lays out what a job found, and answers with the texts. */
  async #lay(recorded: readonly Written[]): Promise<Readonly<Record<string, string>>> {
    const texts: Record<string, string> = {}
    for (const entry of recorded) {
      if (entry.type !== 'writing' || entry.path in texts) continue
      await this.#layOne(entry)
      const laid = await this.#memory.read(entry.path)
      texts[entry.path] = laid.ok && laid.value ? Buffer.from(laid.value.bytes).toString('utf8') : ''
    }
    return texts
  }

  async #layOne({ beat, path, before }: Written): Promise<void> {
    const there = await this.#memory.read(path)
    if (there.ok && (there.value?.hash ?? null) === before) return
    if (before === null) return void (await this.#memory.remove(path, 'any'))
    const bytes = await this.#contents.find(before)
    if (bytes) await this.#memory.write(path, bytes, 'any')
    else this.#fault(beat, `the version ${before.slice(0, 12)} of ${path} is not kept`)
  }

  #compare(beat: number, id: string, recorded: readonly Written[], wrote: readonly Wrote[]): void {
    for (const entry of recorded) {
      if (entry.type !== 'wrote') continue
      this.#files.add(entry.path)
      const again = wrote.find(one => one.path === entry.path && one.job === entry.job)
      if (again?.after !== entry.after) this.#fault(beat, `${id} writes other bytes into ${entry.path}`)
    }
  }

  #context(steps: Steps): BeatContext {
    return {
      ports: this.#ports(() => steps),
      campaign: () => emptyCampaign,
      names: () => this.#names,
      party: () => this.#party,
      titleOf: character => this.#titleOf(character),
      session: this.#opened.session ?? 1,
      human: this.#opened.human,
      views: this.#views,
      leaks: () => [],
      memory: () => [],
      remembers: { gm: () => nothing, companion: () => nothing },
      hear: () => Promise.reject(new Error('nobody is there to answer: this is a replay')),
      quit: new AbortController().signal,
      gone: new AbortController().signal,
      past: () => ({ history: [], beats: [], before: { summary: '', nextHook: '', edited: [] } }),
      hints: () => [],
    }
  }

  #ports(steps: () => Steps): Ports {
    return {
      store: this.#memory,
      cast: recordedCast(steps),
      door: { show: event => void this.#shown.push(event), hear: async () => undefined },
      clock: { now: () => this.#opened.at },
      ruleset: this.#ruleset,
      limits: usualLimits,
    }
  }

  #titleOf(character: string): string {
    return this.#opened.party.find(({ id }) => id === character)?.title ?? character
  }

  #fault(beat: number, what: string): void {
    this.#faults.push({ beat, what })
  }
}

const seated = (standing: Standing, humanMode: 'AUTONOMOUS' | 'HUMAN_RELAY'): Standing => ({
  ...standing,
  state: { ...standing.state, humanMode },
})
