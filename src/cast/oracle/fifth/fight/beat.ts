/** One beat of a fight: the human's turn by their words, and the round that follows from it. */
import type { CreatureId } from '../../../../rules/fifth/model/creature.ts'
import type { Intent } from '../../understand/intent.ts'
import type { Desk, Play } from '../desk.ts'
import { plain, spoken } from '../plain.ts'
import { quote, tell } from '../tell.ts'
import type { Denial } from './act.ts'
import { asideTo, bid } from './aside.ts'
import { handOver } from './begin.ts'
import { fightOf, forgetFight, keepFight } from './memory.ts'
import type { Order } from './orders.ts'
import { isSoothing, letSleep, parley, soothe, surrender } from './parley.ts'
import { performAll } from './perform/perform.ts'
import { apart } from './read/clauses.ts'
import { readOrders } from './read/orders.ts'
import { endTurn, fieldOf, finishQuickly, goOn } from './round.ts'
import { say } from './say.ts'
import { foesAwake, foesUp, nameOfId, newStage, type Stage } from './stage.ts'

/** A number answers what was suggested; anything else is taken as it was typed. */
function lineOf({ memory }: Desk, { line }: Intent): string {
  const number = /^\s*(?<number>\d)[.)]?\s*$/.exec(line)?.groups?.['number']
  return (number === undefined ? undefined : memory.options[Number(number) - 1]) ?? line
}

function ordersOf(stage: Stage, who: CreatureId, intent: Intent): readonly Order[] {
  const line = lineOf(stage.desk, intent)
  if (intent.verb === 'go' && intent.targets.some(({ kind }) => kind === 'place' || kind === 'exit'))
    return [{ kind: 'flee' }]
  const orders = readOrders(line, fieldOf(stage, who), line === intent.line ? intent.verb : undefined)
  const meant = intent.targets.flatMap(({ id }) =>
    stage.desk.game.creatures[id as CreatureId]?.side === 'foes' ? [id as CreatureId] : [],
  )
  return orders.map(order =>
    order.kind === 'attack' && order.targets.length === 0 ? { ...order, targets: meant } : order,
  )
}

/** What is said aloud is told as it was said. */
function speak(stage: Stage, who: CreatureId, words: readonly string[]): void {
  const [first] = words
  if (first !== undefined) quote(stage.desk, nameOfId(stage, who), spoken(first))
}

function refuse(stage: Stage, denials: readonly Denial[]): void {
  const [first] = denials
  if (first === undefined) return
  const allowed = first.allowed.filter(way => !/^[a-z]+(?:-[a-z]+)+$/.test(way)).slice(0, 5)
  const ways = allowed.length === 0 ? '' : ` Possible: ${allowed.join(', ')}.`
  tell(stage.desk, say(stage, 'refuses'), `(${first.why}${ways})`)
}

/** Twice in one turn the human is asked again; then the moment has passed. */
const mostHesitations = 2
/** What is no move at all is answered so often, and costs nothing. */
const mostAsides = 3

/** The turn stays theirs; but nobody can hold up a fight for ever. */
async function* hesitate(stage: Stage, who: CreatureId, isLost: boolean): Play<boolean> {
  const { hesitated } = fightOf(stage.desk)
  keepFight(stage.desk, { hesitated: hesitated + 1 })
  if (hesitated + 1 < (isLost ? mostHesitations : mostAsides)) {
    if (isLost) tell(stage.desk, say(stage, 'asksAgain'))
    return false
  }
  tell(stage.desk, say(stage, 'holds', { who }))
  yield* performAll(stage, who, [{ kind: 'dodge' }])
  return true
}

/** Whether it ends here without another blow: a beast is soothed, or those who sleep are let sleep. */
async function* isPeace(stage: Stage, who: CreatureId, { line }: Intent, orders: readonly Order[]): Play<boolean> {
  if (isSoothing(stage, line)) {
    yield* soothe(stage, who)
    return true
  }
  const isStriking = orders.some(({ kind }) => kind === 'attack' || kind === 'cast' || kind === 'quick')
  if (foesAwake(stage).length > 0 || foesUp(stage).length === 0) return false
  if (isStriking) keepFight(stage.desk, { isMerciless: true })
  const isBidden = Object.keys(fightOf(stage.desk).bidden).length > 0 // somebody else has yet to do as they were told
  return !isStriking && !isBidden && (yield* letSleep(stage))
}

/** Answers whether the turn was used. */
async function* takeTurn(stage: Stage, who: CreatureId, intent: Intent): Play<boolean> {
  const { desk } = stage
  if (bid(stage, lineOf(desk, intent))) return yield* hesitate(stage, who, false)
  const orders = ordersOf(stage, who, intent)
  const aside = asideTo(stage, who, intent, orders)
  if (aside !== undefined) {
    tell(desk, aside)
    return yield* hesitate(stage, who, false)
  }
  if (yield* isPeace(stage, who, intent, orders)) return true
  const { words } = apart(lineOf(desk, intent))
  speak(stage, who, words)
  const [first] = orders
  if (orders.some(({ kind }) => kind === 'quick') && (yield* finishQuickly(stage))) return true
  if (orders.some(({ kind }) => kind === 'surrender') && (yield* surrender(stage, who))) return true
  const plea = orders.find(order => order.kind === 'parley')
  if (plea !== undefined) {
    const heard = yield* parley(stage, who, plea)
    if (heard.ok) return true
  }
  const { done, denials } = yield* performAll(stage, who, orders)
  if (desk.game.fight?.fled.includes(who) === true) keepFight(desk, { isFleeing: true }) // whoever leads runs, and the rest follow
  if (done > 0 || desk.game.fight === null) return true
  refuse(stage, denials)
  if (first?.kind === 'look') tell(desk, say(stage, 'readsField', { who }))
  if (first?.kind === 'speak' && words.length === 0) speak(stage, who, [first.words])
  const isLost = first === undefined || first.kind === 'nothing'
  return yield* hesitate(stage, who, isLost)
}

/** Whoever lies there may still think, dream, and be looked at. */
function dream(stage: Stage, line: string): void {
  const words = plain(line, 160)
  const isThought = words.split(' ').length >= 3
  tell(stage.desk, isThought ? say(stage, 'dreams', { words }) : say(stage, 'liesThere'))
}

export async function* fightBeat(desk: Desk, intent: Intent): Play {
  if (desk.game.fight === null) return forgetFight(desk)
  const stage = newStage(desk)
  const { human } = stage
  keepFight(desk, { beats: fightOf(desk).beats + 1 })
  const isMine = human !== undefined && desk.game.fight.turn?.who === human
  if (isMine) {
    const isUsed = yield* takeTurn(stage, human, intent)
    if (!isUsed) return yield* handOver(stage)
    keepFight(desk, { hesitated: 0 })
    yield* endTurn(stage)
  } else if (human !== undefined && desk.game.creatures[human]?.life !== 'alive') dream(stage, intent.line)
  const isOpen = fightOf(desk).isMerciless || foesAwake(stage).length > 0
  if (desk.game.fight?.tier === 'trivial' && fightOf(desk).beats > 1 && isOpen) yield* finishQuickly(stage)
  yield* goOn(stage)
  yield* handOver(stage)
}
