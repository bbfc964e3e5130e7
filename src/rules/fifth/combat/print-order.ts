/** The order of a fight as it is shown: numbered, with scores, the current one marked, and how each of them is. */
import { maxHitPointsOf } from '../model/body.ts'
import type { Creature } from '../model/creature.ts'
import { creatureIn } from '../model/folds.ts'
import type { FifthWorld } from '../model/world.ts'
import { engagedWith } from './reach.ts'

export function printOrder(world: FifthWorld): readonly string[] {
  const { fight } = world
  if (fight === null) return []
  return fight.order
    .filter(({ who }) => !fight.fled.includes(who))
    .map(({ who, score }, at) => {
      const creature = creatureIn(world, who)
      const mark = fight.turn?.who === who ? '→ ' : ''
      return `${at + 1}. ${mark}${creature.name} (${score}): ${standingOf(world, creature)}`
    })
}

function standingOf(world: FifthWorld, creature: Creature): string {
  if (creature.life === 'dead') return 'dead'
  const melee = engagedWith(world, creature.id).map(id => creatureIn(world, id).name)
  return [
    `HP ${creature.hitPoints}/${maxHitPointsOf(creature)}`,
    ...(creature.life === 'alive' ? [] : [creature.life]),
    melee.length > 0 ? `engaged with ${melee.join(' and ')}` : creature.zone,
    ...creature.conditions.map(({ condition }) => condition),
    ...(creature.concentration === null ? [] : [`concentrating on ${creature.concentration.on}`]),
  ].join(', ')
}
