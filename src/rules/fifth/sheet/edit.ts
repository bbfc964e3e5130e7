/**
 * Changes to a sheet, each a splice at the place where the value was read: every other byte stays. A place that is not
 * on the sheet is refused with its name, and nothing is changed.
 */
import { eolOf, splice } from '../../../campaign/text/lines.ts'
import { accept, refuse, type Result } from '../../../core/result.ts'
import type { DeathSaves, SpellLevel } from '../model/creature.ts'
import { labelled, pairIn } from './find.ts'
import { sheetLines, type SheetLine } from './lines.ts'
import type { Span } from './span.ts'
import { hitPointLabels, mostPointLabels, pipsAfter, temporaryLabels } from './read-combat.ts'
import { slotOf, slotPlaces } from './read-slots.ts'

export type SheetRefusal =
  | { readonly code: 'no-place'; readonly what: string }
  | { readonly code: 'not-carried'; readonly what: string; readonly carried: readonly string[] }

export const explainSheet = (refusal: SheetRefusal): string => {
  switch (refusal.code) {
    case 'no-place':
      return `The sheet has no place for ${refusal.what}.`
    case 'not-carried':
      return `"${refusal.what}" is not on the sheet. Carried are: ${refusal.carried.join(', ') || 'nothing'}.`
  }
}

export type Edited = Result<string, SheetRefusal>

/** A line break in a value would make two lines of one. */
export const oneLine = (words: string): string => words.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim()

const inRow = (words: string): string => oneLine(words).replaceAll(/\\?\|/g, '\\|')

export const put = (text: string, { start, end }: Pick<Span, 'start' | 'end'>, words: string): string =>
  splice(text, start, end, words)

/** An empty value has no room around it yet. */
export function putValue(text: string, line: SheetLine, words: string): string {
  const { value, kind } = line
  const fit = kind === 'row' ? inRow(words) : oneLine(words)
  if (value.text !== '' || kind === 'row') return put(text, value, value.text === '' ? `${fit} ` : fit)
  return put(text, { start: line.stop, end: line.stop }, `${/\s$/.test(line.text) ? '' : ' '}${fit}`)
}

/** A new line after one that is there; the last line of a file may lack its ending. */
export function lineAfter(text: string, after: Pick<SheetLine, 'end'>, words: string): string {
  const eol = eolOf(text)
  const isOpen = after.end > 0 && text[after.end - 1] !== '\n'
  return splice(text, after.end, after.end, isOpen ? `${eol}${words}` : `${words}${eol}`)
}

/** The value of the first field called so: `Level`, `Proficiency Bonus`. */
export function withValue(text: string, label: string, value: string | number): Edited {
  const line = labelled(sheetLines(text), label.toLowerCase())
  return line ? accept(putValue(text, line, String(value))) : refuse({ code: 'no-place', what: label })
}

/** In its own field, or behind the class where the sheet has `Rogue 5`. */
export function withLevel(text: string, level: number): Edited {
  const lines = sheetLines(text)
  const own = labelled(lines, 'level', 'character level')
  if (own) return accept(putValue(text, own, String(level)))
  const line = labelled(lines, 'class', 'class & level', 'class and level')
  const digits = line && /\d+/.exec(line.value.text)
  if (!line || !digits) return refuse({ code: 'no-place', what: 'the level' })
  const start = line.value.start + digits.index
  return accept(put(text, { start, end: start + digits[0].length }, String(level)))
}

/** What has been earned so far; a sheet that does not count yet gets a field of its own below the level. */
export function withExperience(text: string, points: number): Edited {
  const lines = sheetLines(text)
  const own = labelled(lines, 'experience', 'experience points', 'xp')
  if (own) return accept(putNumber(text, own, points))
  const line = labelled(lines, 'level', 'character level', 'class', 'class & level', 'class and level')
  if (!line) return refuse({ code: 'no-place', what: 'experience' })
  return accept(lineAfter(text, line, fieldLike(line, 'Experience', points)))
}

/** A field in the shape of the one above it. */
function fieldLike({ kind, text }: SheetLine, label: string, value: number): string {
  if (kind === 'datum') return `${/^\s*/.exec(text)?.[0] ?? ''}${label.toLowerCase()}: ${value}`
  if (/^\s*\|/.test(text)) return `| **${label}** | ${value} |`
  if (kind === 'field') return /::/.test(text) ? `${label.toLowerCase()}:: ${value}` : `${label}: ${value}`
  return `${kind === 'bullet' ? (/^\s*[-*+•]\s+/.exec(text)?.[0] ?? '') : ''}**${label}**: ${value}`
}

/** Only the number changes: `1,200 / 2,700 XP` keeps what stands beside it. */
function putNumber(text: string, line: SheetLine, value: number): string {
  const found = /\d[\d,]*/.exec(line.value.text)
  if (!found) return putValue(text, line, String(value))
  const start = line.value.start + found.index
  return put(text, { start, end: start + found[0].length }, String(value))
}

/** Those there are now, and the most where it stands by itself or beside them. */
export function withHitPoints(text: string, current: number, max?: number): Edited {
  const lines = sheetLines(text)
  const line = labelled(lines, ...hitPointLabels)
  const most = labelled(lines, ...mostPointLabels)
  if (!line) return refuse({ code: 'no-place', what: 'hit points' })
  const pair = pairIn(line.value)
  const alone = /\d+/.exec(line.value.text)
  const top = max ?? pair?.max ?? Number(alone?.[0] ?? current)
  if (pair) return accept(put(text, pair, `${current}/${top}`))
  if (most && most.start !== line.start) return accept(putBoth(text, [line, current], [most, max]))
  const isFull = current === top // in a block of data a number has to stay a number
  if (line.kind === 'datum' && !isFull) return refuse({ code: 'no-place', what: 'hit points below the maximum' })
  const words = line.kind === 'datum' ? String(current) : `${current}/${top}`
  if (!alone) return accept(putValue(text, line, words))
  const start = line.value.start + alone.index
  return accept(put(text, { start, end: start + alone[0].length }, words))
}

/** From the back, so that the first place stays where it is; a number that is not given stays as it was. */
const putBoth = (text: string, ...places: readonly (readonly [SheetLine, number | undefined])[]): string =>
  places
    .toSorted(([one], [other]) => other.value.start - one.value.start)
    .reduce((edited, [line, value]) => (value === undefined ? edited : putNumber(edited, line, value)), text)

/** In its own field, or beside the hit points: `8/10 (+3 temp)`. */
export function withTemporaryHitPoints(text: string, amount: number): Edited {
  const lines = sheetLines(text)
  const own = labelled(lines, ...temporaryLabels)
  if (own) return accept(putValue(text, own, String(amount)))
  const line = labelled(lines, ...hitPointLabels)
  if (!line || line.kind === 'datum') return refuse({ code: 'no-place', what: 'temporary hit points' })
  const beside = /\s*\(\+?\d+\s*temp[^)]*\)/i.exec(line.value.text)
  const start = beside ? line.value.start + beside.index : line.value.end
  return accept(put(text, { start, end: start + (beside?.[0].length ?? 0) }, amount > 0 ? ` (+${amount} temp)` : ''))
}

/** Filled from the left; as many boxes as the sheet draws. */
function pips(drawn: string, count: number): string {
  let left = count
  return drawn.replaceAll(/\[[^\]]?\]/g, () => (left-- > 0 ? '[x]' : '[ ]'))
}

export function withDeathSaves(text: string, { successes, failures }: DeathSaves): Edited {
  const line = labelled(sheetLines(text), 'death saves', 'death saving throws')
  const won = line && pipsAfter(line.value, /success/)
  const lost = line && pipsAfter(line.value, /fail/)
  if (!won || !lost) return refuse({ code: 'no-place', what: 'death saves' })
  const both = [
    { ...won, words: pips(won.text, successes) },
    { ...lost, words: pips(lost.text, failures) },
  ].toSorted((a, b) => b.start - a.start) // from the back, so that the first place stays where it is
  return accept(both.reduce((edited, place) => put(edited, place, place.words), text))
}

/** Into the row of used slots where there is one; else `1/3`: one left of three. */
export function withSlotsUsed(text: string, level: SpellLevel, used: number): Edited {
  const place = slotPlaces(sheetLines(text)).find(one => one.level === level)
  const slot = place && slotOf(place)
  if (!place || !slot || (place.isFixed && used > 0))
    return refuse({ code: 'no-place', what: `spell slots of level ${level}` })
  if (place.used) return accept(put(text, place.used, place.used.text === '' ? `${used} ` : String(used)))
  return accept(put(text, place.cell, used === 0 ? String(slot.max) : `${slot.max - used}/${slot.max}`))
}

/** How many slots there are; those used stay used. */
export function withSlots(text: string, level: SpellLevel, max: number): Edited {
  const place = slotPlaces(sheetLines(text)).find(one => one.level === level)
  if (!place) return refuse({ code: 'no-place', what: `spell slots of level ${level}` })
  const used = slotOf(place)?.used ?? 0
  const words = max === 0 ? '-' : place.used || used === 0 ? String(max) : `${Math.max(max - used, 0)}/${max}`
  return accept(put(text, place.cell, words))
}
