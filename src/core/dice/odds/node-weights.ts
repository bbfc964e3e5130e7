/** The distribution of a whole expression. No die is counted twice, so all its parts are independent of each other. */
import { worth } from '../resolve/carry-out.ts'
import { add, combine, mapped, mix, scaled } from './combine-weights.ts'
import { dieOf } from '../die-kind.ts'
import type { BinaryNode, CallNode, DiceNode, GroupNode, Node } from '../expression.ts'
import { calculate, faultOf, functions } from '../functions.ts'
import { groupWeights } from './group-weights.ts'
import { MAX_DICE, MAX_SIDES } from '../limits.ts'
import { noPlan } from '../plan.ts'
import { poolWeights } from './pool-weights.ts'
import { endlessness } from '../read/read-dice.ts'
import type { Weights, Work } from './weights.ts'
import { constant, isConstant } from './weights.ts'

/** `null` where an exact answer is out of reach; if rolling could be refused, the work says so. */
export function nodeWeights(node: Node, work: Work): Weights | null {
  switch (node.kind) {
    case 'number':
      return constant(node.value)
    case 'dice':
      return diceWeights(node, work)
    case 'negate':
      return times(nodeWeights(node.of, work), -1)
    case 'label':
      return nodeWeights(node.of, work)
    case 'group':
      return wholeGroup(node, work)
    case 'call':
      return callWeights(node, work)
    case 'binary':
      return binaryWeights(node, work)
  }
}

const times = (one: Weights | null, by: number): Weights | null => one && scaled(one, by)

function diceWeights(node: DiceNode, work: Work): Weights | null {
  const count = nodeWeights(node.count, work)
  const sides = typeof node.sides === 'string' ? null : nodeWeights(node.sides, work)
  if (count === null || (sides === null && node.die === null)) return null
  if (isConstant(count) && node.die !== null) return sizedDice(node, count.mean, 0, work)
  const cases = count.values.flatMap((many, at) =>
    (sides?.values ?? [0]).map((size, to) => ({
      chance: ((count.counts[at] ?? 0) / count.total) * (sides === null ? 1 : (sides.counts[to] ?? 0) / sides.total),
      of: sizedDice(node, many, size, work),
    })),
  )
  const known = cases.flatMap(({ chance, of }) => (of === null ? [] : [{ chance, of }]))
  const openEnded = known.some(({ of }) => of.tail > 0) || count.tail > 0 || (sides?.tail ?? 0) > 0
  return known.length < cases.length || openEnded ? null : mix(known)
}

/** A pool whose size is known; the same sizes are refused here as in a roll. */
function sizedDice(node: DiceNode, count: number, sides: number, work: Work): Weights | null {
  const { at, plan } = node
  if (!Number.isInteger(count) || count < 0) work.refusal ??= { code: 'count-impossible', at, asked: count }
  if (count > MAX_DICE) work.refusal ??= { code: 'too-many-dice', at, asked: count, limit: MAX_DICE }
  if (node.die === null) {
    if (!Number.isInteger(sides) || sides < 1) work.refusal ??= { code: 'sides-impossible', at, asked: sides }
    if (sides > MAX_SIDES) work.refusal ??= { code: 'too-many-sides', at, asked: sides, limit: MAX_SIDES }
    const endless = plan === null ? null : endlessness(plan, { low: 1, high: sides })
    if (endless !== null) work.refusal ??= { code: 'endless', at, how: endless }
  }
  return work.refusal === null ? poolWeights(plan, count, node.die ?? dieOf(sides), work) : null
}

function wholeGroup(node: GroupNode, work: Work): Weights | null {
  const [only, ...others] = node.parts
  if (only?.kind === 'dice' && others.length === 0) return counted(poolInGroup(node, only, work), node)
  const parts = node.parts.map(part => nodeWeights(part, work))
  const known = parts.flatMap(part => (part === null ? [] : [part]))
  return known.length < parts.length ? null : groupWeights(node, known, work)
}

/** A group of one pool picks among its dice, as if the picks were the pool's own; but two keeps would choose together. */
function poolInGroup({ picks }: GroupNode, dice: DiceNode, work: Work): Weights | null {
  const plan = dice.plan ?? noPlan
  if (picks.length > 0 && plan.picks.at(-1)?.keep === picks[0]?.keep) return null
  return nodeWeights({ ...dice, plan: { ...plan, picks: [...plan.picks, ...picks] } }, work)
}

const counted = (one: Weights | null, { tally }: GroupNode): Weights | null =>
  one && tally !== null ? mapped(one, value => worth(tally, value)) : one

function callWeights(node: CallNode, work: Work): Weights | null {
  const { apply, arity } = functions[node.name]
  const [first, ...others] = node.inputs.map(input => nodeWeights(input, work))
  if (!first || others.includes(null) || isOpen(first) || others.some(isOpen)) return null
  const folded = others.reduce<Weights | null>((so, other) => so && other && combine(so, other, apply, work), first)
  const result = arity === 1 ? mapped(first, apply) : folded
  if (result === null && work.left >= 0) work.refusal ??= { code: 'no-number', at: node.at }
  return result
}

const isOpen = (one: Weights | null): boolean => one !== null && one.tail > 0

function binaryWeights(node: BinaryNode, work: Work): Weights | null {
  const left = nodeWeights(node.left, work)
  const right = nodeWeights(node.right, work)
  if (left === null || right === null) return null
  if (node.op === '+') return add(left, right, work)
  if (node.op === '-') return addNegative(left, right, work)
  if (node.op === '*' && isConstant(right)) return scaled(left, right.mean)
  if (node.op === '*' && isConstant(left)) return scaled(right, left.mean)
  if (isOpen(left) || isOpen(right)) return null
  const result = combine(left, right, (one, other) => calculate(node.op, one, other), work)
  if (result === null && work.left >= 0) work.refusal ??= faultIn(node, left, right)
  return result
}

function addNegative(left: Weights, right: Weights, work: Work): Weights | null {
  const negative = scaled(right, -1)
  return negative && add(left, negative, work)
}

function faultIn({ op, at }: BinaryNode, left: Weights, right: Weights): Work['refusal'] {
  const wrong = right.values.find(other => left.values.some(one => !Number.isFinite(calculate(op, one, other))))
  return { code: faultOf(op, wrong ?? 1), at }
}
