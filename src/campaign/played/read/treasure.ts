/** What is worth taking in a sentence: coins, the campaign's own items, and things a purse or a pocket holds. */
import { meanOf } from '../counts.ts'
import { mentioned, type Names } from '../names.ts'

const coins: Readonly<Record<string, number>> = { p: 10, g: 1, e: 0.5, s: 0.1, c: 0.01 }

const coinShape =
  /(\d{1,3}(?:,\d{3})+|\d{1,3}d\d{1,3}(?:\s*[+-x×*]\s*\d{1,4})?|\d{1,6})\s*(?:(gp|sp|cp|pp|ep)\b|(gold|silver|copper|platinum|electrum)\b)/gi

/** Coins in gold pieces; dice count as their mean. */
export function goldIn(text: string): number {
  let sum = 0
  for (const [, amount = '', short, long] of text.matchAll(coinShape)) {
    const count = /d/i.test(amount) ? (meanOf(amount.replaceAll(/\s/g, '')) ?? 0) : Number(amount.replaceAll(',', ''))
    sum += count * (coins[(short ?? long ?? 'g').charAt(0).toLowerCase()] ?? 1)
  }
  return Math.round(sum * 100) / 100
}

const things =
  'keys?|ring|letters?|map|lens|ledger|amulet|books?|scrolls?|potions?|vials?|flasks?|bottles?|daggers?|knife|sword|blade|lantern|rope|pouch|purse|locket|necklace|pendant|brooch|medallion|badge|seal|token|charm|idol|statuette|gems?|ruby|pearls?|sapphire|emerald|crown|mask|cloak|journal|diary|notes?|contract|deed|whistle|clapper|wand|staff|rod|orb|shard|crystal|candles?|chalice|goblet|mirror|compass|spyglass|hammer|shield|helm|gauntlets?|gloves?|boots|oil|herbs?|powder|antidote|crowbar|lockpicks|tools|holy water|holy symbol'

/** Where a sentence says what there is to find: behind `lies`, `holds`, `you find`, `(contains)`. */
const opening =
  /\b(?:lies?|lay|are|is|holds?|contains?|finds?|found|hides?|hidden|sits?|rests?|hangs?|wrapped|keeps?|with|inside|treasure|loot)\b:?\s+/gi
const thing = new RegExp(
  String.raw`^(?:here |also |still )?(?:an?|the|his|her|their|one|two|three|four|some|\d+)\s+((?:[a-z'’-]+\s+){0,3}?(?:${things})(?:\s+of\s+(?:(?:the|an?|his|her|their)\s+)?[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)?)?)(?![\p{L}'’-])`,
  'u',
)
const ofName =
  /\b(?:[Pp]otion|[Ss]croll|[Ww]and|[Rr]ing|[Cc]loak|[Aa]mulet|[Bb]oots|[Bb]ag|[Oo]il)s? of (?:the )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?/gu
const next = /^\s*(?:,\s*(?:and\s+)?|\s+and\s+|\s+or\s+)/

/** Words that tell of a thing rather than name it. */
const telling = /\b(?:is|are|was|in|on|under|behind|with|and|that|which|from|lies|holds|at|to|by|for|each|same|own)\b/

/** The things of a list that begins here: `the brass key, a letter and 12 gp`. */
function* listFrom(text: string): Generator<string, void> {
  let rest = text
  for (let match = thing.exec(rest); match; match = thing.exec(rest)) {
    const [whole, name = ''] = match
    if (!telling.test(name)) yield name
    rest = rest.slice(whole.length).replace(/^\s*\([^)]*\)/, '')
    const more = next.exec(rest)
    if (!more) return
    rest = rest.slice(more[0].length)
  }
}

/** Items by name: ids for those of the campaign, plain words for the others. */
export function itemsIn(text: string, names: Names): readonly string[] {
  const lists = [...text.matchAll(opening)].flatMap(({ 0: word, index }) => [
    ...listFrom(text.slice(index + word.length)),
  ])
  const plain = [...[...text.matchAll(ofName)].map(([name]) => name), ...lists]
  const unfiled = plain.filter(name => mentioned(names, name, 'items').length === 0)
  return [...new Set([...mentioned(names, text, 'items'), ...unfiled.map(name => names.lore.gear(name)?.name ?? name)])]
}
