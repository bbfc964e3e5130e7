/**
 * Writing a secret into `story-state.md`, under `### Character Secrets`: one line is spliced in, and every other byte stays
 * as it was. Where the table or its heading is missing, it is made where the template has it.
 */
import { isPlaceholderRow } from '../../../campaign/deltas/placeholder.ts'
import type { Block } from '../../../campaign/markdown/document.ts'
import { foldTitle, parseMarkdown, sectionEnd } from '../../../campaign/markdown/document.ts'
import { isDelimiterRow, isRow } from '../../../campaign/markdown/table.ts'
import { foldWords, withoutMarkup } from '../../../campaign/text/fold.ts'
import type { Line } from '../../../campaign/text/lines.ts'
import { eolOf, isBlank, linesOf, splice } from '../../../campaign/text/lines.ts'
import type { SecretRow } from './row.ts'
import { headerLines, printRow, readRow } from './row.ts'

const title = 'character secrets'

type Place = { readonly block: Block; readonly from: number; readonly to: number }

/** Every block with the place of its body in the text. */
function placesIn(text: string): readonly Place[] {
  const { lead, blocks } = parseMarkdown(text)
  let at = lead.length
  return blocks.map(block => {
    const from = at + block.line.length
    at = from + block.body.length
    return { block, from, to: at }
  })
}

type Table = { readonly header: Line; readonly delimiter: Line; readonly rows: readonly Line[] }

/** The first table of a body; places are those of the whole text. */
function tableIn(text: string, { from, to }: Place): Table | undefined {
  const lines = [...linesOf(text.slice(from, to))].map(line => ({
    ...line,
    start: line.start + from,
    end: line.end + from,
  }))
  const at = lines.findIndex(line => isDelimiterRow(line.text))
  const [header, delimiter] = [lines[at - 1], lines[at]]
  if (header === undefined || delimiter === undefined || !header.text.includes('|')) return undefined
  const end = lines.findIndex((line, index) => index > at && !isRow(line.text))
  return { header, delimiter, rows: lines.slice(at + 1, end === -1 ? lines.length : end) }
}

/** The secrets a story state tells, in their order. */
export function readSecrets(text: string): readonly SecretRow[] {
  const place = placesIn(text).find(({ block }) => foldTitle(block.heading.title) === title)
  const table = place && tableIn(text, place)
  return table === undefined ? [] : table.rows.flatMap(line => readRow(table.header.text, line.text) ?? [])
}

const sameWords = (one: string, other: string): boolean =>
  foldWords(withoutMarkup(one)) === foldWords(withoutMarkup(other))

/** The text with the secret in it. A secret that stands there already is not written twice. */
export function recordSecret(text: string, row: SecretRow): string {
  const isKnown = readSecrets(text).some(
    one => sameWords(one.character, row.character) && sameWords(one.secret, row.secret),
  )
  if (isKnown) return text
  const places = placesIn(text)
  const place = places.find(({ block }) => foldTitle(block.heading.title) === title)
  if (place === undefined) return addHeading(text, places, row)
  const table = tableIn(text, place)
  return table === undefined ? addTable(text, place, row) : addRow(text, table, row)
}

/** Below the last row; rows that only held the place make room. */
function addRow(text: string, { header, delimiter, rows }: Table, row: SecretRow): string {
  const eol = eolOf(text)
  const last = rows.at(-1) ?? delimiter
  const line = printRow(header.text, row)
  const isOpen = last.end === text.length && !text.endsWith('\n')
  const grown = splice(text, last.end, last.end, isOpen ? `${eol}${line}` : `${line}${eol}`)
  const held = rows.filter(one => isPlaceholderRow(one.text))
  return held.toReversed().reduce((rest, one) => splice(rest, one.start, one.end, ''), grown)
}

const tableText = (row: SecretRow, eol: string): string =>
  [...headerLines, printRow(headerLines[0] ?? '', row)].join(eol) + eol

/** Behind what the author has written under the heading, before the empty lines that end it. */
function addTable(text: string, { from, to }: Place, row: SecretRow): string {
  const eol = eolOf(text)
  const written = [...linesOf(text.slice(from, to))].findLast(line => !isBlank(line.text))
  const at = from + (written?.end ?? 0)
  const before = text.slice(0, at)
  const gap = before.endsWith('\n') || before === '' ? eol : eol + eol
  const after = isBlank(text.slice(at, to)) && at === to && to < text.length ? eol : ''
  return splice(text, at, at, `${gap}${tableText(row, eol)}${after}`)
}

/** At the end of the GM's own section, else in a new one at the end of the file. */
function addHeading(text: string, places: readonly Place[], row: SecretRow): string {
  const eol = eolOf(text)
  const block = `### Character Secrets${eol}${eol}${tableText(row, eol)}`
  const index = places.findIndex(
    ({ block: { heading } }) => heading.level === 2 && foldTitle(heading.title).startsWith('gm notes'),
  )
  if (index === -1) return `${endedTwice(text, eol)}## GM Notes (Secret)${eol}${eol}${block}`
  const end = sectionEnd(
    places.map(place => place.block),
    index,
  )
  const at = places[end - 1]?.to ?? text.length
  if (at === text.length) return `${endedTwice(text, eol)}${block}`
  const before = endedTwice(text.slice(0, at), eol)
  return `${before}${block}${eol}${text.slice(at)}`
}

/** The text with an empty line at its end. */
function endedTwice(text: string, eol: string): string {
  if (text === '' || /\n[ \t]*\r?\n$/.test(text)) return text
  return text.endsWith('\n') ? text + eol : text + eol + eol
}
