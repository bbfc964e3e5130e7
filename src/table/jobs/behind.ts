/** What goes on behind the beats of a table: their jobs, each with the steps of its beat and what was known when it closed. */
import { assert } from '../../core/result.ts'
import type { Views } from '../beat/context.ts'
import type { Job } from '../chronicle/entry.ts'
import type { Chronicle } from '../chronicle/chronicle.ts'
import type { Ports } from '../ports.ts'
import type { Steps } from '../steps.ts'
import { JobQueue, type FailedJob, type QueuedJob } from './queue.ts'
import { fileOf, runJob, type JobContext } from './run-job.ts'

export type BehindParts = {
  readonly ports: Pick<Ports, 'door'>
  readonly chronicle: Pick<Chronicle, 'note' | 'append'>
  readonly job: Omit<JobContext, 'views'>
  /** Whoever writes of a beat knows what was known when it closed, not what others have written of it meanwhile. */
  readonly viewsOfNow: () => Views
  /** Called when the last work is done. */
  readonly rest: () => void
}

export class Behind {
  readonly #parts: BehindParts
  readonly #queue: JobQueue
  /** The steps of beats that have work left, and how much. */
  readonly #work = new Map<number, { readonly steps: Steps; readonly views: Views; left: number }>()
  /** Why a file could not be written, as somebody was told: the same is not told at every beat. */
  readonly #toldOf = new Map<string, string>()

  constructor(parts: BehindParts) {
    this.#parts = parts
    this.#queue = new JobQueue(
      (job, later) => this.#run(job, later),
      (job, reason) => this.#failed(job, reason),
      parts.rest,
    )
  }

  /** Work that failed and waits for another try. */
  get failures(): readonly FailedJob[] {
    return this.#queue.failures
  }

  add(beat: number, job: Job, steps: Steps): void {
    const kept = this.#work.get(beat)
    if (kept) kept.left += 1
    else this.#work.set(beat, { steps, views: this.#parts.viewsOfNow(), left: 1 })
    this.#queue.add({ ...job, beat, file: fileOf(job) })
  }

  /** Tries again what failed. */
  retry(): void {
    this.#queue.retry()
  }

  /** Everything that waits is written when this answers; what could not be is told. */
  drain(): Promise<readonly FailedJob[]> {
    this.#queue.retry()
    return this.#queue.drain()
  }

  forgetAfter(beat: number): void {
    this.#queue.forgetAfter(beat)
    for (const left of this.#work.keys()) if (left > beat) this.#work.delete(left)
  }

  async #run(job: QueuedJob, later: AbortSignal): Promise<void> {
    const kept = this.#work.get(job.beat)
    assert(kept !== undefined, `the steps of beat ${job.beat} are kept while it has work left`)
    await runJob({ ...this.#parts.job, views: kept.views }, kept.steps, job, later)
    this.#parts.chronicle.note({ type: 'job-done', beat: job.beat, job: job.id }) // one that is run again finds its file written
    this.#toldOf.delete(job.file)
    kept.left -= 1
    if (kept.left === 0) this.#work.delete(job.beat)
  }

  async #failed(job: QueuedJob, reason: string): Promise<void> {
    const { chronicle, ports } = this.#parts
    if (this.#toldOf.get(job.file) !== reason)
      ports.door.show({ type: 'notice', text: `Not written yet: ${job.id} (${reason}). It is tried again.` })
    this.#toldOf.set(job.file, reason)
    await chronicle.append({ type: 'job-failed', beat: job.beat, job: job.id, reason })
  }
}
