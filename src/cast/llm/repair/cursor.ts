/** A place in a text that a model wrote, and the few things that can be seen from it. */

/** Blanks of every script, marks nobody sees, and line breaks that were escaped where no text is. */
const blank = /(?:[\s\u00a0\u180e\u2000-\u200b\u202f\u205f\u3000\ufeff]|\\[nrt](?![a-z]))*/y

/** Where all is on one line, a comment that ran to its end would take the closing brackets with it. */
const commentTo = (end: string, hash: string, most: string): RegExp =>
  new RegExp(`(?:\\/\\/|${hash})[^${end}]${most}|\\/\\*[\\s\\S]${most}?(?:\\*\\/|$)|<!--[\\s\\S]${most}?(?:-->|$)`, 'y')

/** Far enough for any remark; looking further from every quote would take forever. */
const farthest = '{0,300}'
const inLines = { whole: commentTo('\\n', '#', '*'), ahead: commentTo('\\n', '#', farthest) }
const inOneLine = { whole: commentTo('\\n}\\]', '#(?=\\s)', '*'), ahead: commentTo('\\n}\\]', '#(?=\\s)', farthest) }

export class Cursor {
  readonly text: string
  at = 0

  /** Kinds of text whose end was looked for up to the end of everything, and not found. */
  readonly unended = new Set<string>()

  readonly #comment: { readonly whole: RegExp; readonly ahead: RegExp }

  constructor(text: string) {
    this.text = text
    this.#comment = text.trim().includes('\n') ? inLines : inOneLine
  }

  get next(): string {
    return this.text[this.at] ?? ''
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  take(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false
    this.at += word.length
    return true
  }

  /** What a sticky pattern finds from here; taken. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }

  /** Whether a sticky pattern fits at a place; nothing is taken. */
  sees(pattern: RegExp, from = this.at): boolean {
    pattern.lastIndex = from
    return pattern.test(this.text)
  }

  /** Past blanks and comments. */
  skip(): void {
    this.#pass(this.#comment.whole)
  }

  /** Where the next thing stands that is neither blank nor comment. */
  past(from: number): number {
    const here = this.at
    this.at = from
    this.#pass(this.#comment.ahead)
    const there = this.at
    this.at = here
    return there
  }

  #pass(comment: RegExp): void {
    do this.match(blank)
    while ((this.match(comment) ?? '') !== '')
  }

  /** Where the next thing stands that is not blank. */
  pastBlanks(from: number): number {
    blank.lastIndex = from
    return from + (blank.exec(this.text)?.[0].length ?? 0)
  }
}
