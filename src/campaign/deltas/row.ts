/** An entity kept as a row of a table: its last cell says how things stand. */
import { cellsOf, cellText, newRow, withCell, withLastCell } from '../markdown/table.ts'
import { foldWords, holdsWords, withoutMarkup } from '../text/fold.ts'
import type { Line } from '../text/lines.ts'
import { unchanged, type Edited } from './edit.ts'
import { bears, isCalled, type Entity } from './match.ts'
import { nameStands } from './name-stands.ts'
import { insertLines, replaceLine, type Passage } from './passage.ts'
import { dropLines, isPlaceholderRow } from './placeholder.ts'
import { holdsStance, stanceIn } from './stance.ts'
import type { TableIn } from './structure.ts'
import type { DeltaItem } from './types.ts'

export type FoundRow = { readonly line: Line; readonly tier: 1 | 2; readonly count: number }

/**
 * The row whose first cell is the entity, else the first whose first cell has it where a name stands, else the first of a
 * full name that the entity holds: `Cobb Varley` is whom `Sergeant Cobb Varley` means.
 */
export function findRow({ rows }: TableIn, entity: Entity): FoundRow | undefined {
  const real = rows.filter(row => !isPlaceholderRow(row.text))
  const equal = real.filter(row => isCalled(cellText(row.text, 0), entity))
  const within = real.filter(row => bears(cellText(row.text, 0), entity))
  const held = real.filter(row => isFullNameIn(cellText(row.text, 0), entity))
  const found = [equal, within, held].find(rows => rows.length > 0) ?? []
  return found[0] && { line: found[0], tier: found === equal ? 1 : 2, count: found.length }
}

/** A sentence that only mentions somebody has no news to put beside their name. */
const isFullNameIn = (cell: string, { name, detail }: Entity): boolean => {
  const full = foldWords(withoutMarkup(cell))
  return detail !== undefined && full.includes(' ') && nameStands(name, full, false)
}

/** What a line says: who somebody is, how they stand to the party, each with its column; and the rest. */
type Parts = { readonly who: Cells; readonly stance: Cells; readonly last: string }
type Cells = ReadonlyMap<number, string>

const none: Cells = new Map()

const columnsOf = ({ header, delimiter }: TableIn): readonly string[] =>
  cellsOf(delimiter.text).map((_, at) => cellText(header, at))

/**
 * What one line says for several columns: a stance where the table asks for one, and `Mason; met at the inn` where it
 * asks who somebody is. The last column takes the rest.
 */
function partsFor(table: TableIn, text: string): Parts {
  const columns = columnsOf(table)
  const between = (isFor: (title: string) => boolean): number =>
    columns.findIndex((column, at) => at > 0 && at < columns.length - 1 && isFor(column))
  const felt = stanceIn(text)
  const feeling = between(holdsStance)
  if (felt && feeling !== -1) return { who: none, stance: new Map([[feeling, felt.word]]), last: felt.rest }
  const asks = columns.length > 2 && /\b(?:who|role|description)\b/i.test(columns[1] ?? '')
  const [, who = '', last = ''] = (asks ? /^([^;]+);\s+(met\b.+)$/is.exec(text) : null) ?? []
  return who === '' ? { who: none, stance: none, last: text } : { who: new Map([[1, who]]), stance: none, last }
}

/** Nested lines cannot stand in a cell, so they go on in its sentence. */
const inOneLine = (text: string, item: DeltaItem): string =>
  [text, ...item.children.map(child => child.trim().replace(/^[-*+•]\s+/, ''))].filter(part => part !== '').join('; ')

export function setRow(passage: Passage, table: TableIn, found: FoundRow, entity: Entity, item: DeltaItem): Edited {
  const news = inOneLine(entity.detail ?? '', item)
  const { text: row } = found.line
  const { who, stance: felt, last } = partsFor(table, news)
  const isWritten = [...who].every(([at, words]) => holdsWords(foldWords(cellText(row, at)), foldWords(words)))
  const columns = columnsOf(table).length
  const stood = [...felt].reduce((line, [at, words]) => withCell(line, at, words), row)
  const text = isWritten ? last : news
  const after = text === '' ? stood : withLastCell(stood, columns, text)
  if (after === row) return unchanged(passage)
  const message = `${found.count} rows match; the first was changed.`
  const notes = found.count > 1 ? [{ code: 'several-match' as const, message }] : []
  return { passage: replaceLine(passage, found.line, after), changes: [{ before: row, after }], notes }
}

/** A new row below the others, in place of those that only held the place. */
export function addRow(passage: Passage, table: TableIn, entity: Entity, item: DeltaItem): Edited {
  const { delimiter, rows } = table
  const { who, stance: felt, last: text } = partsFor(table, inOneLine(entity.detail ?? '', item))
  const after = newRow(cellsOf(delimiter.text).length, entity.name, text, new Map([...who, ...felt]))
  const held = rows.filter(row => isPlaceholderRow(row.text))
  const last = rows.findLast(row => !held.includes(row)) ?? delimiter
  const dropped = held.filter(row => row.start < last.start).reduce((sum, row) => sum + row.end - row.start, 0)
  const grown = insertLines(dropLines(passage, held), last.end - dropped, [after])
  return { passage: grown, changes: [{ before: held[0]?.text ?? null, after }], notes: [] }
}
