/** Spell slots, and the places they are written at. */
import type { Slot, SpellLevel } from '../model/creature.ts'
import { isNothing, type Lines, numberIn, pairIn, within } from '../sheet-text/find.ts'
import type { SheetLine } from '../sheet-text/lines.ts'
import type { Span } from '../sheet-text/span.ts'

const spellLevels: readonly SpellLevel[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const

export const toSpellLevel = (words: string): SpellLevel | undefined => {
  const number = /^\**\s*(?:level\s*)?([1-9])(?:st|nd|rd|th)?\b/i.exec(words.trim())?.[1]
  return spellLevels.find(level => String(level) === number)
}

/** Where a level's slots are written, and those used where the sheet has a place for them. */
export type SlotPlace = {
  readonly level: SpellLevel
  readonly cell: Span
  readonly used?: Span
  /** `4 / 2`, `three`: what is written there has no room for those that are left. */
  readonly isFixed?: true
}

/** Columns `1st`..`9th` over a row of numbers (and a row `Used`), or one row a level, or `1st: 2/3` on a line. */
export function slotPlaces(lines: Lines): readonly SlotPlace[] {
  const part = within(lines, '', 'spell slots')
  const rows = part.filter(({ kind }) => kind === 'row')
  const head = rows.find(({ cells }) => cells.filter(({ text }) => toSpellLevel(text)).length >= 2)
  if (head) return placesBelow(head.cells, rows.slice(rows.indexOf(head) + 1))
  const byRow = rows.flatMap(({ cells }) => {
    const level = toSpellLevel(cells[0]?.text ?? '')
    const [cell, used] = [cells[1], cells[2]]
    return level && cell ? [{ level, cell, ...(used ? { used } : {}) }] : []
  })
  if (byRow.length > 0) return byRow
  const onLines = part.flatMap(placesIn)
  return onLines.length > 0 ? onLines : placesAnywhere(lines)
}

function placesBelow(names: readonly Span[], rows: Lines): readonly SlotPlace[] {
  const isUsed = (words: string): boolean => /used|spent|expended/i.test(words)
  const total = rows.find(({ cells }) => !isUsed(cells[0]?.text ?? ''))
  const spent = rows.find(({ cells }) => isUsed(cells[0]?.text ?? ''))
  return names.flatMap((name, index) => {
    const level = toSpellLevel(name.text)
    const [cell, used] = [total?.cells[index], spent?.cells[index]]
    return level && cell ? [{ level, cell, ...(used ? { used } : {}) }] : []
  })
}

/** `- 1st: 2/3`, `1st level: 4 slots, 2nd: 2`. */
function placesIn({ text, start }: SheetLine): readonly SlotPlace[] {
  const found = [...text.matchAll(/\b([1-9])(?:st|nd|rd|th)(?: level)?\**:?\**\s*(\d+(?:\s*\/\s*\d+)?|-)/gi)]
  return found.flatMap(match => {
    const level = toSpellLevel(match[1] ?? '')
    const words = match[2] ?? ''
    const from = start + match.index + match[0].length - words.length
    return level ? [{ level, cell: { start: from, end: from + words.length, text: words } }] : []
  })
}

const ordinal = `([1-9])(?:st|nd|rd|th)|(${ordinals.join('|')})`
const count = String.raw`(\d{1,2}(?:\s?\/\s?\d{1,2})?|one|two|three|four)`
/** `4 first`, `three 1st-level slots`, `4 x 1st`. */
const countFirst = new RegExp(String.raw`(?<![\w/+-])${count}\s*(?:[x×]\s*)?(?:${ordinal})\b`, 'gi')
/** `1st (4 slots)`, `1st level: 4 slots`. */
const levelFirst = new RegExp(String.raw`\b(?:${ordinal})(?:[- ]level)?[\s:*(|]{0,6}${count}(?=\s*slots?\b)`, 'gi')

function placesAnywhere(lines: Lines): readonly SlotPlace[] {
  const about = lines.filter(({ kind, text }) => kind !== 'field' && /slots?\b|\d\s?[x×]\s?\d(?:st|nd|rd)/i.test(text))
  const found = about.flatMap(line => [
    ...placesBy(line, countFirst, 1, [2, 3]),
    ...placesBy(line, levelFirst, 3, [1, 2]),
  ])
  const listed = lines.filter(
    ({ label, kind }) => (kind === 'field' || kind === 'datum') && /^(?:spell )?slots$/.test(label),
  )
  const all = [...found, ...listed.flatMap(inOrder), ...lines.flatMap(byLabel)]
  return all.filter(({ level }, at) => all.findIndex(one => one.level === level) === at)
}

function placesBy(
  { text, start }: SheetLine,
  shape: RegExp,
  counted: number,
  named: readonly [number, number],
): readonly SlotPlace[] {
  return [...text.matchAll(shape)].flatMap(match => {
    const words = match[counted] ?? ''
    const level = Number(match[named[0]] ?? ordinals.findIndex(one => one === match[named[1]]?.toLowerCase()) + 1)
    const known = spellLevels.find(one => one === level)
    const at = start + match.index + match[0].indexOf(words, counted === 1 ? 0 : match[0].length - words.length)
    const cell = { start: at, end: at + words.length, text: words }
    return known ? [{ level: known, cell, ...(/\d/.test(words) ? {} : { isFixed: true as const }) }] : []
  })
}

/**
 * `Slots: 4 / 2`: one number a level. Two numbers are two levels only where the first is four, because nobody has slots of
 * the second level before that; else they are those left and those there are.
 */
function inOrder({ value }: SheetLine): readonly SlotPlace[] {
  const [words = ''] = /^\[?\s*\d(?:\s*[/,]\s*\d){0,8}/.exec(value.text) ?? []
  const numbers = [...words.matchAll(/\d/g)]
  const isPair = numbers.length === 2 && !(numbers[0]?.[0] === '4' && Number(numbers[1]?.[0]) < 4)
  if (numbers.length === 0) return []
  if (numbers.length === 1 || isPair)
    return [{ level: 1, cell: { start: value.start, end: value.start + words.length, text: words } }]
  return numbers.flatMap((match, at) => {
    const level = spellLevels[at]
    const start = value.start + match.index
    return level ? [{ level, cell: { start, end: start + 1, text: match[0] }, isFixed: true as const }] : []
  })
}

/** `slots_1: 4`, `spell slots 1st: 3`. */
function byLabel({ kind, label, value }: SheetLine): readonly SlotPlace[] {
  const level = toSpellLevel(/^(?:spell )?slots?(?: level)? (.+)$/.exec(label)?.[1] ?? '')
  const [words = ''] = /^\d+(?:\s*\/\s*\d+)?/.exec(value.text) ?? []
  const cell = { start: value.start, end: value.start + words.length, text: words }
  return level && words !== '' ? [{ level, cell, ...(kind === 'datum' ? { isFixed: true as const } : {}) }] : []
}

const inWords = (words: string): number | undefined => {
  const at = ['one', 'two', 'three', 'four'].indexOf(words.toLowerCase())
  return at === -1 ? undefined : at + 1
}

/** `2` is two, none used; `1/2` is one left of two; `-` is none. */
export function slotOf({ cell, used }: SlotPlace): Slot | undefined {
  const pair = pairIn(cell)
  const max = pair?.max ?? numberIn(cell.text) ?? inWords(cell.text)
  if (max === undefined || isNothing(cell.text) || max <= 0) return undefined
  const spent = used ? (numberIn(used.text) ?? 0) : pair ? max - pair.current : 0
  return { max, used: Math.min(Math.max(spent, 0), max) }
}
