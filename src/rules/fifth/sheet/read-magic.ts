/** The spellcasting block. A sheet without one has no magic. */
import type { Slot, SpellLevel } from '../model/creature.ts'
import type { SheetMagic } from './character.ts'
import { isNothing, labelled, type Lines, numberIn, pairIn, valueOf, within } from './find.ts'
import type { SheetLine, Span } from './lines.ts'
import { toAbility } from './read-abilities.ts'
import { commaList } from './read-lists.ts'

export const spellLevels: readonly SpellLevel[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const toSpellLevel = (words: string): SpellLevel | undefined => {
  const number = /^\**\s*(?:level\s*)?([1-9])(?:st|nd|rd|th)?\b/i.exec(words.trim())?.[1]
  return spellLevels.find(level => String(level) === number)
}

/** Where a level's slots are written, and those used where the sheet has a place for them. */
export type SlotPlace = { readonly level: SpellLevel; readonly cell: Span; readonly used?: Span }

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
  return byRow.length > 0 ? byRow : part.flatMap(placesIn)
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

/** `2` is two, none used; `1/2` is one left of two; `-` is none. */
export function slotOf({ cell, used }: SlotPlace): Slot | undefined {
  const pair = pairIn(cell)
  const max = pair?.max ?? numberIn(cell.text)
  if (max === undefined || isNothing(cell.text) || max <= 0) return undefined
  const spent = used ? (numberIn(used.text) ?? 0) : pair ? max - pair.current : 0
  return { max, used: Math.min(Math.max(spent, 0), max) }
}

const slotsIn = (lines: Lines): SheetMagic['slots'] =>
  Object.fromEntries(
    slotPlaces(lines).flatMap(place => {
      const slot = slotOf(place)
      return slot ? [[place.level, slot]] : []
    }),
  )

/** A spell's line may carry its level, a note or a list: `- 1st level: Shield, Sleep`, `- **Bless** (C): …`. */
function spellNames(lines: Lines): readonly string[] {
  return lines
    .filter(({ kind, value }) => (kind === 'bullet' || kind === 'text') && !isNothing(value.text))
    .flatMap(({ text }) => {
      const bare = text.replace(/^\s*(?:[-*+•]|\d{1,2}[.)])\s+/, '')
      const list = bare.replace(/^\**(?:cantrips?|level [1-9]|[1-9](?:st|nd|rd|th)(?:[- ]level)?)[^:]*:\**\s*/i, '')
      const isList = list !== bare || !/\*\*/.test(bare)
      return isList ? commaList(list).map(name => nameAlone(name)) : [nameAlone(bare)]
    })
    .filter(name => name !== '')
}

const nameAlone = (words: string): string =>
  (/^\*\*(.+?)\*\*/.exec(words)?.[1] ?? words)
    .replace(/\s*(?:[:(–—]|\s-\s).*$/, '')
    .replaceAll('*', '')
    .trim()

export function magicIn(lines: Lines): SheetMagic | undefined {
  const block = within(lines, 'spellcasting')
  const slots = slotsIn(lines)
  if (block.length === 0 && Object.keys(slots).length === 0) return undefined
  const ability = labelled(block, 'spellcasting ability', 'ability')
  return {
    ability: toAbility(ability?.value.text ?? ''),
    saveDc: numberIn(valueOf(block, 'spell save dc', 'save dc')),
    attackBonus: numberIn(valueOf(block, 'spell attack bonus', 'spell attack')),
    slots,
    cantrips: spellNames(within(block, '', 'cantrips')),
    known: [...spellNames(within(block, '', 'known')), ...spellNames(within(block, '', 'spellbook'))],
    prepared: spellNames(within(block, '', 'prepared')),
  }
}
