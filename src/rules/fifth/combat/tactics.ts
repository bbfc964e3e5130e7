/**
 * A turn played by simple tactics: for foes nobody wants to play by hand, and for fights that only test the rules. It asks
 * the same functions a player's moves ask, so it can do nothing they could not.
 */
import { isCharmedBy, isIncapacitated, speedOf } from '../checks/state.ts'
import type { Action, Attack } from '../model/action.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { maxHitPointsOf } from '../model/body.ts'
import { creatureIn } from '../model/folds.ts'
import { hasTrait } from '../model/traits.ts'
import { bestAttack, canReach } from './best-attack.ts'
import { changeZone, closeIn, flee, standUp } from './move.ts'
import { checkMorale, isShaken } from './morale.ts'
import { distanceBetween, engagedWith, feetOf } from './reach.ts'
import { isReady } from './recharge.ts'
import { enemiesOf } from './sides.ts'
import { dash, dodge, goReckless } from './stances.ts'
import { escape } from './grapple.ts'
import { attackInTurn, attackOffHand } from './turn-attack.ts'
import { endTurn, goOn, settle } from './turns.ts'
import { useAction } from './use-action.ts'

/** Casts something if it wants to; answers whether that was the action of the turn. */
export type Caster = (deed: Deed, who: CreatureId) => boolean

const castsNothing: Caster = () => false

/** Plays the turn that is on to its end, and goes on to the next. */
export function playTurn(deed: Deed, cast: Caster = castsNothing): void {
  const who = deed.world.fight?.turn?.who
  if (who === undefined) return goOn(deed)
  act(deed, who, cast)
  if (settle(deed)) return
  endTurn(deed)
  if (settle(deed)) return
  useLegendary(deed, who)
  goOn(deed)
}

function act(deed: Deed, who: CreatureId, cast: Caster): void {
  const creature = creatureIn(deed.world, who)
  if (isShaken(deed.world, creature) && !checkMorale(deed, who) && flee(deed, who) === null) return
  if (creature.conditions.some(({ condition }) => condition === 'prone')) standUp(deed, who)
  if (creature.buffs.some(({ name }) => name === 'Turned')) return shrinkBack(deed, who)
  if (cast(deed, who) || settle(deed)) return
  if (isHeldIdle(deed, creature) && escape(deed, who) === null) return
  if (hasTrait(creature, 'Reckless') && creature.hitPoints * 2 > maxHitPointsOf(creature))
    goReckless(deed, who, 'Reckless')
  if (breathe(deed, who) || flurry(deed, who)) return
  strikeOn(deed, who)
  comeCloser(deed, who)
}

/** Turned by a holy sign: as far away as feet carry, and then nothing but hiding from it. */
function shrinkBack(deed: Deed, who: CreatureId): void {
  const isAway = creatureIn(deed.world, who).zone === 'far'
  if (isAway || dash(deed, who) !== null || changeZone(deed, who, 'far') !== null) dodge(deed, who)
}

/** Held, with nobody in reach. */
const isHeldIdle = (deed: Deed, creature: Creature): boolean =>
  creature.conditions.length > 0 && speedOf(creature) === 0 && engagedWith(deed.world, creature.id).length === 0

/** Standing enemies, those in the face first and then the weakest. */
function targetsOf(deed: Deed, who: CreatureId): readonly Creature[] {
  const creature = creatureIn(deed.world, who)
  const engaged = engagedWith(deed.world, who)
  return enemiesOf(deed.world, who)
    .filter(enemy => enemy.life === 'alive' && !isCharmedBy(creature, enemy.id))
    .sort(
      (one, other) =>
        Number(engaged.includes(other.id)) - Number(engaged.includes(one.id)) || one.hitPoints - other.hitPoints,
    )
}

/** An area that catches two or more, or the last one standing. */
function breathe(deed: Deed, who: CreatureId): boolean {
  const creature = creatureIn(deed.world, who)
  const ready = creature.actions.find(
    action =>
      action.kind === 'action' &&
      action.recharge !== undefined &&
      action.effect !== undefined &&
      isReady(creature, action),
  )
  if (ready === undefined) return false
  const targets = targetsOf(deed, who)
    .filter(({ id }) => distanceBetween(deed.world, who, id) !== 'far')
    .map(({ id }) => id)
  const isWorth =
    targets.length > 0 && (ready.targets === 'one' || targets.length > 1 || targetsOf(deed, who).length === 1)
  return isWorth && useAction(deed, { who, action: ready, targets }) === null
}

/** The multiattack with the most steps that reach somebody. */
function flurry(deed: Deed, who: CreatureId): boolean {
  const creature = creatureIn(deed.world, who)
  const routines = creature.actions.filter(action => action.kind === 'action' && action.sequence !== undefined)
  if (routines.length === 0) return false
  const targets = targetsOf(deed, who)
  const best = routines
    .map(action => ({ action, steps: stepsThatReach(deed, creature, action, targets) }))
    .reduce((most, one) => (one.steps > most.steps ? one : most), { action: undefined as Action | undefined, steps: 0 })
  return (
    best.action !== undefined &&
    useAction(deed, { who, action: best.action, targets: targets.map(({ id }) => id) }) === null
  )
}

function stepsThatReach(deed: Deed, creature: Creature, action: Action, targets: readonly Creature[]): number {
  const [first] = targets
  if (first === undefined) return 0
  const distance = distanceBetween(deed.world, creature.id, first.id)
  const canStep = distance === 'near' && speedOf(creature) > 0 && deed.world.fight?.turn?.hasMoved !== true
  const feet = canStep ? feetOf.engaged : feetOf[distance]
  return (action.sequence ?? []).filter(step =>
    creature.attacks.some(attack => attack.name === step && canReach(attack, feet)),
  ).length
}

/** Single attacks, as many as the action has; and the other hand. */
function strikeOn(deed: Deed, who: CreatureId): void {
  for (let more = true; more; more = (deed.world.fight?.turn?.attacksLeft ?? 0) > 0) {
    const choice = chooseStrike(deed, who)
    if (choice === undefined || attackInTurn(deed, { who, ...choice }) !== null) return
    if (isIncapacitated(creatureIn(deed.world, who))) return
  }
  if (!creatureIn(deed.world, who).attacks.some(isLight)) return
  const choice = chooseStrike(deed, who)
  if (choice !== undefined && isLight(choice.attack)) attackOffHand(deed, { who, ...choice })
}

const isLight = ({ properties }: Attack): boolean => properties.includes('light')

function chooseStrike(
  deed: Deed,
  who: CreatureId,
): { readonly target: CreatureId; readonly attack: Attack } | undefined {
  const creature = creatureIn(deed.world, who)
  for (const target of targetsOf(deed, who)) {
    const attack = bestAttack(deed.world, creature, target)
    if (attack !== undefined) return { target: target.id, attack }
  }
  return undefined
}

const hasAction = ({ world }: Deed): boolean => world.fight?.turn?.hasActed === false

/** Nothing was in reach: then nearer, and with the action nearer still. */
function comeCloser(deed: Deed, who: CreatureId): void {
  if (!hasAction(deed) || isIncapacitated(creatureIn(deed.world, who))) return
  if (creatureIn(deed.world, who).zone === 'far') changeZone(deed, who, 'near')
  if (chooseStrike(deed, who) !== undefined) return strikeOn(deed, who)
  const [quarry] = targetsOf(deed, who)
  if (quarry === undefined || dash(deed, who) !== null || closeIn(deed, who, quarry.id) !== null) return
  if (hasAction(deed)) strikeOn(deed, who) // some dash with a bonus action
}

/** Those who have legendary actions use one at the end of another's turn. */
function useLegendary(deed: Deed, after: CreatureId): void {
  for (const { who } of deed.world.fight?.order ?? []) {
    const creature = creatureIn(deed.world, who)
    if (creature.legendaryActions === 0 || who === after || isIncapacitated(creature)) continue
    const targets = targetsOf(deed, creature.id)
      .filter(({ id }) => distanceBetween(deed.world, creature.id, id) === 'engaged')
      .map(({ id }) => id)
    const action = creature.actions.find(one => one.kind === 'legendary' && (one.sequence ?? one.effect) !== undefined)
    if (action !== undefined && targets.length > 0) useAction(deed, { who: creature.id, action, targets })
  }
}
