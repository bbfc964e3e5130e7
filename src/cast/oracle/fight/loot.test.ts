import { expect, test } from 'vitest'
import { lootIn } from './loot.ts'

const key = { id: 'brass-key', name: 'The Brass Key', aliases: ['brass key'], text: [] }

test.each([
  ['They carry 12 gp and a silver key.', '12 gp', ['Silver key']],
  ['Loot: 3 gold, 40 silver pieces, a longsword.', '3 gp 40 sp', ['Longsword']],
  ['Aske carries the brass key and two potions of healing.', '', ['The Brass Key', 'Potion of healing']],
  ['Six of them wait in the dark, and one snores.', '', []],
  ['', '', []],
])('%j leaves %j and %j', (text, coins, items) => {
  expect(lootIn(text, { items: [key] })).toEqual({ coins, items })
})
