/**
 * What the human says, in the order it was said, whenever it was said. A line that comes while the table is busy waits;
 * a command to save or to stop is seen at once, so that nobody is held at the table by a mind that takes its time.
 */
import { readCommand } from './commands.ts'
import type { Door } from './ports.ts'

export class Inbox {
  readonly #door: Door
  readonly #closed = new AbortController()
  readonly #lines: string[] = []
  #isOver = false
  /** What the door failed with: told to whoever waits for a line, because nobody else hears of it. */
  #fault: { readonly cause: unknown } | undefined
  #wake: (() => void) | undefined
  #hurry = new AbortController()
  #isListening = false

  constructor(door: Door) {
    this.#door = door
  }

  /** Aborted when the human wants to stop now. Each beat gets its own. */
  hurry(): AbortSignal {
    this.#hurry = new AbortController()
    if (this.#lines.some(line => readCommand(line) === 'end')) this.#hurry.abort(new Error('the session is ending'))
    this.#listen()
    return this.#hurry.signal
  }

  /** The next line, or undefined when nobody will say anything any more. */
  async next(signal?: AbortSignal): Promise<string | undefined> {
    this.#listen()
    for (;;) {
      const line = this.#lines.shift()
      if (line !== undefined) return line
      if (this.#fault) throw this.#fault.cause
      if (this.#isOver || signal?.aborted) return undefined
      await new Promise<void>(resolve => {
        const wake = (): void => {
          signal?.removeEventListener('abort', wake) // a beat may ask more often than a signal likes to be listened to
          resolve()
        }
        this.#wake = wake
        signal?.addEventListener('abort', wake, { once: true })
      })
    }
  }

  /** A line that is there already, after everybody else had a turn; undefined when there is none. */
  async poll(): Promise<string | undefined> {
    this.#listen()
    await new Promise(resolve => {
      setImmediate(resolve)
    })
    if (this.#fault && this.#lines.length === 0) throw this.#fault.cause
    return this.#lines.shift()
  }

  /** Puts a line back at the front, for whoever comes next. */
  unread(line: string): void {
    this.#lines.unshift(line)
  }

  close(): void {
    this.#closed.abort()
  }

  /** One line is asked for at a time, so that a door which reads from a person prompts only when it is asked. */
  #listen(): void {
    if (this.#isListening || this.#isOver) return
    this.#isListening = true
    void this.#pump()
  }

  async #pump(): Promise<void> {
    try {
      const line = await this.#door.hear(this.#closed.signal)
      if (line === undefined) this.#isOver = true
      else this.#lines.push(line)
      if (line !== undefined && readCommand(line) === 'end') this.#hurry.abort(new Error('the session is ending'))
    } catch (cause) {
      this.#isOver = true
      if (!this.#closed.signal.aborted) this.#fault = { cause }
    } finally {
      this.#isListening = false
      this.#wake?.()
      this.#wake = undefined
    }
  }
}
