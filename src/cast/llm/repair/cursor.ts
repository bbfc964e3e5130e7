/** A place in a text that a model wrote, and the few things that can be seen from it. */

const blank = /[\s\u00a0\u180e\u2000-\u200b\u202f\u205f\u3000\ufeff]*/y
const comment = /(?:\/\/|#)[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y
const commentInLine = /(?:\/\/|#)[^\n}\]]*|\/\*[\s\S]*?(?:\*\/|$)/y

/** Far enough to see a key and its colon; an end to looking ahead keeps reading linear. */
const farthestKey = 100
const keyAhead = new RegExp(
  `\\s{0,${farthestKey}}(?:[A-Za-z_]\\w{0,30}\\s{1,20}(?="))?(?:"{1,2}[^"\\n]{0,${farthestKey}}"{1,2}|'[^'\\n]{0,${farthestKey}}'|[\\w$-]{1,${farthestKey}})\\s{0,20}:(?!//)`,
  'y',
)

export class Cursor {
  readonly text: string
  at = 0

  /** Where all is on one line, a comment that ran to its end would take the closing brackets with it. */
  readonly #comment: RegExp

  constructor(text: string) {
    this.text = text
    this.#comment = text.trim().includes('\n') ? comment : commentInLine
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

  /** Past blanks and comments. */
  skip(): void {
    do this.match(blank)
    while ((this.match(this.#comment) ?? '') !== '')
  }

  /** Where the next thing that is not blank stands. */
  pastBlanks(from: number): number {
    blank.lastIndex = from
    return from + (blank.exec(this.text)?.[0].length ?? 0)
  }

  isKeyAhead(from: number): boolean {
    keyAhead.lastIndex = from
    return keyAhead.test(this.text)
  }
}
