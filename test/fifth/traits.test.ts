/** What class and blood are always good for, by the numbers of the book. The dice fall as they are told. */
import { expect, test } from 'vitest'
import { fixedDice } from '../../src/core/dice/roll.ts'
import { rollCheck } from '../../src/rules/fifth/checks/check.ts'
import { rollSave } from '../../src/rules/fifth/checks/save.ts'
import { applyEffect } from '../../src/rules/fifth/combat/apply-effect.ts'
import { hurt } from '../../src/rules/fifth/combat/hurt.ts'
import { strike } from '../../src/rules/fifth/combat/strike.ts'
import { attackInTurn, attackOffHand } from '../../src/rules/fifth/combat/turn-attack.ts'
import { beginFight } from '../../src/rules/fifth/combat/begin.ts'
import { castSpell } from '../../src/rules/fifth/magic/cast.ts'
import { endTurn, goOn } from '../../src/rules/fifth/combat/turns.ts'
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

/** A fight of two, at Odo's turn; then the dice fall as told. */
function fight(who: Creature, ...faces: readonly number[]): Deed {
  const begun = beginDeed(worldOf([who, ogre]), fixedDice(20, 1))
  beginFight(begun, { tier: 'standard', who: [who.id, ogre.id], surprised: [], far: [] })
  return beginDeed(begun.world, fixedDice(...faces))
}
const ogreLeft = ({ world }: Deed): number => world.creatures[ogre.id]?.hitPoints ?? 0

test('with a great weapon each 1 and 2 is thrown once more', () => {
  const axe = {
    ...sword,
    name: 'Greatsword',
    damage: [{ dice: '2d6+2', type: 'slashing' }],
    properties: ['two-handed'],
  } as const
  const who = odo({ features: ['Fighting Style: Great Weapon Fighting'] })
  const blow = { who: who.id, target: ogre.id, usesTurn: false } as const
  const deed = table(who, 10, 1, 5, 6)
  strike(deed, { ...blow, attack: axe })
  expect(ogreLeft(deed)).toBe(60 - (6 + 5 + 2))
  const plain = table(who, 10, 1)
  strike(plain, { ...blow, attack: sword })
  expect(ogreLeft(plain)).toBe(60 - 3)
})

test('a duellist strikes for two more, unless the sheet has added them', () => {
  const who = odo({ features: ['Fighting Style: Dueling'] })
  const counted = { ...sword, damage: [{ dice: '1d8+4', type: 'slashing' }] } as const
  const left = [sword, counted].map(attack => {
    const deed = table(who, 10, 5)
    strike(deed, { who: who.id, target: ogre.id, attack, usesTurn: false })
    return ogreLeft(deed)
  })
  expect(left).toEqual([60 - (5 + 2 + 2), 60 - (5 + 4)])
})

test('who has learned to fight with two weapons keeps the bonus in the other hand', () => {
  const dagger = {
    ...sword,
    name: 'Dagger',
    damage: [{ dice: '1d4+2', type: 'piercing' }],
    properties: ['light'],
  } as const
  const left = [[], ['Fighting Style: Two-Weapon Fighting']].map(features => {
    const who = odo({ features, attacks: [dagger], items: [{ name: 'Dagger', count: 2 }] })
    const deed = fight(who, 10, 3, 10, 3)
    attackInTurn(deed, { who: who.id, target: ogre.id, attack: dagger })
    attackOffHand(deed, { who: who.id, target: ogre.id, attack: dagger })
    return ogreLeft(deed)
  })
  expect(left).toEqual([60 - 5 - 3, 60 - 5 - 5])
})

test('a slayer of colossi throws a d8 more for whoever is hurt, once a turn', () => {
  const who = odo({ features: ["Hunter's Prey: Colossus Slayer"], attacks: [sword], attacksPerAction: 3 })
  const deed = fight(who, 10, 4, 10, 4, 7, 10, 4)
  for (let blow = 0; blow < 3; blow += 1) attackInTurn(deed, { who: who.id, target: ogre.id, attack: sword })
  expect(ogreLeft(deed)).toBe(60 - 6 - (6 + 7) - 6)
  endTurn(deed)
  goOn(deed)
  expect(deed.world.fight?.turn?.hasSneakAttacked).toBe(false)
})

const warlock = odo({
  className: 'warlock',
  features: ['Dark One’s Blessing', 'Eldritch Invocation: Agonizing Blast'],
  spellcasting: {
    ability: 'cha',
    saveDc: 12,
    attackBonus: 4,
    slots: {},
    cantrips: ['eldritch-blast'],
    prepared: [],
    known: [],
  },
})

test('an agonizing blast adds charisma, and a fiend pays for the fallen', () => {
  const deed = fight(warlock, 10, 6)
  expect(castSpell(deed, { who: warlock.id, spell: 'Eldritch Blast', targets: [ogre.id] }).ok).toBe(true)
  expect(ogreLeft(deed)).toBe(60 - (6 + 2))
  hurt(deed, { target: ogre.id, wounds: [{ amount: 52, type: 'force' }], from: 'a blast', by: warlock.id })
  expect(deed.world.creatures[warlock.id]?.temporaryHitPoints).toBe(2 + 3)
})

test('a disciple of life heals two more and the level of the slot', () => {
  const cleric = odo({
    className: 'cleric',
    features: ['Disciple of Life'],
    hitPoints: 1,
    spellcasting: {
      ability: 'wis',
      saveDc: 10,
      attackBonus: 2,
      slots: { 2: { max: 1, used: 0 } },
      cantrips: [],
      prepared: ['cure-wounds'],
      known: [],
    },
  })
  const deed = table(cleric, 3, 4)
  castSpell(deed, { who: cleric.id, spell: 'Cure Wounds', targets: [cleric.id] })
  expect(deed.world.creatures[cleric.id]?.hitPoints).toBe(1 + 3 + 4 + 0 + 2 + 2)
})
