/** A beat at work: what the Game Master has before it, and the few things it can do. It lives for one beat. */
import type { Json } from '../../../core/json.ts'
import { below, seedRng, streamOf, type Stream } from '../../../core/random.ts'
import type { BladesEvent } from '../../../rules/blades/model/events.ts'
import type { Scoundrel } from '../../../rules/blades/model/crew.ts'
import { leadOf, type BladesWorld } from '../../../rules/blades/model/world.ts'
import type { Rolled } from '../../../rules/ruleset.ts'
import type { Card } from '../../../table/protocol/message-gm.ts'
import type { Move, Outcome } from '../../../table/moves.ts'
import type { GmSees } from '../../../table/ports.ts'
import { cityOf, type City } from './city.ts'
import { optionIn, type Named } from './hear/option.ts'
import type { Wish } from './hear/wish.ts'
import { readMemory, type Memory, type Offer } from './memory.ts'
import { prose, textOf, type Fact, type Part, type Salience, type SpeechAct } from '../../../table/parts.ts'
import { fill, scene, type Slots } from './words.ts'

export type Play<Value = void> = AsyncGenerator<Move, Value, Outcome>

/** A mind that tells days of rest, and who is at the door; nothing where it has no words for it. */
export type Minds = {
  readonly days: (desk: Desk) => Promise<string | undefined>
  readonly door: (desk: Desk) => Promise<Door | undefined>
}

export type Door = {
  readonly kind: string
  readonly narration: string
  readonly options: readonly {
    readonly label: string
    readonly cost: 'coin' | 'stress' | 'heat'
    readonly amount: number
    readonly resolution: string
  }[]
}

export type Desk = {
  readonly sees: GmSees
  readonly city: City
  readonly chance: Stream
  world: BladesWorld
  memory: Memory
  /** What waits to be told: facts, with their words beside them. */
  readonly telling: Part[]
  /** How often something was not told, because it would have given something away. */
  withheld: number
  /** What the telling was about, for the scene's own record: a line each. */
  readonly gist: string[]
  readonly learned: string[]
  offers: Offer[]
  /** The session is over after this beat. */
  isOver: boolean
  /** Whoever was asked is not there any more: what is open stays open until they are back. */
  hasLeft: boolean
  /** Something was told or asked in this beat. */
  hasSpoken: boolean
  /** One of the crew has had a word about it. */
  hasRemarked: boolean
  /** Who tells what the book only counts; none where the Oracle does. */
  readonly minds: Minds | undefined
  /** What was said before a question that was open was put again: its answer. */
  answer: string | undefined
  /** What somebody said they do instead of spending a die. */
  instead: Wish | undefined
}

export function openDesk(seed: string | number, sees: GmSees, minds?: Minds): Desk {
  const kept = readMemory(sees.state.memory)
  const memory = { ...kept, turn: kept.turn + 1 }
  return {
    sees,
    city: cityOf(sees.atFirst),
    chance: streamOf(seedRng(`${seed}/${memory.turn}`)),
    world: sees.world as unknown as BladesWorld, // the table plays this game, so its world is this
    memory,
    telling: [],
    withheld: 0,
    gist: [],
    learned: [],
    offers: [],
    isOver: false,
    hasLeft: false,
    hasSpoken: false,
    hasRemarked: false,
    minds,
    answer: undefined,
    instead: undefined,
  }
}

export const keep = (desk: Desk, change: Partial<Memory>): void => {
  desk.memory = { ...desk.memory, ...change }
}

export const lead = ({ world }: Desk): Scoundrel | undefined => leadOf(world)

/** The next of a list, in an order that chance has set once: no line comes back before all were used. */
export function draw<Value>(desk: Desk, key: string, list: readonly Value[]): Value {
  const count = desk.memory.drawn[key] ?? below(desk.chance, Math.max(1, list.length))
  keep(desk, { drawn: { ...desk.memory.drawn, [key]: count + 1 } })
  return list[count % list.length] as Value
}

/** A phrase of a list, filled in. */
export const phrase = (desk: Desk, key: string, list: readonly string[], slots: Slots = {}): string =>
  fill(draw(desk, key, list), slots)

/** A paragraph of its own. */
export const tell = (desk: Desk, ...texts: readonly string[]): void => {
  const words = texts.filter(text => text !== '').join(' ')
  if (words !== '') desk.telling.push(prose(words))
}

/** Somebody says something; quotes that its author put around it are the table's to put. */
export const speak = (desk: Desk, who: string, said: string, act: SpeechAct = 'say'): void => {
  const text = said.trim()
  const isWhole = /^["“][^"“”]*["”]$/.test(text)
  if (isWhole) desk.telling.push({ kind: 'said', who, act, text: text.slice(1, -1) })
  else desk.telling.push(prose(`> **${who}**: ${text.replaceAll('\n', '\n> ')}`))
}

/** Said to the person who plays, and in no book. */
export const note = (desk: Desk, text: string): void => {
  if (text !== '') desk.telling.push({ kind: 'table', text })
}

/** Something is so, and has been told in words that stand beside it. */
export const fact = (desk: Desk, is: Fact, salience: Salience = 1): void => {
  desk.telling.push({ ...is, text: '', salience })
}

export const isTold = ({ memory }: Desk, key: string): boolean => memory.told.includes(key)
export const noteTold = (desk: Desk, key: string): void => {
  if (!isTold(desk, key)) keep(desk, { told: [...desk.memory.told, key] })
}

/** What is learned is written down before it is told: a revelation is one only once it is recorded. */
async function* record(desk: Desk): Play {
  const knowledge = desk.learned.splice(0)
  if (knowledge.length === 0) return
  yield { tag: 'RECORD', state: [], knowledge }
  yield { tag: 'STATE_UPDATED', deltasWritten: [], charactersInvolved: [] }
}

/** Tells what has gathered. What may not be said is left out, and something that may be is said in its place. */
export async function* flush(desk: Desk): Play {
  yield* record(desk)
  const parts = desk.telling.splice(0)
  const text = textOf(parts)
  if (text === '' || desk.withheld >= mostWithheld) return
  desk.hasSpoken = true
  const outcome = yield { tag: 'NARRATIVE', text, parts }
  if (outcome.outcome !== 'withheld') return
  desk.withheld += 1
  const leaks = outcome.leaks.map(({ said }) => said)
  const open = parts.filter(part => !leaks.some(said => part.text.includes(said)))
  if (open.length > 0 && open.length < parts.length) desk.telling.push(...open)
  else desk.telling.push(prose(draw(desk, 'withheld', scene.withheld)))
  yield* flush(desk)
}

/** The table lets a beat be told wrongly so often and no oftener. */
const mostWithheld = 2

export type Ruled =
  | {
      readonly isDone: true
      readonly events: readonly BladesEvent[]
      readonly rolls: readonly Rolled[]
      readonly facts: readonly string[]
    }
  | { readonly isDone: false; readonly why: string; readonly allowed: readonly string[] }

/** Asks the rules. The world is what they say it is, at once. */
export async function* rule(desk: Desk, name: string, input: Readonly<Record<string, Json>> = {}): Play<Ruled> {
  const outcome = yield { tag: 'RULE', name, input }
  if (outcome.outcome === 'ruled') {
    desk.world = outcome.world as unknown as BladesWorld
    return {
      isDone: true,
      events: outcome.events as unknown as readonly BladesEvent[],
      rolls: outcome.rolls,
      facts: outcome.facts,
    }
  }
  if (outcome.outcome === 'refused') return { isDone: false, why: outcome.why, allowed: outcome.allowed }
  return { isDone: false, why: '', allowed: [] }
}

/** `said`: other words for it, besides its name. */
export type Choice = Named & { readonly card?: Card }

/** Puts a question with options. The place of what was chosen, or words of one's own; nothing where nobody answers. */
export async function* ask(
  desk: Desk,
  question: string,
  header: string,
  choices: readonly Choice[],
): Play<{ readonly at: number } | { readonly words: string } | undefined> {
  const early = desk.answer
  desk.answer = undefined
  if (early !== undefined) return answered(early, choices)
  yield* flush(desk)
  const options = choices.map(({ label, hint, card }) => ({
    label,
    ...(hint === undefined ? {} : { description: hint }),
    ...(card === undefined ? {} : { card }),
  }))
  desk.hasSpoken = true
  const outcome = yield { tag: 'ASK_PLAYER', question, header, options }
  if (outcome.outcome !== 'answered' || outcome.message.tag !== 'PLAYER_ANSWER') return undefined
  const said = outcome.message.answer.trim()
  desk.hasLeft = said === ''
  return desk.hasLeft ? undefined : answered(said, choices)
}

function answered(said: string, choices: readonly Choice[]): { readonly at: number } | { readonly words: string } {
  const whole = choices.findIndex(({ label }) => label === said)
  const at = whole === -1 ? optionIn(said, choices) : whole
  return at === undefined ? { words: said } : { at }
}

/** Out of so many, chance says yes. */
export const isLucky = ({ chance }: Desk, of: number): boolean => below(chance, of) === 0
