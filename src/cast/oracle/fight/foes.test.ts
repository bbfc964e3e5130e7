import { expect, test } from 'vitest'
import { makeCreature } from '../../../rules/fifth/model/make.ts'
import { asked, foesFor, monsterFor } from './foes.ts'

const party = (count: number, level: number) =>
  Array.from({ length: count }, (_, at) =>
    makeCreature({ name: `Hero ${at}`, level, side: 'party', isCharacter: true }),
  )

const called = (
  foes: Parameters<typeof foesFor>[0]['foes'],
  count = 4,
  level = 1,
  tier: 'trivial' | 'standard' | 'critical' = 'standard',
) => foesFor({ foes, tier }, party(count, level)).map(foe => asked(foe, () => false))

test.each([
  ['Goblin', 'Goblin'],
  ['goblins', 'Goblin'],
  ['Drowned zombie', 'Zombie'],
  ['a pack of giant rats', 'Giant Rat'],
  ['Skeletn', 'Skeleton'],
  ['Smuggler bruiser', 'Thug'],
  ['Hollow saint', 'Bandit'],
  ['', 'Bandit'],
])('%j is met as a %s', (words, monster) => expect(monsterFor(words)?.name).toBe(monster))

test('those who have a name keep it, and so do kinds the book does not know', () => {
  expect(called([{ monster: 'Scout', count: 1, name: 'Old Skarn' }])).toEqual(['Old Skarn: Scout'])
  expect(called([{ monster: 'Drowned choirboy', count: 2 }])).toEqual([
    'Drowned choirboy 1: Zombie',
    'Drowned choirboy 2: Zombie',
  ])
  expect(called([{ monster: 'Goblin', count: 2 }])).toEqual(['Goblin x2'])
})

test("an author's slip does not slaughter a party of beginners", () => {
  expect(called([{ monster: 'Goblin', count: 20 }])).toEqual(['Goblin x4'])
  expect(called([{ monster: 'Goblin', count: 20 }], 1)).toEqual(['Goblin x1'])
  expect(called([{ monster: 'Goblin', count: 20 }], 4, 1, 'critical').at(0)).toBe('Goblin x6')
  const [dragon = ''] = called([{ monster: 'Ancient Red Dragon', count: 1, name: 'Morvath' }])
  expect(dragon).toMatch(/^Morvath: /)
  expect(dragon).not.toContain('Ancient')
})

test('followers go before leaders, and somebody always comes', () => {
  const foes = [
    { monster: 'Bandit', count: 9 },
    { monster: 'Bandit Captain', count: 1, name: 'Captain Vex' },
  ]
  expect(called(foes, 4, 2)).toContain('Captain Vex: Bandit Captain')
  expect(called(foes, 1, 1).length).toBeGreaterThan(0)
})
