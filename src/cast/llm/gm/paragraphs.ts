/**
 * Words as they come from a model, handed on in whole paragraphs: a paragraph can be checked before anybody hears it, and
 * is soon enough for a reader. What a failed try had said already is not said again by the next one.
 */

/** Anything but talk to the players that a model may put between its words: headings of its own, fences, bare tags. */
const markup = /^(?:```.*|\[\/?[A-Z_]+\]|---+)$/

export const tidy = (paragraph: string): string =>
  paragraph
    .split('\n')
    .filter(line => !markup.test(line.trim()))
    .join('\n')
    .trim()

export class Paragraphs {
  #rest = ''
  #ready: string[] = []
  /** How many there were in all, and how many of them this try has come to. */
  #count = 0
  #at = 0
  #isOver = false
  #failure: { readonly cause: unknown } | undefined
  #wake: () => void = () => undefined

  add(text: string): void {
    this.#rest += text
    const parts = this.#rest.split(/\n[ \t]*\n/)
    this.#rest = parts.pop() ?? ''
    for (const part of parts) this.#put(part)
    this.#wake()
  }

  /** The try that spoke so far has failed: another begins from the start. */
  again(): void {
    this.#rest = ''
    this.#at = 0
  }

  end(): void {
    this.#put(this.#rest)
    this.#rest = ''
    this.#isOver = true
    this.#wake()
  }

  fail(cause: unknown): void {
    this.#failure = { cause }
    this.#wake()
  }

  #put(part: string): void {
    const paragraph = tidy(part)
    if (paragraph === '') return
    this.#at += 1
    if (this.#at <= this.#count) return // what was told stands, whatever this try would have said there
    this.#count += 1
    this.#ready.push(paragraph)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string, void> {
    for (;;) {
      const paragraph = this.#ready.shift()
      if (paragraph !== undefined) yield paragraph
      else if (this.#failure) throw this.#failure.cause
      else if (this.#isOver) return
      else await new Promise<void>(resolve => (this.#wake = resolve))
    }
  }
}
