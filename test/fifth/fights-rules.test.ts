/** The book's rules of wounds, deaths and concentration, with dice that fall as told. */
import { expect, test } from 'vitest'
import { fixedDice } from '../../src/core/dice/roll.ts'
import { groupSucceeds } from '../../src/rules/fifth/checks/group.ts'
import { degreeOf } from '../../src/rules/fifth/checks/difficulty.ts'
import { printRolled, formatRolled } from '../../src/rules/fifth/checks/print.ts'
import { rollCheck } from '../../src/rules/fifth/checks/check.ts'
import { rollContest } from '../../src/rules/fifth/checks/contest.ts'
import { applyEffect } from '../../src/rules/fifth/combat/apply-effect.ts'
import { sortOrder } from '../../src/rules/fifth/combat/begin.ts'
import { beginConcentration, concentrationDc } from '../../src/rules/fifth/combat/concentration.ts'
import { rollDeathSave } from '../../src/rules/fifth/combat/dying.ts'
import { heal } from '../../src/rules/fifth/combat/heal.ts'
import { hurt } from '../../src/rules/fifth/combat/hurt.ts'
import { hits } from '../../src/rules/fifth/combat/to-hit.ts'
import { strike } from '../../src/rules/fifth/combat/strike.ts'
import type { Creature } from '../../src/rules/fifth/model/creature.ts'
import { creatureIdOf } from '../../src/rules/fifth/model/creature.ts'
import type { Deed } from '../../src/rules/fifth/model/deed.ts'
import { beginDeed } from '../../src/rules/fifth/model/deed.ts'
import { creatureIn } from '../../src/rules/fifth/model/folds.ts'
import { makeCreature } from '../../src/rules/fifth/model/make.ts'
import { patchCreature } from '../../src/rules/fifth/model/patch.ts'
import { shapeOf } from '../../src/rules/fifth/model/shape.ts'
import { doubleDice } from '../../src/rules/fifth/model/throw.ts'
import { makeHero } from './heroes.ts'
import { worldOf } from './simulate.ts'

const [hero, foe] = [creatureIdOf('Hero'), creatureIdOf('Foe')]
const deedOf = (given: Partial<Creature>, faces: readonly number[] = [], other: Partial<Creature> = {}): Deed =>
  beginDeed(
    worldOf([
      makeCreature({ name: 'Hero', isCharacter: true, side: 'party', maxHitPoints: 20, ...given }),
      makeCreature({ name: 'Foe', maxHitPoints: 20, ...other }),
    ]),
    fixedDice(...faces),
  )
const heroIn = (deed: Deed): Creature => creatureIn(deed.world, hero)
const fireOn = (deed: Deed, amount: number, isCritical = false): number =>
  hurt(deed, { target: hero, wounds: [{ amount, type: 'fire' }], from: 'fire', isCritical })

test.each([
  [1, 30, 10, false],
  [20, 5, 25, true],
  [10, 15, 15, true],
  [10, 14, 15, false],
])('a face of %i and a total of %i against AC %i hits: %s', (face, total, armour, hit) => {
  expect(hits(face, total, armour)).toBe(hit)
})

test('a critical doubles dice, not modifiers', () => {
  expect(['2d6+3', 'd8', '1d10+1d4-1', '5'].map(doubleDice)).toEqual(['4d6+3', '2d8', '2d10+2d4-1', '5'])
  const deed = deedOf({}, [20, 4, 5], { armour: 30 })
  strike(deed, {
    who: hero,
    target: foe,
    usesTurn: false,
    attack: {
      name: 'Axe',
      kind: 'melee',
      bonus: 0,
      damage: [{ dice: '1d8+3', type: 'slashing' }],
      reach: 5,
      properties: [],
      materials: [],
    },
  })
  expect(creatureIn(deed.world, foe).hitPoints).toBe(20 - (4 + 5 + 3))
})

test.each([
  ['nothing', {}, 9],
  ['resistance', { resistances: [{ type: 'fire' }] }, 4],
  ['vulnerability', { vulnerabilities: [{ type: 'fire' }] }, 18],
  ['immunity', { immunities: [{ type: 'fire' }] }, 0],
  ['resistance and vulnerability', { resistances: [{ type: 'fire' }], vulnerabilities: [{ type: 'fire' }] }, 8],
  ['resistance to something else', { resistances: [{ type: 'cold' }] }, 9],
] as const)('9 fire damage against %s', (_, given, through) => {
  expect(fireOn(deedOf(given), 9)).toBe(through)
})

test('temporary hit points go first and do not add up', () => {
  const deed = deedOf({ temporaryHitPoints: 5 })
  fireOn(deed, 8)
  expect(heroIn(deed)).toMatchObject({ temporaryHitPoints: 0, hitPoints: 17 })
})

test.each([
  [19, 'alive'],
  [20, 'dying'],
  [39, 'dying'],
  [40, 'dead'],
])('%i damage leaves somebody of 20 hit points %s', (amount, life) => {
  const deed = deedOf({})
  fireOn(deed, amount)
  expect(heroIn(deed).life).toBe(life)
})

test.each([
  [[10, 10, 10], 'stable', { successes: 0, failures: 0 }],
  [[9, 9, 9], 'dead', { successes: 0, failures: 3 }],
  [[1, 2], 'dead', { successes: 0, failures: 3 }],
  [[15, 20], 'alive', { successes: 0, failures: 0 }],
  [[15, 1], 'dying', { successes: 1, failures: 2 }],
] as const)('death saves %j leave them %s', (faces, life, deathSaves) => {
  const deed = deedOf({ hitPoints: 0, life: 'dying' }, faces)
  for (const _ of faces) rollDeathSave(deed, hero)
  expect(heroIn(deed)).toMatchObject({ life, deathSaves })
  expect(heroIn(deed).hitPoints).toBe(life === 'alive' ? 1 : 0)
})

test('damage to the dying is a failure, a critical two, and as much as the body holds is death', () => {
  const dying = { hitPoints: 0, life: 'dying' } as const
  const [once, critical, all] = [deedOf(dying), deedOf(dying), deedOf(dying)]
  fireOn(once, 3)
  fireOn(critical, 3, true)
  fireOn(all, 20)
  expect([once, critical, all].map(deed => [heroIn(deed).deathSaves.failures, heroIn(deed).life])).toEqual([
    [1, 'dying'],
    [2, 'dying'],
    [0, 'dead'],
  ])
})

test('any healing wakes the dying, and the dead stay dead', () => {
  const deed = deedOf({ hitPoints: 0, life: 'dying', deathSaves: { successes: 1, failures: 2 } })
  heal(deed, hero, 1)
  expect(heroIn(deed)).toMatchObject({ life: 'alive', hitPoints: 1, deathSaves: { successes: 0, failures: 0 } })
  fireOn(deed, 60)
  expect(heal(deed, hero, 10)).toBe(0)
  expect(heroIn(deed)).toMatchObject({ life: 'dead', hitPoints: 0 })
})

test.each([
  [1, 10],
  [21, 10],
  [22, 11],
  [59, 29],
])('concentration after %i damage is a save against %i', (damage, dc) => {
  expect(concentrationDc(damage)).toBe(dc)
})

test('one save for each source of damage, and a failed one ends the spell on everybody', () => {
  const deed = deedOf({}, [12, 9])
  beginConcentration(deed, hero, 'Bless', 'removed')
  applyEffect(deed, {
    effect: {
      name: 'Bless',
      parts: [{ kind: 'buff', name: 'Bless', modifiers: [], lasts: { minutes: 1 } }],
      needsConcentration: true,
    },
    source: hero,
    targets: [foe],
  })
  hurt(deed, {
    target: hero,
    wounds: [
      { amount: 2, type: 'fire' },
      { amount: 2, type: 'cold' },
    ],
    from: 'a storm',
  })
  expect(heroIn(deed).concentration?.on).toBe('Bless')
  fireOn(deed, 2)
  expect(heroIn(deed).concentration).toBeNull()
  expect(creatureIn(deed.world, foe).buffs).toEqual([])
})

test('a save for half rounds down, and the damage of an area is rolled once for all', () => {
  const effect = {
    name: 'Fireball',
    gate: { kind: 'save', ability: 'dex', dc: 15, half: true },
    parts: [{ kind: 'damage', damage: [{ dice: '2d6', type: 'fire' }] }],
  } as const
  const deed = deedOf({}, [4, 3, 20, 1])
  expect(applyEffect(deed, { effect, source: foe, targets: [hero, foe] }).map(({ damage }) => damage)).toEqual([3, 7])
})

test('initiative ties: DEX, then characters, then as they stood', () => {
  const place = (who: string, score: number, dexterity: number) => ({ who: creatureIdOf(who), score, dexterity })
  const order = sortOrder(
    [place('a', 10, 1), place('b', 10, 3), place('hero', 10, 1), place('c', 10, 1), place('d', 12, 0)],
    id => id === hero,
  )
  expect(order.map(({ who }) => who)).toEqual(['d', 'b', 'hero', 'a', 'c'])
})

test('groups succeed with half, contests go to the defender in a tie, degrees are five apart', () => {
  expect(
    [
      [2, 4],
      [1, 3],
      [2, 3],
      [0, 0],
    ].map(([won = 0, all = 0]) => groupSucceeds(won, all)),
  ).toEqual([true, false, true, false])
  expect([5, 0, -1, -4, -5].map(degreeOf)).toEqual(['exceptional', 'success', 'partial', 'partial', 'failure'])
  const ask = { ability: 'str', skill: 'athletics' } as const
  expect(
    rollContest(deedOf({}, [10, 10]), {
      purpose: 'Wrestling',
      first: { who: hero, ...ask },
      second: { who: foe, ...ask },
    }).isFirst,
  ).toBe(false)
})

test('advantage and disadvantage cancel however many there are', () => {
  const deed = deedOf({}, [14])
  rollCheck(deed, { who: hero, ability: 'wis', dc: 10, helps: ['one', 'two'], hinders: ['another'] })
  expect(deed.rolls[0]?.text).toBe('1d20 = [14] = 14')
  expect(deed.rolls[0]?.rule).toContain('they cancel')
})

test('a roll prints as the seeds spell it', () => {
  const deed = deedOf({ skills: { stealth: 5 } }, [8, 17])
  rollCheck(deed, { who: hero, ability: 'dex', skill: 'stealth', dc: 15, helps: ['darkness'] })
  const [roll] = deed.rolls
  if (roll === undefined) throw new Error('nothing was rolled')
  expect(printRolled(roll)).toBe('**Stealth Check** (DC 15): 2d20kh1+5 = [8, 17]+5 = **22** - Exceptional success')
  expect(formatRolled(roll)).toBe('⚄ Stealth check: `2d20kh1+5 = [8, 17]+5 = 22 vs DC 15 → EXCEPTIONAL SUCCESS`')
  expect(
    printRolled({
      ...roll,
      purpose: 'Longsword attack',
      text: '1d20+5 = [14]+5 = 19',
      total: 19,
      outcome: 'vs AC 15 - Hit!',
    }),
  ).toBe('**Longsword Attack**: 1d20+5 = [14]+5 = 19 vs AC 15 - **Hit!**')
})

test('a copy of a creature has all of it, the optional too', () => {
  const full = {
    ...makeHero('rogue', 5, 'Whole'),
    spellcasting: makeHero('wizard', 5, 'Other').spellcasting,
    kind: 'Goblin',
    summonedBy: { who: hero, from: 'a spell' },
    trueShape: shapeOf(makeHero('rogue', 5, 'Own')),
  } as Creature
  expect(patchCreature(full, {})).toEqual(full)
})
