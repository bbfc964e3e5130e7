/** The one resolver: every roll, whatever its dice come from, goes through here. */
import { dieOf } from '../die-kind.ts'
import type { BinaryNode, CallNode, DiceNode, DieKind, GroupNode, LabelNode, Node } from '../expression.ts'
import { calculate, faultOf, functions } from '../functions.ts'
import { MAX_DICE, MAX_SIDES } from '../limits.ts'
import { endlessness } from '../read/read-dice.ts'
import type { DiceRefusal } from '../refusal.ts'
import type { Entry } from '../roll-value.ts'
import type { Run } from './run.ts'
import { enter } from './run.ts'
import { pickAmongDice, settleGroup } from './settle-group.ts'
import { throwPool } from './throw-pool.ts'

/** The value of a part of an expression. Every part is rolled, left to right, so a seed always means the same roll. */
export function resolve(node: Node, run: Run): number {
  switch (node.kind) {
    case 'number':
      return node.value
    case 'dice':
      return run.again === -1 ? resolveDice(node, run) : takeEntry(run)
    case 'binary':
      return resolveBinary(node, run)
    case 'negate':
      return 0 - resolve(node.of, run) // never minus zero: it does not survive JSON
    case 'group':
      return resolveGroup(node, run)
    case 'call':
      return resolveCall(node, run)
    case 'label':
      return resolveLabel(node, run)
  }
}

function fault(run: Run, refusal: DiceRefusal): number {
  run.refusal ??= refusal
  return 0
}

function takeEntry(run: Run): number {
  const entry = run.entries[run.again]
  run.again += 1
  return entry?.total ?? 0
}

const none: readonly Entry[] = []

function resolveDice(node: DiceNode, run: Run): number {
  if (node.die !== null && node.count.kind === 'number') return throwDice(node, run, node.count.value, node.die, none)
  const outer = run.entries
  run.entries = [] // dice that only say how many dice there are do not count themselves
  const count = resolve(node.count, run)
  const die = node.die ?? resolveSides(node, run)
  const sizing = run.entries
  run.entries = outer
  return die === null ? 0 : throwDice(node, run, count, die, sizing)
}

function resolveSides({ at, sides, plan }: DiceNode, run: Run): DieKind | null {
  const asked = typeof sides === 'string' ? Number.NaN : resolve(sides, run)
  if (run.refusal !== null) return null
  if (!Number.isInteger(asked) || asked < 1) run.refusal = { code: 'sides-impossible', at, asked }
  else if (asked > MAX_SIDES) run.refusal = { code: 'too-many-sides', at, asked, limit: MAX_SIDES }
  const endless = plan === null ? null : endlessness(plan, dieOf(asked))
  if (endless !== null) run.refusal ??= { code: 'endless', at, how: endless }
  return run.refusal === null ? dieOf(asked) : null
}

function throwDice(node: DiceNode, run: Run, count: number, kind: DieKind, sizing: readonly Entry[]): number {
  const { at } = node
  if (run.refusal !== null) return 0
  if (!Number.isInteger(count) || count < 0) return fault(run, { code: 'count-impossible', at, asked: count })
  run.asked += count
  if (run.asked > MAX_DICE) return fault(run, { code: 'too-many-dice', at, asked: run.asked, limit: MAX_DICE })
  return throwPool(run, node, count, kind, sizing)
}

function resolveBinary(node: BinaryNode, run: Run): number {
  const left = resolve(node.left, run)
  const right = resolve(node.right, run)
  const value = calculate(node.op, left, right) + 0
  return Number.isFinite(value) ? value : fault(run, { code: faultOf(node.op, right), at: node.at })
}

function resolveCall(node: CallNode, run: Run): number {
  const value = functions[node.name].apply(...node.inputs.map(input => resolve(input, run))) + 0
  return Number.isFinite(value) ? value : fault(run, { code: 'no-number', at: node.at })
}

function resolveLabel(node: LabelNode, run: Run): number {
  const total = resolve(node.of, run)
  run.labels.push({ label: node.label, total })
  return total
}

function resolveGroup(node: GroupNode, run: Run): number {
  const from = run.entries.length
  const labelled = run.labels.length
  const totals = node.parts.map(part => resolve(part, run))
  if (run.again !== -1) return takeEntry(run)
  const [only] = node.parts
  if (only !== undefined && totals.length === 1 && node.picks.length > 0 && pickAmongDice(node, run.entries, from)) {
    run.labels.length = labelled
    totals[0] = resolveAgain(only, run, from)
  }
  const group = settleGroup(node, totals, run.entries.length - from)
  enter(run, group)
  return group.total
}

/** The arithmetic once more, over dice that lie already. */
function resolveAgain(node: Node, run: Run, from: number): number {
  run.again = from
  const total = resolve(node, run)
  run.again = -1
  return total
}
