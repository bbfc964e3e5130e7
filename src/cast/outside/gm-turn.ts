/**
 * A beat of a Game Master outside, between what it sends and what the table makes of it. It says as much as it likes; the
 * beat is over when it asks what comes next, or when nothing more is heard of it.
 */
import type { Json } from '../../core/json.ts'
import type { Message } from '../../table/protocol/message.ts'
import type { Delivery } from '../../table/protocol/route.ts'

/** What the table hears next: recorded before anything comes of it, so it is plain JSON. */
export type GmHeard =
  | { readonly kind: 'said'; readonly messages: readonly Message[] }
  /** What others have sent meanwhile, and the table has to take up. */
  | { readonly kind: 'mail'; readonly mail: readonly Delivery[] }
  | { readonly kind: 'over' }
  | { readonly kind: 'silent' }

export const heardAsJson = (heard: GmHeard): Json => heard
export const heardFrom = (json: Json): GmHeard => json as unknown as GmHeard

/** What is missing while nobody was told anything: words, or the closing ones. To save, nothing need be said. */
export type Owed = 'words' | 'ending' | 'nothing'

export class GmTurn {
  readonly #owed: Owed
  #isHeard = false
  #isReminded = false
  #waiting: Message[][] = []
  #mail: Delivery[] = []
  #hear: ((heard: GmHeard) => void) | undefined
  #stop: ((cause: Error) => void) | undefined
  #settled: (() => void)[] = []
  #said = 0

  constructor(owed: Owed) {
    this.#owed = owed
  }

  /** What the beat still lacks, of which nobody has been reminded yet: whoever asks for the next thing may not know. */
  get missing(): Owed {
    return this.#isHeard || this.#isReminded ? 'nothing' : this.#owed
  }

  /** Something of it has come to somebody. */
  wasHeard(): void {
    this.#isHeard = true
  }

  wasReminded(): void {
    this.#isReminded = true
  }

  /** The table waits for words, and has dealt with all that were said. */
  get isIdle(): boolean {
    return this.#hear !== undefined
  }

  get hasSaid(): boolean {
    return this.#said > 0
  }

  /** Something was said in this beat before, at a table that is gone. */
  hasSpoken(): void {
    this.#said += 1
  }

  /** Resolves when the table has carried it out and waits for more. */
  say(messages: readonly Message[]): Promise<void> {
    this.#said += 1
    const settled = new Promise<void>(resolve => this.#settled.push(resolve))
    this.#waiting.push([...messages])
    this.#pass()
    return settled
  }

  /** Resolves when the table waits for words, or for nobody any more, and in any case soon. */
  async whenIdle(graceMs: number): Promise<void> {
    if (this.isIdle) return
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, graceMs)
      this.#settled.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  post(mail: readonly Delivery[]): void {
    this.#mail.push(...mail)
    this.#pass()
  }

  stop(cause: Error): void {
    this.#stop?.(cause)
  }

  over(): void {
    this.#hear?.({ kind: 'over' })
  }

  #pass(): void {
    if (!this.#hear) return
    const messages = this.#waiting.shift()
    if (messages) return this.#hear({ kind: 'said', messages })
    if (this.#mail.length > 0) this.#hear({ kind: 'mail', mail: this.#mail.splice(0) })
  }

  #settle(): void {
    for (const done of this.#settled.splice(0)) done()
  }

  /** What is said next, within the limit. */
  hear(limitMs: number, signal: AbortSignal): Promise<GmHeard> {
    return new Promise<GmHeard>((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timeout)
        signal.removeEventListener('abort', stop)
        this.#hear = undefined
        this.#stop = undefined
      }
      this.#stop = cause => {
        end()
        reject(cause)
      }
      const stop = (): void => this.#stop?.(signal.reason instanceof Error ? signal.reason : new Error('stopped'))
      const timeout = setTimeout(() => this.#hear?.({ kind: 'silent' }), limitMs)
      this.#hear = heard => {
        end()
        resolve(heard)
      }
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop, { once: true })
      if (this.#waiting.length === 0 && this.#mail.length === 0) this.#settle()
      return this.#pass()
    })
  }

  /** Nobody listens any more; whoever still waits for what became of their words is told so. Mail is kept for the next. */
  close(): readonly Delivery[] {
    this.#hear = undefined
    this.#settle()
    return this.#mail.splice(0)
  }
}
