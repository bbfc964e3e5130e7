/** Bodies: hit points, conditions, buffs, dying and coming back. */
import { withinMax } from './body.ts'
import type { Creature } from './creature.ts'
import type { BodyEvent } from './events.ts'
import type { Folds } from './folds.ts'
import { creatureIn } from './folds.ts'
import { copyCreature, patchCreature, withCreature } from './patch.ts'
import { inOwnShape, shapeOf } from './shape.ts'

const noSaves = { successes: 0, failures: 0 }

/** Death ends whatever was on a body. */
const nothingLeft = {
  life: 'dead',
  hitPoints: 0,
  temporaryHitPoints: 0,
  conditions: [],
  buffs: [],
  concentration: null,
} as const

/** Whoever has hit points again is awake and no longer dying. */
const healed = (creature: Creature, hitPoints: number): Creature =>
  creature.life === 'alive' || hitPoints === 0
    ? patchCreature(creature, { hitPoints })
    : patchCreature(creature, { hitPoints, life: 'alive', deathSaves: noSaves })

export const bodyFolds: Folds<BodyEvent> = {
  'damage-taken': (world, { who, hitPoints, temporary }) => {
    const hurt = copyCreature(creatureIn(world, who))
    hurt.hitPoints = hitPoints
    hurt.temporaryHitPoints = temporary
    return withCreature(world, hurt)
  },
  'hit-points-restored': (world, { who, hitPoints }) => withCreature(world, healed(creatureIn(world, who), hitPoints)),
  'temporary-hit-points-gained': (world, { who, temporary }) =>
    withCreature(world, patchCreature(creatureIn(world, who), { temporaryHitPoints: temporary })),
  'condition-gained': (world, { who, held }) => {
    const creature = creatureIn(world, who)
    return withCreature(world, patchCreature(creature, { conditions: [...creature.conditions, held] }))
  },
  'condition-ended': (world, { who, condition, source, from }) => {
    const creature = creatureIn(world, who)
    const conditions = creature.conditions.filter(
      held =>
        held.condition !== condition ||
        (source !== undefined && held.source !== source) ||
        (from !== undefined && held.from !== from),
    )
    return withCreature(world, patchCreature(creature, { conditions }))
  },
  'buff-gained': (world, { who, buff }) => {
    const creature = creatureIn(world, who)
    return withCreature(
      world,
      patchCreature(creature, { buffs: [...creature.buffs.filter(({ name }) => name !== buff.name), buff] }),
    )
  },
  'buff-ended': (world, { who, name }) => {
    const creature = creatureIn(world, who)
    return withCreature(
      world,
      withinMax(patchCreature(creature, { buffs: creature.buffs.filter(buff => buff.name !== name) })),
    )
  },
  'exhaustion-changed': (world, { who, level }) =>
    withCreature(world, withinMax(patchCreature(creatureIn(world, who), { exhaustion: level }))),
  'concentration-begun': (world, { who, on, until }) =>
    withCreature(world, patchCreature(creatureIn(world, who), { concentration: { on, until } })),
  'concentration-broken': (world, { who }) =>
    withCreature(world, patchCreature(creatureIn(world, who), { concentration: null })),
  dropped: (world, { who, life }) =>
    withCreature(world, patchCreature(creatureIn(world, who), { life, deathSaves: noSaves })),
  'death-save-made': (world, { who, successes, failures }) =>
    withCreature(world, patchCreature(creatureIn(world, who), { deathSaves: { successes, failures } })),
  died: (world, { who }) => {
    const body = patchCreature(creatureIn(world, who), nothingLeft)
    return withCreature(world, body)
  },
  'shape-changed': (world, { who, shape }) => {
    const creature = creatureIn(world, who)
    return withCreature(world, patchCreature(creature, { ...shape, trueShape: shapeOf(creature) }))
  },
  'shape-regained': (world, { who }) => withCreature(world, inOwnShape(creatureIn(world, who))),
  stabilised: (world, { who }) =>
    withCreature(world, patchCreature(creatureIn(world, who), { life: 'stable', deathSaves: noSaves })),
  revived: (world, { who, hitPoints }) =>
    withCreature(
      world,
      patchCreature(creatureIn(world, who), { life: 'alive', hitPoints, deathSaves: noSaves, exhaustion: 0 }),
    ),
}
