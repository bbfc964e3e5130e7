/** Pages of people: how they stand to the party and whether they live is read there, and changed in that place alone. */
import { holdsWords, foldWords, withoutMarkup } from '../../../campaign/text/fold.ts'
import { eolOf } from '../../../campaign/text/lines.ts'
import { signed } from '../model/abilities.ts'
import type { Attitude } from '../model/world.ts'
import { attitudeIn } from '../../../campaign/played/attitude.ts'
import { attitudeShift } from '../checks/attitude.ts'
import { lineAfter, put, putValue } from '../sheet-text/edit-fields.ts'
import { labelled, valueOf, within, type Lines } from '../sheet-text/find.ts'
import { sheetLines, type SheetLine } from '../sheet-text/lines.ts'

/** The name on a page, without what stands beside it in brackets. */
export const nameOnPage = (page: string): string =>
  (/^# (.{1,400})/m.exec(page)?.[1] ?? '').replace(/\s*\([^)]*\)\s*$/, '').trim()

const now = ['current disposition', 'current attitude', 'disposition', 'attitude', 'stance'] as const
const atFirst = ['starting disposition', 'initial disposition', 'starting attitude', 'initial attitude'] as const

export const dispositionOn = (page: string): Attitude | undefined =>
  attitudeIn(valueOf(sheetLines(page), ...now, ...atFirst))

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The new word, with what the author keeps in brackets beside it. */
const restated = (attitude: Attitude, before: string): string =>
  capital(attitude) + (/\s*\([^)]*\)\.?$/.exec(before)?.[0] ?? '')

/** The page with their stance as it is now. A page that says the same in other words is left as it is. */
export function withDisposition(page: string, attitude: Attitude): string {
  if ((dispositionOn(page) ?? 'neutral') === attitude) return page
  const lines = sheetLines(page)
  const line = labelled(lines, ...now)
  return line
    ? putValue(page, line, restated(attitude, line.value.text))
    : withField(page, within(lines, 'relationship'), `**Current Disposition**: ${capital(attitude)}`)
}

/** Below the fields of their section, or under its heading; a page without one gets it at its end. */
function withField(page: string, section: Lines, field: string): string {
  const eol = eolOf(page)
  const last = section.filter(({ kind, label }) => kind === 'text' && label !== '').at(-1)
  if (last) return lineAfter(page, last, field)
  const [heading] = section
  if (heading) return lineAfter(page, heading, `${eol}${field}`)
  return `${page.replace(/(?<!\s)\s*$/, '')}${eol}${eol}## Relationship to Party${eol}${eol}${field}${eol}`
}

const isDead = (words: string): boolean => /\b(?:dead|deceased|killed|slain)\b/i.test(words)

/** Their status says so from now on; where the page has none it stands with what it says of them first. */
export function withDeath(page: string): string {
  const lines = sheetLines(page)
  const line = labelled(lines, 'status')
  if (line) return isDead(line.value.text) ? page : putValue(page, line, 'Dead')
  const top = lines.slice(0, lines.findIndex(({ label }) => label === 'h2') + 1 || undefined)
  const last = top.filter(({ kind, label }) => kind === 'text' && label !== '').at(-1)
  const [title] = top
  return last
    ? lineAfter(page, last, '**Status**: Dead')
    : title
      ? lineAfter(page, title, `${eolOf(page)}**Status**: Dead`)
      : page
}

/** A table may leave out a title: `Cobb Varley` is whom `Sergeant Cobb Varley` means. */
function isCalled(cell: string, name: string): boolean {
  const [one, other] = [foldWords(withoutMarkup(cell)), foldWords(name)]
  return (
    one === other || (one.includes(' ') && holdsWords(other, one)) || (other.includes(' ') && holdsWords(one, other))
  )
}

/** The header of the table a row stands in: the row above the line of dashes. */
function headerOf(lines: Lines, row: SheetLine): SheetLine | undefined {
  const above = lines.slice(0, lines.indexOf(row))
  return above[above.findLastIndex(({ kind }) => kind === 'rule-row') - 1]
}

const shiftText = (shift: number): string => (shift === 0 ? '0' : signed(shift))

/** The table of `relationships.md`: their stance, and beside it what that does to asking them for something. */
export function withStanding(text: string, name: string, attitude: Attitude): string {
  const lines = sheetLines(text).filter(({ section }) =>
    /^npc (?:relationships?|dispositions?|attitudes?)\b/.test(section),
  )
  const row = lines.find(({ kind, cells }) => kind === 'row' && isCalled(cells[0]?.text ?? '', name))
  const header = row && headerOf(lines, row)
  if (!row || !header) return text
  const words = (title: RegExp, value: string) => {
    const cell = row.cells[header.cells.findIndex(one => title.test(one.text))]
    return cell === undefined || cell.text === '' ? [] : [{ ...cell, value }]
  }
  const stance = words(/^(?:disposition|attitude)/i, capital(attitude))
  if (attitudeIn(stance[0]?.text ?? '') === attitude) return text
  return [...stance, ...words(/modifier/i, shiftText(attitudeShift[attitude]))]
    .toSorted((one, other) => other.start - one.start) // from the back, so that the first place stays where it is
    .reduce((edited, cell) => put(edited, cell, cell.value), text)
}
