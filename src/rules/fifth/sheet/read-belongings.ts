/** What a character carries and what it has in its purse, each with the place it stands at. */
import { partedOutside, withoutAsides } from '../../../campaign/text/brackets.ts'
import type { Coins, Item } from '../model/creature.ts'
import { noCoins } from '../model/make.ts'
import { itemNamed } from '../data/equipment.ts'
import { isNothing, type Lines, within } from '../sheet-text/find.ts'
import type { SheetLine } from '../sheet-text/lines.ts'
import type { Span } from '../sheet-text/span.ts'

export type Coin = keyof Coins
export const coins: readonly Coin[] = ['cp', 'sp', 'ep', 'gp', 'pp']

const coinWords: readonly (readonly [RegExp, Coin])[] = [
  [/^(?:pp|platinum)/i, 'pp'],
  [/^(?:gp|gold)/i, 'gp'],
  [/^(?:ep|electrum)/i, 'ep'],
  [/^(?:sp|silver)/i, 'sp'],
  [/^(?:cp|copper)/i, 'cp'],
]

const toCoin = (word: string): Coin | undefined => coinWords.find(([pattern]) => pattern.test(word.trim()))?.[1]

export type CoinPlace = Span & { readonly coin: Coin; readonly amount: number }

const metals = 'pp|gp|ep|sp|cp|platinum|gold|electrum|silver|copper'
const numberFirst = new RegExp(`(\\d[\\d,]*)\\s*(?:\\*\\*)?\\s*(${metals})\\b`, 'gi')
const wordFirst = new RegExp(
  `\\b(${metals})(?:\\s+pieces)?\\s*(?:\\([a-z]+\\))?(?:\\*\\*)?\\s*:(?:\\*\\*)?\\s*(\\d[\\d,]*)`,
  'gi',
)

function place(coin: Coin | undefined, digits: string, start: number): readonly CoinPlace[] {
  const amount = Number(digits.replaceAll(',', ''))
  return coin ? [{ coin, amount, start, end: start + digits.length, text: digits }] : []
}

/** `15 gp`, `**Gold**: 15`, or a table with the coins for its head. */
function placesIn(line: SheetLine): readonly CoinPlace[] {
  const before = [...line.text.matchAll(wordFirst)].flatMap(match =>
    place(toCoin(match[1] ?? ''), match[2] ?? '', line.start + match.index + match[0].length - (match[2] ?? '').length),
  )
  if (before.length > 0) return before
  return [...line.text.matchAll(numberFirst)].flatMap(match =>
    place(toCoin(match[2] ?? ''), match[1] ?? '', line.start + match.index),
  )
}

function placesInTable(rows: Lines): readonly CoinPlace[] {
  const head = rows.findIndex(({ cells }) => cells.filter(({ text }) => toCoin(text.replaceAll('*', ''))).length >= 2)
  if (head === -1) return rows.flatMap(({ cells }) => cellPair(cells))
  const names = rows[head]?.cells ?? []
  const amounts = rows[head + 1]?.cells ?? []
  return names.flatMap((name, index) => {
    const cell = amounts[index]
    const digits = /\d[\d,]*/.exec(cell?.text ?? '')
    return cell && digits ? place(toCoin(name.text.replaceAll('*', '')), digits[0], cell.start + digits.index) : []
  })
}

/** `| **Gold** | 15 gp |`. */
function cellPair(cells: readonly Span[]): readonly CoinPlace[] {
  const [name, cell] = cells
  const digits = /\d[\d,]*/.exec(cell?.text ?? '')
  return name && cell && digits
    ? place(toCoin(name.text.replaceAll('*', '')), digits[0], cell.start + digits.index)
    : []
}

export function coinPlaces(lines: Lines): readonly CoinPlace[] {
  const part = within(lines, '', 'currency')
  const purse = part.length > 0 ? part : within(lines, 'currency')
  const inTable = placesInTable(purse.filter(({ kind }) => kind === 'row'))
  return inTable.length > 0 ? inTable : purse.filter(({ kind }) => kind !== 'heading').flatMap(placesIn)
}

export function coinsIn(lines: Lines): Coins {
  const held: Record<Coin, number> = { ...noCoins }
  for (const { coin, amount } of coinPlaces(lines)) held[coin] += amount
  return held
}

/** `Arrows (20)`, `20 arrows`, `Javelin x4`, `Torch × 10`, `**Amulet**: of his mother`. */
export function itemOf(words: string): Item {
  const plain = words.replaceAll(/\*+/g, '').trim()
  const ahead = /^(\d{1,5})\s*[x×]?\s+(.+)$/.exec(plain)
  const behind = /^(.*?)(?<!\s)\s*(?:\((\d{1,5})\)|[x×]\s?(\d{1,5}))(.*)$/.exec(plain)
  const count = Number(ahead?.[1] ?? behind?.[2] ?? behind?.[3] ?? 1)
  const rest = ahead?.[2] ?? (behind ? `${behind[1] ?? ''}${behind[4] ?? ''}` : plain)
  const [, name = rest, note] = /^(.+?)(?<!\s)(?:\s*[:(–—]\s*|\s+-\s+)(.+?)\)?$/.exec(rest) ?? [rest, rest]
  return { name: name.trim(), count, ...(note ? { note: note.trim() } : {}) }
}

/** A bullet is one thing, unless it is a list of them; `Clothes, common` is one. */
export function itemsOn(line: SheetLine): readonly Item[] {
  const words = line.text.replace(/^\s*(?:[-*+•]|\d{1,3}[.)])\s+/, '').trim()
  if (isNothing(words)) return []
  const isOne = line.label !== '' || itemNamed(words) !== undefined || !/,/.test(withoutAsides(words))
  return (isOne ? [words] : partedOutside(words, ',')).map(itemOf).filter(({ name }) => name !== '')
}

/** Bullets under Equipment, the purse left out. */
export const itemLines = (lines: Lines): Lines =>
  within(lines, 'equipment').filter(({ kind, part }) => kind === 'bullet' && part !== 'currency')

export const itemsIn = (lines: Lines): readonly Item[] => itemLines(lines).flatMap(itemsOn)
