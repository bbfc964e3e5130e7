/** Ready, delay, and reactions that were waited for. */
import type { Attack } from '../model/action.ts'
import type { CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn, fightIn } from '../model/folds.ts'
import { canReach } from './best-attack.ts'
import type { Permission } from './permit.ts'
import { permitAction, permitReaction, permitTurn, refusal } from './permit.ts'
import { distanceBetween, feetOf } from './reach.ts'
import { strike } from './strike.ts'
import { permitTarget } from './turn-attack.ts'
import { goOn } from './turns.ts'

export function ready(deed: Deed, who: CreatureId, trigger: string, what: string): Permission {
  const denied = permitAction(deed.world, who)
  if (denied !== null) return denied
  happen(deed, { type: 'action-used', who, what: 'ready' })
  happen(deed, { type: 'readied', who, readied: { who, trigger, what } })
  tell(deed, `${creatureIn(deed.world, who).name} waits: when ${trigger}, ${what}.`)
  return null
}

/** The moment has come. Whatever else was readied is the GM's to tell; a strike is rolled here. */
export function release(
  deed: Deed,
  who: CreatureId,
  strikeWith?: { readonly target: CreatureId; readonly attack: Attack },
): Permission {
  const denied = permitReaction(deed.world, who)
  if (denied !== null) return denied
  const creature = creatureIn(deed.world, who)
  const readied = fightIn(deed.world).readied.find(one => one.who === who)
  if (readied === undefined)
    return refusal('nothing-readied', `${creature.name} has readied nothing.`, ['wait for its turn'])
  const target = strikeWith === undefined ? null : permitStrike(deed, who, strikeWith)
  if (target !== null) return target
  happen(deed, { type: 'reaction-used', who, what: readied.what })
  happen(deed, { type: 'ready-spent', who })
  tell(deed, `${creature.name} does what was readied: ${readied.what}.`)
  if (strikeWith !== undefined) strike(deed, { who, ...strikeWith, usesTurn: false })
  return null
}

function permitStrike(
  deed: Deed,
  who: CreatureId,
  { target, attack }: { readonly target: CreatureId; readonly attack: Attack },
): Permission {
  const denied = permitTarget(deed.world, { who, target })
  if (denied !== null || canReach(attack, feetOf[distanceBetween(deed.world, who, target)])) return denied
  return refusal('out-of-reach', `${attack.name} does not reach ${creatureIn(deed.world, target).name}.`, [
    'another target',
  ])
}

/** Down the order for good, behind somebody who has yet to act this round. */
export function delay(deed: Deed, who: CreatureId, after: CreatureId): Permission {
  const denied = permitTurn(deed.world, who)
  if (denied !== null) return denied
  const fight = fightIn(deed.world)
  const { turn } = fight
  const later = fight.order
    .filter(place => place.who !== who && !fight.acted.includes(place.who))
    .map(place => place.who)
  if (turn?.hasActed === true || turn?.hasMoved === true || turn?.hasBonusActed === true)
    return refusal('turn-begun', `${creatureIn(deed.world, who).name} has begun to act and cannot delay.`, [
      'end-turn',
      'ready',
    ])
  if (!later.includes(after))
    return refusal(
      'acts-earlier',
      `${creatureIn(deed.world, after).name} does not act later this round.`,
      later.map(id => creatureIn(deed.world, id).name),
    )
  happen(deed, { type: 'delayed', who, after })
  goOn(deed)
  return null
}
