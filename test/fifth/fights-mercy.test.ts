/** What a table asks for beside blows: as many foes as are there, mercy, a long run at an archer, a trick. */
import { expect, test } from 'vitest'
import { makeHero } from './heroes.ts'
import { Table } from './scenario.ts'

const corwin = () => makeHero('fighter', 3, 'Corwin Voss')
const seeds = Array.from({ length: 20 }, (_, seed) => seed)

const foesOf = ({ world }: Table): readonly string[] =>
  Object.values(world.creatures)
    .filter(({ side }) => side === 'foes')
    .map(({ name }) => name)

test('a foe may say how many of it there are, and a kind named again is one more of it', () => {
  const table = new Table([corwin()])
  table.play('start-fight', { foes: ['Goblin x3', 'Wolf', 'Grub: Goblin'], tier: 'standard' })
  expect(foesOf(table)).toEqual(['Goblin 1', 'Goblin 2', 'Goblin 3', 'Wolf 1', 'Grub'])
  table.play('end-fight', { outcome: 'truce' })
  table.play('start-fight', { foes: ['Wolf', 'Grub'], tier: 'standard' })
  expect(table.world.fight?.order.map(({ who }) => who).sort()).toEqual(['corwin-voss', 'grub', 'wolf-2'])
})

test.each(seeds)('who strikes to knock out kills nobody (seed %i)', seed => {
  const table = new Table([corwin()], seed)
  table.play('start-fight', { foes: ['Commoner'], tier: 'trivial' })
  for (let guard = 0; guard < 60 && table.world.fight !== null; guard += 1) {
    if (table.isPartysTurn()) table.play('attack', { who: 'Corwin', target: 'Commoner', knockOut: true })
    if (table.world.fight !== null) table.play('end-turn')
  }
  expect(table.creature('Commoner 1').life).toBe('stable')
})

test('with a dash the far end of the field is in reach', () => {
  const table = new Table([corwin()])
  table.play('start-fight', { foes: ['Scout'], tier: 'standard', far: true })
  table.until('Corwin Voss')
  expect(table.refused('move', { who: 'Corwin', towards: 'Scout' }).code).toBe('too-far')
  table.play('dash', { who: 'Corwin' })
  table.play('move', { who: 'Corwin', towards: 'Scout' })
  expect(table.world.fight?.engaged).toEqual([['corwin-voss', 'scout-1']])
  expect(table.creature('Corwin Voss').zone).toBe('far')
})

test.each(seeds)('nobody stays out of reach of those who can run (seed %i)', seed => {
  const table = new Table([corwin()], seed)
  table.play('start-fight', { foes: ['Scout'], tier: 'standard', far: true })
  for (let guard = 0; guard < 200 && table.world.fight !== null; guard += 1) table.play('play-turn')
  expect(table.world.fight).toBeNull()
})

test('what no rule foresees takes the action, and brings an opening or nothing', () => {
  const outcomes = new Set<boolean>()
  for (const seed of seeds) {
    const table = new Table([corwin()], seed)
    table.play('start-fight', { foes: ['Ogre'], tier: 'standard' })
    table.until('Corwin Voss')
    const trick = { who: 'Corwin', what: 'sand in the eyes', skill: 'sleight-of-hand', dc: 12, target: 'Ogre' }
    table.play('improvise', { ...trick, gain: 'blinded' })
    outcomes.add(table.creature('Ogre 1').conditions.some(({ condition }) => condition === 'blinded'))
    expect(table.refused('improvise', { ...trick, gain: 'opening' }).code).toBe('action-used')
  }
  expect(outcomes.size).toBe(2)
})
