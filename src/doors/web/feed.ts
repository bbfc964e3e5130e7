/**
 * What one seat is sent, numbered on its own: numbers shared with others would tell by their gaps that somebody whispers.
 * A page that was gone names the last number it saw and gets the rest; one that saw another table, or an older process,
 * gets the whole again, headed by a `reset`.
 */
import { randomBytes } from 'node:crypto'
import { jsonLine } from '../outlet/clean.ts'
import type { WebEvent } from './protocol.ts'

/** A page that has seen less than this gets the rest; what is older is asked for as history. */
const mostKept = 3000

type Frame = { readonly number: number; readonly text: string }

export type Listener = (frame: string) => void

export class Feed {
  #epoch = randomBytes(6).toString('base64url')
  #frames: Frame[] = []
  #count = 0
  #reset: Extract<WebEvent, { type: 'reset' }> | undefined
  readonly #listeners = new Set<Listener>()
  #held: WebEvent[] | undefined

  get reset(): Extract<WebEvent, { type: 'reset' }> | undefined {
    return this.#reset
  }

  get listeners(): number {
    return this.#listeners.size
  }

  /** What comes from now on is told once the whole was told again. */
  hold(): void {
    this.#held ??= []
  }

  /** Begins anew: whoever listens is told everything again. */
  begin(reset: Extract<WebEvent, { type: 'reset' }>, history: readonly WebEvent[]): void {
    this.#epoch = randomBytes(6).toString('base64url')
    this.#frames = []
    this.#count = 0
    this.#reset = reset
    this.#keep(reset)
    for (const event of history) this.#keep(event)
    const all = this.#frames.map(({ text }) => text).join('')
    for (const listener of this.#listeners) listener(all)
    const held = this.#held ?? []
    this.#held = undefined
    for (const event of held) this.send(event)
  }

  send(event: WebEvent): void {
    if (this.#held) return void this.#held.push(event)
    const frame = this.#keep(event)
    for (const listener of this.#listeners) listener(frame)
    if (this.#frames.length > mostKept)
      this.#frames = [...this.#frames.slice(0, 1), ...this.#frames.slice(-mostKept / 2)]
  }

  /** What a listener has missed, and from now on everything; the answer ends it. */
  listen(lastId: string | undefined, listener: Listener): () => void {
    const missed = this.#after(lastId)
    if (missed !== '') listener(missed)
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #keep(event: WebEvent): string {
    this.#count += 1
    const text = `id: ${this.#epoch}.${this.#count}\ndata: ${jsonLine(event).trimEnd()}\n\n`
    this.#frames.push({ number: this.#count, text })
    return text
  }

  #after(lastId: string | undefined): string {
    const [epoch, number] = lastId?.split('.') ?? []
    const seen = epoch === this.#epoch ? Number(number) : 0
    const oldest = this.#frames[1]?.number ?? 0
    const isKnown = Number.isInteger(seen) && seen > 0 && seen <= this.#count && seen >= oldest - 1
    if (!isKnown && this.#reset === undefined) return ''
    return this.#frames
      .filter(frame => !isKnown || frame.number > seen)
      .map(({ text }) => text)
      .join('')
  }
}
