/**
 * What lies before one seat: letters in their order, numbered for that seat alone, since a gap would tell of words that
 * others heard; and what the table waits for from there.
 */
import { Turnstile } from '../../core/turnstile.ts'
import type { Message } from '../../table/protocol/message.ts'

export type Letter = { readonly number: number; readonly message: Message }

/** As many as anybody reads again. */
const mostLetters = 400

/** Resolved with what was said, or with undefined when nobody said anything in time. */
type Waiting = {
  readonly give: (text: string | undefined) => void
  readonly stop: (cause: Error) => void
  readonly by: Asked
}

/** Which message asks, and the first and the last of those that came with it. */
type Asked = { readonly tag: string; readonly first: number; readonly last: number }

/**
 * What is asked for: words of the story, or words for a page. One thing of each kind is asked at a time, since an answer
 * says only what it is and not what it is to; and the story goes first, because people wait for it.
 */
export type Lane = 'story' | 'page'
const lanes: readonly Lane[] = ['story', 'page']

export class Box {
  readonly #wakers = new Set<() => void>()
  #letters: Letter[] = []
  #last = 0
  #taken = 0
  /** The first letter that was not answered yet: whoever comes back reads from here. */
  #from = 1
  readonly #open = new Map<Lane, Waiting>()
  /** Whoever sits here has been told who they are. */
  isBriefed = false
  readonly #turns: Readonly<Record<Lane, Turnstile>> = { story: new Turnstile(), page: new Turnstile() }
  /** Nothing was heard when it was asked for, or the one who sat here has left: nobody waits for this seat. */
  isAway = false

  get #first(): Waiting | undefined {
    return lanes.map(lane => this.#open.get(lane)).find(open => open !== undefined)
  }

  /** The tag of what is to be answered now. */
  get askedBy(): string | undefined {
    return this.#first?.by.tag
  }

  put(message: Message): void {
    this.#last += 1
    this.#letters = [...this.#letters.slice(1 - mostLetters), { number: this.#last, message }]
    this.#wake()
  }

  /** Letters nobody has taken yet; they count as taken from now on. */
  take(): readonly Letter[] {
    const fresh = this.#letters.filter(({ number }) => number > this.#taken)
    this.#taken = this.#last
    return fresh
  }

  get hasLetters(): boolean {
    return this.#taken < this.#last
  }

  /** Everything up to here was answered, or is not to be answered any more. */
  settle(): void {
    this.#from = this.#last + 1
  }

  /** What was handed over and not answered is handed over once more. */
  again(): void {
    const firsts = [...this.#open.values()].map(({ by }) => by.first)
    this.#taken = Math.min(this.#taken, this.#from - 1, ...firsts.map(first => first - 1))
  }

  /** Wakes when a letter comes or something else changes here. */
  async changed(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    await new Promise<void>(resolve => {
      const wake = (): void => {
        this.#wakers.delete(wake)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      this.#wakers.add(wake)
      signal.addEventListener('abort', wake, { once: true })
    })
  }

  #wake(): void {
    for (const wake of this.#wakers) wake()
  }

  /** Puts messages and waits for words, as long as it is said to and somebody wants them. */
  ask(lane: Lane, put: () => void, tag: string, limitMs: number, signal: AbortSignal): Promise<string | undefined> {
    return this.#turns[lane].run(async () => {
      const first = this.#last + 1
      put()
      return this.#hear(lane, { tag, first, last: this.#last }, limitMs, signal)
    })
  }

  async #hear(lane: Lane, by: Asked, limitMs: number, signal: AbortSignal): Promise<string | undefined> {
    if (this.isAway) return undefined
    const said = await new Promise<string | undefined>((resolve, reject) => {
      const timeout = setTimeout(() => give(undefined), limitMs)
      const end = (): void => {
        clearTimeout(timeout)
        signal.removeEventListener('abort', abort)
      }
      const give = (text: string | undefined): void => {
        end()
        resolve(text)
      }
      const stop = (cause: Error): void => {
        end()
        reject(cause)
      }
      const abort = (): void => stop(signal.reason instanceof Error ? signal.reason : new Error('stopped'))
      if (signal.aborted) return abort()
      signal.addEventListener('abort', abort, { once: true })
      this.#open.set(lane, { give, stop, by })
    }).finally(() => this.#open.delete(lane))
    this.settle()
    if (said === undefined) this.isAway = true
    return said
  }

  /**
   * True when somebody was waiting for it. What nobody here has read yet is not answered: words that were meant for what
   * was asked before would else be told to whoever asks now.
   */
  answer(text: string): boolean {
    const lane = lanes.find(one => (this.#open.get(one)?.by.last ?? Infinity) <= this.#taken)
    const open = lane && this.#open.get(lane)
    if (lane) this.#open.delete(lane)
    open?.give(text)
    return open !== undefined
  }

  /** Nobody waits any more, and nothing is said in this seat's stead. */
  stop(cause: Error): void {
    for (const { stop } of this.#open.values()) stop(cause)
  }

  /** Whoever sat here has left: what is asked of them is not waited for. */
  leave(): void {
    this.isAway = true
    for (const { give } of this.#open.values()) give(undefined)
    this.#wake()
  }
}
