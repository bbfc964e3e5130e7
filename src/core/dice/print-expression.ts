/** The notation of an expression: reading it again gives the same expression. */
import type { Compare, DiceExpression, DiceNode, GroupNode, Pick, Plan, Point, Tally } from './expression.ts'
import type { Leaves } from './print-node.ts'
import { printNode } from './print-node.ts'

export const printExpression = ({ root }: DiceExpression): string => printNode(root, notation)

const notation: Leaves = {
  dice: node => printSize(node, notation) + (node.plan === null ? '' : printPlan(node.plan)),
  group: node => `{${node.parts.map(part => printNode(part, notation)).join(', ')}}${printGroupPlan(node)}`,
  label: ({ label }, of) => `${of}[${label}]`,
}

/** `2d6`, `(1+2)d6`, `dF`: how many of which dice. */
export function printSize({ count, sides }: DiceNode, leaves: Leaves): string {
  const many = count.kind === 'number' ? String(count.value) : `(${printNode(count, leaves)})`
  if (typeof sides === 'string') return `${many}d${sides === 'F.2' ? 'F' : sides}`
  return `${many}d${sides.kind === 'number' ? sides.value : `(${printNode(sides, leaves)})`}`
}

const printCompare = ({ op, to }: Compare): string => `${op}${to}`

/** One modifier for each point; those without a written point come last, where no other sign can follow them. */
function printPoints(sign: string, points: readonly Point[] | null): string {
  const written = (points ?? []).filter(point => typeof point !== 'string').map(point => sign + printCompare(point))
  return written.join('') + ((points ?? []).some(point => typeof point === 'string') ? sign : '')
}

const printTally = (tally: Tally | null): string =>
  tally === null ? '' : printCompare(tally.success) + (tally.failure === null ? '' : `f${printCompare(tally.failure)}`)

function printPick(pick: Pick): string {
  const letter = pick.keep ? 'k' : 'd'
  return pick.end === null
    ? letter + printCompare(pick.when)
    : `${letter}${pick.end === 'high' ? 'h' : 'l'}${pick.count}`
}

const printSort = (sort: Plan['sort']): string => (sort === null ? '' : sort === 'up' ? 'sa' : 'sd')

const printGroupPlan = ({ picks, tally, sort }: GroupNode): string =>
  printTally(tally) + picks.map(printPick).join('') + printSort(sort)

/** Success points come first: after a bare `!` or `r` they would be read as its compare point. */
function printPlan(plan: Plan): string {
  const unique =
    plan.unique === null ? '' : (plan.unique.once ? 'uo' : 'u') + plan.unique.when.map(printCompare).join('')
  return [
    printTally(plan.tally),
    plan.explode === null ? '' : printPoints(plan.explode.how, plan.explode.when),
    printPoints('ra', plan.again),
    printPoints('ro', plan.rerollOnce),
    printPoints('r', plan.reroll),
    unique,
    plan.least === null ? '' : `min${plan.least}`,
    plan.most === null ? '' : `max${plan.most}`,
    ...plan.picks.map(printPick),
    printPoints('cs', plan.critical),
    printPoints('cf', plan.fumble),
    printSort(plan.sort),
  ].join('')
}
