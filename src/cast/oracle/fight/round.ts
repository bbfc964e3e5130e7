/** From one turn of the human's to the next: foes and companions act in the order the dice gave them. */
import { isIncapacitated } from '../../../rules/fifth/checks/state.ts'
import type { CreatureId } from '../../../rules/fifth/model/creature.ts'
import { isLucky } from '../desk/chance.ts'
import type { Play } from '../desk/desk.ts'
import { spoken } from '../../../english/told-back.ts'
import { flush, quote, tell } from '../desk/tell.ts'
import { act } from './act.ts'
import { askCompanions, companionsUp, type Plans } from './companions.ts'
import { instinct, reflexes } from './instinct.ts'
import { fightOf, keepFight } from '../desk/fighting/memory.ts'
import type { Wish } from '../desk/wishes.ts'
import { merciful, mercifulBlow } from './mercy.ts'
import type { Order } from './orders.ts'
import { isTalker } from './parley.ts'
import { performAll } from './perform/perform.ts'
import { hearAs } from '../hear/hear-as.ts'
import { ordersOf } from './orders-of.ts'
import { say } from './say.ts'
import { foesAwake, foesUp, isAsleep, nameOfId, type Stage } from '../desk/fighting/stage.ts'
import { upperFirst } from '../../../english/naming.ts'

const turnOf = ({ desk }: Stage): CreatureId | undefined => desk.game.fight?.turn?.who

/** Whose turn it is can be said to have been used. */
const hasActed = ({ desk }: Stage, who: CreatureId): boolean =>
  desk.game.fight?.turn?.who !== who || desk.game.fight.turn.hasActed

/** What a companion shouts is told in their own words. */
function shout(stage: Stage, who: CreatureId, wishes: readonly Wish[]): void {
  const speech = wishes.find(wish => wish.kind === 'speech')
  if (speech !== undefined) quote(stage.desk, nameOfId(stage, who), spoken(speech.said), '', { act: speech.act })
}

const plainBlow = {
  kind: 'attack',
  targets: [],
  isMerciful: false,
  isThrown: false,
  isSmite: false,
  isLast: true,
} as const

/** Some of them sleep, and whoever leads has not said that it makes no difference. */
const hasSleepers = (stage: Stage): boolean => !fightOf(stage.desk).isMerciless && foesUp(stage).some(isAsleep)

/** Where some sleep, blows and spells go to those who do not. */
function atTheAwake(stage: Stage, order: Order): Order {
  if (!hasSleepers(stage) || (order.kind !== 'attack' && order.kind !== 'cast')) return order
  const awake = foesAwake(stage).map(({ id }) => id)
  const isFoe = (id: CreatureId): boolean => stage.desk.game.creatures[id]?.side === 'foes'
  const meant = order.targets.filter(id => !isFoe(id) || awake.includes(id))
  return { ...order, targets: meant.length > 0 ? meant : awake.slice(0, 1) }
}

/** Companions do not kill sleepers unless they are told to. */
async function* isHoldingOff(stage: Stage, who: CreatureId): Play<boolean> {
  if (!hasSleepers(stage) || foesAwake(stage).length > 0 || fightOf(stage.desk).isFleeing) return false
  const text = say(stage, 'holdsOff', { who })
  tell(stage.desk, text)
  yield* act(stage, 'end-turn')
  return true
}

function forgetBidding(stage: Stage, who: CreatureId): void {
  const { [who]: _, ...bidden } = fightOf(stage.desk).bidden
  keepFight(stage.desk, { bidden })
}

/** Whatever the words leave undone, tactics do: nobody stands idle because of a sentence. */
async function* companionsTurn(stage: Stage, who: CreatureId, own: string | undefined): Play {
  const told = fightOf(stage.desk).bidden[who]
  if (told === undefined && (yield* isHoldingOff(stage, who))) return
  const wishes = told ?? (own === undefined ? [] : hearAs(stage.desk, who, own))
  if (told === undefined) shout(stage, who, wishes)
  const isFleeing = fightOf(stage.desk).isFleeing
  const read: readonly Order[] = isFleeing ? [{ kind: 'flee' }] : ordersOf(stage, who, wishes)
  const able = read.filter(({ kind }) => kind !== 'flee' || isFleeing) // a companion does not run while the others stand
  const orders = able.map(order => merciful(stage, atTheAwake(stage, order)))
  const chosen = orders.every(({ kind }) => kind === 'nothing' || kind === 'speak' || kind === 'look')
    ? instinct(stage, who).map(order => merciful(stage, order))
    : orders
  const first = chosen.some(({ kind }) => kind === 'feature') || isFleeing ? [] : reflexes(stage, who)
  if (told !== undefined) forgetBidding(stage, who)
  yield* performAll(stage, who, [...first, ...chosen])
  if (!hasActed(stage, who) && fightOf(stage.desk).isSparing)
    yield* performAll(stage, who, [atTheAwake(stage, mercifulBlow)])
  if (!hasActed(stage, who) && hasSleepers(stage)) yield* performAll(stage, who, [atTheAwake(stage, plainBlow)])
  if (!hasActed(stage, who)) yield* act(stage, 'play-turn')
  else if (turnOf(stage) === who) yield* act(stage, 'end-turn')
}

/** One of them calls out now and then, if they have a voice. */
function banter(stage: Stage): void {
  const up = foesUp(stage).filter(foe => !isIncapacitated(foe))
  const [first] = up
  if (first === undefined || !isLucky(stage.desk, 25)) return
  const talker = up.find(isTalker)
  if (talker === undefined) {
    const text = say(stage, 'growls', { who: first.id })
    tell(stage.desk, text)
    return
  }
  const words = say(stage, 'taunts')
  if (words !== '') quote(stage.desk, upperFirst(nameOfId(stage, talker.id)), words.replaceAll('"', ''))
}

const isHumansMove = (stage: Stage): boolean => {
  const { human, desk } = stage
  const creature = human === undefined ? undefined : desk.game.creatures[human]
  return creature !== undefined && turnOf(stage) === human && !isIncapacitated(creature)
}

/** Whether the human may still come to move before this round and the next are through. */
function waitsForHuman({ human, desk }: Stage): boolean {
  const creature = human === undefined ? undefined : desk.game.creatures[human]
  return creature !== undefined && !isIncapacitated(creature) && desk.game.fight?.fled.includes(creature.id) !== true
}

const mostTurns = 60

/** Goes on until it is the human's move, or the fight is over; for those who only watch, until the next round is done. */
export async function* goOn(stage: Stage): Play {
  const { desk } = stage
  const from = desk.game.fight?.round ?? 0
  let plans: Plans | undefined
  for (let turn = 0; turn < mostTurns && desk.game.fight !== null; turn += 1) {
    if (isHumansMove(stage)) return
    if (!waitsForHuman(stage) && desk.game.fight.round > from && !fightOf(desk).isFleeing) return
    const who = turnOf(stage)
    if (who === undefined) yield* act(stage, 'end-turn')
    else if (desk.game.creatures[who]?.side !== 'party') {
      banter(stage)
      const played = yield* act(stage, 'play-foes')
      if (!played.ok) yield* act(stage, 'end-turn')
    } else if (desk.game.creatures[who].isCharacter && who !== stage.human) {
      plans ??=
        desk.game.fight.tier === 'trivial' || fightOf(desk).isFleeing
          ? new Map<CreatureId, string>()
          : yield* askCompanions(stage, companionsUp(stage))
      yield* companionsTurn(stage, who, plans.get(who))
    } else yield* act(stage, 'play-turn')
    yield* flush(desk) // dice are told where they fall: each turn with its own
  }
}

/** Ends the human's own turn, if it is still on. */
export async function* endTurn(stage: Stage): Play {
  if (stage.human !== undefined && turnOf(stage) === stage.human) yield* act(stage, 'end-turn')
}

/** Nothing more of it needs to be watched. */
export async function* finishQuickly(stage: Stage): Play<boolean> {
  const resolved = yield* act(stage, 'resolve-fight')
  return resolved.ok
}
