/** A few spells cast by heroes that only test the rules of fighting: one of each shape an effect can have. */
import { applyEffect } from '../../src/rules/fifth/combat/apply-effect.ts'
import { permitAction } from '../../src/rules/fifth/combat/permit.ts'
import { alliesOf, enemiesOf } from '../../src/rules/fifth/combat/sides.ts'
import type { Caster } from '../../src/rules/fifth/combat/tactics.ts'
import type { Creature, CreatureId, SpellLevel } from '../../src/rules/fifth/model/creature.ts'
import type { Deed } from '../../src/rules/fifth/model/deed.ts'
import { happen } from '../../src/rules/fifth/model/deed.ts'
import type { Effect } from '../../src/rules/fifth/model/effect.ts'
import { creatureIn } from '../../src/rules/fifth/model/folds.ts'

const magical = { materials: ['magical'] } as const
const cure = (level: number): Effect => ({
  name: 'Cure Wounds',
  parts: [{ kind: 'heal', dice: `${level}d8`, plus: 'ability' }],
  ...magical,
})
const bless: Effect = {
  name: 'Bless',
  needsConcentration: true,
  parts: [
    {
      kind: 'buff',
      name: 'Bless',
      lasts: { minutes: 1 },
      modifiers: [
        { kind: 'bonus', on: 'attack', dice: '1d4' },
        { kind: 'bonus', on: 'save', dice: '1d4' },
      ],
    },
  ],
  ...magical,
}
const hold: Effect = {
  name: 'Hold Person',
  needsConcentration: true,
  gate: { kind: 'save', ability: 'wis' },
  parts: [
    { kind: 'condition', condition: 'paralyzed', lasts: { minutes: 1 }, saveEnds: { ability: 'wis', at: 'end' } },
  ],
  ...magical,
}
const fireball = (level: number): Effect => ({
  name: 'Fireball',
  gate: { kind: 'save', ability: 'dex', half: true },
  parts: [{ kind: 'damage', damage: [{ dice: `${level + 5}d6`, type: 'fire' }] }],
  ...magical,
})
const missile = (level: number): Effect => ({
  name: 'Magic Missile',
  parts: [{ kind: 'damage', damage: [{ dice: `${level + 2}d4+${level + 2}`, type: 'force' }], each: true }],
  ...magical,
})
const cantripDice = (level: number): number => 1 + [5, 11, 17].filter(at => level >= at).length
const cantrip = ({ className, level }: Creature): Effect =>
  className === 'cleric'
    ? {
        name: 'Sacred Flame',
        gate: { kind: 'save', ability: 'dex' },
        parts: [{ kind: 'damage', damage: [{ dice: `${cantripDice(level)}d8`, type: 'radiant' }] }],
        ...magical,
      }
    : {
        name: 'Fire Bolt',
        gate: { kind: 'attack', reach: 'ranged' },
        parts: [{ kind: 'damage', damage: [{ dice: `${cantripDice(level)}d10`, type: 'fire' }] }],
        ...magical,
      }

/** The highest level with a slot left, and the least. */
function bestSlot({ spellcasting }: Creature, least: SpellLevel): SpellLevel | undefined {
  for (const level of [9, 8, 7, 6, 5, 4, 3, 2, 1] as const) {
    const slot = spellcasting?.slots[level]
    if (level >= least && slot !== undefined && slot.used < slot.max) return level
  }
  return undefined
}

function cast(
  deed: Deed,
  who: CreatureId,
  effect: Effect,
  targets: readonly CreatureId[],
  level?: SpellLevel,
): boolean {
  if (targets.length === 0 || permitAction(deed.world, who) !== null) return false
  happen(deed, { type: 'action-used', who, what: 'cast' })
  if (level !== undefined) happen(deed, { type: 'slot-spent', who, level })
  applyEffect(deed, { effect, source: who, targets })
  return true
}

/** Heals whoever is down, then what the class does best, then a cantrip. */
export const castSimply: Caster = (deed, who) => {
  const creature = creatureIn(deed.world, who)
  if (creature.spellcasting === undefined) return false
  const enemies = enemiesOf(deed.world, who)
    .filter(({ life }) => life === 'alive')
    .sort((one, other) => other.hitPoints - one.hitPoints)
  const ids = enemies.map(({ id }) => id)
  const down = alliesOf(deed.world, who)
    .filter(({ life }) => life === 'dying')
    .map(({ id }) => id)
  const level = bestSlot(creature, 1)
  if (creature.className === 'cleric') {
    if (down.length > 0 && level !== undefined) return cast(deed, who, cure(level), down.slice(0, 1), level)
    const allies = alliesOf(deed.world, who)
      .filter(({ life }) => life === 'alive')
      .map(({ id }) => id)
    if (creature.concentration === null && level !== undefined)
      return cast(deed, who, bless, [who, ...allies].slice(0, 3), level)
    return cast(deed, who, cantrip(creature), ids.slice(-1))
  }
  const fire = bestSlot(creature, 3)
  const person = enemies.find(({ type, conditions }) => type === 'humanoid' && conditions.length === 0)
  if (fire !== undefined && ids.length > 1) return cast(deed, who, fireball(fire), ids.slice(0, 4), fire)
  const second = bestSlot(creature, 2)
  if (second !== undefined && person !== undefined && creature.concentration === null)
    return cast(deed, who, hold, [person.id], second)
  if (level !== undefined) return cast(deed, who, missile(level), ids.slice(-1), level)
  return cast(deed, who, cantrip(creature), ids.slice(-1))
}
