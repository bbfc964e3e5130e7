/** Questions as a table asks them. */
import { expect, test } from 'vitest'
import { conditionTexts } from '../data/glossary.ts'
import { monsters } from '../data/monsters.ts'
import { spells } from '../data/spells.ts'
import { entries } from './entries.ts'
import { findRules, nearestNames } from './find.ts'
import { printMonster } from './print-monster.ts'
import { slipsBetween, stem } from './words.ts'

const first = (query: string): string => {
  const [answer] = findRules(query)
  return answer ? `${answer.kind}: ${answer.title}` : 'nothing'
}

test.each([
  ['grappled', 'condition: Grappled'],
  ['Grapple', 'rule: Grappling'],
  ['how does grappling work?', 'rule: Grappling'],
  ['graplled', 'condition: Grappled'],
  ['fireball', 'spell: Fireball'],
  ['firebal', 'spell: Fireball'],
  ['adult red dragon', 'monster: Adult Red Dragon'],
  ['goblins', 'monster: Goblin'],
  ['long sword', 'weapon: Longsword'],
  ['plate armor', 'armour: Plate'],
  ['death saves', 'rule: Death Saving Throws'],
  ['opportunity attack', 'rule: Opportunity Attack'],
  ['concentration', 'rule: Concentration'],
  ['sneak attack', 'feature: Sneak Attack'],
  ['action surge', 'feature: Action Surge (1 use)'],
  ['healing potion', 'gear: Potion of healing'],
  ['passive perception', 'rule: Passive Check'],
  ['stealth', 'skill: Stealth'],
  ['wizard', 'class: Wizard'],
  ['half elf', 'race: Half-Elf'],
  ['dwarven resilience', 'trait: Dwarven Resilience'],
  ['finesse', 'property: Finesse'],
])('"%s" is answered with %s', (query, expected) => {
  expect(first(query)).toBe(expected)
})

test('every answer cites its section and has words', () => {
  for (const { citation, text, title } of entries()) {
    expect(citation).toMatch(/^SRD 5\.1, \S/)
    expect([title, text().trim() === '']).toEqual([title, false])
  }
})

test('everything is found by its own name', () => {
  const titles = [...conditionTexts, ...[...spells, ...monsters].filter((_, index) => index % 4 === 0)].map(
    ({ name }) => name,
  )
  const lost = titles.filter(name => !findRules(name, 3).some(({ title, fit }) => title === name && fit >= 95))
  expect(lost).toEqual([])
})

test('words in no name are looked for in the texts; words nowhere find nothing but near names', () => {
  expect(findRules('petrifying gaze basilisk stone').length).toBeGreaterThan(0)
  expect(findRules('xyzzyplugh')).toEqual([])
  expect(findRules('')).toEqual([])
  expect(nearestNames('gobblinz')).toContain('Goblin')
  expect(nearestNames('constructor').length).toBeLessThanOrEqual(5)
})

test('stems and slips', () => {
  expect(['grappling', 'grappled', 'grapple', 'grapples'].map(stem)).toEqual(Array.from({ length: 4 }, () => 'grappl'))
  expect([slipsBetween('form', 'from', 2), slipsBetween('cat', 'cart', 2), slipsBetween('a', 'abcdef', 2)]).toEqual([
    1, 1, 3,
  ])
})

test('13.13 no stat block says undefined; who speaks nothing has none', () => {
  expect(monsters.filter(monster => printMonster(monster).includes('undefined')).map(({ name }) => name)).toEqual([])
  expect(findRules('owlbear')[0]?.text).toContain('Languages: none')
})
