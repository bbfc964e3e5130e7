/** What is known of a text in quotes while it is read. What is opened inside a text is closed inside it too. */
import type { Cursor } from './cursor.ts'

const isWordy = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)
const isBlank = (character: string): boolean => /\s/.test(character)
const openers = '{[('
const closings = '}])'
const remarkAtEnd = /\/\*(?:(?!\*\/)[\s\S])*\*\/$/

/** What the text is for tells what may follow it. */
export type Role = 'key' | 'field' | 'item'

export class InsideText {
  readonly cursor: Cursor
  readonly role: Role
  readonly start: number

  /** How many quotations inside of the text are open. */
  quoted: number
  /** Brackets that were closed without having been opened. */
  unmatched = 0
  /** The first colon, where a key may have been meant to end. */
  #colon: number | undefined
  readonly #open = [0, 0, 0]

  constructor(cursor: Cursor, role: Role, start: number, quoted: number) {
    this.cursor = cursor
    this.role = role
    this.start = start
    this.quoted = quoted
  }

  get text(): string {
    return this.cursor.text
  }

  openOf(bracket: '{' | '[' | '('): number {
    return this.#open[openers.indexOf(bracket)] ?? 0
  }

  /** Counts a bracket or a colon. */
  weigh(mark: string, at: number): void {
    if (mark === ':') this.#colon ??= at
    const opened = openers.indexOf(mark)
    if (opened !== -1) this.#open[opened] = (this.#open[opened] ?? 0) + 1
    const closed = closings.indexOf(mark)
    if (closed === -1) return
    const count = this.#open[closed] ?? 0
    if (count > 0) this.#open[closed] = count - 1
    else this.unmatched += 1
  }

  /** A quote that is one of the words, with its backslash if it has one, opens a quotation or closes one. */
  hear(from: number, to = from): void {
    if (this.looksLikeOpening(from, to)) this.quoted += 1
    else if (this.quoted > 0 && this.#looksLikeEnd(to)) this.quoted -= 1
  }

  looksLikeOpening(from: number, to = from): boolean {
    const before = from === this.start ? ' ' : (this.text[from - 1] ?? ' ')
    return /[\s([{<:,=\u2014-]/.test(before) && /\S/.test(this.text[to + 1] ?? ' ')
  }

  #looksLikeEnd(at: number): boolean {
    const next = this.text[at + 1] ?? ''
    return !isWordy(next) && (!isBlank(this.text[at - 1] ?? ' ') || /[,}\]):]/.test(next))
  }

  /** Shaped like an end, and nothing inside is left open. */
  isShapedAsEnd(at: number): boolean {
    return this.quoted === 0 && this.#looksLikeEnd(at)
  }

  /** Inches, as in 6". */
  isMeasure(at: number): boolean {
    return /(?:^|[\s(.'])\d+$/.test(this.text.slice(Math.max(this.start, at - 8), at))
  }

  /** JSON in a text, with its own keys and its own ends. */
  get isEmbedding(): boolean {
    const first = this.text[this.start]
    return (first === '{' || first === '[') && this.openOf(first) > 0
  }

  /** The last thing before a place that is neither blank nor a remark between two stars. */
  lastBefore(at: number): number {
    let before = at - 1
    while (before >= this.start && isBlank(this.text[before] ?? '')) before -= 1
    if (this.text[before] !== '/') return before
    const remark = remarkAtEnd.exec(this.text.slice(Math.max(this.start, before - 99), before + 1))
    return before - (remark?.[0].length ?? 0)
  }

  colonBefore(at: number): number | undefined {
    return this.#colon !== undefined && this.#colon < at ? this.#colon : undefined
  }
}
