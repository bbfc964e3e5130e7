/** Sorcery points: as many as levels, back with a long rest, and slots made of them or burned for them. */
import { refusal, type Permission } from '../combat/permit.ts'
import { ordinal, slotLevels, slotsLeft } from '../magic/slots.ts'
import { pointsLeft, pointsMost, pointsPool } from '../magic/sorcery-points.ts'
import type { Creature, SpellLevel } from '../model/creature.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { Feature } from './feature.ts'

/** What a slot of each level costs; above the fifth none can be made. */
const prices: Readonly<Partial<Record<SpellLevel, number>>> = { 1: 2, 2: 3, 3: 5, 4: 6, 5: 7 }

const usedOf = ({ spellcasting }: Creature, level: SpellLevel): number => spellcasting?.slots[level]?.used ?? 0
const freeOf = ({ spellcasting }: Creature, level: SpellLevel): number =>
  spellcasting === undefined ? 0 : slotsLeft(spellcasting, level)

/** The level that is asked for, or the lowest that will do. */
const levelFor = (choice: string | undefined, fits: (level: SpellLevel) => boolean): SpellLevel | undefined =>
  slotLevels.find(level => fits(level) && (choice === undefined || level === Number.parseInt(choice, 10)))

const slotToMake = (who: Creature, choice?: string): SpellLevel | undefined =>
  levelFor(choice, level => usedOf(who, level) > 0 && (prices[level] ?? Infinity) <= pointsLeft(who))

const slotToBurn = (who: Creature, choice?: string): SpellLevel | undefined =>
  levelFor(choice, level => freeOf(who, level) > 0)

const sorcerer = { className: 'sorcerer', level: 2, cost: 'bonus' } as const

const makeSlot: Feature = {
  ...sorcerer,
  name: 'make-slot',
  title: 'Flexible Casting: Creating Spell Slots',
  permit: (_, who, _targets, choice): Permission =>
    slotToMake(who, choice) === undefined
      ? refusal('no-slot-to-make', `${who.name} has ${pointsLeft(who)} sorcery points, or no such slot is spent.`, [
          '2 points for a slot of 1st level, 3 for 2nd, 5 for 3rd',
          'burn-slot',
        ])
      : null,
  play: (deed, who, _targets, choice) => {
    const caster = creatureIn(deed.world, who)
    const level = slotToMake(caster, choice)
    if (level === undefined) return
    happen(deed, { type: 'use-spent', who, what: pointsPool, count: prices[level] ?? 0 })
    happen(deed, { type: 'slots-restored', who, level, count: 1 })
    tell(deed, `${caster.name} makes a slot of ${ordinal(level)} level.`)
  },
}

const burnSlot: Feature = {
  ...sorcerer,
  name: 'burn-slot',
  title: 'Flexible Casting: Converting Spell Slot',
  permit: (_, who, _targets, choice): Permission => {
    if (pointsLeft(who) >= pointsMost(who))
      return refusal('points-full', `${who.name} has all ${pointsMost(who)} sorcery points.`, ['cast', 'make-slot'])
    return slotToBurn(who, choice) === undefined
      ? refusal('no-slot', `${who.name} has no such slot left.`, ['a rest', 'a cantrip'])
      : null
  },
  play: (deed, who, _targets, choice) => {
    const caster = creatureIn(deed.world, who)
    const level = slotToBurn(caster, choice)
    if (level === undefined) return
    const gained = Math.min(level, pointsMost(caster) - pointsLeft(caster))
    happen(deed, { type: 'slot-spent', who, level })
    happen(deed, { type: 'use-spent', who, what: pointsPool, count: -gained })
    tell(deed, `${caster.name} has ${pointsLeft(caster) + gained} sorcery points.`)
  },
}

export const sorceryFeatures: readonly Feature[] = [makeSlot, burnSlot]
