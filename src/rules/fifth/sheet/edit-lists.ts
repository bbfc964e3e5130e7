/** Changes to the lists of a sheet: things carried, coins, conditions, features, spells. Each changes or adds one line. */
import { splice } from '../../../campaign/text/lines.ts'
import { accept, refuse } from '../../../core/result.ts'
import { nameKey } from '../data/lookup.ts'
import type { Coins, Item } from '../model/creature.ts'
import { type Edited, lineAfter, oneLine, put, putValue } from '../sheet-text/edit-fields.ts'
import { isNothing, labelled, type Lines, within } from '../sheet-text/find.ts'
import { sheetLines, type SheetLine } from '../sheet-text/lines.ts'
import { coinPlaces, coins, coinsIn, type Coin, itemLines, itemsOn } from './read-belongings.ts'

/** The last bullet of some lines; where there is none, their heading, or `- None`, which is then replaced. */
export function addBullet(text: string, lines: Lines, words: string, what: string): Edited {
  const bullets = lines.filter(({ kind }) => kind === 'bullet')
  const last = bullets.at(-1)
  if (bullets.length === 1 && last && isNothing(last.value.text)) return accept(put(text, last.value, oneLine(words)))
  const after = last ?? lines.find(({ kind }) => kind === 'heading')
  if (!after) return refuse({ code: 'no-place', what })
  return accept(lineAfter(text, after, `${last ? bulletMark(last) : '- '}${oneLine(words)}`))
}

const bulletMark = ({ text }: SheetLine): string => /^\s*[-*+•]\s+/.exec(text)?.[0] ?? '- '

export const itemWords = ({ name, count, note }: Item): string =>
  `${name}${count === 1 ? '' : ` (${count})`}${note === undefined ? '' : ` - ${note}`}`

/** Where something of that name stands alone on its line; things in a list are told apart by hand. */
const lineWith = (lines: Lines, name: string): SheetLine | undefined =>
  itemLines(lines).find(line => {
    const [item, ...others] = itemsOn(line)
    return item !== undefined && others.length === 0 && nameKey(item.name) === nameKey(name)
  })

/** The count on the line, in its own spelling; a line without one gets ` (n)`. */
function withCount(text: string, line: SheetLine, count: number): string {
  const found = /^(\s*[-*+•]\s+\**)(\d{1,5})(?=\s*[x×]?\s)|(\()(\d{1,5})(?=\))|([x×]\s?)(\d{1,5})/.exec(line.text)
  if (found) {
    const digits = found[2] ?? found[4] ?? found[6] ?? ''
    const start = line.start + found.index + found[0].length - digits.length
    return put(text, { start, end: start + digits.length }, String(count))
  }
  const name = itemsOn(line)[0]?.name ?? ''
  const at = line.start + line.text.indexOf(name) + name.length
  const isBold = line.text.startsWith('**', at - line.start)
  return splice(text, at + (isBold ? 2 : 0), at + (isBold ? 2 : 0), ` (${count})`)
}

/** One more of what is there already, or a new line in the pack. */
export function withItem(text: string, item: Item): Edited {
  const lines = sheetLines(text)
  const held = lineWith(lines, item.name)
  if (held) return accept(withCount(text, held, (itemsOn(held)[0]?.count ?? 1) + item.count))
  const packs = ['pack contents', 'worn/carried', 'worn', 'gear'].map(part => within(lines, 'equipment', part))
  const pack = packs.find(part => part.length > 0) ?? within(lines, 'equipment')
  return addBullet(text, pack, itemWords(item), 'things carried')
}

/** So many fewer; the last one takes its line along. */
export function withoutItem(text: string, name: string, count = 1): Edited {
  const lines = sheetLines(text)
  const held = lineWith(lines, name)
  if (!held) {
    const carried = itemLines(lines).flatMap(itemsOn)
    return refuse({ code: 'not-carried', what: name, carried: carried.map(one => one.name) })
  }
  const left = (itemsOn(held)[0]?.count ?? 1) - count
  return accept(left > 0 ? withCount(text, held, left) : splice(text, held.start, held.end, ''))
}

/** One coin's number; a coin the purse does not name yet gets its own line. */
export function withCoin(text: string, coin: Coin, amount: number): Edited {
  const lines = sheetLines(text)
  const place = coinPlaces(lines).find(one => one.coin === coin)
  if (place) return accept(put(text, place, String(amount)))
  const purse = within(lines, '', 'currency')
  const where = purse.length > 0 ? purse : within(lines, 'currency')
  if (where.length > 0 && where.every(({ kind }) => kind !== 'bullet') && coinPlaces(lines).length > 0) {
    const last = where.filter(({ kind }) => kind === 'row' || kind === 'text').at(-1)
    if (last?.kind === 'text') return accept(splice(text, last.stop, last.stop, `, ${amount} ${coin}`))
  }
  return addBullet(text, where, `${amount} ${coin}`, 'coins')
}

export const coinsOn = (text: string): Coins => coinsIn(sheetLines(text))

/** All five; what did not change is not touched. */
export function withCoins(text: string, purse: Coins): Edited {
  const places = coinPlaces(sheetLines(text))
  const held = coinsOn(text)
  const changed = coins.filter(coin => held[coin] !== purse[coin])
  const isNamed = (coin: Coin): boolean => places.some(place => place.coin === coin)
  // From the back, so that the places before stay where they are; a coin that stands twice is changed where it is first.
  const first = places.filter(
    ({ coin }, at) => changed.includes(coin) && places.findIndex(one => one.coin === coin) === at,
  )
  const numbered = first
    .toSorted((a, b) => b.start - a.start)
    .reduce((edited, place) => put(edited, place, String(purse[place.coin] - held[place.coin] + place.amount)), text)
  return changed
    .filter(coin => !isNamed(coin))
    .reduce<Edited>(
      (edited, coin) => (edited.ok ? withCoin(edited.value, coin, purse[coin]) : edited),
      accept(numbered),
    )
}

/** On its own line under the numbers of the fight; a sheet that has none gets one. */
export function withConditions(text: string, names: readonly string[]): Edited {
  const lines = sheetLines(text)
  const words = names.length > 0 ? names.join(', ') : 'None'
  const line = labelled(lines, 'conditions', 'condition', 'conditions/effects')
  if (line) return accept(putValue(text, line, words))
  const anchor = labelled(lines, 'death saves', 'death saving throws')
  if (!anchor) return refuse({ code: 'no-place', what: 'conditions' })
  return accept(lineAfter(text, anchor, `**Conditions**: ${words}`))
}

/** A feature as a bullet at the end of its part; `class features` unless said otherwise. */
export function withFeature(text: string, name: string, about: string, part = 'class features'): Edited {
  const lines = sheetLines(text)
  const named = within(lines, 'features', part)
  const where = named.length > 0 ? named : within(lines, 'features')
  return addBullet(text, where, `**${name}**: ${about}`, 'features')
}

/** A spell as a bullet of its list. */
export function withSpell(text: string, list: 'cantrips' | 'known' | 'prepared', name: string): Edited {
  const lines = sheetLines(text)
  return addBullet(text, within(lines, 'spellcasting', list), name, `${list} spells`)
}
