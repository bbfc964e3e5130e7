/** Fights: their order, their rounds, who stands in whose way, and how they end. */
import { withinMax } from './body.ts'
import type { Creature, CreatureId } from './creature.ts'
import type { OrderEvent } from './events.ts'
import type { Folds } from './folds.ts'
import { creatureIn, fightIn } from './folds.ts'
import type { Lasting } from './lasting.ts'
import type { FifthWorld, Fight } from './world.ts'
import { patchCreature, patchFight, patchWorld, withCreature, withFight } from './patch.ts'
import { inOwnShape } from './shape.ts'

function begin(world: FifthWorld, event: OrderEvent & { readonly type: 'fight-began' }): FifthWorld {
  const creatures: Record<CreatureId, Creature> = { ...world.creatures }
  for (const { who } of event.order)
    creatures[who] = patchCreature(creatureIn(world, who), { zone: event.far.includes(who) ? 'far' : 'near' })
  return patchWorld(world, { creatures, fight: newFight(world, event) })
}

const newFight = (world: FifthWorld, event: OrderEvent & { readonly type: 'fight-began' }): Fight => ({
  tier: event.tier,
  ...(event.isSunlit && { isSunlit: true }),
  round: 0,
  order: event.order,
  turn: null,
  acted: [],
  surprised: event.surprised,
  delayed: [],
  engaged: [],
  reacted: [],
  readied: [],
  joining: [],
  fled: [],
  legendaryUsed: {},
  criticals: 0,
  moraleChecked: [],
  startedWith: Object.fromEntries(event.order.map(({ who }) => [who, { hitPoints: creatureIn(world, who).hitPoints }])),
})

/** What was counted in turns is over a minute after the last of them. */
const outlastsFight = ({ until }: Pick<Lasting, 'until'>): boolean => !(typeof until === 'object' && 'round' in until)

function settle(fighter: Creature): Creature {
  const creature = inOwnShape(fighter)
  const settled: Creature = withinMax(
    patchCreature(creature, {
      zone: 'near',
      conditions: creature.conditions.filter(outlastsFight),
      buffs: creature.buffs.filter(outlastsFight),
    }),
  )
  const { concentration } = creature
  return concentration === null || outlastsFight(concentration)
    ? settled
    : patchCreature(settled, { concentration: null })
}

function end(world: FifthWorld): FifthWorld {
  const creatures: Record<CreatureId, Creature> = {}
  for (const creature of Object.values(world.creatures)) creatures[creature.id] = settle(creature)
  return patchWorld(world, { creatures, fight: null })
}

/** Score, then dexterity; whoever stood before stays before. */
const insert = (order: Fight['order'], joining: Fight['joining']): Fight['order'] =>
  joining.length === 0
    ? order
    : [...order, ...joining].toSorted((one, other) => other.score - one.score || other.dexterity - one.dexterity)

function delay(fight: Fight, who: CreatureId, after: CreatureId): Fight {
  const mine = fight.order.find(place => place.who === who)
  const others = fight.order.filter(place => place.who !== who)
  const at = others.findIndex(place => place.who === after)
  if (mine === undefined || at === -1) return fight
  const score = others[at]?.score ?? mine.score
  const acted = fight.acted.filter(id => id !== who) // the turn is still to come
  return patchFight(fight, {
    turn: null,
    acted,
    delayed: [...fight.delayed, who],
    order: others.toSpliced(at + 1, 0, { ...mine, score }),
  })
}

const separate = (fight: Fight, who: CreatureId, from: readonly CreatureId[]): Fight =>
  patchFight(fight, {
    engaged: fight.engaged.filter(
      ([one, other]) => !((one === who && from.includes(other)) || (other === who && from.includes(one))),
    ),
  })

const inFight = (world: FifthWorld, change: (fight: Fight) => Fight): FifthWorld =>
  withFight(world, change(fightIn(world)))

export const fightFolds: Folds<OrderEvent> = {
  'fight-began': begin,
  'tier-changed': (world, { tier }) => inFight(world, fight => patchFight(fight, { tier })),
  'round-began': (world, { round }) =>
    inFight(world, fight =>
      patchFight(fight, {
        turn: null,
        round,
        acted: [],
        delayed: [],
        criticals: 0,
        order: insert(fight.order, fight.joining),
        joining: [],
      }),
    ),
  delayed: (world, { who, after }) => inFight(world, fight => delay(fight, who, after)),
  joined: (world, { place }) => inFight(world, fight => patchFight(fight, { joining: [...fight.joining, place] })),
  moved: (world, { who, zone }) => withCreature(world, patchCreature(creatureIn(world, who), { zone })),
  engaged: (world, { who, with: other }) =>
    inFight(world, fight => patchFight(fight, { engaged: [...fight.engaged, [who, other]] })),
  disengaged: (world, { who, from }) => inFight(world, fight => separate(fight, who, from)),
  'morale-checked': (world, { who }) =>
    inFight(world, fight => patchFight(fight, { moraleChecked: [...fight.moraleChecked, who] })),
  fled: (world, { who }) =>
    inFight(world, fight =>
      patchFight(fight, { fled: [...fight.fled, who], engaged: fight.engaged.filter(pair => !pair.includes(who)) }),
    ),
  'fight-ended': end,
}
