/** Paying out of a purse of real coins: the right ones first, and change for the last. */
import type { Result } from '../../../core/result.ts'
import { accept, assert, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import type { Coins } from '../model/creature.ts'
import { coinsOf, coinWorth, copperOf, printCoins, printCopper } from './coins.ts'

export function addCoins(one: Coins, other: Coins): Coins {
  const sum: Record<keyof Coins, number> = { ...one }
  for (const [coin] of coinWorth) sum[coin] += other[coin]
  return sum
}

export const negative = (coins: Coins): Coins => {
  const turned: Record<keyof Coins, number> = { ...coins }
  for (const [coin] of coinWorth) turned[coin] = coins[coin] === 0 ? 0 : -coins[coin]
  return turned
}

/**
 * What changes in the purse when so much copper is paid: coins given are negative, change is positive. Largest coins
 * first; whatever is left over then is less than any coin still in the purse, so one of those is broken.
 */
export function payFrom(purse: Coins, copper: number): Result<Coins, RuleRefusal> {
  const has = copperOf(purse)
  if (has < copper) return refuse(tooPoor(purse, copper))
  const given: Record<keyof Coins, number> = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 }
  let owed = copper
  for (const [coin, worth] of coinWorth) {
    given[coin] = Math.min(purse[coin], Math.floor(owed / worth))
    owed -= given[coin] * worth
  }
  return accept(owed === 0 ? negative(given) : breakOne(purse, given, owed))
}

function breakOne(purse: Coins, given: Record<keyof Coins, number>, owed: number): Coins {
  const smallest = coinWorth.findLast(([coin, worth]) => purse[coin] > given[coin] && worth > owed)
  assert(smallest !== undefined, 'a purse that holds enough has a coin to break')
  const [coin, worth] = smallest
  return addCoins(negative({ ...given, [coin]: given[coin] + 1 }), coinsOf(worth - owed))
}

function tooPoor(purse: Coins, copper: number): RuleRefusal {
  const short = copper - copperOf(purse)
  return {
    code: 'too-poor',
    why: `This costs ${printCopper(copper)}; the purse holds ${printCoins(purse)}, which is ${printCopper(short)} short.`,
    allowed: ['haggle over the price', 'sell something first', 'let somebody else pay', 'buy something cheaper'],
  }
}
