/**
 * Work behind the beat. Jobs on different files go side by side, jobs on one file one after the other, and none fails
 * in silence: a job that fails is kept, told of, and tried again at the next beat, at a save and at the end.
 */
import { setImmediate as breath } from 'node:timers/promises'
import type { Job } from '../chronicle/entry.ts'

export type QueuedJob = Job & { readonly beat: number; readonly file: string }

export type FailedJob = { readonly job: QueuedJob; readonly reason: string }

/** `later` is raised when more is to be written to the same file: whoever has not written yet may write once for both. */
type RunJob = (job: QueuedJob, later: AbortSignal) => Promise<void>

export class JobQueue {
  readonly #run: RunJob
  readonly #failed: (job: QueuedJob, reason: string) => Promise<void>
  readonly #idle: () => void
  readonly #lines = new Map<string, Promise<void>>()
  /** The last job of each line, and what is raised for the one at work when another comes behind it. */
  readonly #ends = new Map<string, { last: QueuedJob; later: AbortController }>()
  #soon: Promise<void> | undefined
  #waiting: FailedJob[] = []

  /** `idle` is called whenever the last work is done and nobody waits for it any more: what is done then may take its time. */
  constructor(
    run: RunJob,
    failed: (job: QueuedJob, reason: string) => Promise<void>,
    idle: () => void = () => undefined,
  ) {
    this.#run = run
    this.#failed = failed
    this.#idle = idle
  }

  add(job: QueuedJob): void {
    const before = this.#lines.get(job.file) ?? Promise.resolve()
    const end = this.#ends.get(job.file)
    end?.later.abort()
    this.#ends.set(job.file, { last: job, later: end?.later ?? new AbortController() })
    const mine = this.#after(before, job)
    this.#lines.set(job.file, mine)
    void this.#letGo(job.file, mine)
  }

  /** Jobs that failed and wait for another try. */
  get failures(): readonly FailedJob[] {
    return this.#waiting
  }

  /** Gives up what failed for a beat after this one: it is not to be written any more. */
  forgetAfter(beat: number): void {
    this.#waiting = this.#waiting.filter(({ job }) => job.beat <= beat)
  }

  /** Tries again what failed. */
  retry(): void {
    const again = this.#waiting
    this.#waiting = []
    for (const { job } of again) this.add(job)
  }

  /** When nothing is under way any more. */
  async drain(): Promise<readonly FailedJob[]> {
    while (this.#lines.size > 0) await Promise.all(this.#lines.values())
    return this.#waiting
  }

  async #after(before: Promise<void>, job: QueuedJob): Promise<void> {
    await before
    await this.#begin()
    await this.#try(job)
  }

  /** All that a beat leaves begins together, and not before whoever waits for its answer has it. */
  #begin(): Promise<void> {
    this.#soon ??= breath().then(() => void (this.#soon = undefined))
    return this.#soon
  }

  /** A campaign has more files than work: a line that is done is not kept. */
  async #letGo(file: string, mine: Promise<void>): Promise<void> {
    await mine
    if (this.#lines.get(file) !== mine) return
    this.#lines.delete(file)
    this.#ends.delete(file)
    if (this.#lines.size === 0) setImmediate(() => this.#rest())
  }

  /** Those who waited have gone on by now, and may have brought new work. */
  #rest(): void {
    if (this.#lines.size === 0) this.#idle()
  }

  #laterThan(job: QueuedJob): AbortSignal {
    const end = this.#ends.get(job.file)
    if (end?.last !== job) return AbortSignal.abort()
    end.later = new AbortController()
    return end.later.signal
  }

  async #try(job: QueuedJob): Promise<void> {
    try {
      await this.#run(job, this.#laterThan(job))
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      this.#waiting.push({ job, reason })
      await this.#failed(job, reason).catch(() => undefined) // it stays in the list, which is what is told
    }
  }
}
