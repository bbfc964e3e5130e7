/**
 * Words as they come from a model, handed on in whole paragraphs: a paragraph can be checked before anybody hears it, and
 * is soon enough for a reader. What a failed try had said already is not said again by the next one.
 */
import { clean } from './manners.ts'

/** A paragraph that never ends is told in pieces of this many letters. */
const longest = 2400

/** Where a paragraph that is too long is cut: at a full stop, else between two words, else where it must be. */
function cutOf(text: string): number {
  const head = text.slice(0, longest)
  const stop = Math.max(...['. ', '! ', '? ', '.\n', '" ', '” '].map(mark => head.lastIndexOf(mark)))
  if (stop > longest / 4) return stop + 1
  const space = head.lastIndexOf(' ')
  return space > longest / 4 ? space : longest
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

/** How much of both is in both, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)]
  const shared = [...mine].filter(word => theirs.has(word)).length
  return mine.size + theirs.size === 0 ? 1 : shared / (mine.size + theirs.size - shared)
}

/** The same told twice, but for a word here or there. */
export const isSameTelling = (one: string, other: string): boolean => likeness(one, other) >= 0.85

/** A second try tells the same moment in words of its own. */
const isSecondTry = (one: string, other: string): boolean => likeness(one, other) >= 0.4

export class Paragraphs {
  #rest = ''
  #ready: string[] = []
  /** What earlier tries have told, and all that was handed on. */
  #before: readonly string[] = []
  readonly #said: string[] = []
  /** What was no telling in what was heard, and is told to nobody. */
  readonly out: string[] = []
  #isOver = false
  #failure: { readonly cause: unknown } | undefined
  #wake: () => void = () => undefined

  add(text: string): void {
    this.#rest += text
    const parts = this.#rest.split(/\n[ \t]*\n/)
    const last = parts.pop() ?? ''
    for (const part of parts) this.#put(this.#cut(part))
    this.#rest = this.#cut(last)
    this.#wake()
  }

  /** The try that spoke so far has failed: another begins from the start. */
  again(): void {
    this.#rest = ''
    this.#before = [...this.#said]
  }

  end(): void {
    this.#finish()
    this.#isOver = true
    this.#wake()
  }

  fail(cause: unknown): void {
    this.#failure = { cause }
    this.#wake()
  }

  /** A whole answer as it was heard: what failed tries had told stands before it, and is not in it twice. */
  asHeard(text: string): string {
    if (this.#before.length === 0) return text
    this.#finish()
    return this.#said.join('\n\n')
  }

  #finish(): void {
    this.#put(this.#rest)
    this.#rest = ''
  }

  #cut(part: string): string {
    let rest = part
    while (rest.length > longest) {
      const at = cutOf(rest)
      this.#put(rest.slice(0, at))
      rest = rest.slice(at)
    }
    return rest
  }

  #put(part: string): void {
    const { text: paragraph, out } = clean(part)
    this.out.push(...out)
    if (paragraph === '' || this.#before.some(told => isSecondTry(told, paragraph))) return
    this.#said.push(paragraph)
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
