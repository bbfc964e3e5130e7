/** Tables read by what their head calls the columns, so that a sheet may order them as it likes. */
import type { Lines } from '../sheet-text/find.ts'

/** Each row as the text of its named columns; without a head that fits, columns are taken in the order of the names. */
export function cellsNamed<Name extends string>(
  lines: Lines,
  names: readonly Name[],
  patterns: Readonly<Record<Name, RegExp>>,
): readonly Readonly<Record<Name, string>>[] {
  const rows = lines.filter(({ kind }) => kind === 'row')
  const heads = (rows[0]?.cells ?? []).map(({ text }) => text.replaceAll('*', '').toLowerCase())
  const columns = names.map(name => heads.findIndex(head => patterns[name].test(head)))
  const hasHead = columns.filter(column => column !== -1).length >= 2
  const body = hasHead ? rows.slice(1) : rows.filter(({ cells }) => cells.some(({ text }) => text !== ''))
  return body.map(({ cells }) => {
    const pairs = names.map(
      (name, index) => [name, cells[hasHead ? (columns[index] ?? -1) : index]?.text ?? ''] as const,
    )
    return Object.fromEntries(pairs) as Record<Name, string> // every name has its pair, made one line above
  })
}
