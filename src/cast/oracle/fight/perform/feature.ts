/** A feature of a class, on whoever it is meant for. */
import type { CreatureId } from '../../../../rules/fifth/model/creature.ts'
import type { Play } from '../../desk/desk.ts'
import { act, type Done } from '../act.ts'
import type { Order } from '../orders.ts'
import { partyIn, type Stage } from '../../desk/fighting/stage.ts'
import { neediest } from './choose.ts'
import { tellOne } from './others.ts'

/** The one in the thick of it: whoever else stands, the first in the order. */
const comrade = (stage: Stage, who: CreatureId): CreatureId | undefined =>
  partyIn(stage).find(({ id, life, isCharacter }) => id !== who && life === 'alive' && isCharacter)?.id

function targetsFor(
  stage: Stage,
  who: CreatureId,
  { feature, targets }: Extract<Order, { readonly kind: 'feature' }>,
): readonly CreatureId[] {
  const friends = targets.filter(id => stage.desk.game.creatures[id]?.side === 'party')
  const foes = targets.filter(id => stage.desk.game.creatures[id]?.side === 'foes')
  if (feature === 'bardic-inspiration') return [friends.find(id => id !== who) ?? comrade(stage, who) ?? who]
  if (feature === 'lay-on-hands') return [friends[0] ?? neediest(stage, who)?.id ?? who]
  return foes
}

export async function* useFeature(
  stage: Stage,
  who: CreatureId,
  order: Extract<Order, { readonly kind: 'feature' }>,
): Play<Done> {
  const targets = targetsFor(stage, who, order)
  const [target = who] = targets
  const isReckoned = order.feature === 'flurry-of-blows' || order.feature === 'martial-arts'
  const done = yield* act(
    stage,
    'use-feature',
    { who, feature: order.feature, targets: [...targets] },
    isReckoned ? '' : `does-${order.feature}`,
    { who, target },
  )
  if (done.ok && order.feature === 'turn-undead' && !done.ruled.events.some(({ type }) => type === 'buff-gained'))
    tellOne(stage, 'fizzles')
  return done
}
