/** A sitting at a terminal: styled text that flows in, dice that fall, a line to type in with history and editing. */
import { createInterface, type Interface } from 'node:readline'
import type { Face, Prompt, Shown } from './face.ts'
import type { Ink } from './ink.ts'
import { layOut, type Page } from './lay-out.ts'
import { withoutMarks } from './markup.ts'
import { mutedOutput, type TerminalInput, type TerminalOutput } from './muted.ts'
import { asAscii, withoutControls } from './plain.ts'
import { falling, flowing, Stage } from './stage.ts'
import { asciiSigns, fineSigns, rollWords, wordsOf, type NameOf, type Signs } from './words.ts'

export type TerminalLook = {
  readonly isAscii: boolean
  readonly ink: Ink
  /** Nothing moves: no flowing text, no dice, no spinner. */
  readonly isStill: boolean
  readonly hasFallingDice: boolean
  readonly nameOf: NameOf
}

const widest = 100

/** What the next thing follows without a gap. */
const isTight = ({ type }: Shown): boolean => type === 'turn' || type === 'rolled'

export class TerminalFace implements Face {
  readonly #output: TerminalOutput
  readonly #look: TerminalLook
  readonly #signs: Signs
  readonly #stage: Stage
  readonly #muted: ReturnType<typeof mutedOutput>
  readonly #lines: Interface
  readonly #typed: string[] = []
  #isOver = false
  #isPaused = false
  #isAsking = false
  #isRolling = false
  #wake: (() => void) | undefined
  #leave: () => void = () => undefined
  #early: (line: string) => boolean = () => false

  constructor(input: TerminalInput, output: TerminalOutput, look: TerminalLook) {
    this.#output = output
    this.#look = look
    this.#signs = look.isAscii ? asciiSigns : fineSigns
    this.#stage = new Stage(text => output.write(text), look)
    this.#muted = mutedOutput(output)
    this.#lines = createInterface({ input, output: this.#muted.stream, terminal: true, historySize: 500, prompt: '' })
    this.#lines.on('line', line => this.#take(line))
    this.#lines.on('SIGINT', () => this.#interrupt())
    this.#lines.on('close', () => this.#end())
    input.on('keypress', () => this.#stage.skip())
  }

  readonly onInterrupt = (leave: () => void, early: (line: string) => boolean): void => {
    this.#leave = leave
    this.#early = early
  }

  readonly show = (event: Shown): void => {
    const words = withoutControls(wordsOf(event, this.#look.nameOf, this.#signs)).trim()
    if (words === '' || event.type === 'said') return
    const text = this.#look.isAscii ? asAscii(words) : words
    const laid = `${layOut(this.#dressed(event, text), this.#page()).join('\n')}\n`
    if (this.#isRolling && event.type !== 'rolled') this.#stage.play([{ text: '\n', waitMs: 0 }])
    this.#isRolling = event.type === 'rolled' // dice that fall together stand together
    if (event.type === 'rolled' && this.#canFall(laid)) {
      const line = withoutMarks(withoutControls(rollWords(event.roll, this.#look.nameOf, this.#signs)))
      return this.#stage.play(falling(line, this.#page().width, laid))
    }
    const isStory = event.type === 'narrative' || event.type === 'spoke' || event.type === 'previously'
    this.#stage.play(isStory ? flowing(`${laid}\n`) : [{ text: isTight(event) ? laid : `${laid}\n`, waitMs: 0 }])
  }

  readonly ask = async (prompt: Prompt, signal: AbortSignal): Promise<string | undefined> => {
    await this.#stage.settled()
    this.#stage.stopAwaiting()
    if (this.#typed.length === 0 && !this.#isOver && !signal.aborted) await this.#askNow(prompt, signal)
    return signal.aborted ? undefined : this.#typed.shift()
  }

  readonly settled = async (): Promise<void> => {
    await this.#stage.settled()
  }

  readonly busy = (): void => this.#stage.await()

  readonly close = async (): Promise<void> => {
    await this.#stage.settled()
    this.#stage.stopAwaiting()
    this.#isOver = true
    this.#lines.close()
  }

  #page(): Page {
    const width = Math.min(Math.max(this.#output.columns ?? 80, 20), widest) - 1
    return { width, ink: this.#look.ink, bar: this.#look.isAscii ? '| ' : '│ ' }
  }

  #canFall(laid: string): boolean {
    return this.#look.hasFallingDice && !this.#look.isStill && laid.trimEnd().split('\n').length === 1
  }

  /** What is not the story stands back from it. */
  #dressed(event: Shown, text: string): string {
    if (event.type !== 'turn') return text
    const [first = '', ...rest] = text.split('\n')
    return [this.#look.isAscii ? `-- ${first}` : `── ${first}`, ...rest].join('\n')
  }

  #promptOf({ who }: Prompt): string {
    const sign = this.#look.isAscii ? '> ' : '❯ '
    return `${this.#look.ink({ text: who, marks: ['bold'] })}${who === '' ? '' : ' '}${sign}`
  }

  async #askNow(prompt: Prompt, signal: AbortSignal): Promise<void> {
    const isWatching = prompt.asks === 'watch' // the story goes on meanwhile, so no line to type in stands in its way
    this.#isAsking = !isWatching
    if (!isWatching) {
      this.#muted.open()
      this.#lines.setPrompt(this.#promptOf(prompt))
      this.#lines.prompt(true) // what was typed ahead is there already
    }
    while (this.#typed.length === 0 && !this.#isOver && !signal.aborted) {
      await new Promise<void>(resolve => {
        this.#wake = resolve
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
    }
    this.#isAsking = false
    this.#muted.close()
    if (!isWatching) this.#output.write('\n') // air between what was said and what comes of it
  }

  #take(line: string): void {
    if (this.#isPaused) return this.#goOn(line)
    if (!this.#isAsking && (line.trim() === '' || this.#early(line))) return // a key that brought the text, or a wish to stop
    this.#typed.push(line)
    this.#awake()
  }

  #goOn(line: string): void {
    this.#isPaused = false
    if (line.trim() !== '') this.#typed.push(line)
    this.#stage.resume()
    if (this.#isAsking && this.#typed.length === 0) this.#lines.prompt(true)
    else if (!this.#isAsking) this.#muted.close()
    this.#awake()
  }

  /** Once is a pause, twice is leaving: nobody loses an evening by a slip of the hand. */
  #interrupt(): void {
    if (this.#isPaused) {
      this.#isPaused = false
      this.#stage.resume()
      this.#stage.skip()
      this.#output.write('\n')
      return this.#leave()
    }
    this.#isPaused = true
    this.#stage.pause()
    this.#output.write('\nPaused. Enter goes on, Ctrl-C again leaves safely.\n')
    this.#muted.open()
  }

  #end(): void {
    this.#isOver = true
    this.#isPaused = false
    this.#stage.resume()
    this.#leaveIfBusy()
    this.#awake()
  }

  /** The keyboard is gone while the table plays: it is not waited for any more. */
  #leaveIfBusy(): void {
    if (!this.#isAsking) this.#leave()
  }

  #awake(): void {
    this.#wake?.()
    this.#wake = undefined
  }
}
