/** What a chronicle says of where things stand: the world, the open beat, the work that was not finished. */
import type { Hash } from '../core/id.ts'
import type { Json } from '../core/json.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import type { Standing } from './beat/in-play.ts'
import type { Ruling } from './beat/rule.ts'
import type { Entry, Job } from './chronicle/entry.ts'
import { begunKey, type Begun } from './jobs/desk.ts'
import type { Incoming, Move } from './moves.ts'

export type OpenBeat = { readonly beat: number; readonly incoming: Incoming; readonly steps: ReadonlyMap<string, Json> }

/** What the Game Master said the session came to. */
export type Ending = { readonly summary: string; readonly nextHook: string }

export type Recovered = {
  readonly beat: number
  readonly standing: Standing
  readonly open: OpenBeat | undefined
  /** Jobs of closed beats that were neither done nor given up, with the steps of their beats. */
  readonly jobs: readonly { readonly beat: number; readonly job: Job; readonly steps: ReadonlyMap<string, Json> }[]
  readonly begun: ReadonlyMap<string, Begun>
  readonly known: ReadonlyMap<string, Hash | null>
  readonly isClosed: boolean
  /** The words of a session end that was recorded. */
  readonly ending: Ending | undefined
}

const endingIn = (key: string, value: Json): Ending | undefined => {
  const move = /^move\/\d+$/.test(key) ? (value as unknown as Move) : undefined
  return move?.tag === 'SESSION_END' ? { summary: move.summary, nextHook: move.nextHook ?? '' } : undefined
}

/** Only beats with work left, and the open one, keep their steps: a long run costs no more memory than a short one. */
export function recover(entries: readonly Entry[], start: Standing, ruleset: Ruleset): Recovered {
  let standing = start
  let world = start.world
  let rng = start.rng
  let beat = 0
  let open: { beat: number; incoming: Incoming; steps: Map<string, Json> } | undefined
  let isClosed = false
  let ending: Ending | undefined
  const steps = new Map<number, Map<string, Json>>()
  const jobs = new Map<string, { beat: number; job: Job }>()
  const begun = new Map<string, Begun>()
  const known = new Map<string, Hash | null>()
  for (const entry of entries) {
    switch (entry.type) {
      case 'beat-opened':
        beat = entry.beat
        open = { beat, incoming: entry.incoming as Incoming, steps: new Map() }
        steps.set(beat, open.steps)
        world = standing.world
        rng = standing.rng
        break
      case 'step':
        steps.get(entry.beat)?.set(entry.key, entry.value)
        ending = endingIn(entry.key, entry.value) ?? ending
        if (open?.beat === entry.beat && entry.key.endsWith('/ruling')) {
          const ruling = entry.value as unknown as Ruling
          if (ruling.ok) {
            world = ruling.events.reduce((sum, event) => ruleset.fold(sum, event), world)
            rng = ruling.rng
          }
        }
        break
      case 'beat-closed': {
        const told = ruleset.isBusy(world) && !entry.state.isEnded ? standing.told : world
        standing = { world, told, rng, state: entry.state }
        for (const job of entry.jobs) jobs.set(`${entry.beat}/${job.id}`, { beat: entry.beat, job })
        open = undefined
        if (entry.jobs.length === 0) steps.delete(entry.beat)
        break
      }
      case 'job-done':
        jobs.delete(`${entry.beat}/${entry.job}`)
        if (![...jobs.values()].some(left => left.beat === entry.beat)) steps.delete(entry.beat)
        break
      case 'writing':
        begun.set(begunKey(entry.beat, entry.job, entry.path), {
          before: entry.before,
          after: entry.after,
          isProven: false,
        })
        known.set(entry.path, known.get(entry.path) ?? entry.before)
        break
      case 'wrote':
        begun.set(begunKey(entry.beat, entry.job, entry.path), {
          before: entry.before,
          after: entry.after,
          isProven: true,
        })
        known.set(entry.path, entry.after)
        break
      case 'edited':
        known.set(entry.path, entry.hash)
        break
      case 'run-closed':
        isClosed = true
        break
      case 'run-opened':
      case 'resumed':
      case 'job-failed':
      case 'rewound':
      case 'switched':
        break
    }
  }
  return {
    beat,
    standing,
    open,
    jobs: [...jobs.values()].map(left => ({ ...left, steps: steps.get(left.beat) ?? new Map() })),
    begun,
    known,
    isClosed,
    ending,
  }
}
