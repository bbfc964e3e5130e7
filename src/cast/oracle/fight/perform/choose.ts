/** Whom and with what, where the words leave it open. */
import { speedOf } from '../../../../rules/fifth/checks/state.ts'
import { distanceBetween, engagedWith, feetOf, type Distance } from '../../../../rules/fifth/combat/reach.ts'
import { canReach } from '../../../../rules/fifth/combat/best-attack.ts'
import { averageOf } from '../../../../rules/fifth/model/average.ts'
import type { Attack } from '../../../../rules/fifth/model/action.ts'
import type { Creature, CreatureId } from '../../../../rules/fifth/model/creature.ts'
import { maxHitPointsOf } from '../../../../rules/fifth/model/body.ts'
import { foesUp, partyIn, type Stage } from '../../desk/fighting/stage.ts'

/** Those in reach first, then whoever is nearest to falling. */
export function foesByNeed(stage: Stage, who: CreatureId): readonly Creature[] {
  const { game } = stage.desk
  const engaged = engagedWith(game, who)
  const worth = ({ id, zone, hitPoints }: Creature): number =>
    Number(engaged.includes(id)) * 10_000 + Number(zone === 'near') * 5000 - hitPoints
  return foesUp(stage).toSorted((one, other) => worth(other) - worth(one))
}

/** One of those who are meant and still stand, else whoever a fighter would turn to. */
export function targetFor(stage: Stage, who: CreatureId, meant: readonly CreatureId[]): CreatureId | undefined {
  const up = foesByNeed(stage, who)
  return (up.find(({ id }) => meant.includes(id)) ?? up[0])?.id
}

/** The one who is worst off, those who are down before all others. */
export function neediest(stage: Stage, who: CreatureId): Creature | undefined {
  const share = (one: Creature): number => (one.life === 'alive' ? one.hitPoints / maxHitPointsOf(one) : -1)
  return partyIn(stage)
    .filter(({ life }) => life !== 'dead')
    .toSorted((one, other) => share(one) - share(other) || Number(one.id === who) - Number(other.id === who))[0]
}

/** Worth by what it does on average; what would be thrown or shot badly counts half. */
function worthOf(attack: Attack, distance: Distance): number {
  const dice = attack.damage.reduce((sum, { dice: thrown }) => sum + averageOf(thrown), 0)
  const isFar = attack.range !== undefined && distance !== 'engaged' && feetOf[distance] > attack.range.normal
  const isCramped = attack.kind === 'ranged' && distance === 'engaged'
  return (isFar || isCramped ? 0.5 : 1) * (dice + attack.bonus / 2)
}

/** Thin ones keep their distance while they have it. */
const isFrail = ({ armour, hitDice }: Creature): boolean => armour < 13 || (hitDice[0]?.die ?? 8) <= 6

/** What they would reach for: steel for whoever is a step away, something that flies for whoever is not. */
export function attackFor(stage: Stage, who: CreatureId, target: CreatureId): Attack | undefined {
  const { game } = stage.desk
  const attacker = game.creatures[who]
  if (attacker === undefined) return undefined
  const distance = distanceBetween(game, who, target)
  const canStep = distance === 'near' && speedOf(attacker) > 0 && game.fight?.turn?.hasMoved !== true
  const reaches = (attack: Attack): boolean =>
    canReach(attack, feetOf[distance]) || (attack.kind === 'melee' && canStep)
  const after = (attack: Attack): Distance => (attack.kind === 'melee' && canStep ? 'engaged' : distance)
  const bonus = (attack: Attack): number =>
    attack.kind === 'melee' ? (isFrail(attacker) && distance !== 'engaged' ? -4 : 0.1) : 0
  return attacker.attacks
    .filter(reaches)
    .toSorted((one, other) => worthOf(other, after(other)) + bonus(other) - worthOf(one, after(one)) - bonus(one))[0]
}
