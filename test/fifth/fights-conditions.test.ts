/** Every condition does what the SRD's own sentences say: the table of rules is held against the text, not against itself. */
import { expect, test } from 'vitest'
import { fixedDice } from '../../src/core/dice/roll.ts'
import { conditionRules } from '../../src/rules/fifth/checks/condition-rules.ts'
import { rollCheck } from '../../src/rules/fifth/checks/check.ts'
import { rollSave } from '../../src/rules/fifth/checks/save.ts'
import { speedOf } from '../../src/rules/fifth/checks/state.ts'
import { changeExhaustion } from '../../src/rules/fifth/combat/lasting.ts'
import { rollToHit } from '../../src/rules/fifth/combat/to-hit.ts'
import { conditionTexts } from '../../src/rules/fifth/data/glossary.ts'
import { maxHitPointsOf } from '../../src/rules/fifth/model/body.ts'
import { creatureIdOf } from '../../src/rules/fifth/model/creature.ts'
import type { Deed } from '../../src/rules/fifth/model/deed.ts'
import { beginDeed } from '../../src/rules/fifth/model/deed.ts'
import { creatureIn } from '../../src/rules/fifth/model/folds.ts'
import type { Condition } from '../../src/rules/fifth/model/lasting.ts'
import { isCondition } from '../../src/rules/fifth/model/lasting.ts'
import { makeCreature } from '../../src/rules/fifth/model/make.ts'
import { worldOf } from './simulate.ts'

const [bearer, other] = [creatureIdOf('Bearer'), creatureIdOf('Other')]

const deedWith = (condition: Condition | undefined, ...faces: readonly number[]): Deed => {
  const held = condition === undefined ? [] : [{ condition, source: other, until: 'removed', from: 'a test' } as const]
  return beginDeed(
    worldOf([makeCreature({ name: 'Bearer', conditions: held }), makeCreature({ name: 'Other' })]),
    fixedDice(...faces),
  )
}

const modeOf = ({ rolls }: Deed): string =>
  rolls[0]?.text.startsWith('2d20kh1') ? 'advantage' : rolls[0]?.text.startsWith('2d20kl1') ? 'disadvantage' : 'normal'

const said = conditionTexts.flatMap(({ name, effects }) => {
  const condition = name.toLowerCase()
  return isCondition(condition) ? [[condition, effects.join(' ')] as const] : []
})

test('all fourteen are there', () => {
  expect(said).toHaveLength(14)
  expect(Object.keys(conditionRules).sort()).toEqual(said.map(([name]) => name).sort())
})

test.each(said)('%s: attacks of its bearer', (condition, text) => {
  const deed = deedWith(condition, 10, 11)
  rollToHit(deed, { who: bearer, target: other, with: 'Club', bonus: 2, reach: 'melee' })
  const hinders = /creature's attack rolls have disadvantage|disadvantage on (?:ability checks and )?attack rolls/.test(
    text,
  )
  const helps = /creature's attack rolls have advantage/.test(text)
  expect(modeOf(deed)).toBe(hinders ? 'disadvantage' : helps ? 'advantage' : 'normal')
})

test.each(said)('%s: attacks from afar against its bearer', (condition, text) => {
  const deed = deedWith(condition, 10, 11)
  rollToHit(deed, { who: other, target: bearer, with: 'Sling', bonus: 2, reach: 'ranged' })
  const helps = /Attack rolls against the creature have advantage/.test(text)
  const hinders =
    /Attack rolls against the creature have disadvantage|Otherwise, the attack roll has disadvantage/.test(text)
  expect(modeOf(deed)).toBe(hinders ? 'disadvantage' : helps ? 'advantage' : 'normal')
})

test.each(said)('%s: ability checks', (condition, text) => {
  const deed = deedWith(condition, 10, 11)
  rollCheck(deed, { who: bearer, ability: 'int', dc: 10 })
  expect(modeOf(deed)).toBe(
    /disadvantage on (?:attack rolls and )?ability checks/.test(text) ? 'disadvantage' : 'normal',
  )
})

test.each(said)('%s: checks that need a sense', (condition, text) => {
  const fails = (needs: 'sight' | 'hearing'): boolean =>
    !rollCheck(deedWith(condition, 20, 20), { who: bearer, ability: 'wis', dc: 5, needs }).success
  expect(fails('sight')).toBe(/fails any ability check that requires sight/.test(text))
  expect(fails('hearing')).toBe(/fails any ability check that requires hearing/.test(text))
})

test.each(said)('%s: saves', (condition, text) => {
  const doomed = /automatically fails Strength and Dexterity saving throws/.test(text)
  for (const ability of ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const) {
    const deed = deedWith(condition, 19, 20)
    const { success } = rollSave(deed, { who: bearer, ability, dc: 5, against: 'a test' })
    expect(success).toBe(!(doomed && (ability === 'str' || ability === 'dex')))
    const isHard = ability === 'dex' && /disadvantage on Dexterity saving throws/.test(text)
    expect(modeOf(deed)).toBe(isHard ? 'disadvantage' : 'normal')
  }
})

test.each(said)('%s: speed, actions, and the reach of a critical hit', (condition, text) => {
  const rule = conditionRules[condition]
  expect(rule.isHelpless === true).toBe(
    /can't take actions|is incapacitated \(see/.test(text) && condition !== 'grappled',
  )
  expect(speedOf(creatureIn(deedWith(condition).world, bearer))).toBe(/speed becomes 0|can't move/.test(text) ? 0 : 30)
  expect(rule.isOpen === true).toBe(/critical hit if the attacker is within 5 feet/.test(text))
  expect(rule.resistsAll === true).toBe(/resistance to all damage/.test(text))
})

test('six levels of exhaustion are death', () => {
  const deed = deedWith(undefined)
  changeExhaustion(deed, bearer, 6)
  expect(creatureIn(deed.world, bearer).life).toBe('dead')
})

test.each([1, 2, 3, 4, 5])('exhaustion %i and all below it', level => {
  const deed = deedWith(undefined, 10, 11, 10, 11)
  changeExhaustion(deed, bearer, level)
  const creature = creatureIn(deed.world, bearer)
  rollCheck(deed, { who: bearer, ability: 'int', dc: 10 })
  expect(modeOf(deed)).toBe('disadvantage')
  deed.rolls.length = 0
  rollSave(deed, { who: bearer, ability: 'con', dc: 10, against: 'a test' })
  expect(modeOf(deed)).toBe(level >= 3 ? 'disadvantage' : 'normal')
  expect(speedOf(creature)).toBe(level >= 5 ? 0 : level >= 2 ? 15 : 30)
  expect(maxHitPointsOf(creature)).toBe(level >= 4 ? 2 : 4)
})
