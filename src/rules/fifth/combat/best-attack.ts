/** The attack that promises most against one target, from where the two stand: for whoever names none. */
import { speedOf } from '../checks/state.ts'
import { averageOf } from '../model/average.ts'
import type { Attack } from '../model/action.ts'
import type { Creature } from '../model/creature.ts'
import { giftOf } from '../model/gift.ts'
import type { FifthWorld } from '../model/world.ts'
import { armourOf } from './armour.ts'
import { distanceBetween, engagedWith, feetOf } from './reach.ts'

export const canReach = ({ kind, range }: Attack, feet: number): boolean =>
  (kind === 'melee' && feet <= feetOf.engaged) || (range !== undefined && feet <= range.long)

const sumOf = (damage: Attack['damage']): number => damage.reduce((sum, { dice }) => sum + averageOf(dice), 0)

/** What a hit does besides counts for half: there is a save against most of it. */
const worthOf = ({ damage, onHit }: Attack): number =>
  sumOf(damage) +
  (onHit?.parts ?? []).reduce((sum, part) => sum + (part.kind === 'damage' ? sumOf(part.damage) / 2 : 1), 0)

const chanceOf = ({ bonus }: Attack, target: Creature): number =>
  Math.min(0.95, Math.max(0.05, (21 + bonus - armourOf(target)) / 20))

/** Whoever charges does it with what charging is for; lying on the ground is worth a few points, and so is a blow more. */
function chargeWorth(attacker: Creature, { name }: Attack): number {
  const gift = giftOf(attacker, 'charge')
  if (gift?.with !== name) return 0
  return sumOf(gift.damage) + (gift.effect === undefined ? 0 : 2) + (gift.next === undefined ? 0 : 3)
}

/** A step costs a little: whoever can do as well from where they stand stays there. */
const step = 0.95

export function bestAttack(
  world: FifthWorld,
  attacker: Creature,
  target: Creature,
  among: readonly Attack[] = attacker.attacks,
): Attack | undefined {
  const distance = distanceBetween(world, attacker.id, target.id)
  const feet = feetOf[distance]
  const canStep = distance === 'near' && speedOf(attacker) > 0 && world.fight?.turn?.hasMoved !== true
  const isPressed = engagedWith(world, attacker.id).length > 0
  const worth = (attack: Attack): number => {
    const chance = chanceOf(attack, target)
    const promise = worthOf(attack) * chance
    if (!canReach(attack, feet))
      return attack.kind === 'melee' && canStep ? (promise + chargeWorth(attacker, attack) * chance) * step : 0
    const isShot = !(attack.kind === 'melee' && distance === 'engaged')
    const isHard = isShot && (isPressed || feet > (attack.range?.normal ?? feet))
    return isHard ? promise * chance : promise
  }
  let best: { readonly attack: Attack; readonly worth: number } | undefined
  for (const attack of among) {
    const mine = worth(attack)
    if (mine > (best?.worth ?? 0)) best = { attack, worth: mine }
  }
  return best?.attack
}
