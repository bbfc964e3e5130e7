/** The Attack action as people mean it: a step up, every strike there is, the other hand too. */
import { tell } from '../../desk/tell.ts'
import { distanceBetween, engagedWith } from '../../../../rules/fifth/combat/reach.ts'
import type { CreatureId } from '../../../../rules/fifth/model/creature.ts'
import type { Play } from '../../desk/desk.ts'
import { act, ask, type Denial, type Done } from '../act.ts'
import type { Order } from '../orders.ts'
import { say } from '../say.ts'
import { callOf, type Stage } from '../../desk/fighting/stage.ts'
import { attackFor, targetFor } from './choose.ts'

type AttackOrder = Extract<Order, { readonly kind: 'attack' }>

const mostStrikes = 6

function inputFor(stage: Stage, who: CreatureId, target: CreatureId, order: AttackOrder) {
  const { weapon, isMerciful, isSmite } = order
  const chosen = weapon ?? (isMerciful ? undefined : attackFor(stage, who, target)?.name)
  return {
    who,
    target,
    ...(chosen === undefined ? {} : { weapon: chosen }),
    ...(isMerciful ? { knockOut: true } : {}),
    ...(isSmite ? { smite: true } : {}),
  }
}

const isOn = ({ desk }: Stage, who: CreatureId): boolean => desk.game.fight?.turn?.who === who

/** Out of reach: then as near as feet carry, and the blow comes next time. */
async function* runAt(stage: Stage, who: CreatureId, target: CreatureId, denial: Denial): Play<Done> {
  const dashed = yield* ask(stage, 'dash', { who })
  if (!dashed.ok) return { ok: false, denial }
  return yield* act(stage, 'move', { who, towards: target })
}

/** A blade that can be thrown is not, where a step will do; a step that fails leaves the throw. */
async function* stepUp(stage: Stage, who: CreatureId, target: CreatureId, weapon: string | undefined): Play {
  const { game } = stage.desk
  const attack = game.creatures[who]?.attacks.find(({ name }) => name === weapon)
  const isNear = distanceBetween(game, who, target) === 'near'
  if (attack?.kind === 'melee' && attack.range !== undefined && isNear)
    yield* ask(stage, 'move', { who, towards: target })
}

async function* strikeFirst(stage: Stage, who: CreatureId, target: CreatureId, order: AttackOrder): Play<Done> {
  const input = inputFor(stage, who, target, order)
  if (!order.isThrown) yield* stepUp(stage, who, target, input.weapon)
  const struck = yield* act(stage, 'attack', input)
  if (struck.ok) return struck
  const { weapon: _, ...plain } = order
  const again = order.weapon === undefined ? struck : yield* act(stage, 'attack', inputFor(stage, who, target, plain))
  if (again.ok) return again
  return yield* runAt(stage, who, target, struck.denial)
}

async function* strikeOn(stage: Stage, who: CreatureId, meant: readonly CreatureId[], order: AttackOrder): Play {
  for (let count = 0; count < mostStrikes && isOn(stage, who); count += 1) {
    if ((stage.desk.game.fight?.turn?.attacksLeft ?? 0) === 0) return
    const target = targetFor(stage, who, meant)
    if (target === undefined) return
    const { weapon: _, ...plain } = order
    const struck = yield* act(stage, 'attack', inputFor(stage, who, target, count === 0 ? order : plain))
    if (!struck.ok) return
  }
}

/** A monk's hands follow the first blow by themselves. */
async function* bareHands(stage: Stage, who: CreatureId): Play {
  const monk = stage.desk.game.creatures[who]
  const turn = stage.desk.game.fight?.turn
  if (
    monk?.className === 'monk' &&
    turn?.who === who &&
    !turn.hasBonusActed &&
    engagedWith(stage.desk.game, who).length > 0
  )
    yield* act(stage, 'use-feature', { who, feature: 'martial-arts' })
}

/** A second light weapon strikes by itself where there is one; whoever has none is not told so. */
async function* otherHand(stage: Stage, who: CreatureId, meant: readonly CreatureId[]): Play {
  const { desk } = stage
  const turn = desk.game.fight?.turn
  const creature = desk.game.creatures[who]
  if (turn?.who !== who || turn.hasBonusActed || creature === undefined) return
  const first = creature.attacks.find(({ name }) => name === turn.struckWith)
  const isLight = (name: string | undefined): boolean =>
    creature.attacks.some(
      attack => attack.name === name && attack.kind === 'melee' && attack.properties.includes('light'),
    )
  const second = creature.attacks.find(({ name }) => name !== first?.name && isLight(name)) ?? first
  const target = targetFor(stage, who, meant)
  if (!isLight(first?.name) || !isLight(second?.name) || second === undefined || target === undefined) return
  yield* act(stage, 'off-hand-attack', { who, target, weapon: second.name })
}

export async function* performAttack(stage: Stage, who: CreatureId, order: AttackOrder): Play<Done> {
  const target = targetFor(stage, who, order.targets)
  if (target === undefined) return { ok: false, denial: { why: 'There is nobody left to strike at.', allowed: [] } }
  const isElsewhere = order.targets.length > 0 && !order.targets.includes(target)
  if (isElsewhere) tell(stage.desk, say(stage, 'turnsTo', { who, target }) || `It is ${callOf(stage, target)}, then.`)
  const first = yield* strikeFirst(stage, who, target, order)
  if (!first.ok) return first
  const meant = order.targets.length > 1 ? order.targets.filter(id => id !== target) : [target]
  yield* strikeOn(stage, who, meant, order)
  if (order.isLast) {
    yield* otherHand(stage, who, order.targets.length > 0 ? order.targets : [target])
    yield* bareHands(stage, who)
  }
  return first
}
