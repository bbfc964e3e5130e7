/**
 * A sitting for whoever plays by calls: a line goes in, and what was shown until it is their turn again comes out. The
 * story does not wait for anybody to listen; what nobody has taken yet comes with the next call.
 */
import type { NarrativeStyle } from '../../campaign/style/narrative-style.ts'
import type { Option } from '../../table/protocol/message-gm.ts'
import { withoutControls } from '../outlet/clean.ts'
import type { Face, Prompt, Shown } from '../terminal/face.ts'
import { fineSigns, wordsOf, type NameOf } from '../terminal/words.ts'

/** Whom the table waits for: the player, an answer to a question, nobody who plays here, or nobody any more. */
export type WaitsFor = 'turn' | 'question' | 'table' | 'nobody'

export type Heard = {
  readonly text: string
  readonly waitsFor: WaitsFor
  readonly options: readonly string[]
  /** The question, where one was put. */
  readonly question?: string
  /** Whether the line was said: one that nobody was there to hear can be said again. */
  readonly isTaken: boolean
}

type Asking = { readonly prompt: Prompt; readonly resolve: (line: string | undefined) => void }

const labelOf = ({ label }: Option): string => label

export class LineFace implements Face {
  readonly #nameOf: NameOf
  readonly #wakers = new Set<() => void>()
  #shown: string[] = []
  /** What was heard last, for whoever asks again where they are. */
  #before = ''
  #style: NarrativeStyle = 'hybrid'
  #asking: Asking | undefined
  #question: Extract<Shown, { type: 'question' }> | undefined
  #options: readonly string[] = []
  #isOver = false
  /** How many were put so far, so that an answer is given to the one it is for. */
  questions = 0
  #early: (line: string) => boolean = () => false
  #leave: () => void = () => undefined

  constructor(nameOf: NameOf) {
    this.#nameOf = nameOf
  }

  show(event: Shown): void {
    if (event.type === 'question') {
      this.#question = event
      this.questions += 1
    }
    if (event.type === 'turn') [this.#question, this.#options] = [undefined, event.options]
    const words = withoutControls(wordsOf(event, this.#nameOf, fineSigns, this.#style)).trim()
    if (words !== '' && event.type !== 'said') this.#shown.push(words)
    this.#wake()
  }

  ask(prompt: Prompt, signal: AbortSignal): Promise<string | undefined> {
    return new Promise(resolve => {
      const done = (line: string | undefined): void => {
        signal.removeEventListener('abort', stop)
        this.#asking = undefined
        resolve(line)
      }
      const stop = (): void => done(undefined)
      if (signal.aborted || this.#isOver) return resolve(undefined)
      signal.addEventListener('abort', stop, { once: true })
      this.#asking = { prompt, resolve: done }
      this.#wake()
    })
  }

  async settled(): Promise<void> {
    await new Promise(resolve => {
      setImmediate(resolve)
    })
  }

  onInterrupt(leave: () => void, early: (line: string) => boolean): void {
    this.#leave = leave
    this.#early = early
  }

  tellIn(style: NarrativeStyle): void {
    this.#style = style
  }

  busy(): void {
    this.#question = undefined
  }

  async close(): Promise<void> {
    this.end()
  }

  /** Nobody will be asked any more. */
  end(): void {
    this.#isOver = true
    this.#leave()
    this.#asking?.resolve(undefined)
    this.#wake()
  }

  #wake(): void {
    for (const wake of this.#wakers) wake()
  }

  async #changed(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    await new Promise<void>(resolve => {
      const wake = (): void => {
        this.#wakers.delete(wake)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      this.#wakers.add(wake)
      signal.addEventListener('abort', wake, { once: true })
    })
  }

  /** Somebody is asked for a line, and not only may say one. */
  get isTurn(): boolean {
    return this.#asking !== undefined && this.#asking.prompt.asks !== 'watch'
  }

  async #when(isSo: () => boolean, signal: AbortSignal): Promise<void> {
    while (!isSo() && !this.#isOver && !signal.aborted) await this.#changed(signal)
  }

  /** Says a line when it is the player's turn, or at once where it cannot wait, and answers with all that came of it. */
  async say(line: string, signal: AbortSignal): Promise<Heard> {
    if (line.trim() !== '' && !this.#hearsEarly(line)) {
      await this.#when(() => this.#asking !== undefined, signal) // also between two beats that play by themselves
      if (signal.aborted || !this.#asking) return this.#heard(false)
      this.#asking.resolve(line)
    }
    await this.#when(() => this.isTurn, signal)
    return this.#heard(true)
  }

  #hearsEarly(line: string): boolean {
    if (this.isTurn) return false
    if (this.#asking === undefined) return this.#early(line)
    this.#asking.resolve(line) // whoever watches may always say something
    return true
  }

  get #open(): Extract<Shown, { type: 'question' }> | undefined {
    return this.isTurn ? this.#question : undefined
  }

  #heard(isTaken: boolean): Heard {
    const fresh = this.#shown.splice(0).join('\n\n')
    if (fresh !== '') this.#before = fresh
    const text = fresh === '' && this.isTurn ? this.#before : fresh
    const waitsFor = this.#isOver ? 'nobody' : !this.isTurn ? 'table' : this.#open ? 'question' : 'turn'
    const options = this.#open ? this.#open.options.map(labelOf) : waitsFor === 'turn' ? this.#options : []
    return { text, waitsFor, options, isTaken, ...(this.#open ? { question: this.#open.question } : {}) }
  }
}
