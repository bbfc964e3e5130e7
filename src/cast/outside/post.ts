/**
 * The post of a table: what the table tells the seats outside and what they say. Everything they send is sorted by the
 * table of routes, and goes on as a move of the table, as an answer somebody waits for, or back with the reason.
 */
import { resolveName, type NameIndex } from '../../campaign/names/index-of-names.ts'
import type { Message } from '../../table/protocol/message.ts'
import { printMessage } from '../../table/protocol/print.ts'
import { layoutOf } from '../../table/protocol/shape.ts'
import { shapes } from '../../table/protocol/shapes.ts'
import { isTagged, tagLineIn } from '../../table/protocol/tag.ts'
import { routeMessage, type Delivery, type Sender } from '../../table/protocol/route.ts'
import { refusal, sortMail, type Directory, type Refused } from '../../table/router/mail.ts'
import { Box, type Lane } from './box.ts'
import { GmTurn, type Owed } from './gm-turn.ts'
import { gmSeat, type Seat } from './seat.ts'

/** Nobody says more in one breath; a book is not read aloud. */
export const longestText = 20_000

export type Given = {
  readonly refused: readonly Refused[]
  readonly accepted: number
  /** When the table has dealt with it, as far as it can at once. */
  readonly settled: Promise<void>
}

export type PostParts = {
  readonly seats: readonly Seat[]
  readonly names: () => NameIndex
  /** Which seats somebody outside has; the others are played at home. */
  readonly isOutside: (seat: string) => boolean
}

export class Post {
  readonly #parts: PostParts
  readonly #seats = new Map<string, Seat>()
  readonly #boxes = new Map<string, Box>()
  #turn: GmTurn | undefined
  #held: Error | undefined
  /** What was sent while no beat is played. */
  #mail: Delivery[] = []
  scene: { readonly number: string; readonly slug: string } = { number: '000', slug: '' }

  constructor(parts: PostParts) {
    this.#parts = parts
    for (const seat of parts.seats) this.#seats.set(seat.id, seat)
  }

  seat(id: string): Seat | undefined {
    return this.#seats.get(id)
  }

  add(seat: Seat): void {
    this.#seats.set(seat.id, seat)
  }

  remove(id: string): void {
    this.#boxes.get(id)?.leave()
    this.#seats.delete(id)
    this.#boxes.delete(id)
  }

  isOutside(id: string): boolean {
    return this.#seats.has(id) && this.#parts.isOutside(id)
  }

  /** The message that this seat is to answer now; the Game Master's beat is its own to fill. */
  askedBy(id: string): string | undefined {
    if (id !== gmSeat) return this.box(id).askedBy
    return this.#turn?.isIdle ? '' : undefined
  }

  /** Seats from which words are awaited now. */
  get awaited(): readonly string[] {
    return [...this.#seats.keys()].filter(id => this.isOutside(id) && this.askedBy(id) !== undefined)
  }

  /** What the Game Master said is still being carried out: somebody else is asked. */
  isCarryingOut(id: string): boolean {
    return id === gmSeat && this.#turn !== undefined && !this.#turn.isIdle
  }

  box(id: string): Box {
    const box = this.#boxes.get(id) ?? new Box()
    this.#boxes.set(id, box)
    return box
  }

  /** The table's own words go by the same routes as everybody's, and an answer goes in the name of who gave it. */
  tell(id: string, message: Message): void {
    const seat = this.#seats.get(id)
    if (!seat || !this.isOutside(id)) return
    const from: Sender =
      message.tag === 'PLAYER_TO_GM'
        ? { role: this.#seats.get(message.character)?.sender.role ?? 'companion', name: message.character }
        : { role: 'lead' }
    if (routeMessage(from, seat.sender, message).ok) this.box(id).put(message)
  }

  /** Asks a seat for words; undefined when nothing was heard in time. The last message is the one that asks. */
  async ask(
    id: string,
    messages: readonly Message[],
    { lane, limitMs, signal }: { readonly lane: Lane; readonly limitMs: number; readonly signal: AbortSignal },
  ): Promise<string | undefined> {
    const put = (): void => {
      for (const message of messages) this.tell(id, message)
    }
    this.assertOpen()
    return this.box(id).ask(lane, put, messages.at(-1)?.tag ?? '', limitMs, signal)
  }

  /** Mail goes to whom it was routed when it was sent, and to those who overhear it. */
  deliver({ message, to, copies }: Delivery): void {
    const first = to.name ?? to.role
    for (const id of new Set([first, ...copies])) if (this.isOutside(id)) this.box(id).put(message)
  }

  readonly whoIs: Directory = name => {
    const seat = this.#seats.get(name)
    if (seat) return { role: seat.sender.role, name }
    const found = resolveName(this.#parts.names(), name, ['party'])
    const meant = found.kind === 'one' ? this.#seats.get(found.name.id) : undefined
    return meant && { role: meant.sender.role, name: meant.id }
  }

  /** What a seat says. */
  give(id: string, text: string, envelope?: string): Given {
    const seat = this.#seats.get(id)
    const nothing = Promise.resolve()
    if (!seat) return { refused: [refusal('', 'That seat is gone.')], accepted: 0, settled: nothing }
    this.box(id).isAway = false
    if (text.length > longestText) {
      const why = `That is ${text.length} characters long; at most ${longestText} are read at once.`
      return { refused: [refusal('', why, ['say it in parts'])], accepted: 0, settled: nothing }
    }
    const { accepted, refused } = sortMail(seat.sender, text, this.whoIs, envelope)
    if (accepted.length === 0 && refused.length === 0) {
      return { refused: [refusal('', 'Nothing was said.')], accepted: 0, settled: nothing }
    }
    return id === gmSeat ? this.#fromGm(accepted, refused) : this.#fromOther(seat, accepted, refused)
  }

  #fromGm(deliveries: readonly Delivery[], refused: readonly Refused[]): Given {
    const talk = deliveries.filter(({ message }) => message.tag === 'INFORMAL').map(({ message }) => whyTalk(message))
    const messages = deliveries.filter(({ message }) => message.tag !== 'INFORMAL').map(withAddress)
    const turn = this.#turn
    if (!turn || messages.length === 0) {
      const late = messages.map(({ tag }) => refusal(tag, notNow, ['call next']))
      return { refused: [...refused, ...talk, ...late], accepted: 0, settled: Promise.resolve() }
    }
    this.box(gmSeat).settle()
    return { refused: [...refused, ...talk], accepted: messages.length, settled: turn.say(messages) }
  }

  /** An answer is what the seat was asked for; all else that may be sent is mail. */
  #fromOther({ id }: Seat, deliveries: readonly Delivery[], sorted: readonly Refused[]): Given {
    const refused = [...sorted]
    let accepted = 0
    const mail: Delivery[] = []
    for (const delivery of deliveries) {
      const { message } = delivery
      if (isAnswer(message)) {
        const words = message.tag === 'INFORMAL' ? message.text : printMessage(message)
        if (this.box(id).answer(words)) accepted += 1
        else if (message.tag === 'PLAYER_TO_GM' && this.isOutside(gmSeat)) mail.push(delivery)
        else refused.push(refusal(message.tag, 'Nobody waits for an answer of yours now.', ['call next']))
      } else if (message.tag === 'INFORMAL') refused.push(whyTalk(message))
      else mail.push(delivery)
    }
    if (mail.length > 0) this.#send(mail)
    return { refused, accepted: accepted + mail.length, settled: Promise.resolve() }
  }

  #send(mail: readonly Delivery[]): void {
    if (this.#turn) this.#turn.post(mail)
    else this.#mail.push(...mail)
  }

  /** What was sent since the last beat. */
  takeMail(): readonly Delivery[] {
    return this.#mail.splice(0)
  }

  /** Nothing is asked of anybody while the table is being left. */
  assertOpen(): void {
    if (this.#held) throw this.#held
  }

  openTurn(owed: Owed): GmTurn {
    this.#turn = new GmTurn(owed)
    return this.#turn
  }

  /** Whoever is waited for is not waited for any more: the beat stays open, and is gone on with another time. */
  hold(cause: Error): void {
    this.#held = cause // whatever is tried again meanwhile is not asked of anybody
    this.#turn?.stop(cause)
    for (const box of this.#boxes.values()) box.stop(cause)
  }

  /** The table is open again. */
  goOn(): void {
    this.#held = undefined
  }

  /** The session is over for everybody: whoever waits is told. */
  shutDown(text: string): void {
    for (const id of this.#seats.keys()) if (this.isOutside(id)) this.tell(id, { tag: 'shutdown_request', text })
  }

  closeTurn(): void {
    this.#mail.push(...(this.#turn?.close() ?? []))
    this.#turn = undefined
    this.box(gmSeat).settle()
  }

  /**
   * Waits for letters. A Game Master that asks for the next thing has said all it has to say; one that has said nothing
   * yet is handed again what it has to answer, and one of whom nobody has heard is reminded.
   */
  async next(id: string, signal: AbortSignal): Promise<ReturnType<Box['take']>> {
    const box = this.box(id)
    box.isAway = false
    if (id === gmSeat) await this.#passOn(box, signal)
    while (!box.hasLetters && !signal.aborted && !box.isAway) await box.changed(signal)
    if (id === gmSeat && box.hasLetters) await this.#turn?.whenIdle(graceMs)
    return signal.aborted ? [] : box.take()
  }

  /** What others sent may be under way, and leave no letter: the beat is passed on when that is dealt with. */
  async #passOn(box: Box, signal: AbortSignal): Promise<void> {
    const turn = this.#turn
    if (!turn) return
    const isToWait = (): boolean => !box.hasLetters && !signal.aborted && turn === this.#turn
    while (isToWait() && !turn.isIdle) await turn.whenIdle(graceMs)
    if (!isToWait()) return
    const { missing } = turn
    if (missing === 'nothing') return turn.over()
    if (missing === 'words' && !turn.hasSaid) return box.again()
    turn.wasReminded()
    box.put({ tag: 'TABLE_NOTE', note: reminders[missing] })
  }
}

/** A reply is put before the table waits again: whoever reads it at once would be told that others are still asked. */
const graceMs = 300

/** Whoever asks for the next thing has said all, as a rule; where nobody has heard anything, it is asked once. */
const reminders: Readonly<Record<Exclude<Owed, 'nothing'>, string>> = {
  words:
    'Nobody has heard anything in this beat yet, and it is still yours: tell it with [NARRATIVE], and what was refused in other words. Call next once more to close it in silence.',
  ending:
    'The session is to end, and nothing was said to it: [SESSION_END] with summary and next_hook closes it. Call next once more to end it without closing words.',
}

const notNow = 'Nothing waits for you now: the last beat is over, or another plays this one.'

/** Whom a prompt is for may stand on the envelope alone. */
const withAddress = ({ message, to }: Delivery): Message =>
  (message.tag === 'GM_TO_PLAYER' || message.tag === 'WHISPER') && to.name !== undefined
    ? { ...message, to: to.name }
    : message

/** Plain words are an answer; what begins as a message and is none is not. */
const isAnswer = (message: Message): boolean =>
  message.tag === 'PLAYER_TO_GM' ||
  message.tag === 'RELAY_TO_HUMAN' ||
  (message.tag === 'INFORMAL' && !isTagged(message.text))

/** Why something is no message, and what a message of that kind takes. */
function whyTalk(message: Message): Refused {
  if (message.tag !== 'INFORMAL' || !isTagged(message.text))
    return refusal('', 'It begins with no tag. Begin what is told with [NARRATIVE] on a line of its own.')
  const { tag, name = '' } = tagLineIn(message.text) ?? {}
  return refusal(tag ?? name, message.note, tag === undefined ? [] : [`[${tag}] takes: ${layoutOf(shapes[tag])}`])
}
