/** Orders carried out, one after the other, as far as a turn goes. */
import type { CreatureId } from '../../../../rules/fifth/model/creature.ts'
import type { Play } from '../../desk/desk.ts'
import { act, type Denial, type Done } from '../act.ts'
import type { Order } from '../orders.ts'
import type { Stage } from '../../desk/fighting/stage.ts'
import { performAttack } from './attack.ts'
import { performCast } from './cast.ts'
import { useFeature } from './feature.ts'
import { approach, disengage, escape, grapple, help, hide, improvise, retreat, shove, tend, useItem } from './others.ts'

/** What a turn can hold; talk and looks are no part of it. */
export type Deed = Exclude<Order, { readonly kind: 'parley' | 'surrender' | 'quick' | 'look' | 'speak' | 'nothing' }>

const isDeed = (order: Order): order is Deed =>
  !['parley', 'surrender', 'quick', 'look', 'speak', 'nothing'].includes(order.kind)

export async function* perform(stage: Stage, who: CreatureId, order: Deed): Play<Done> {
  switch (order.kind) {
    case 'attack':
      return yield* performAttack(stage, who, order)
    case 'cast':
      return yield* performCast(stage, who, order)
    case 'feature':
      return yield* useFeature(stage, who, order)
    case 'item':
      return yield* useItem(stage, who, order)
    case 'tend':
      return yield* tend(stage, who, order.target)
    case 'help':
      return yield* help(stage, who, order.target)
    case 'grapple':
      return yield* grapple(stage, who, order.target)
    case 'shove':
      return yield* shove(stage, who, order)
    case 'approach':
      return yield* approach(stage, who, order.target)
    case 'improvise':
      return yield* improvise(stage, who, order)
    case 'disengage':
      return yield* disengage(stage, who)
    case 'retreat':
      return yield* retreat(stage, who)
    case 'hide':
      return yield* hide(stage, who)
    case 'escape':
      return yield* escape(stage, who)
    case 'stand':
      return yield* act(stage, 'stand-up', { who })
    case 'hold':
    case 'dodge':
      return yield* act(stage, 'dodge', { who })
    case 'dash':
    case 'flee':
      return yield* act(stage, order.kind, { who })
  }
}

export type Performed = { readonly done: number; readonly denials: readonly Denial[] }

const isTheirTurn = ({ desk }: Stage, who: CreatureId): boolean => desk.game.fight?.turn?.who === who

const isProne = ({ desk }: Stage, who: CreatureId): boolean =>
  desk.game.creatures[who]?.conditions.some(({ condition }) => condition === 'prone') ?? false

/** Whoever lies on the ground gets up first, unless they mean to stay there. */
async function* getUp(stage: Stage, who: CreatureId): Play {
  if (isProne(stage, who)) yield* act(stage, 'stand-up', { who })
}

export async function* performAll(stage: Stage, who: CreatureId, orders: readonly Order[]): Play<Performed> {
  const denials: Denial[] = []
  let done = 0
  const deeds = orders.filter(isDeed)
  const isBonusMeant = deeds.some(({ kind }) => kind === 'feature')
  for (const deed of deeds) {
    const order = deed.kind === 'attack' ? { ...deed, isLast: !isBonusMeant } : deed
    if (!isTheirTurn(stage, who)) break
    if (order.kind !== 'stand') yield* getUp(stage, who)
    const came = yield* perform(stage, who, order)
    if (came.ok) done += 1
    else denials.push(came.denial)
  }
  return { done, denials }
}
