/** The walk over a JSON text, one character after the other. It knows where it is, so it can say where it stopped. */
import { deepest } from './json-value.ts'

export type Span = { readonly start: number; readonly end: number }
export type Member = { readonly key: string; readonly keyStart: number; readonly value: Node }
export type ObjectNode = Span & { readonly kind: 'object'; readonly members: readonly Member[] }
export type ArrayNode = Span & { readonly kind: 'array'; readonly items: readonly Node[] }
export type Node = ObjectNode | ArrayNode | (Span & { readonly kind: 'scalar' })

const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const blanks = /[ \t\n\r]*/y
const plain = /[ !#-[\]-\uffff]+/y // all that may stand in a string as it is: from the blank on, but no quote and no backslash
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** How the scanner leaves from deep inside; `scanJson` catches it, and nobody else sees it. */
export class Stop extends Error {
  readonly at: number
  constructor(what: string, at: number) {
    super(what)
    this.at = at
  }
}

export class Scanner {
  readonly #text: string
  #at: number

  constructor(text: string, at: number) {
    this.#text = text
    this.#at = at
  }

  whole(): Node {
    this.#skipBlanks()
    const root = this.#node(0)
    this.#skipBlanks()
    if (this.#at < this.#text.length) this.#stop(`${this.#found()} after the end of the value`)
    return root
  }

  #node(depth: number): Node {
    if (depth > deepest) this.#stop(`a value is nested more than ${deepest} deep`)
    const start = this.#at
    if (this.#take('{'))
      return { kind: 'object', start, members: this.#list('}', () => this.#member(depth)), end: this.#at }
    if (this.#take('['))
      return { kind: 'array', start, items: this.#list(']', () => this.#node(depth + 1)), end: this.#at }
    if (!this.#match(scalar) && !this.#string()) this.#stop(`a value was expected, and ${this.#found()} came`)
    return { kind: 'scalar', start, end: this.#at }
  }

  #member(depth: number): Member {
    const keyStart = this.#at
    if (!this.#string()) this.#stop(`a name in double quotes was expected, and ${this.#found()} came`)
    const key = JSON.parse(this.#text.slice(keyStart, this.#at)) as string
    this.#skipBlanks()
    if (!this.#take(':')) this.#stop(`a colon was expected, and ${this.#found()} came`)
    this.#skipBlanks()
    return { key, keyStart, value: this.#node(depth + 1) }
  }

  #list<Part>(close: '}' | ']', part: () => Part): readonly Part[] {
    const parts: Part[] = []
    this.#skipBlanks()
    if (this.#take(close)) return parts
    for (;;) {
      parts.push(part())
      this.#skipBlanks()
      if (this.#take(close)) return parts
      if (!this.#take(',')) this.#stop(`a comma or "${close}" was expected, and ${this.#found()} came`)
      this.#skipBlanks()
    }
  }

  /** A loop over short patterns: one pattern for all of it would bound, by its own stack, how long a string may be. */
  #string(): boolean {
    if (!this.#take('"')) return false
    while (!this.#take('"')) {
      if (this.#match(plain) || this.#match(escape)) continue
      const isEscape = this.#text[this.#at] === '\\'
      this.#stop(isEscape ? 'this escape means nothing in JSON' : `a string was not ended before ${this.#found()}`)
    }
    return true
  }

  #found(): string {
    const code = this.#text.codePointAt(this.#at)
    return code === undefined ? 'the end of the text' : JSON.stringify(String.fromCodePoint(code))
  }

  #take(mark: string): boolean {
    if (this.#text[this.#at] !== mark) return false
    this.#at += 1
    return true
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    if (!pattern.test(this.#text)) return false
    this.#at = pattern.lastIndex
    return true
  }

  #skipBlanks(): void {
    this.#match(blanks)
  }

  #stop(what: string): never {
    throw new Stop(what, this.#at)
  }
}
