/** A sitting at a terminal: styled text that flows in, dice that fall, a line to type in with history and editing. */
import type { Sign } from '../../cast/llm/model/signs.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NarrativeStyle } from '../../campaign/style/narrative-style.ts'
import { withoutControls } from '../outlet/clean.ts'
import type { Ink } from '../outlet/ink.ts'
import type { Outlet } from '../outlet/outlet.ts'
import { Bell } from './bell.ts'
import type { Face, Prompt, Shown } from './face.ts'
import { glanceLines } from './glance-lines.ts'
import { layOut, type Page } from './lay-out.ts'
import { LineEditor } from './line-editor.ts'
import { withoutMarks } from './markup.ts'
import type { TerminalInput } from './muted.ts'
import { asAscii } from './plain.ts'
import { falling, flowing, Stage, type Step } from './stage.ts'
import {
  asciiSigns,
  fineSigns,
  glanceParts,
  isInMargin,
  numbered,
  rollWords,
  wordsOf,
  type NameOf,
  type Signs,
  waitingWords,
} from './words.ts'

export type TerminalLook = {
  readonly isAscii: boolean
  readonly ink: Ink
  /** Nothing moves: no flowing text, no dice, no spinner. */
  readonly isStill: boolean
  readonly hasFallingDice: boolean
  readonly nameOf: NameOf
}

const widest = 100

/** How fast a story is read that goes on by itself; a key goes on at once. */
const wordsPerSecond = 6
const longestReadingMs = 12_000

const watching =
  '(You are watching. Enter goes on at once, typing holds the story, "stop" keeps it held, and Ctrl-C twice leaves. /help tells the commands.)'

/** What the next thing follows without a gap. */
const isTight = (event: Shown): boolean => event.type === 'turn' || isInMargin(event)

const isStory = ({ type }: Shown): boolean => type === 'narrative' || type === 'spoke' || type === 'previously'

type Waiting = 'not' | 'asking' | 'watching' | 'holding'

export class TerminalFace implements Face {
  readonly #output: Outlet
  readonly #look: TerminalLook
  readonly #signs: Signs
  readonly #stage: Stage
  readonly #editor: LineEditor
  readonly #bell = new Bell()
  readonly #typed: string[] = []
  #reading = new AbortController()
  #unread = 0
  #waiting: Waiting = 'not'
  #style: NarrativeStyle = 'hybrid'
  #prompt = ''
  /** What was half typed when the story was paused. */
  #halfTyped = ''
  #complete: (line: string) => readonly string[] = () => []
  #isOver = false
  #isPaused = false
  #isRolling = false
  #hasWatched = false
  #leave: () => void = () => undefined
  #early: (line: string) => boolean = () => false

  constructor(input: TerminalInput, output: Outlet, look: TerminalLook) {
    this.#output = output
    this.#look = look
    this.#signs = look.isAscii ? asciiSigns : fineSigns
    this.#stage = new Stage(output, look)
    this.#editor = new LineEditor(input, output, {
      line: line => this.#take(line),
      key: isText => this.#press(isText),
      interrupt: () => this.#interrupt(),
      end: () => this.#end(),
      complete: line => this.#complete(line),
    })
  }

  readonly onInterrupt = (leave: () => void, early: (line: string) => boolean): void => {
    this.#leave = leave
    this.#early = early
  }

  readonly tellIn = (style: NarrativeStyle): void => {
    this.#style = style
  }

  readonly completeWith = (complete: (line: string) => readonly string[]): void => {
    this.#complete = complete
  }

  readonly show = (event: Shown): void => {
    const words = withoutControls(wordsOf(event, this.#look.nameOf, this.#signs, this.#style)).trim()
    if (words === '' || event.type === 'said') return
    const laid = `${this.#laid(event, words)}\n`
    if (this.#isRolling && !isInMargin(event)) this.#stage.play([{ text: '\n', waitMs: 0 }])
    this.#unread += words.split(/\s+/).length
    this.#stage.play(this.#steps(event, laid))
    this.#isRolling = isInMargin(event) // dice that fall together stand together
  }

  readonly ask = async (prompt: Prompt, signal: AbortSignal): Promise<string | undefined> => {
    await this.#stage.settled()
    this.#stage.stopAwaiting()
    if (prompt.asks !== 'watch') this.#unread = 0 // whoever answers has read it
    const isAhead = this.#typed.length > 0
    if (!isAhead && !this.#isOver && !signal.aborted) await this.#askNow(prompt, signal)
    if (signal.aborted) return undefined
    const line = this.#typed.shift()
    if (isAhead && line !== undefined) this.#output.write(`${this.#promptOf(prompt)}${line}\n\n`) // nobody saw it yet
    return line
  }

  /** Shown is not yet read: a story that goes on by itself waits about as long as reading takes. */
  readonly settled = async (): Promise<void> => {
    await this.#stage.settled()
    const readingMs = Math.min(longestReadingMs, (this.#unread * 1000) / wordsPerSecond)
    this.#unread = 0
    this.#reading = new AbortController()
    if (!this.#isOver && this.#typed.length === 0) {
      await sleep(readingMs, undefined, { signal: this.#reading.signal }).catch(() => undefined) // a key goes on
    }
    await this.#stage.settled()
  }

  readonly busy = (sign?: Sign): void => this.#stage.await(sign && waitingWords(sign))

  readonly close = async (): Promise<void> => {
    this.#reading.abort()
    this.#stage.resume() // whoever has to go does not wait for Enter
    await this.#stage.settled()
    this.#stage.stopAwaiting()
    this.#isOver = true
    this.#editor.close()
  }

  #page(): Page {
    const width = Math.min(Math.max(this.#output.columns() ?? 80, 20), widest) - 1
    return { width, ink: this.#look.ink, bar: this.#look.isAscii ? '| ' : '│ ' }
  }

  #laid(event: Shown, words: string): string {
    const page = this.#page()
    const text = event.type === 'turn' ? this.#turn(event, page.width) : words
    return layOut(this.#look.isAscii ? asAscii(text) : text, page).join('\n')
  }

  /** What is not the story stands back from it. */
  #turn({ glance, options }: Extract<Shown, { type: 'turn' }>, width: number): string {
    const rule = this.#look.isAscii ? '-- ' : '── '
    const parts = glanceParts(glance, this.#signs).map(withoutControls)
    const status = glanceLines(parts, this.#signs.between, width - rule.length)
    const lines = status.map((line, index) => `${index === 0 ? rule : ' '.repeat(rule.length)}${line}`)
    return [...lines, withoutControls(numbered(options))].filter(Boolean).join('\n')
  }

  #steps(event: Shown, laid: string): readonly Step[] {
    if (event.type === 'rolled' && this.#look.hasFallingDice && !this.#look.isStill) {
      const line = withoutMarks(withoutControls(rollWords(event.roll, this.#look.nameOf, this.#signs)))
      return falling(line, this.#page().width, laid, !this.#isRolling)
    }
    if (isStory(event)) return flowing(`${laid}\n`)
    return [{ text: isTight(event) ? laid : `${laid}\n`, waitMs: 0 }]
  }

  #promptOf({ who }: Prompt): string {
    const sign = this.#look.isAscii ? '> ' : '❯ '
    return who === '' ? sign : `${this.#look.ink({ text: withoutControls(who), marks: ['bold'] })} ${sign}`
  }

  async #askNow(prompt: Prompt, signal: AbortSignal): Promise<void> {
    const isWatching = prompt.asks === 'watch' // the story goes on meanwhile, so no line to type in stands in its way
    this.#prompt = this.#promptOf(prompt)
    this.#waiting = isWatching ? 'watching' : 'asking'
    if (isWatching) this.#tellOnce()
    else this.#editor.open(this.#prompt)
    while (this.#typed.length === 0 && !this.#isOver && !signal.aborted) await this.#bell.heard(signal)
    this.#waiting = 'not'
    this.#editor.mute()
    if (!isWatching) this.#output.write('\n') // air between what was said and what comes of it
  }

  #tellOnce(): void {
    if (this.#hasWatched) return
    this.#hasWatched = true
    this.#stage.play([{ text: `${layOut(watching, this.#page()).join('\n')}\n\n`, waitMs: 0 }])
  }

  /** Any key brings the rest of the text; while somebody watches, a letter holds the story and opens the line. */
  #press(isText: boolean): void {
    this.#stage.skip()
    if (isText && this.#waiting === 'watching' && !this.#isPaused) void this.#hold()
    else if (this.#waiting !== 'holding') this.#reading.abort()
  }

  async #hold(): Promise<void> {
    this.#waiting = 'holding'
    await this.#stage.settled()
    if (this.#waiting === 'holding') {
      this.#stage.pause() // before reading ends, or the story would go on behind the line
      this.#editor.open(this.#prompt)
    }
    this.#reading.abort()
  }

  #take(line: string): void {
    if (this.#isPaused) return this.#goOn(line)
    if (this.#waiting === 'holding') this.#release()
    else if (this.#waiting !== 'asking' && (line.trim() === '' || this.#early(line))) return // a key that brought the text, or a wish to stop
    if (this.#waiting === 'watching' && line.trim() === '') return
    if (this.#waiting === 'asking') this.#editor.mute() // more lines of the same paste wait unseen
    this.#typed.push(line)
    this.#bell.ring()
  }

  #release(): void {
    this.#waiting = 'watching'
    this.#editor.mute()
    this.#output.write('\n')
    this.#stage.resume()
  }

  #goOn(line: string): void {
    this.#isPaused = false
    if (line.trim() !== '') this.#typed.push(line)
    this.#stage.resume()
    this.#editor.mute()
    if (this.#waiting === 'asking' && this.#typed.length === 0) this.#editor.open(this.#prompt)
    if (line.trim() === '') this.#editor.put(this.#halfTyped)
    this.#bell.ring()
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
    if (this.#waiting === 'holding') this.#waiting = 'watching'
    this.#stage.pause()
    this.#halfTyped = this.#editor.take()
    this.#output.write('\nPaused. Enter goes on, Ctrl-C again leaves safely.\n')
    this.#editor.open(this.#promptOf({ who: '', asks: 'turn' }))
  }

  #end(): void {
    this.#isOver = true
    this.#isPaused = false
    this.#reading.abort()
    this.#stage.resume()
    if (this.#waiting !== 'asking') this.#leave() // the keyboard is gone while the table plays: it is not waited for any more
    this.#bell.ring()
  }
}
