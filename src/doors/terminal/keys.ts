/**
 * The keyboard as line editing hears it. What comes at once is put in at once, because letter by letter the line editor
 * loses count of the rows it has drawn; and of a paste of many lines each is said by itself, as in a pipe.
 */
import { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import type { TerminalInput } from './muted.ts'

const escape = '\u001B'

/** Where a paste begins and ends, once the terminal was asked to say so. */
const pasteBegins = `${escape}[200~`
const pasteEnds = `${escape}[201~`

/** A key that sends more than a letter, a control, or letters that came together. */
const pieces = new RegExp(String.raw`${escape}(?:\[[0-?]*[ -/]*[@-~]|O[^\p{Cc}]|[^\p{Cc}[O])|\p{Cc}|[^\p{Cc}]+`, 'gu')
const cutKey = new RegExp(String.raw`${escape}(?:\[[0-?]*[ -/]*|O)?$`, 'u')

const enter = '\r'

const plainLine = (pasted: string): string => pasted.replaceAll(/\p{Cc}/gu, '').trim()

/** The lines of a paste that have words, and whether the last of them is finished. */
function linesOf(pasted: string): { readonly lines: readonly string[]; readonly isEnded: boolean } {
  const lines = pasted.split(/[\r\n]+/).map(plainLine)
  return { lines: lines.filter(line => line !== ''), isEnded: lines.at(-1) === '' }
}

export class Keys extends Readable {
  readonly isTTY = true
  readonly #input: TerminalInput
  readonly #insert: (text: string) => void
  readonly #decoder = new StringDecoder('utf8')
  readonly #take = (bytes: Buffer | string): void =>
    this.#hear(typeof bytes === 'string' ? bytes : this.#decoder.write(bytes))
  #pasted: string | undefined
  #isInKey = false

  constructor(input: TerminalInput, insert: (text: string) => void) {
    super()
    this.#input = input
    this.#insert = insert
    input.on('data', this.#take)
    for (const event of ['end', 'close']) input.once(event, () => this.emit('end'))
  }

  setRawMode(isRaw: boolean): this {
    this.#input.setRawMode?.(isRaw)
    return this
  }

  override resume(): this {
    this.#input.resume()
    return this
  }

  override pause(): this {
    this.#input.pause()
    return this
  }

  /** Keys are told as they come; nothing is kept here to be read. */
  override _read(): void {
    this.#input.resume()
  }

  #hear(text: string): void {
    let rest = text
    while (rest !== '') rest = this.#pasted === undefined ? this.#typed(rest) : this.#inPaste(this.#pasted + rest)
  }

  /** What is left once everything before a paste is told. */
  #typed(text: string): string {
    const at = text.indexOf(pasteBegins)
    this.#tell(at === -1 ? text : text.slice(0, at))
    if (at === -1) return ''
    this.#pasted = ''
    return text.slice(at + pasteBegins.length)
  }

  #inPaste(text: string): string {
    const at = text.indexOf(pasteEnds)
    this.#pasted = at === -1 ? text : undefined
    if (at === -1) return ''
    this.#paste(text.slice(0, at))
    return text.slice(at + pasteEnds.length)
  }

  /** One line alone waits for Enter. Of several each is said, but the last only if it is finished. */
  #paste(pasted: string): void {
    const { lines, isEnded } = linesOf(pasted)
    for (const [index, line] of lines.entries()) {
      this.#insert(line)
      const isLast = index === lines.length - 1
      if (isLast ? isEnded && lines.length > 1 : true) this.#letters(enter)
    }
  }

  #tell(text: string): void {
    const isRest = this.#isInKey // the end of a key whose beginning came before it
    this.#isInKey = cutKey.test(text)
    if (isRest || this.#isInKey) return this.#letters(text)
    for (const piece of text.match(pieces) ?? []) {
      if (piece.length > 1 && !piece.startsWith(escape)) this.#insert(piece)
      else this.#letters(piece)
    }
  }

  #letters(text: string): void {
    for (const letter of text) this.emit('data', letter)
  }
}
