/** Money, exactly: everything is counted in copper, so nothing is ever lost to a fraction. */
import type { Coins } from '../model/creature.ts'
import { noCoins } from '../model/make.ts'

/** From the largest down; what each is worth in copper. */
export const coinWorth = [
  ['pp', 1000],
  ['gp', 100],
  ['ep', 50],
  ['sp', 10],
  ['cp', 1],
] as const satisfies readonly (readonly [keyof Coins, number])[]

export const copperOf = (coins: Coins): number => coinWorth.reduce((sum, [coin, worth]) => sum + coins[coin] * worth, 0)

/** In the coins shops use: gold, silver and copper. Electrum and platinum are kept when found, never made. */
export function coinsOf(copper: number): Coins {
  const sign = copper < 0 ? -1 : 1
  const amount = Math.abs(copper)
  const of = (count: number): number => (count === 0 ? 0 : sign * count) // no minus zero: it does not survive JSON
  return { ...noCoins, gp: of(Math.floor(amount / 100)), sp: of(Math.floor((amount % 100) / 10)), cp: of(amount % 10) }
}

/** `15gp 3sp`; nothing at all is `0gp`. */
export function printCoins(coins: Coins): string {
  const parts = coinWorth.filter(([coin]) => coins[coin] !== 0).map(([coin]) => `${coins[coin]}${coin}`)
  return parts.length === 0 ? '0gp' : parts.join(' ')
}

export const printCopper = (copper: number): string => printCoins(coinsOf(copper))

const names: Readonly<Record<string, keyof Coins>> = {
  pp: 'pp',
  platinum: 'pp',
  gp: 'gp',
  gold: 'gp',
  ep: 'ep',
  electrum: 'ep',
  sp: 'sp',
  silver: 'sp',
  cp: 'cp',
  copper: 'cp',
}

const shape = /^(?<count>\d{1,3}(?:,\d{3})+|\d{1,9})\s*(?<coin>[a-z]+)(?:\s*pieces?)?[\s,;]*(?:and\s+)?/i

/** Reads `15gp 3sp`, `1,200 gold pieces and 5 cp`. A part that is no money makes the whole no money. */
export function parseCoins(text: string): Coins | undefined {
  const coins: Record<keyof Coins, number> = { ...noCoins }
  let rest = text.trim()
  if (rest === '') return undefined
  while (rest !== '') {
    const match = shape.exec(rest)
    const coin = (match?.groups?.['coin'] ?? '').toLowerCase()
    const kind = Object.hasOwn(names, coin) ? names[coin] : undefined
    if (match === null || kind === undefined) return undefined
    coins[kind] += Number((match.groups?.['count'] ?? '0').replaceAll(',', ''))
    rest = rest.slice(match[0].length)
  }
  return coins
}
