/** One secret as a row of the table: whose it is, what it is, how it may come out, and what story hangs on it. */
import { isPlaceholderRow } from '../../../campaign/deltas/placeholder.ts'
import { cellTexts } from '../../../campaign/markdown/table.ts'
import { foldWords, withoutMarkup } from '../../../campaign/text/fold.ts'

export type SecretRow = {
  readonly character: string
  readonly secret: string
  readonly discovered: string
  readonly hook: string
}

const columns = ['Character', 'Secret', 'How Discovered', 'Story Hook'] as const

export const headerLines: readonly string[] = [`| ${columns.join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`]

/** A bar or a line break in the words would make more cells of them. */
const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/\\?\|/g, '\\|').trim()

/** What belongs under a heading, however an author has named it. */
function valueFor(title: string, row: SecretRow): string {
  const name = foldWords(withoutMarkup(title))
  if (name.includes('character') || name === 'who' || name === 'name') return row.character
  if (name.includes('secret') || name === 'what') return row.secret
  if (name.includes('discover') || name.includes('how')) return row.discovered
  return name.includes('hook') || name.includes('story') ? row.hook : ''
}

/** The row in the order of the table's own columns; columns we know nothing of stay empty. */
export function printRow(header: string, row: SecretRow): string {
  const titles = cellTexts(header)
  return `| ${titles.map(title => cell(valueFor(title, row))).join(' | ')} |`
}

/** The row a line says, or undefined for one that only holds the place. */
export function readRow(header: string, line: string): SecretRow | undefined {
  if (isPlaceholderRow(line)) return undefined
  const words = cellTexts(line)
  const said = new Map(cellTexts(header).map((title, index) => [foldWords(withoutMarkup(title)), words[index] ?? '']))
  const find = (...titles: readonly string[]): string =>
    [...said].find(([title]) => titles.some(word => title.includes(word)))?.[1] ?? ''
  const row = {
    character: find('character', 'who', 'name'),
    secret: find('secret', 'what'),
    discovered: find('discover', 'how'),
    hook: find('hook', 'story'),
  }
  return row.character === '' && row.secret === '' ? undefined : row
}
