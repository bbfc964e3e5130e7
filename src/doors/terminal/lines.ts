/** Lines out of a stream, one whenever one is asked for, whenever they came. */
import { StringDecoder } from 'node:string_decoder'
import type { Readable } from 'node:stream'
import { Bell } from './bell.ts'

/** Nobody types more than this at one turn; what is beyond it is left out instead of filling the memory. */
export const longestLine = 1_000_000

export class Lines {
  readonly #input: Readable
  readonly #decoder = new StringDecoder('utf8')
  readonly #lines: string[] = []
  readonly #bell = new Bell()
  #rest = ''
  #isOver = false
  #isOpen = false

  constructor(input: Readable) {
    this.#input = input
  }

  /** Undefined when there will be none any more, or when nobody waits for it. */
  async next(signal: AbortSignal): Promise<string | undefined> {
    this.#open()
    while (this.#lines.length === 0 && !this.#isOver && !signal.aborted) {
      this.#input.resume()
      await this.#bell.heard(signal)
    }
    return signal.aborted ? undefined : this.#lines.shift()
  }

  close(): void {
    this.#isOver = true
    this.#input.destroy() // a pipe that is left open at the other end would hold the process
    this.#bell.ring()
  }

  #open(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    this.#input.on('data', (bytes: Buffer | string) =>
      this.#take(typeof bytes === 'string' ? bytes : this.#decoder.write(bytes)),
    )
    for (const event of ['end', 'error', 'close']) this.#input.once(event, () => this.#end())
  }

  #take(text: string): void {
    const [first = '', ...more] = text.split('\n')
    this.#rest += this.#rest.length > longestLine ? '' : first
    for (const part of more) {
      this.#lines.push(this.#rest.replace(/\r$/, ''))
      this.#rest = part
    }
    if (this.#lines.length > 0) this.#input.pause() // whoever writes faster than we play waits
    this.#bell.ring()
  }

  #end(): void {
    if (!this.#isOver && this.#rest !== '') this.#lines.push(this.#rest)
    this.#rest = ''
    this.#isOver = true
    this.#bell.ring()
  }
}
