/** What is worth taking in a sentence: coins, the campaign's own items, and things a purse or a pocket holds. */
import { itemNamed } from '../../../../rules/fifth/data/equipment.ts'
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
  'key|keys|ring|letter|letters|map|lens|ledger|amulet|book|scroll|potion|vial|flask|bottle|dagger|knife|sword|blade|lantern|lamp|rope|chest|pouch|purse|locket|necklace|pendant|brooch|medallion|badge|seal|token|charm|idol|statuette|gem|gems|ruby|pearl|pearls|sapphire|emerald|crown|mask|cloak|journal|diary|note|page|contract|deed|whistle|horn|bell|clapper|bone|skull|wand|staff|rod|orb|stone|shard|crystal|candle|chalice|cup|goblet|mirror|compass|spyglass|hammer|shield|helm|gauntlet|glove|boots|coin|flint|oil|herb|herbs|powder|antidote|crowbar|lockpicks|tools|holy water|holy symbol'

const thingShape = new RegExp(
  String.raw`\b(?:an?|the|his|her|their|its|one|two|three|some)\s+((?:[\p{L}'’-]+\s+){0,3}?(?:${things}))\b(?!\s*(?:of\b|['’]s))`,
  'giu',
)
const ofShape = new RegExp(
  String.raw`\b(?:an?|the|one|two|three)\s+((?:potion|scroll|vial|flask|wand|ring|cloak|amulet|boots|bag|oil)s?\s+of\s+[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)?)`,
  'giu',
)

/** Words that tell of a thing rather than name it. */
const telling = /\b(?:is|are|was|in|on|under|behind|with|and|that|which|of|from|lies|holds|at|to|by)\b/i

/** Items by name: ids for those of the campaign, plain words for the others. */
export function itemsIn(text: string, names: Names): readonly string[] {
  const known = mentioned(names, text, 'items')
  const plain = [...text.matchAll(ofShape), ...text.matchAll(thingShape)]
    .map(([, thing = '']) => thing.trim())
    .filter(thing => !telling.test(thing.replace(/ of /i, ' ')) && mentioned(names, thing, 'items').length === 0)
  return [...new Set([...known, ...plain.map(thing => itemNamed(thing)?.name ?? thing)])]
}
