/** The committed tables are what the package gives today, and their names are found however they are typed. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeTables } from '../../../../scripts/srd.mjs'
import { armourNamed, gearNamed, weaponNamed } from './equipment.ts'
import { monsterNamed } from './monsters.ts'
import { spellNamed } from './spells.ts'

test.each(Object.entries(makeTables()))('%s is what the script makes of the package', (name, text) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8') === text, 'run node scripts/srd.mjs').toBe(true)
})

test.each([
  ['goblins', 'Goblin'],
  ['DIRE WOLVES', 'Dire Wolf'],
  ['dragon, adult red', 'Adult Red Dragon'],
  ["will o' wisp", "Will-o'-Wisp"],
])('"%s" is the monster %s', (typed, name) => {
  expect(monsterNamed(typed)?.name).toBe(name)
})

test('spells, weapons, armour and gear are found as people say them', () => {
  expect(spellNamed('fire bolt')?.name).toBe('Fire Bolt')
  expect(spellNamed('hunters mark')?.name).toBe("Hunter's Mark")
  expect(weaponNamed('light crossbows')?.name).toBe('Light crossbow')
  expect(armourNamed('leather armor')?.name).toBe('Leather')
  expect(gearNamed('rations')?.name).toBe('Rations (1 day)')
  expect(gearNamed('constructor')).toBeUndefined()
})
