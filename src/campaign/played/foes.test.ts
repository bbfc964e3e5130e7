import { expect, test } from 'vitest'
import { abilities, skills } from '../../rules/fifth/model/abilities.ts'
import { damageTypes } from '../../rules/fifth/model/damage.ts'
import { lore } from '../../rules/fifth/lore.ts'
import rows from '../../../content/world/checks.json' with { type: 'json' }
import { checkIn, harmIn } from './checks.ts'
import { countOf } from './counts.ts'
import { foesIn } from './foes.ts'

const told = (text: string, label = ''): readonly string[] =>
  foesIn(text, lore, label).map(
    ({ monster, count, name }) => `${count} ${monster}${name === undefined ? '' : ` (${name})`}`,
  )

test.each([
  ['2 giant rats nest in the straw', ['2 Giant Rat']],
  ['Two hungry giant rats', ['2 Giant Rat']],
  ['a pair of wolves and a worg', ['2 Wolf', '1 Worg']],
  ['1d4 stirges', ['3 Stirge']],
  ['2d4+1 stirges', ['6 Stirge']],
  ['2-4 wolves', ['3 Wolf']],
  ['a pack of wolves', ['4 Wolf']],
  ['half a dozen bandits', ['6 Bandit']],
  ['a dozen bandits', ['12 Bandit']],
  ['goblins', ['2 Goblin']],
  ['a ghoul (Brother Aske)', ['1 Ghoul (Brother Aske)']],
  ['a ghoul (standard)', ['1 Ghoul']],
  ['Brother Aske (ghoul) prays here', ['1 Ghoul (Brother Aske)']],
  ['a thug named Harl', ['1 Thug (Harl)']],
  ['a swarm of bats drops from the beams', ['1 Swarm of Bats']],
  ['Something waits in the shadows', []],
  ['Nobody is here', []],
])('%s', (text, foes) => {
  expect(told(text)).toEqual(foes)
})

test('whoever the text stands under gives a foe in brackets its name', () => {
  expect(told('(veteran) keeps the door', 'Captain Ull')).toEqual(['1 Veteran (Captain Ull)'])
})

test('counts are digits, words, ranges and dice', () => {
  expect(['3', 'seven', '2-4', '1d6', 'many'].map(countOf)).toEqual([3, 7, 3, 4, undefined])
})

test.each([
  ['(DC 13 Investigation)', 13, 'investigation'],
  ['a DC 15 Wisdom (Perception) check', 15, 'perception'],
  ['Sleight of Hand, DC 11', 11, 'sleight-of-hand'],
  ["locked, DC 14 Thieves' Tools", 14, 'thieves-tools'],
  ['DC 16 Strength check to lift', 16, 'str'],
  ['anybody with Survival', 13, 'survival'],
  ['DC 14 Perception; DEX save DC 12, 1d6 piercing', 14, 'perception'],
  ['DC 11 Dexterity saving throw, or see it with DC 12 Perception', 12, 'perception'],
])('%s', (text, dc, skill) => {
  expect(checkIn(text)).toEqual({ dc, skill })
})

test('nothing is asked where nothing is said', () => expect(checkIn('A dry well.')).toBeUndefined())

test.each([
  ['DEX save DC 12, 1d6 piercing', { dice: '1d6', type: 'piercing', save: 'dex', dc: 12 }],
  ['DC 11 Constitution saving throw or 2d4 + 1 poison damage', { dice: '2d4+1', type: 'poison', save: 'con', dc: 11 }],
  ['it deals 1d8 damage', { dice: '1d8', type: 'bludgeoning', save: 'dex', dc: 13 }],
])('%s', (text, harm) => {
  expect(harmIn(text)).toEqual(harm)
})

test('14.2: the words for checks are those the rules know', () => {
  expect(rows).toEqual({ skills, abilities, harms: damageTypes })
})
