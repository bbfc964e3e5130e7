/** What is spent and comes back: slots, uses, hit dice, inspiration, and the hours it takes. */
import type { Creature, HitDice, SpellLevel, Spellcasting } from './creature.ts'
import type { PowerEvent } from './events.ts'
import type { Folds } from './folds.ts'
import { creatureIn } from './folds.ts'
import type { FifthWorld } from './world.ts'
import { copyCreature, patchCreature, patchWorld, withCreature } from './patch.ts'

/** One more or fewer used of a level, or of the pact; never below none. */
function spend(creature: Creature, level: SpellLevel, isPact: boolean, by: number): Creature {
  const casting = creature.spellcasting
  if (casting === undefined) return creature
  const spent = copyCreature(creature)
  spent.spellcasting = isPact ? spendPact(casting, by) : spendSlot(casting, level, by)
  return spent
}

function spendPact(casting: Spellcasting, by: number): Spellcasting {
  const { pact } = casting
  return pact === undefined ? casting : { ...casting, pact: { ...pact, used: Math.max(0, pact.used + by) } }
}

function spendSlot(casting: Spellcasting, level: SpellLevel, by: number): Spellcasting {
  const slot = casting.slots[level]
  if (slot === undefined) return casting
  return { ...casting, slots: { ...casting.slots, [level]: { ...slot, used: Math.max(0, slot.used + by) } } }
}

const spendDice = (dice: readonly HitDice[], die: number, by: number): readonly HitDice[] =>
  dice.map(one => (one.die === die ? { ...one, used: Math.min(one.max, Math.max(0, one.used + by)) } : one))

function endRest(world: FifthWorld, who: PowerEvent & { readonly type: 'rested' }): FifthWorld {
  if (who.rest === 'short') return world
  const rested = Object.fromEntries(who.who.map(id => [id, world.minute]))
  return patchWorld(world, { lastLongRest: { ...world.lastLongRest, ...rested } })
}

export const powerFolds: Folds<PowerEvent> = {
  'slot-spent': (world, { who, level, isPact }) =>
    withCreature(world, spend(creatureIn(world, who), level, isPact === true, 1)),
  'slots-restored': (world, { who, level, count, isPact }) =>
    withCreature(world, spend(creatureIn(world, who), level, isPact === true, -count)),
  'use-spent': (world, { who, what, count = 1 }) => {
    const creature = creatureIn(world, who)
    return withCreature(
      world,
      patchCreature(creature, { spent: { ...creature.spent, [what]: (creature.spent[what] ?? 0) + count } }),
    )
  },
  'uses-restored': (world, { who, what }) => {
    const creature = creatureIn(world, who)
    const spent = Object.fromEntries(Object.entries(creature.spent).filter(([name]) => !what.includes(name)))
    return withCreature(world, patchCreature(creature, { spent }))
  },
  'spells-prepared': (world, { who, spells }) => {
    const creature = creatureIn(world, who)
    if (creature.spellcasting === undefined) return world
    return withCreature(
      world,
      patchCreature(creature, { spellcasting: { ...creature.spellcasting, prepared: spells } }),
    )
  },
  'inspiration-changed': (world, { who, has }) =>
    withCreature(world, patchCreature(creatureIn(world, who), { hasInspiration: has })),
  'hit-dice-spent': (world, { who, die, count }) => {
    const creature = creatureIn(world, who)
    return withCreature(world, patchCreature(creature, { hitDice: spendDice(creature.hitDice, die, count) }))
  },
  'hit-dice-restored': (world, { who, die, count }) => {
    const creature = creatureIn(world, who)
    return withCreature(world, patchCreature(creature, { hitDice: spendDice(creature.hitDice, die, -count) }))
  },
  rested: endRest,
  'time-passed': (world, { minutes }) => patchWorld(world, { minute: world.minute + minutes }),
}
