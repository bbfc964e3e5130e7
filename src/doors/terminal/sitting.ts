/**
 * The door a person sits behind. The table tells it what to show and asks it for the next line; it knows when it is the
 * player's turn, what a number means, and which lines are for the door itself and never reach the story.
 */
import { readCommand } from '../../table/commands.ts'
import type { Door, TableEvent } from '../../table/ports.ts'
import type { Table } from '../../table/table.ts'
import { Bell } from './bell.ts'
import { chosenFrom } from '../../table/protocol/choice.ts'
import { Glances } from './glances.ts'
import type { Face, Shown } from './face.ts'
import { Left } from './left.ts'
import type { Companions } from './party.ts'

/** What the sitting does with a line that begins with a slash. Undefined: nothing more is to be said for it. */
export type Obey = (line: string, sitting: Sitting) => Promise<Obeyed>

/** `say` goes to the table as if the player had said it. */
export type Obeyed =
  | {
      readonly answer: string
      /** The player stands somewhere else now, and is shown where. */ readonly isNewTurn?: true
      /** What was written, all of it, for whoever reads data. */ readonly files?: readonly string[]
    }
  | { readonly say: string; /** Shown before it is said. */ readonly note?: string }
  | { readonly leave: true }

export type SittingParts = {
  readonly face: Face
  readonly party: Companions
  readonly human: string | null
  readonly obey: Obey
  /** Shows what the player said: true where nobody saw it typed. */
  readonly echoes: boolean
  /** What was written behind the last beat is read in the next one, however fast the player is: chance alone decides. */
  readonly writesFirst: () => boolean
  /** The party plays by itself this evening, whoever has a seat in it. */
  readonly isAuto: boolean
}

/** Whoever watches and says this wants the story to wait, and not the evening to be over. */
const isHold = (words: string): boolean =>
  /^(?:please )?(?:stop|hold|halt|pause|wait)(?: (?:it|there|here|on|up|now|a (?:moment|minute|second)|the story|please))?[.!]*$/i.test(
    words,
  )

const held = 'The story holds. Enter lets it go on; /end ends the session, /leave leaves it open.'

const notYet = 'The table is still being laid. Answer the question first; commands come after it.'

type Question = Extract<TableEvent, { type: 'question' }>

export class Sitting implements Door {
  readonly comesBack = true
  readonly #parts: SittingParts
  readonly #left = new AbortController()
  readonly glances: Glances
  #table: Table | undefined
  #question: Question | undefined
  /** Whose turn it is: the player's once a beat has ended or something was asked. */
  #isTurn = false
  #isOver = false
  /** Somebody who watches has stopped the story, until they let it go on. */
  #isHeld = false
  readonly #bell = new Bell()
  readonly #released = new Bell()
  #early: string | undefined
  #previously = ''

  constructor(parts: SittingParts) {
    this.#parts = parts
    this.glances = new Glances(parts.party, parts.human)
    parts.face.onInterrupt(
      () => this.leave(),
      line => this.#hearEarly(line),
    )
  }

  get face(): Face {
    return this.#parts.face
  }

  get hasLeft(): boolean {
    return this.#left.signal.aborted
  }

  get table(): Table {
    if (!this.#table) throw new Error('the table is not open yet')
    return this.#table
  }

  /** What was told last, to be said again before anything new is, and only if the table opens at all. */
  remember(text: string): void {
    this.#previously = text
  }

  tellPrevious(): void {
    const text = this.#previously
    this.#previously = ''
    if (text !== '') this.#show({ type: 'previously', text })
  }

  /** Somebody sits down again who had stepped away. */
  comeBack(): void {
    if (this.isWatched && this.#parts.human !== null && !this.#parts.isAuto) this.#early = "I'm back"
    this.#bell.ring()
  }

  /** The table plays on, and is not waiting for this player. */
  get isWatched(): boolean {
    return this.#parts.human === null || this.#parts.isAuto || this.glances.isAway
  }

  /** The table is open: from now on lines are heard. */
  seatAt(table: Table): void {
    this.#table = table
    this.glances.standAt(table)
    if (this.#isTurn && !this.#question) this.giveTurn()
    this.#bell.ring()
  }

  /** Says whose turn it is and hands over to the player, as soon as there is a table to play at. */
  giveTurn(): void {
    this.#question = undefined
    this.#isTurn = true
    if (this.#table && !this.#isEnding && !this.isWatched) this.showTurn()
    this.#bell.ring()
  }

  showTurn(): void {
    this.#show({ type: 'turn', glance: this.glances.glance(), options: this.glances.suggestions })
  }

  readonly show = (event: TableEvent): void => {
    this.tellPrevious()
    this.glances.see(event)
    if (event.type === 'ended') this.#isOver = true
    if (event.type === 'suggestions') return this.#showData(event)
    this.#show(event)
    if (event.type === 'question') {
      this.#question = event
      this.#isTurn = true
      this.#bell.ring()
    }
    if (event.type === 'status' && !this.#isEnding) this.giveTurn()
  }

  readonly hear = async (signal: AbortSignal): Promise<string | undefined> => {
    const closed = AbortSignal.any([signal, this.#left.signal])
    for (;;) {
      const early = await this.#turn(closed)
      if (closed.aborted || this.#isOver) return undefined
      const line = early ?? (await this.#parts.face.ask(this.#prompt(), closed))
      if (line === undefined) return this.#endOfInput()
      const said = await this.#take(line)
      if (said === undefined) continue
      await this.#settle()
      return said
    }
  }

  /** A table that plays by itself goes no faster than it is read, and no further than somebody sits there. */
  readonly caughtUp = async (): Promise<void> => {
    await this.#parts.face.settled()
    while (this.#isHeld && !this.hasLeft) await this.#released.heard(this.#left.signal)
    if (this.hasLeft) throw new Left()
    await this.#settle()
  }

  leave(): void {
    this.#left.abort()
    this.#bell.ring()
  }

  whenLeft(then: () => void): void {
    if (this.hasLeft) then()
    else this.#left.signal.addEventListener('abort', then, { once: true })
  }

  /** A question of the door's own; the number of what was chosen, or undefined when it was none of it. */
  async confirm(question: string, options: readonly string[]): Promise<number | undefined> {
    this.#show({ type: 'question', question, header: 'Sure?', options: options.map(label => ({ label })) })
    const line = await this.#parts.face.ask({ ...this.#prompt(), asks: 'question' }, this.#left.signal)
    if (line === undefined) return undefined
    if (this.#parts.echoes) this.#show({ type: 'said', text: line.trim() })
    const said = line.trim().toLowerCase()
    const at = options.findIndex((label, index) => said === String(index + 1) || label.toLowerCase().startsWith(said))
    return said === '' || at === -1 ? undefined : at
  }

  /** Answers a while after the player has left, and never while they are there. */
  async goodbye(waitMs: number): Promise<undefined> {
    await new Promise<void>(resolve => {
      this.whenLeft(() => void setTimeout(resolve, waitMs).unref())
    })
    return undefined
  }

  #show(event: Shown): void {
    this.#parts.face.show({ ...event, ...(this.#table ? { beat: this.#table.beat } : {}) })
  }

  /** A question is asked in the middle of a beat, and nothing of that beat is being written yet. */
  async #settle(): Promise<void> {
    if (this.#parts.writesFirst()) await this.#table?.drain()
  }

  /** Offers are shown with the turn; whoever reads data gets them when they are made. */
  #showData(event: TableEvent): void {
    this.#show(event)
  }

  get #isEnding(): boolean {
    return this.#table?.standing.state.isEnded === true
  }

  #prompt(): Parameters<Face['ask']>[0] {
    const { party, human } = this.#parts
    const who = human === null ? '' : party.shortName(human)
    if (this.#question) return { who, asks: 'question' }
    if (this.#isHeld) return { who, asks: 'turn' }
    return { who, asks: this.isWatched ? 'watch' : 'turn' }
  }

  /** A question is answered when it is put, also one of a beat that is played while the table is still being laid. */
  get #maySpeak(): boolean {
    return this.#isTurn && (this.#table !== undefined || this.#question !== undefined)
  }

  /** Resolves when the player may speak, with a line that was said before that and cannot wait. */
  async #turn(closed: AbortSignal): Promise<string | undefined> {
    while (!this.#maySpeak && !closed.aborted && this.#early === undefined) {
      await this.#bell.heard(closed)
    }
    const early = this.#early
    this.#early = undefined
    return early
  }

  /** To stop is heard at once, also while somebody is thinking. Anything else waits for its turn. */
  #hearEarly(line: string): boolean {
    if (this.#isTurn || !this.#table || readCommand(line) !== 'end') return false
    this.#early = line
    this.#bell.ring()
    return true
  }

  /** Whoever stepped away and is gone comes back first, or the table would play on with nobody there. */
  #endOfInput(): string | undefined {
    if (this.#isHeld) this.leave()
    if (this.glances.isAway && this.#parts.human !== null && !this.hasLeft) return "I'm back"
    return undefined
  }

  /** The words for the table, or undefined when the line was for the door. */
  async #take(line: string): Promise<string | undefined> {
    const words = line.trim()
    const isAnswer = this.#question && !words.startsWith('/') ? { isAnswer: true as const } : {}
    if (this.#parts.echoes && words !== '') this.#show({ type: 'said', text: words, ...isAnswer })
    if (words === '') return this.#isHeld ? this.#release() : this.#again()
    if (!this.#table && words.startsWith('/')) return this.#answer('wait', { answer: notYet })
    if (this.isWatched && isHold(words)) return this.#hold()
    if (readCommand(words) === 'save') return this.#obey('/save')
    if (words.startsWith('/')) return this.#obey(words)
    const options = this.#question?.options.map(({ label }) => label) ?? this.glances.suggestions
    const chosen = chosenFrom(options, words)
    if (chosen.kind === 'words') return this.#pass(chosen.text)
    const text = `There is no ${chosen.asked}. Choose 1 to ${options.length}, or say what you do in your own words.`
    return this.#answer('choose', { answer: text })
  }

  /** A seat of one's own is taken again, which holds the story as well; a spectator only stops it. */
  #hold(): string | undefined {
    if (this.glances.isAway && this.#parts.human !== null && !this.#parts.isAuto) return this.#pass("I'm back")
    this.#isHeld = true
    return this.#answer('stop', { answer: held })
  }

  #release(): undefined {
    this.#isHeld = false
    this.#released.ring()
    return undefined
  }

  /** Nothing was said: what is asked is asked again. */
  #again(): undefined {
    if (this.#question) this.#show(this.#question)
    else if (!this.isWatched) this.showTurn()
    return undefined
  }

  async #obey(line: string): Promise<string | undefined> {
    const command = /^\/+\s*(\S*)/.exec(line)?.[1] ?? ''
    return this.#answer(command, await this.#parts.obey(line, this))
  }

  #answer(command: string, obeyed: Obeyed): string | undefined {
    if ('say' in obeyed) {
      if (obeyed.note !== undefined) this.#show({ type: 'answer', command, text: obeyed.note })
      return this.#pass(obeyed.say)
    }
    if ('leave' in obeyed) this.leave()
    else {
      const { answer: text, files } = obeyed
      this.#show({ type: 'answer', command, text, ...(files ? { files } : {}) })
      if (obeyed.isNewTurn) this.showTurn()
    }
    return undefined
  }

  #pass(words: string): string {
    const isQuestion = this.#question !== undefined
    this.#isTurn = false
    this.#question = undefined
    this.#release()
    if (!isQuestion && !/^(?:i )?whisper/i.test(words)) this.glances.forget() // what is offered waits for a whisper
    this.#parts.face.busy()
    return words
  }
}
