/** What happens to a group once its parts are rolled. */
import type { GroupNode } from '../expression.ts'
import { worth } from './carry-out.ts'
import { applyPicks } from './pick.ts'
import type { Die, Entry, Group, Part, Pool } from '../roll-value.ts'

type Standing = { readonly value: number; kept: boolean }

/** The group as an entry: which parts were kept, and what they add up or count up to. */
export function settleGroup(node: GroupNode, totals: readonly number[], covers: number): Group {
  const standing = totals.map((value): Standing => ({ value, kept: true }))
  if (totals.length > 1 || covers === 0) applyPicks(node.picks, standing)
  const total = standing.reduce((sum, part) => sum + worthOf(node, part), 0)
  return {
    kind: 'group',
    parts: standing.map(part => toPart(node, part)),
    total,
    successes: node.tally && total,
    covers,
  }
}

function worthOf({ tally }: GroupNode, { value, kept }: Standing): number {
  if (!kept) return 0
  return tally === null ? value : worth(tally, value)
}

function toPart({ tally }: GroupNode, { value, kept }: Standing): Part {
  const counted = tally !== null && kept ? worth(tally, value) : 0
  if (counted === 0) return { total: value, kept }
  return { total: value, kept, mark: counted === 1 ? 'success' : 'failure' }
}

/**
 * A group of one expression keeps and drops among the dice inside it: `{4d10*5d6}k2` keeps the two highest of all nine
 * and only then multiplies. Dice of groups further inside are settled already. Answers whether there were any dice.
 */
export function pickAmongDice(node: GroupNode, entries: Entry[], from: number): boolean {
  const pools = poolsFrom(entries, from)
  const dice = pools.flatMap(at => diceOf(entries[at]).map(die => ({ ...die })))
  applyPicks(node.picks, dice)
  let next = 0
  for (const at of pools) {
    const pool = entries[at]
    if (pool?.kind !== 'pool') continue
    entries[at] = recount(pool, dice.slice(next, next + pool.dice.length))
    next += pool.dice.length
  }
  return dice.length > 0
}

const diceOf = (entry: Entry | undefined): readonly Die[] => (entry?.kind === 'pool' ? entry.dice : [])

function poolsFrom(entries: readonly Entry[], from: number): readonly number[] {
  const pools: number[] = []
  for (let at = entries.length - 1; at >= from; at -= 1) {
    const entry = entries[at]
    if (entry?.kind === 'group') at -= entry.covers
    else pools.unshift(at)
  }
  return pools
}

function recount(pool: Pool, dice: readonly Die[]): Pool {
  const total = dice.reduce(
    (sum, die) => sum + (die.kept ? (pool.successes === null ? die.value : pointsOf(die)) : 0),
    0,
  )
  return { ...pool, dice, total, successes: pool.successes === null ? null : total }
}

const pointsOf = ({ marks }: Die): number => (marks?.includes('success') ? 1 : marks?.includes('failure') ? -1 : 0)
