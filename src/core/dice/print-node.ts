/**
 * Writing an expression down again. One walk serves two texts, the notation and the report of a roll: they differ only
 * in what stands where the dice and the groups stand.
 */
import type { DiceNode, GroupNode, LabelNode, Node, Operator } from './expression.ts'

export type Leaves = {
  readonly dice: (node: DiceNode) => string
  readonly group: (node: GroupNode) => string
  readonly label: (node: LabelNode, of: string) => string
}

const ranks: Readonly<Record<Operator, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '+': 2,
  '-': 2,
  '*': 3,
  '/': 3,
  '//': 3,
  '%': 3,
  '^': 5,
}
const SIGN = 4
const TERM = 6

function rankOf(node: Node): number {
  if (node.kind === 'binary') return ranks[node.op]
  return node.kind === 'negate' ? SIGN : TERM
}

/** The text of a node; in parentheses where it binds less tightly than its place asks for. */
export function printNode(node: Node, leaves: Leaves, place = 0): string {
  const text = printBare(node, leaves)
  return rankOf(node) < place ? `(${text})` : text
}

function printBare(node: Node, leaves: Leaves): string {
  switch (node.kind) {
    case 'number':
      return String(node.value)
    case 'dice':
      return leaves.dice(node)
    case 'group':
      return leaves.group(node)
    case 'negate':
      return `-${printNode(node.of, leaves, SIGN + 1)}`
    case 'call':
      return `${node.name}(${node.inputs.map(input => printNode(input, leaves)).join(', ')})`
    case 'label':
      return leaves.label(node, printNode(node.of, leaves, TERM))
    case 'binary': {
      const rank = ranks[node.op]
      const [left, right] = node.op === '^' ? [TERM, SIGN] : [rank, rank + 1]
      const op = node.op === '=' ? '==' : node.op // a single `=` after dice would count successes
      return `${printNode(node.left, leaves, left)}${op}${printNode(node.right, leaves, right)}`
    }
  }
}
