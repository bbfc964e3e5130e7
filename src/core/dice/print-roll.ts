/**
 * The report of a roll, as it is read at the table: `Attack: 1d20+5 = [14]+5 = 19`.
 *
 * Inside the brackets: `~8~` was dropped, `1→4` rerolled, `6!` exploded, `6+6+3` compounded, `3-1` penetrated, `2^` raised
 * and `5v` lowered by a clamp, `8*` a success, `1_` a failure, `20**` and `1__` critical. The faces come from the roll, the
 * rest from the expression it names, so a roll out of a chronicle prints like a fresh one.
 */
import { visible } from './caret.ts'
import type { DiceNode, GroupNode, LabelNode } from './expression.ts'
import { parseDice } from './parse.ts'
import { printExpression, printSize } from './print-expression.ts'
import type { Leaves } from './print-node.ts'
import { printNode } from './print-node.ts'
import type { Chance, Die, Entry, Group, Mark, Part, Roll } from './roll-value.ts'

/** A number as people read it: two decimals at most. */
export const printNumber = (value: number): string =>
  String(Number.isInteger(value) ? value : Math.round(value * 100) / 100 + 0)

/** The whole report in one line. */
export function printRoll(roll: Roll<Chance>): string {
  const purpose = roll.purpose === null ? '' : `${visible(roll.purpose)}: `
  const parsed = parseDice(roll.expression)
  if (!parsed.ok) return `${purpose}${visible(roll.expression)} = ${printNumber(roll.total)}`
  const { root } = parsed.value
  const asked = printExpression(parsed.value)
  const fell = printNode(root, reportOf(roll.entries))
  const counts = (root.kind === 'dice' && root.plan?.tally) || (root.kind === 'group' && root.tally)
  const total = counts ? printSuccesses(roll.total) : printNumber(roll.total)
  return visible(`${purpose}${asked}${fell === asked ? '' : ` = ${fell}`} = ${total}`)
}

const printSuccesses = (total: number): string => `${total} ${total === 1 ? 'success' : 'successes'}`

/** Leaves that take the entries one after the other, in the order in which they were rolled. */
function reportOf(entries: readonly Entry[]): Leaves {
  let next = 0
  const take = (): Entry | undefined => {
    next += 1
    return entries[next - 1]
  }
  const leaves: Leaves = {
    dice: node => printPool(node, take()),
    group: (node: GroupNode) => {
      const parts = node.parts.map(part => printNode(part, leaves))
      return printGroup(node, parts, take())
    },
    label: ({ label }: LabelNode, of) => `${of} (${label})`,
  }
  return leaves
}

function printPool(node: DiceNode, entry: Entry | undefined): string {
  if (entry?.kind !== 'pool') return '[]'
  const dice = `[${entry.dice.map(printDie).join(', ')}]`
  return entry.sizing.length === 0 ? dice : `${printSize(node, reportOf(entry.sizing))} → ${dice}`
}

const signs: Readonly<Record<Mark, string>> = {
  exploded: '!',
  compounded: '',
  penetrated: '',
  rerolled: '',
  raised: '^',
  lowered: 'v',
  success: '*',
  failure: '_',
  critical: '**',
  fumble: '__',
}

function printDie(die: Die): string {
  const text = printFaces(die, die.marks ?? []) + (die.marks ?? []).map(mark => signs[mark]).join('')
  return die.kept ? text : `~${text}~`
}

function printFaces({ face, value, was = [] }: Die, marks: readonly Mark[]): string {
  const less = marks.includes('penetrated') ? 1 : 0
  if (marks.includes('raised') || marks.includes('lowered')) return printNumber(value)
  if (marks.includes('rerolled')) return [...was, face].join('→')
  if (marks.includes('compounded')) return [...was, face].map((one, at) => (at === 0 ? one : one - less)).join('+')
  return less === 1 ? `${face}-1` : String(face)
}

function printGroup(node: GroupNode, texts: readonly string[], entry: Entry | undefined): string {
  const group: Pick<Group, 'parts'> = entry?.kind === 'group' ? entry : { parts: [] }
  const shown = texts.map((text, at) => ({
    text: printPart(text, group.parts[at]),
    total: group.parts[at]?.total ?? 0,
  }))
  if (node.sort !== null) shown.sort((one, other) => (node.sort === 'up' ? 1 : -1) * (one.total - other.total))
  return `{${shown.map(({ text }) => text).join(', ')}}`
}

function printPart(text: string, part: Part | undefined): string {
  const marked = part?.mark === undefined ? text : text + signs[part.mark]
  return part?.kept === false ? `~${marked}~` : marked
}
