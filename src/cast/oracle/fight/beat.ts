/** One beat of a fight: the human's turn by their wishes, and the round that follows from it. */
import type { CreatureId } from '../../../rules/fifth/model/creature.ts'
import type { Speech, Wish } from '../desk/wishes.ts'
import type { Desk, Play } from '../desk/desk.ts'
import { heroOf } from '../desk/heroes.ts'
import { plain, spoken } from '../../../english/told-back.ts'
import { quote, show, tell, tellTable } from '../desk/tell.ts'
import type { Denial } from './act.ts'
import { asideTo, bid } from './aside.ts'
import { handOver } from './begin.ts'
import { fightOf, forgetFight, keepFight } from '../desk/fighting/memory.ts'
import { asksMercy, merciful } from './mercy.ts'
import type { Order } from './orders.ts'
import { ordersOf } from './orders-of.ts'
import { isSoothing, letSleep, parley, soothe, surrender } from './parley.ts'
import { performAll } from './perform/perform.ts'
import { endTurn, finishQuickly, goOn } from './round.ts'
import { say } from './say.ts'
import { foesAwake, foesUp, nameOfId, newStage, type Stage } from '../desk/fighting/stage.ts'

/** What is said aloud is told as it was said. */
function speak(stage: Stage, who: CreatureId, { said, act, to, words }: Speech): void {
  if (!said.includes(' ') && words.split(' ').length > 3) return // `calm them down` has no words of its own
  quote(stage.desk, nameOfId(stage, who), spoken(said), '', { act, ...(to !== undefined && { to: to.name }) })
}

/** The rules say no: that is said to whoever plays, and stands in no book. */
function refuse(stage: Stage, denials: readonly Denial[]): void {
  const [first] = denials
  if (first === undefined) return
  const allowed = first.allowed.filter(way => !way.includes('-')).slice(0, 5)
  const ways = allowed.length === 0 ? '' : ` Possible: ${allowed.join(', ')}.`
  tellTable(stage.desk, say(stage, 'refuses'), `(${first.why}${ways})`)
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
    if (isLost) tellTable(stage.desk, say(stage, 'asksAgain'))
    return false
  }
  tell(stage.desk, say(stage, 'holds', { who }))
  yield* performAll(stage, who, [{ kind: 'dodge' }])
  return true
}

/** Whether it ends here without another blow: a beast is soothed, or those who sleep are let sleep. */
async function* isPeace(
  stage: Stage,
  who: CreatureId,
  wishes: readonly Wish[],
  orders: readonly Order[],
): Play<boolean> {
  if (isSoothing(stage, wishes)) {
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
export async function* takeTurn(stage: Stage, who: CreatureId, all: readonly Wish[]): Play<boolean> {
  const { desk } = stage
  if (asksMercy(all)) keepFight(desk, { isSparing: true })
  const wishes = bid(stage, all)
  if (wishes.length === 0 && all.length > 0) return yield* hesitate(stage, who, false)
  const aside = asideTo(stage, wishes)
  const orders = aside === undefined ? ordersOf(stage, who, wishes).map(order => merciful(stage, order)) : []
  if (yield* isPeace(stage, who, wishes, orders)) return true // where all sleep there is time for anything
  if (aside !== undefined) {
    tellTable(desk, aside)
    return yield* hesitate(stage, who, false)
  }
  for (const wish of wishes) if (wish.kind === 'speech') speak(stage, who, wish)
  if (orders.some(({ kind }) => kind === 'quick') && (yield* finishQuickly(stage))) return true
  if (orders.some(({ kind }) => kind === 'surrender') && (yield* surrender(stage, who))) return true
  const plea = orders.find(order => order.kind === 'parley')
  if (plea !== undefined && (yield* parley(stage, who, plea)).ok) return true
  const { done, denials } = yield* performAll(stage, who, orders)
  if (desk.game.fight?.fled.includes(who) === true) keepFight(desk, { isFleeing: true }) // whoever leads runs, and the rest follow
  if (done > 0 || desk.game.fight === null) return true
  refuse(stage, denials)
  if (orders[0]?.kind === 'look') tell(desk, say(stage, 'readsField', { who }))
  return yield* hesitate(stage, who, orders.length === 0)
}

/** Whoever lies there may think of something to hold on to, or call for a friend, who comes if they can. */
function whileDown(stage: Stage, who: CreatureId, wishes: readonly Wish[]): void {
  const { desk } = stage
  const [first] = wishes
  const words = plain(first?.words ?? '', 160)
  const isThought = words.split(' ').length >= 3
  const name = nameOfId(stage, who)
  show(desk, {
    kind: 'deed',
    who: name,
    verb: 'hold-on',
    salience: 2,
    text: isThought ? say(stage, 'dreams', { words }) : say(stage, 'liesThere'),
  })
  const called = first?.kind === 'speech' && first.to?.kind === 'companion' ? heroOf(desk, first.to.id) : undefined
  if (called === undefined || called.life !== 'alive') return
  const tends: Wish = { kind: 'deed', verb: 'heal', roles: {}, words: `tend ${name}`, manner: [], left: [] }
  keepFight(desk, { bidden: { ...fightOf(desk).bidden, [called.id]: [tends] } })
}

export async function* fightBeat(desk: Desk, wishes: readonly Wish[]): Play {
  if (desk.game.fight === null) return forgetFight(desk)
  const stage = newStage(desk)
  const { human } = stage
  keepFight(desk, { beats: fightOf(desk).beats + 1 })
  const isMine = human !== undefined && desk.game.fight.turn?.who === human
  if (isMine) {
    const isUsed = yield* takeTurn(stage, human, wishes)
    if (!isUsed) return yield* handOver(stage)
    keepFight(desk, { hesitated: 0 })
    yield* endTurn(stage)
  } else if (human !== undefined && desk.game.creatures[human]?.life !== 'alive') whileDown(stage, human, wishes)
  const isOpen = !fightOf(desk).isSparing && (fightOf(desk).isMerciless || foesAwake(stage).length > 0)
  if (desk.game.fight?.tier === 'trivial' && fightOf(desk).beats > 1 && isOpen) yield* finishQuickly(stage)
  yield* goOn(stage)
  yield* handOver(stage)
}
