/** Distributions of groups: parts that are added, counted, kept or dropped. */
import { worth } from '../resolve/carry-out.ts'
import { add, combine, mapped } from './combine-weights.ts'
import type { GroupNode, Node } from '../expression.ts'
import { applyPicks } from '../resolve/pick.ts'
import type { Weights, Work } from './weights.ts'
import { constant, spend, weigh } from './weights.ts'

/** Going through one way in which the parts can fall takes about this many steps. */
const WAY_COST = 200

export function groupWeights(node: GroupNode, parts: readonly Weights[], work: Work): Weights | null {
  if (node.picks.length === 0) return addAll(node, parts, work)
  if (parts.some(part => part.tail > 0)) return null
  if (node.parts.length === 1 && node.parts.some(hasDice)) return null // picks go among dice, not among parts
  return isBestOf(node) ? bestOf(node, parts, work) : everyWay(node, parts, work)
}

const points = ({ tally }: GroupNode, value: number): number => (tally === null ? value : worth(tally, value))

function addAll(node: GroupNode, parts: readonly Weights[], work: Work): Weights | null {
  return parts.reduce<Weights | null>((so, part) => {
    const one = node.tally === null ? part : mapped(part, value => points(node, value))
    return so && one && add(so, one, work)
  }, constant(0))
}

function hasDice(node: Node): boolean {
  switch (node.kind) {
    case 'number':
      return false
    case 'dice':
      return true
    case 'negate':
    case 'label':
      return hasDice(node.of)
    case 'binary':
      return hasDice(node.left) || hasDice(node.right)
    case 'call':
      return node.inputs.some(hasDice)
    case 'group':
      return false // a group inside is settled by itself
  }
}

const isBestOf = ({ picks: [pick, ...others] }: GroupNode): boolean =>
  pick !== undefined && others.length === 0 && pick.keep && pick.end !== null && pick.count === 1

/** Keeping one of many folds two at a time. */
function bestOf(node: GroupNode, parts: readonly Weights[], work: Work): Weights | null {
  const better = node.picks[0]?.end === 'low' ? Math.min : Math.max
  const [first, ...others] = parts
  const best = others.reduce<Weights | null>(
    (so, part) => so && combine(so, part, (a, b) => better(a, b), work),
    first ?? null,
  )
  return best && mapped(best, value => points(node, value))
}

/** All combinations of what the parts can come to. */
function everyWay(node: GroupNode, parts: readonly Weights[], work: Work): Weights | null {
  const ways = parts.reduce((so, { values }) => so * values.length, 1)
  if (!spend(work, WAY_COST * ways * parts.length)) return null
  const counted = new Map<number, number>()
  const visit = (so: readonly number[], weight: number): void => {
    const part = parts[so.length]
    if (part === undefined) {
      const total = settle(node, so)
      counted.set(total, (counted.get(total) ?? 0) + weight)
      return
    }
    for (const [at, value] of part.values.entries())
      visit([...so, value], (weight * (part.counts[at] ?? 0)) / scaleOf(part))
  }
  visit([], 1)
  return weigh(counted)
}

/** Counts stay whole while they can; past that, shares. */
const scaleOf = ({ total }: Weights): number => (total > 2 ** 40 ? total : 1)

function settle(node: GroupNode, totals: readonly number[]): number {
  const items = totals.map(value => ({ value, kept: true }))
  applyPicks(node.picks, items)
  return items.reduce((sum, { value, kept }) => sum + (kept ? points(node, value) : 0), 0)
}
