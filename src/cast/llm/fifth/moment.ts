/** A fight as the Game Master must see it: the round, whose turn it is, who stands where with how much left and what ails them. */
import type { Json } from '../../../core/json.ts'
import { maxHitPointsOf } from '../../../rules/fifth/model/body.ts'
import type { Creature } from '../../../rules/fifth/model/creature.ts'
import { creatureIn } from '../../../rules/fifth/model/folds.ts'
import type { Fight, FifthWorld } from '../../../rules/fifth/model/world.ts'
import type { Moment } from '../game.ts'

/** To whoever knows the game its world has a shape. */
export function moment(json: Json): Moment {
  const world = json as unknown as FifthWorld
  const attitudes = Object.entries(world.attitudes).map(([name, { attitude }]) => [name, attitude] as const)
  return { fight: world.fight ? fightLines(world, world.fight) : [], attitudes: Object.fromEntries(attitudes) }
}

function fightLines(world: FifthWorld, fight: Fight): readonly string[] {
  const turn = fight.turn ? creatureIn(world, fight.turn.who).name : 'nobody yet'
  const order = fight.order.filter(({ who }) => !fight.fled.includes(who))
  const acted = fight.acted.map(who => creatureIn(world, who).name)
  return [
    `Round ${fight.round}. It is the turn of: ${turn}.${acted.length > 0 ? ` Have acted: ${acted.join(', ')}.` : ''}`,
    ...order.map(({ who, score }) => `${score} ${standsIn(creatureIn(world, who))}`),
    ...(fight.fled.length > 0 ? [`Fled: ${fight.fled.map(who => creatureIn(world, who).name).join(', ')}.`] : []),
  ]
}

function standsIn(creature: Creature): string {
  const { name, side, hitPoints, life, zone, conditions, concentration } = creature
  const ails = [...new Set(conditions.map(({ condition }) => condition))]
  const parts = [
    side === 'foes' ? 'foe' : 'party',
    life === 'alive' ? `${hitPoints} of ${maxHitPointsOf(creature)} hit points` : life,
    zone,
    ...ails,
    ...(concentration === null ? [] : [`concentrates on ${concentration.on}`]),
  ]
  return `${name}: ${parts.join(', ')}`
}
