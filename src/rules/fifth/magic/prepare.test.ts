import { expect, test } from 'vitest'
import type { Creature } from '../model/creature.ts'
import { makeCreature } from '../model/make.ts'
import { preparable, preparedLimit, prepareSpells } from './prepare.ts'

const caster = (className: string, level: number, known: readonly string[] = []): Creature =>
  makeCreature({
    name: 'Mira',
    className,
    level,
    abilities: { str: 10, dex: 10, con: 10, int: 16, wis: 16, cha: 16 },
    spellcasting: {
      ability: className === 'Wizard' ? 'int' : className === 'Paladin' ? 'cha' : 'wis',
      saveDc: 13,
      attackBonus: 5,
      slots: { 1: { max: 4, used: 0 }, 2: { max: 2, used: 0 } },
      cantrips: ['light'],
      prepared: ['bless'],
      known,
    },
  })

test.each([
  ['Cleric', 3, 6],
  ['Wizard', 1, 4],
  ['Druid', 5, 8],
  ['Paladin', 5, 5],
])('a %s of level %i prepares %i spells', (className, level, limit) => {
  const one = caster(className, level)
  expect(one.spellcasting && preparedLimit(one, one.spellcasting)).toBe(limit)
})

test('a cleric prepares from the whole list, up to the slots there are', () => {
  const cleric = caster('Cleric', 3)
  const prepared = prepareSpells(cleric, ['bless', 'Cure Wounds', 'bless', 'hold person'])
  expect(prepared.ok && prepared.value).toMatchObject({ spells: ['bless', 'cure-wounds', 'hold-person'] })
  expect(preparable(cleric).every(({ level, classes }) => level >= 1 && level <= 2 && classes.includes('Cleric'))).toBe(
    true,
  )
})

test('a wizard prepares from the book alone', () => {
  const wizard = caster('Wizard', 3, ['magic-missile', 'shield'])
  expect(prepareSpells(wizard, ['magic missile', 'shield']).ok).toBe(true)
  expect(
    preparable(wizard)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Magic Missile', 'Shield'])
})

test.each<[string, Creature, readonly string[], string]>([
  ['an unknown spell', caster('Cleric', 3), ['blesss you'], 'spell-unknown'],
  ["another class's", caster('Cleric', 3), ['fireball'], 'not-preparable'],
  ['one above the slots', caster('Cleric', 3), ['spirit guardians'], 'not-preparable'],
  ['a cantrip', caster('Cleric', 3), ['light'], 'not-preparable'],
  ['one that is not in the book', caster('Wizard', 3, ['shield']), ['magic missile'], 'not-preparable'],
  [
    'more than the mind holds',
    caster('Wizard', 1, ['shield', 'sleep', 'alarm', 'identify', 'jump']),
    ['shield', 'sleep', 'alarm', 'identify', 'jump'],
    'too-many-spells',
  ],
  ['anything at all, for a bard', caster('Bard', 3), ['charm person'], 'no-preparing'],
])('%s is refused', (_, who, names, code) => {
  const prepared = prepareSpells(who, names)
  expect(prepared.ok ? '' : prepared.refusal.code).toBe(code)
})
