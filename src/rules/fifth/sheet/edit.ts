/**
 * Changes to a sheet, each a splice at the place where the value was read: every other byte stays. A place that is not
 * on the sheet is refused with its name, and nothing is changed.
 */
import { accept, refuse } from '../../../core/result.ts'
import type { DeathSaves, SpellLevel } from '../model/creature.ts'
import { labelled, pairIn } from '../sheet-text/find.ts'
import { sheetLines, type SheetLine } from '../sheet-text/lines.ts'
import { hitPointLabels, mostPointLabels, pipsAfter, temporaryLabels } from './read-combat.ts'
import { slotOf, slotPlaces } from './read-slots.ts'
import { type Edited, put, putValue, putNumber } from '../sheet-text/edit-fields.ts'

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
