/** Shopping in three tiers: by the list, by one roll, or as a scene. The price is the book's. */
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { armours, gear, itemNamed, weapons } from '../data/equipment.ts'
import type { Creature } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { nearestNames } from '../names/nearest.ts'
import { coinsOf, printCopper } from './coins.ts'
import { negative, payFrom } from './purse.ts'

export type Order = { readonly name: string; readonly count: number }

/** 1: pay the list price and go on. 2: one roll for all of it. 3: a scene, because it is no ware like others. */
export type ShoppingTier = 1 | 2 | 3

/** What a village shop has on its shelf: up to fifty gold pieces. Dearer wares have to be found or argued for. */
export const shelfLimitCopper = 5000

export function tierOf(name: string, wantsToHaggle = false): ShoppingTier {
  const ware = itemNamed(name)
  if (ware === undefined) return 3
  return wantsToHaggle || ware.costCopper > shelfLimitCopper ? 2 : 1
}

const wares = [...weapons, ...armours, ...gear]
const allNames: readonly string[] = wares.map(({ name }) => name)

export type Bill = { readonly orders: readonly Order[]; readonly copper: number; readonly tier: ShoppingTier }

/** What a list of wishes costs. One that no list has makes a scene of it. */
export function billFor(orders: readonly Order[], wantsToHaggle = false): Result<Bill, RuleRefusal> {
  const priced: Order[] = []
  let copper = 0
  let tier: ShoppingTier = 1
  for (const { name, count } of orders) {
    const ware = itemNamed(name)
    if (ware === undefined) return refuse(notListed(name))
    if (!Number.isInteger(count) || count < 1) return refuse(badCount(name, count))
    priced.push({ name: ware.name, count })
    copper += ware.costCopper * count
    if (tierOf(name, wantsToHaggle) === 2) tier = 2
  }
  return accept({ orders: priced, copper, tier })
}

/** Pays `copper` (the bill's sum, or what haggling made of it) and takes the wares. */
export function buy(deed: Deed, buyer: Creature, bill: Bill, copper = bill.copper): Result<Deed, RuleRefusal> {
  const paid = payFrom(buyer.coins, copper)
  if (!paid.ok) return paid
  const list = bill.orders.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`)).join(', ')
  happen(deed, { type: 'gold-changed', who: buyer.id, coins: paid.value, why: `bought ${list}` })
  for (const { name, count } of bill.orders) happen(deed, { type: 'item-gained', who: buyer.id, item: { name, count } })
  tell(deed, `${buyer.name} buys ${list} for ${printCopper(copper)}.`)
  return accept(deed)
}

/** Worn wares fetch half of the list price; goods made for trade fetch all of it. */
export function sell(deed: Deed, seller: Creature, { name, count }: Order): Result<Deed, RuleRefusal> {
  const owned = seller.items.find(item => item.name.toLowerCase() === name.toLowerCase())
  if (owned === undefined || owned.count < count) return refuse(notOwned(seller, name))
  if (!Number.isInteger(count) || count < 1) return refuse(badCount(name, count))
  const ware = itemNamed(name)
  if (ware === undefined) return refuse(notListed(name))
  const isTradeGood = 'category' in ware && ware.category === 'trade goods'
  const copper = Math.floor((ware.costCopper * count) / (isTradeGood ? 1 : 2))
  happen(deed, { type: 'item-lost', who: seller.id, item: { name: owned.name, count } })
  happen(deed, { type: 'gold-changed', who: seller.id, coins: coinsOf(copper), why: `sold ${name}` })
  tell(deed, `${seller.name} sells ${count === 1 ? '' : `${count} × `}${owned.name} for ${printCopper(copper)}.`)
  return accept(deed)
}

/** Gives coins from one purse to another, as they are. */
export function giveCoins(deed: Deed, from: Creature, to: Creature, copper: number): Result<Deed, RuleRefusal> {
  const paid = payFrom(from.coins, copper)
  if (!paid.ok) return paid
  happen(deed, { type: 'gold-changed', who: from.id, coins: paid.value, why: `to ${to.name}` })
  happen(deed, { type: 'gold-changed', who: to.id, coins: negative(paid.value), why: `from ${from.name}` })
  return accept(deed)
}

const notListed = (name: string): RuleRefusal => ({
  code: 'not-for-sale',
  why: `"${name}" is on no price list: play it as a scene, or let the GM name a price.`,
  allowed: nearestNames(name, allNames),
})
const badCount = (name: string, count: number): RuleRefusal => ({
  code: 'bad-count',
  why: `${count} of "${name}" cannot be bought or sold.`,
  allowed: ['a whole number from 1 up'],
})
const notOwned = (seller: Creature, name: string): RuleRefusal => ({
  code: 'not-owned',
  why: `${seller.name} does not have that many of "${name}".`,
  allowed: seller.items.map(item => `${item.count} × ${item.name}`),
})
