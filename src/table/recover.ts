/**
 * What a chronicle says of where things stand: the world, the open beat, the work that was not finished. It is taken
 * together entry by entry, by whoever reads a run and by whoever writes it, and saved where a segment begins.
 */
import type { Hash } from '../core/id.ts'
import type { Json } from '../core/json.ts'
import type { Rng } from '../core/random.ts'
import { assert } from '../core/result.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import type { Standing } from './beat/in-play.ts'
import type { Ruling } from './beat/rule.ts'
import { isBranching, isSaving, type Entry, type Job, type RunOpened } from './chronicle/entry.ts'
import { branchesAfter, type Branch, type Fold } from './chronicle/fold.ts'
import { dollarsIn } from './chronicle/spent.ts'
import { begunKey, type Begun } from './jobs/desk.ts'
import type { Incoming, Move } from './moves.ts'
import { firstStanding } from './start.ts'

/** Where a save records what it answered with. */
export const savedKey = 'saved'

type StepMap = Map<string, Json>

export type OpenBeat = { readonly beat: number; readonly incoming: Incoming; readonly steps: ReadonlyMap<string, Json> }

/** What the Game Master said the session came to. */
export type Ending = { readonly summary: string; readonly nextHook: string }

/** What is told of a run where campaigns are listed. */
export type Glance = {
  readonly at: string
  readonly beats: number
  readonly isOpen: boolean
  readonly location: string
  readonly time: string
  readonly said: string
  readonly nextHook: string
}

const endingIn = (key: string, value: Json): Ending | undefined => {
  if (key.endsWith('/flag/withheld')) return { summary: '', nextHook: '' } // they were not to be told
  const move = /^move\/\d+$/.test(key) ? (value as unknown as Move) : undefined
  return move?.tag === 'SESSION_END' ? { summary: move.summary, nextHook: move.nextHook ?? '' } : undefined
}

/** How a run began, without the world it began with, which is folded on. */
export type Origin = Omit<RunOpened, 'type' | 'world' | 'state'>

/** What a checkpoint keeps of it. */
export type Saved = {
  readonly origin: Origin
  readonly standing: Standing
  readonly world: Json
  readonly rng: Rng
  readonly beat: number
  readonly closed: number
  readonly open: { readonly beat: number; readonly incoming: Incoming } | null
  readonly steps: readonly (readonly [number, readonly (readonly [string, Json])[]])[]
  readonly jobs: readonly (readonly [string, { readonly beat: number; readonly job: Job }])[]
  readonly begun: readonly (readonly [string, Begun])[]
  readonly known: readonly (readonly [string, Hash | null])[]
  readonly isClosed: boolean
  readonly ending: Ending | null
  readonly spent: number
  readonly said: string
  readonly at: string
  readonly branches: readonly Branch[]
  /** Absent where an older Gloam began the segment. */
  readonly written?: readonly string[]
}

export const standingIn = ({ standing }: Saved): Standing => ({ ...standing, told: standing.told ?? standing.world })

/** Only beats with work left, and the open one, keep their steps: a long run costs no more memory than a short one. */
export class Recovered implements Fold {
  readonly #ruleset: Ruleset
  #origin: Origin | undefined
  #standing: Standing | undefined
  #world: Json = null
  #rng: Rng | undefined
  #open: { readonly beat: number; readonly incoming: Incoming } | undefined
  readonly #steps = new Map<number, StepMap>()
  readonly #jobs = new Map<string, { readonly beat: number; readonly job: Job }>()
  readonly begun = new Map<string, Begun>()
  readonly known = new Map<string, Hash | null>()
  /** Files that were written since somebody was last told that all is saved. */
  readonly written = new Set<string>()
  /** The last beat that was opened, and the last that was closed. */
  beat = 0
  closed = 0
  isClosed = false
  /** The words of a session end that was recorded. */
  ending: Ending | undefined
  /** What people wrote, by file, when the run was closed; nothing after it needs a checkpoint. */
  prints: Readonly<Record<string, Hash>> | undefined
  /** Dollars that models have cost. */
  spent = 0
  branches: readonly Branch[] = []
  #said = ''
  #at = ''

  constructor(ruleset: Ruleset, saved: Json | null) {
    this.#ruleset = ruleset
    if (saved !== null) this.#load(saved as unknown as Saved) // written by us, and its checksum held
  }

  get origin(): Origin {
    assert(this.#origin !== undefined, 'a chronicle begins with its run')
    return this.#origin
  }

  /** A run stands on what the files said when it began, not on what they say now. */
  get standing(): Standing {
    assert(this.#standing !== undefined, 'a chronicle begins with its run')
    return this.#standing
  }

  get isEmpty(): boolean {
    return this.#origin === undefined
  }

  get open(): OpenBeat | undefined {
    return this.#open && { ...this.#open, steps: this.#steps.get(this.#open.beat) ?? new Map() }
  }

  /** Jobs of closed beats that were neither done nor given up, with the steps of their beats. */
  get jobs(): readonly { readonly beat: number; readonly job: Job; readonly steps: ReadonlyMap<string, Json> }[] {
    return [...this.#jobs.values()].map(left => ({ ...left, steps: this.#steps.get(left.beat) ?? new Map() }))
  }

  take(entry: Entry): void {
    if ('at' in entry) this.#at = entry.at
    if (isBranching(entry)) this.branches = branchesAfter(this.branches, entry)
    switch (entry.type) {
      case 'run-opened': {
        const { type: _, world, state, ...origin } = entry
        this.#origin = origin
        this.#standing = firstStanding(world, entry.seed, state)
        break
      }
      case 'beat-opened':
        this.#openBeat(entry.beat, entry.incoming as Incoming)
        break
      case 'step':
        this.#takeStep(entry.beat, entry.key, entry.value)
        break
      case 'beat-closed':
        this.#closeBeat(entry)
        break
      case 'job-done':
        this.#finishJob(entry.beat, entry.job)
        break
      case 'writing':
        this.begun.set(begunKey(entry.beat, entry.job, entry.path), begunBy(entry, false))
        this.known.set(entry.path, this.known.get(entry.path) ?? entry.before)
        break
      case 'wrote':
        this.begun.set(begunKey(entry.beat, entry.job, entry.path), begunBy(entry, true))
        this.known.set(entry.path, entry.after)
        this.written.add(entry.path)
        break
      case 'edited':
        this.known.set(entry.path, entry.hash)
        break
      case 'run-closed':
        this.isClosed = true
        this.ending = { summary: entry.summary, nextHook: entry.nextHook }
        this.prints = entry.prints
        break
      case 'resumed':
      case 'job-failed':
      case 'rewound':
      case 'switched':
      case 'named':
        break
    }
  }

  /** What was paid was paid, and a branch is a branch, wherever play goes on. */
  goOnFrom(left: Recovered): void {
    this.branches = left.branches
    this.spent = left.spent
  }

  glance(): Json {
    const { location, time } = this.standing.state.scene
    const glance: Glance = {
      at: this.#at,
      beats: this.closed,
      isOpen: !this.isClosed,
      location,
      time,
      said: this.#said,
      nextHook: this.isClosed ? (this.ending?.nextHook ?? '') : '',
    }
    return glance
  }

  save(): Json {
    const saved: Saved = {
      origin: this.origin,
      rng: this.#rng ?? this.standing.rng,
      standing: { ...this.standing, told: this.#unless(this.standing.told) },
      world: this.#unless(this.#world),
      beat: this.beat,
      closed: this.closed,
      open: this.#open ?? null,
      steps: [...this.#steps].map(([beat, steps]) => [beat, [...steps]] as const),
      jobs: [...this.#jobs],
      begun: [...this.begun],
      known: [...this.known],
      isClosed: this.isClosed,
      ending: this.ending ?? null,
      spent: this.spent,
      said: this.#said,
      at: this.#at,
      branches: this.branches,
      written: [...this.written],
    }
    return saved
  }

  /** Most of the time all three worlds are one, which is said once. */
  #unless(world: Json): Json {
    return world === this.standing.world ? null : world
  }

  #load(saved: Saved): void {
    const { world } = saved.standing
    this.#origin = saved.origin
    this.#standing = standingIn(saved)
    this.#world = saved.world ?? world
    this.#rng = saved.rng
    this.#open = saved.open ?? undefined
    for (const [beat, steps] of saved.steps) this.#steps.set(beat, new Map(steps))
    for (const [key, job] of saved.jobs) this.#jobs.set(key, job)
    for (const [key, begun] of saved.begun) this.begun.set(key, begun)
    for (const [path, hash] of saved.known) this.known.set(path, hash)
    this.beat = saved.beat
    this.closed = saved.closed
    this.isClosed = saved.isClosed
    this.ending = saved.ending ?? undefined
    this.spent = saved.spent
    this.branches = saved.branches
    for (const path of saved.written ?? []) this.written.add(path)
    this.#said = saved.said
    this.#at = saved.at
  }

  #openBeat(beat: number, incoming: Incoming): void {
    this.beat = beat
    this.#open = { beat, incoming }
    this.#steps.set(beat, new Map())
    this.#world = this.standing.world
    this.#rng = this.standing.rng
    if (incoming.tag === 'PLAYER_ACTION') this.#said = incoming.action
  }

  #takeStep(beat: number, key: string, value: Json): void {
    this.#steps.get(beat)?.set(key, value)
    this.ending = endingIn(key, value) ?? this.ending
    this.spent += dollarsIn(value)
    if (key === savedKey) this.written.clear()
    if (this.#open?.beat !== beat || !key.endsWith('/ruling')) return
    const ruling = value as unknown as Ruling
    if (!ruling.ok) return
    this.#world = ruling.events.reduce((sum, event) => this.#ruleset.fold(sum, event), this.#world)
    this.#rng = ruling.rng
  }

  #closeBeat({ beat, state, jobs }: Extract<Entry, { type: 'beat-closed' }>): void {
    const world = this.#world
    const isHeld = this.#ruleset.isBusy(world) && !state.isEnded && !(this.#open && isSaving(this.#open.incoming))
    const told = isHeld ? this.standing.told : world
    this.#standing = { world, told, rng: this.#rng ?? this.standing.rng, state }
    for (const job of jobs) this.#jobs.set(`${beat}/${job.id}`, { beat, job })
    this.#open = undefined
    this.closed = beat
    if (jobs.length === 0) this.#steps.delete(beat)
  }

  #finishJob(beat: number, job: string): void {
    this.#jobs.delete(`${beat}/${job}`)
    if (![...this.#jobs.values()].some(left => left.beat === beat)) this.#steps.delete(beat)
    const prefix = begunKey(beat, job, '')
    for (const key of this.begun.keys()) if (key.startsWith(prefix)) this.begun.delete(key) // nobody does it again
  }
}

const begunBy = ({ before, after }: Extract<Entry, { type: 'writing' | 'wrote' }>, isProven: boolean): Begun => ({
  before,
  after,
  isProven,
})

export const recovering =
  (ruleset: Ruleset) =>
  (saved: Json | null): Recovered =>
    new Recovered(ruleset, saved)
