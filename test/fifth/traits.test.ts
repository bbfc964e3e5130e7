/** What class and blood are always good for, by the numbers of the book. The dice fall as they are told. */
import { expect, test } from 'vitest'
import { fixedDice } from '../../src/core/dice/roll.ts'
import { rollCheck } from '../../src/rules/fifth/checks/check.ts'
import { rollSave } from '../../src/rules/fifth/checks/save.ts'
import { applyEffect } from '../../src/rules/fifth/combat/apply-effect.ts'
import { hurt } from '../../src/rules/fifth/combat/hurt.ts'
import { strike } from '../../src/rules/fifth/combat/strike.ts'
import type { Creature } from '../../src/rules/fifth/model/creature.ts'
import { beginDeed, type Deed } from '../../src/rules/fifth/model/deed.ts'
import { makeCreature } from '../../src/rules/fifth/model/make.ts'
import { worldOf } from './simulate.ts'

const abilities = { str: 14, dex: 14, con: 12, int: 10, wis: 10, cha: 14 }
const sword = {
  name: 'Longsword',
  kind: 'melee',
  bonus: 4,
  damage: [{ dice: '1d8+2', type: 'slashing' }],
  reach: 5,
  properties: [],
  materials: [],
  ability: 'str',
} as const

const odo = (more: Partial<Creature> = {}): Creature =>
  makeCreature({ name: 'Odo', side: 'party', isCharacter: true, level: 3, maxHitPoints: 20, abilities, ...more })
const ogre = makeCreature({ name: 'Ogre', maxHitPoints: 60, armour: 5 })

const table = (who: Creature, ...faces: readonly number[]): Deed => beginDeed(worldOf([who, ogre]), fixedDice(...faces))
const hit = (who: Creature, ...faces: readonly number[]): boolean =>
  strike(table(who, ...faces), { who: who.id, target: ogre.id, attack: sword, usesTurn: false }).critical

test('a champion strikes home with a 19, others need the 20', () => {
  const champion = odo({ features: ['Improved Critical'] })
  expect([hit(champion, 19, 1, 1), hit(champion, 18, 1), hit(odo(), 19, 1), hit(odo(), 20, 1, 1)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('a halfling throws a 1 again, once, and must take what falls', () => {
  const halfling = odo({ features: ['Lucky'] })
  const deed = table(halfling, 1, 14)
  expect(rollCheck(deed, { who: halfling.id, ability: 'dex', dc: 16 })).toMatchObject({ face: 14, total: 16 })
  expect(deed.rolls[0]?.text).toBe('1d20+2 = [1 -> 14]+2 = 16')
  expect(rollSave(table(halfling, 1, 1), { who: halfling.id, ability: 'dex', dc: 10, against: 'a fall' }).face).toBe(1)
  expect(rollCheck(table(odo(), 1), { who: odo().id, ability: 'dex', dc: 10 }).face).toBe(1)
})

test('with advantage only the 1 is thrown again', () => {
  const halfling = odo({ features: ['Lucky'] })
  const helped = { who: halfling.id, ability: 'dex', dc: 10, helps: ['a rope'] } as const
  expect(rollCheck(table(halfling, 1, 9, 17), helped).face).toBe(17)
  expect(rollCheck(table(halfling, 12, 9), helped).face).toBe(12)
})

const scare = {
  name: 'Dread',
  gate: { kind: 'save', ability: 'wis', dc: 12 },
  parts: [{ kind: 'condition', condition: 'frightened', lasts: { minutes: 1 } }],
} as const

test.each([
  ['Brave', 'frightened', 2],
  ['Fey Ancestry', 'frightened', 1],
  ['Fey Ancestry', 'charmed', 2],
  ['Dwarven Resilience', 'poisoned', 2],
] as const)('%s against being %s throws %i dice', (trait, condition, count) => {
  const who = odo({ features: [trait] })
  const deed = table(who, 10, 10)
  const effect = { ...scare, parts: [{ ...scare.parts[0], condition }] }
  applyEffect(deed, { effect, source: ogre.id, targets: [who.id] })
  expect(deed.rolls[0]?.text.startsWith(count === 2 ? '2d20kh1' : '1d20')).toBe(true)
})

test('a barbarian of the second level sees it coming, unless blinded', () => {
  const ask = { ability: 'dex', dc: 12, against: 'a pit' } as const
  const barbarian = odo({ className: 'barbarian', level: 2 })
  const blind = odo({
    className: 'barbarian',
    level: 2,
    conditions: [{ condition: 'blinded', source: ogre.id, until: 'removed', from: 'sand' }],
  })
  const texts = [barbarian, blind, odo({ className: 'barbarian', level: 1 })].map(who => {
    const deed = table(who, 10, 11)
    rollSave(deed, { ...ask, who: who.id })
    return deed.rolls[0]?.text.slice(0, 4)
  })
  expect(texts).toEqual(['2d20', '1d20', '1d20'])
})

test('a bard adds half of the proficiency to what nobody has taught them', () => {
  const bard = odo({ className: 'bard', level: 2, skills: { persuasion: 4 } })
  const totals = [
    rollCheck(table(bard, 10), { who: bard.id, ability: 'dex', skill: 'stealth', dc: 10 }).total,
    rollCheck(table(bard, 10), { who: bard.id, ability: 'cha', skill: 'persuasion', dc: 10 }).total,
    rollCheck(table(bard, 10), { who: bard.id, ability: 'str', dc: 10 }).total,
    rollSave(table(bard, 10), { who: bard.id, ability: 'dex', dc: 10, against: 'a fall' }).total,
  ]
  expect(totals).toEqual([13, 14, 13, 12])
})

test('an orc’s blood keeps them standing, once', () => {
  const deed = table(odo({ features: ['Relentless Endurance'] }))
  const blow = (amount: number): number =>
    hurt(deed, { target: odo().id, wounds: [{ amount, type: 'slashing' }], from: 'an axe' })
  blow(25)
  expect(deed.world.creatures[odo().id]).toMatchObject({ life: 'alive', hitPoints: 1 })
  blow(5)
  expect(deed.world.creatures[odo().id]).toMatchObject({ life: 'dying', hitPoints: 0 })
})
