import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedDice } from '../../../core/dice/roll.ts'
import { seedRng } from '../../../core/random.ts'
import type { Creature } from '../model/creature.ts'
import { creatureIdOf } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { beginDeed } from '../model/deed.ts'
import { storyMoves } from '../moves/story.ts'
import { makeCreature, noCoins } from '../model/make.ts'
import { emptyWorld } from '../model/world.ts'
import { coinsOf, copperOf, parseCoins, printCoins, printCopper } from './coins.ts'
import { haggle, percentFor } from './haggle.ts'
import { divideCopper, proposeSplit } from './loot.ts'
import { addCoins, payFrom } from './purse.ts'
import { giveShares, rollOff } from './share-out.ts'
import { billFor, buy, giveCoins, sell, tierOf } from './shop.ts'

const count = fc.nat(500)
const purses = fc.record({ cp: count, sp: count, ep: count, gp: count, pp: count })
const tilda = makeCreature({ name: 'Tilda', side: 'party', coins: { ...noCoins, gp: 20 } })
const corwin = makeCreature({ name: 'Corwin', side: 'party' })
const deedWith = (...creatures: readonly Creature[]): Deed =>
  beginDeed({ ...emptyWorld, creatures: Object.fromEntries(creatures.map(one => [one.id, one])) }, seedRng(1))

test('coins survive printing and reading, and copper survives coins', () => {
  fc.assert(
    fc.property(purses, fc.integer({ min: -1e6, max: 1e6 }), (coins, copper) => {
      expect(parseCoins(printCoins(coins))).toEqual(coins)
      expect(copperOf(coinsOf(copper))).toBe(copper)
    }),
  )
})

test.each([
  ['15gp 3sp', 1530],
  ['1,200 gold pieces and 5 cp', 120_005],
  ['2 PP, 1 ep; 4 copper', 2054],
  ['0gp', 0],
])('%s is %i copper', (text, copper) => {
  const coins = parseCoins(text)
  expect(coins && copperOf(coins)).toBe(copper)
})

test.each(['', 'gold', '5', '5gp and a goat', '-5gp', '5 constructor', '1.5gp'])('"%s" is no money', text => {
  expect(parseCoins(text)).toBeUndefined()
})

test('paying takes exactly the price and never a coin that is not there', () => {
  fc.assert(
    fc.property(purses, fc.nat(800_000), (purse, copper) => {
      const paid = payFrom(purse, copper)
      expect(paid.ok).toBe(copperOf(purse) >= copper)
      const after = paid.ok ? addCoins(purse, paid.value) : purse
      expect(copperOf(purse) - copperOf(after)).toBe(paid.ok ? copper : 0)
      for (const coin of ['cp', 'sp', 'ep', 'gp', 'pp'] as const) expect(after[coin]).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a plain purchase is paid by the list and carried off', () => {
  const deed = deedWith(tilda)
  const bill = billFor([
    { name: 'longsword', count: 1 },
    { name: 'torches', count: 3 },
  ])
  expect(bill.ok && bill.value).toMatchObject({ copper: 1503, tier: 1 })
  expect(bill.ok && buy(deed, tilda, bill.value).ok).toBe(true)
  const after = deed.world.creatures[tilda.id]
  expect(after && printCoins(after.coins)).toBe('4gp 9sp 7cp')
  expect(after?.items).toEqual([
    { name: 'Longsword', count: 1 },
    { name: 'Torch', count: 3 },
  ])
})

test('three tiers: the shelf, one roll, a scene', () => {
  expect([tierOf('Dagger'), tierOf('Plate'), tierOf('Dagger', true), tierOf('crown of the drowned')]).toEqual([
    1, 2, 2, 3,
  ])
})

test.each([
  ['a ware nobody lists', 'long swrd', 1, 'not-for-sale'],
  ['none of it', 'Dagger', 0, 'bad-count'],
  ['less than one', 'Dagger', 1.5, 'bad-count'],
])('%s is refused', (_, name, wanted, code) => {
  const bill = billFor([{ name, count: wanted }])
  expect(bill.ok ? '' : bill.refusal.code).toBe(code)
})

test('a purse that is too light changes nothing and says by how much', () => {
  const deed = deedWith(tilda)
  const bill = billFor([{ name: 'Plate', count: 1 }])
  const bought = bill.ok ? buy(deed, tilda, bill.value) : bill
  expect(bought.ok ? '' : bought.refusal.why).toContain('1480gp short')
  expect(deed.events).toEqual([])
})

test('what is sold fetches half, and only what is owned is sold', () => {
  const seller = makeCreature({ name: 'Seller', items: [{ name: 'Longsword', count: 2 }] })
  const deed = deedWith(seller)
  expect(sell(deed, seller, { name: 'longsword', count: 2 }).ok).toBe(true)
  expect(deed.world.creatures[seller.id]).toMatchObject({ items: [], coins: { gp: 15 } })
  expect(sell(deedWith(seller), seller, { name: 'Dagger', count: 1 }).ok).toBe(false)
})

test('coins given arrive', () => {
  const deed = deedWith(tilda, corwin)
  expect(giveCoins(deed, tilda, corwin, 250).ok).toBe(true)
  const [from, to] = [deed.world.creatures[tilda.id], deed.world.creatures[corwin.id]]
  expect([from && copperOf(from.coins), to && copperOf(to.coins)]).toEqual([1750, 250])
})

test.each([
  [12, 75],
  [5, 80],
  [0, 90],
  [-1, 100],
  [-4, 100],
  [-5, 110],
])('beating the merchant by %i makes %i%% of the price', (margin, percent) => {
  expect(percentFor(margin)).toBe(percent)
})

test('a friendly merchant is easier to talk down', () => {
  const deed = { ...deedWith(tilda), chance: fixedDice(13) }
  expect(haggle(deed, tilda, { copper: 1501, attitude: 'friendly' })).toEqual({ copper: 1351, percent: 90, margin: 0 })
  expect(deed.rolls[0]?.outcome).toBe('vs DC 13 - Success')
})

test('coins divide to the last copper, and no share differs by more than one', () => {
  fc.assert(
    fc.property(fc.nat(1e7), fc.integer({ min: 1, max: 12 }), (copper, heads) => {
      const shares = divideCopper(copper, heads)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(copper)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the obvious is assigned, the contested is named, and whoever got the last great thing stands back', () => {
  const [a, b] = [tilda.id, corwin.id]
  const wand = { name: 'Wand', count: 1, isMajor: true, wantedBy: [a, b] } as const
  const hoard = {
    copper: 301,
    items: [wand, { name: 'Rope', count: 1, wantedBy: [] }, { name: 'Bow', count: 1, wantedBy: [b] }],
  }
  const split = proposeSplit(hoard, [a, b], a)
  expect(split.shares.map(({ copper, items }) => [copper, items.map(({ name }) => name)])).toEqual([
    [151, []],
    [150, ['Bow']],
  ])
  expect(split.contested).toEqual([{ item: wand, claimants: [a, b], suggested: [b] }])
  expect(split.unclaimed.map(({ name }) => name)).toEqual(['Rope'])
  const deed = deedWith(tilda, corwin)
  giveShares(deed, split.shares)
  expect(deed.world.creatures[b]).toMatchObject({ items: [{ name: 'Bow', count: 1 }], coins: { gp: 1, sp: 5 } })
})

test('13.4 whoever wins a roll-off has the thing once', () => {
  const { world } = deedWith(tilda, corwin)
  const rolled = storyMoves
    .find(({ name }) => name === 'roll-off')
    ?.run(world, { item: 'Rapier', who: ['Tilda', 'Corwin'] }, seedRng(1))
  const gained = rolled?.ok === true ? rolled.value.events.filter(({ type }) => type === 'item-gained') : []
  expect(gained).toEqual([expect.objectContaining({ item: { name: 'Rapier', count: 1 } })])
})

test('a tie in a roll-off is thrown again, and the world remembers who got the great thing', () => {
  const deed = { ...deedWith(tilda, corwin), chance: fixedDice(17, 17, 4, 9) }
  const item = { name: 'Crown', count: 1, isMajor: true, wantedBy: [] } as const
  const claimants = [creatureIdOf('Tilda'), creatureIdOf('Corwin')]
  expect(rollOff(deed, { item, claimants, suggested: claimants })).toBe('corwin')
  expect(deed.rolls.length).toBe(4)
  expect(deed.world.lastMajorLoot).toBe('corwin')
  expect(printCopper(0)).toBe('0gp')
})
