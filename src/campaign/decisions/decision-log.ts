/** The decision log: what was chosen, by whom, and what came of it. It only ever grows at its end. */
import { isRule } from '../markdown/bullet.ts'
import { labelled, oneLine, plainWords } from '../journal/plain-words.ts'
import { appendBlock } from '../scenes/append-block.ts'

export type Decision = { readonly character: string; readonly decision: string; readonly significance?: string }

export type DecisionEntry = {
  readonly title: string
  readonly location?: string
  readonly time?: string
  readonly context?: string
  readonly decisions: readonly Decision[]
  readonly learned?: readonly string[]
  readonly consequences?: readonly string[]
}

const printHeader = (campaign: string): string =>
  `# Decision Log: ${oneLine(campaign)}\n\nWhat the party chose, why it mattered, and what it set in motion.\n\n---\n`

/** Further lines of an item stand under its first. */
const bullet = (text: string): string => `- ${plainWords(text).replaceAll('\n', '\n  ')}`

const printDecision = ({ character, decision, significance = '' }: Decision): string =>
  [
    `**${oneLine(character)}**:`,
    bullet(`Decision: ${decision}`),
    ...(significance.trim() === '' ? [] : [bullet(`Significance: ${significance}`)]),
  ].join('\n')

const printList = (title: string, items: readonly string[] = []): readonly string[] =>
  items.length === 0 ? [] : [[`### ${title}`, ...items.map(bullet)].join('\n')]

function printDecisions(entry: DecisionEntry): string {
  const place = [
    ...labelled('Location', entry.location),
    ...labelled('Time', entry.time),
    ...labelled('Context', entry.context),
  ]
  const decisions = entry.decisions.map(printDecision)
  return [
    `## ${oneLine(entry.title)}`,
    ...(place.length > 0 ? [place.join('\n')] : []),
    ...(decisions.length > 0 ? ['### Decisions', ...decisions] : []),
    ...printList('Information Learned', entry.learned),
    ...printList('Consequences Triggered', entry.consequences),
  ].join('\n\n')
}

/** A page that ends in a rule has the rule an entry begins with. */
const endsInRule = (text: string): boolean => isRule(text.trimEnd().split(/\r?\n/).at(-1) ?? '')

/** The log with one more entry, behind whatever else people keep on that page. */
export function appendDecisions(text: string | undefined, campaign: string, entry: DecisionEntry): string {
  const page = text === undefined || text.trim() === '' ? printHeader(campaign) : text
  const printed = printDecisions(entry)
  return appendBlock(page, endsInRule(page) ? printed : `---\n\n${printed}`)
}
