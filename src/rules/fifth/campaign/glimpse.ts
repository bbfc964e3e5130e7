/** A character in numbers, and a fight as those in it see it: for a door that draws. */
import type { Bout, Glimpse } from '../../ruleset.ts'
import { maxHitPointsOf } from '../model/body.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import { creatureIn } from '../model/folds.ts'
import type { FifthWorld, Fight } from '../model/world.ts'
import { findCreature } from '../moves/find.ts'

export function glimpseOf(world: FifthWorld, name: string): Glimpse {
  const found = findCreature(world, name)
  if (!found.ok) return { gauges: [], chips: [] }
  const creature = found.value
  const most = maxHitPointsOf(creature)
  return {
    gauges: [{ name: 'HP', now: creature.hitPoints, most, form: 'bar' }, ...charges(creature)],
    chips: chipsOf(creature),
    rank: `level ${creature.level}`,
  }
}

/** Spell slots of all levels together: which level is on the sheet. */
function charges({ spellcasting }: Creature): Glimpse['gauges'] {
  if (spellcasting === undefined) return []
  const { slots, pact } = spellcasting
  const all = [...Object.values(slots), ...(pact === undefined ? [] : [pact])].filter(({ max }) => max > 0)
  const most = all.reduce((sum, { max }) => sum + max, 0)
  const used = all.reduce((sum, slot) => sum + slot.used, 0)
  return most === 0 ? [] : [{ name: 'Spell slots', now: most - used, most, form: 'charges' }]
}

const lives: Readonly<Record<Creature['life'], string>> = {
  alive: '',
  dying: 'dying',
  stable: 'down, stable',
  dead: 'dead',
}

function chipsOf({ life, conditions, buffs, exhaustion, concentration, temporaryHitPoints, hasInspiration }: Creature) {
  const states = [
    ...new Set(conditions.map(({ condition }) => condition as string)),
    ...buffs.map(({ name }) => name.toLowerCase()),
    ...(exhaustion > 0 ? [`exhaustion ${exhaustion}`] : []),
    ...(concentration === null ? [] : [`holds ${concentration.on}`]),
    ...(temporaryHitPoints > 0 ? [`${temporaryHitPoints} temporary`] : []),
    ...(hasInspiration ? ['inspired'] : []),
  ]
  return [
    ...(life === 'alive' ? [] : [{ text: lives[life], isHard: true as const }]),
    ...states.map(text => ({ text })),
  ]
}

export function boutIn(world: FifthWorld): Bout | undefined {
  const { fight } = world
  if (fight === null) return undefined
  const there = fight.order.filter(({ who }) => !fight.fled.includes(who))
  const next = nextOf(world, fight)
  return {
    round: fight.round,
    order: there.map(({ who, score }) => {
      const creature = creatureIn(world, who)
      return { name: creature.name, score, isFoe: creature.side === 'foes', stands: standsOf(creature, fight, next) }
    }),
    foes: there.flatMap(({ who }) => {
      const creature = creatureIn(world, who)
      return creature.side === 'foes' ? [{ name: creature.name, looks: looksOf(creature) }] : []
    }),
    left: leftIn(fight),
  }
}

type Stands = Bout['order'][number]['stands']

function standsOf({ id, life }: Creature, fight: Fight, next: CreatureId | undefined): Stands {
  if (life !== 'alive') return 'down'
  if (fight.turn?.who === id) return 'now'
  if (fight.acted.includes(id)) return 'done'
  return id === next ? 'next' : 'waits'
}

/** The first who has not acted and stands. */
const nextOf = (world: FifthWorld, { order, acted, turn }: Fight): CreatureId | undefined =>
  order.find(({ who }) => who !== turn?.who && !acted.includes(who) && creatureIn(world, who).life === 'alive')?.who

/** What anybody can see: how somebody holds up, and no number. */
function looksOf(creature: Creature): string {
  const share = creature.hitPoints / Math.max(1, maxHitPointsOf(creature))
  if (creature.life !== 'alive' || share <= 0) return 'down'
  if (share >= 1) return 'unhurt'
  return share > 0.5 ? 'hurt' : 'badly hurt'
}

const leftIn = ({ turn }: Fight): Bout['left'] =>
  turn === null
    ? []
    : [
        { name: 'Action', isFree: !turn.hasActed },
        { name: 'Bonus', isFree: !turn.hasBonusActed },
        { name: 'Move', isFree: !turn.hasMoved },
      ]
