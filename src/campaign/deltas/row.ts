/** An entity kept as a row of a table: its last cell says how things stand. */
import { cellsOf, cellText, newRow, withLastCell } from '../markdown/table.ts'
import { foldWords, holdsWords, withoutMarkup } from '../text/fold.ts'
import type { Line } from '../text/lines.ts'
import { unchanged, type Edited } from './edit.ts'
import { isCalled, type Entity } from './match.ts'
import { insertLines, replaceLine, type Passage } from './passage.ts'
import { dropLines, isPlaceholderRow } from './placeholder.ts'
import type { TableIn } from './structure.ts'
import type { DeltaItem } from './types.ts'

export type FoundRow = { readonly line: Line; readonly tier: 1 | 2; readonly count: number }

/**
 * The row whose first cell is the entity, else the first whose first cell holds it as whole words, else the first of a
 * full name that the entity holds: `Cobb Varley` is whom `Sergeant Cobb Varley` means.
 */
export function findRow({ rows }: TableIn, entity: Entity): FoundRow | undefined {
  const real = rows.filter(row => !isPlaceholderRow(row.text))
  const equal = real.filter(row => isCalled(cellText(row.text, 0), entity))
  const within = real.filter(row => holdsWords(foldWords(withoutMarkup(cellText(row.text, 0))), entity.folded))
  const held = real.filter(row => isFullNameIn(cellText(row.text, 0), entity.folded))
  const found = [equal, within, held].find(rows => rows.length > 0) ?? []
  return found[0] && { line: found[0], tier: found === equal ? 1 : 2, count: found.length }
}

const isFullNameIn = (cell: string, folded: string): boolean => {
  const name = foldWords(withoutMarkup(cell))
  return name.trim().includes(' ') && holdsWords(folded, name)
}

/** `Mason; met at the inn` is who somebody is and how they were met, where the table asks for both. */
function partsFor({ header, delimiter }: TableIn, text: string): { readonly who: string; readonly last: string } {
  const asks = cellsOf(delimiter.text).length > 2 && /\b(?:who|role|description)\b/i.test(cellText(header, 1))
  const [, who = '', last = ''] = (asks ? /^([^;]+);\s+(met\b.+)$/is.exec(text) : null) ?? []
  return who === '' ? { who: '', last: text } : { who, last }
}

/** Nested lines cannot stand in a cell, so they go on in its sentence. */
const inOneLine = (text: string, item: DeltaItem): string =>
  [text, ...item.children.map(child => child.trim().replace(/^[-*+•]\s+/, ''))].filter(part => part !== '').join('; ')

export function setRow(passage: Passage, table: TableIn, found: FoundRow, entity: Entity, item: DeltaItem): Edited {
  const news = inOneLine(entity.detail ?? '', item)
  const { who, last } = partsFor(table, news)
  const isWritten = who !== '' && holdsWords(foldWords(cellText(found.line.text, 1)), foldWords(who))
  const text = isWritten ? last : news
  const after =
    text === '' ? found.line.text : withLastCell(found.line.text, cellsOf(table.delimiter.text).length, text)
  if (after === found.line.text) return unchanged(passage)
  const message = `${found.count} rows match; the first was changed.`
  const notes = found.count > 1 ? [{ code: 'several-match' as const, message }] : []
  return { passage: replaceLine(passage, found.line, after), changes: [{ before: found.line.text, after }], notes }
}

/** A new row below the others, in place of those that only held the place. */
export function addRow(passage: Passage, table: TableIn, entity: Entity, item: DeltaItem): Edited {
  const { delimiter, rows } = table
  const { who, last: text } = partsFor(table, inOneLine(entity.detail ?? '', item))
  const after = newRow(cellsOf(delimiter.text).length, entity.name, text, who)
  const held = rows.filter(row => isPlaceholderRow(row.text))
  const last = rows.findLast(row => !held.includes(row)) ?? delimiter
  const dropped = held.filter(row => row.start < last.start).reduce((sum, row) => sum + row.end - row.start, 0)
  const grown = insertLines(dropLines(passage, held), last.end - dropped, [after])
  return { passage: grown, changes: [{ before: held[0]?.text ?? null, after }], notes: [] }
}
