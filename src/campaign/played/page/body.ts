/** The text under a heading as entries: what hangs on what is told by indents, and by labels that say nothing else. */
import { isRule, toBullet, type Bullet } from '../../markdown/bullet.ts'
import { foldTitle } from '../../markdown/document.ts'
import { hiddenRanges } from '../../markdown/hidden.ts'
import { cellTexts, isDelimiterRow, isRow } from '../../markdown/table.ts'
import { withoutMarkup } from '../../text/fold.ts'
import { isBlank } from '../../text/lines.ts'
import { linksIn, toEntry, type Growing } from './entry.ts'

type Reading = {
  readonly found: Growing[]
  /** The list items that are still open, outermost first. */
  readonly open: { readonly indent: number; readonly entry: Growing }[]
  /** A labelled line that speaks for what follows it. */
  holder?: Growing | undefined
  /** The entry that a line without a mark of its own goes on with. */
  last?: Growing | undefined
}

const place = (reading: Reading): Growing[] => reading.holder?.below ?? reading.found

function addItem(reading: Reading, { indent, text, isCheckbox, prefix }: Bullet): void {
  while ((reading.open.at(-1)?.indent ?? -1) >= indent) reading.open.pop()
  const entry = toEntry('item', text, isCheckbox && /\[[xX]\]/.test(prefix))
  ;(reading.open.at(-1)?.entry.below ?? place(reading)).push(entry)
  reading.open.push({ indent, entry })
  reading.last = entry
}

function addRow(reading: Reading, line: string, next: string | undefined): void {
  if (isDelimiterRow(line) || isDelimiterRow(next ?? '')) return
  const cells = cellTexts(line).map(withoutMarkup)
  const [label = '', ...rest] = cells
  const text = rest.filter(cell => cell !== '').join('; ')
  const entry: Growing = {
    shape: 'row',
    label,
    key: foldTitle(label),
    text,
    links: linksIn(line),
    isTicked: false,
    below: [],
  }
  place(reading).push(entry)
  reading.last = undefined
}

const quoted = (line: string): string => line.replace(/^\s*>\s?/, '')

function addWords(reading: Reading, line: string): void {
  const isQuote = /^ {0,3}>/.test(line)
  const entry = toEntry(isQuote ? 'quote' : 'words', isQuote ? quoted(line) : line)
  const isHeld = entry.label === '' && reading.holder !== undefined && reading.holder.below.length === 0
  if (!isHeld) reading.holder = undefined
  place(reading).push(entry)
  reading.open.length = 0
  reading.last = entry
  if (entry.label !== '' && !isQuote) reading.holder = entry
}

/** A line that only carries on what stands above it. */
function goOn({ last }: Reading, line: string): boolean {
  if (last === undefined) return false
  const more = toEntry('quote', quoted(line).trim())
  if (/^ {0,3}>/.test(line) ? last.shape !== 'quote' : /^\s{0,3}(?:\*\*|__)[^*_]+(?::\*\*|\*\*\s*:)/.test(line))
    return false
  last.text = `${last.text} ${more.text}`.trim()
  last.links.push(...more.links)
  return true
}

function addLine(reading: Reading, line: string, next: string | undefined): void {
  if (isBlank(line)) {
    reading.last = undefined
    if (reading.holder !== undefined && reading.holder.text !== '') reading.holder = undefined // it has said its own
    return
  }
  const bullet = toBullet(line)
  if (isRule(line)) reading.holder = undefined
  else if (bullet) addItem(reading, bullet)
  else if (isRow(line)) addRow(reading, line, next)
  else if (!goOn(reading, line)) addWords(reading, line)
}

/** The lines that mean something: what stands in fences and comments is only shown. */
function linesIn(body: string): readonly string[] {
  let text = body
  for (const { start, end } of [...hiddenRanges(body)].reverse()) text = text.slice(0, start) + text.slice(end)
  return text.split(/\r?\n/)
}

export function entriesIn(body: string): Growing[] {
  const reading: Reading = { found: [], open: [] }
  const lines = linesIn(body)
  for (const [at, line] of lines.entries()) addLine(reading, line, lines[at + 1])
  return reading.found
}
