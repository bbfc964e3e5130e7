/** What foes leave behind, as their author wrote it: coins, and things the campaign or the book has a name for. */
import { itemNamed } from '../../../rules/fifth/data/equipment.ts'
import type { OracleWorld } from '../../../campaign/played/world.ts'

export type Loot = { readonly coins: string; readonly items: readonly string[] }

const holding =
  /(?:loot|treasure|carr(?:y|ies|ying)|hold(?:s|ing)?|wear(?:s|ing)?|reward|on (?:him|her|it|them|the body|the bodies)|purse|pouch|hoard|spoils)\b(?<rest>[^.\n]*)/giu

const coin = /(?<count>\d[\d,]*)\s*(?<kind>gp|sp|cp|ep|pp|gold|silver|copper|platinum)(?: pieces?)?\b/giu
const kinds: Readonly<Record<string, string>> = { gold: 'gp', silver: 'sp', copper: 'cp', platinum: 'pp' }

const coinsIn = (text: string): string =>
  [...text.matchAll(coin)]
    .flatMap(({ groups }) => {
      const kind = groups?.['kind']?.toLowerCase() ?? ''
      return groups?.['count'] === undefined ? [] : [`${groups['count'].replaceAll(',', '')} ${kinds[kind] ?? kind}`]
    })
    .join(' ')

/** `a silver key`, `two potions of healing`: what stands after the words of having. */
const thingsIn = (text: string): readonly string[] =>
  [...text.matchAll(holding)].flatMap(({ groups }) =>
    (groups?.['rest'] ?? '')
      .split(/,|;|:|\band\b/)
      .map(part => part.replaceAll(/[*_`()]/g, '').trim())
      .filter(part => part.length > 2),
  )

const article = /^(?:an?|the|one|his|her|its|their)\s+/i

/** By the book's name; else by the author's, where it is plainly one thing: `a silver key`. */
function nameOfThing(thing: string): readonly string[] {
  const bare = thing.replace(article, '').replace(/^(?:two|three|some)\s+/i, '')
  if (/^potions? of healing/i.test(bare)) return ['Potion of healing']
  const known = itemNamed(bare)?.name
  if (known !== undefined) return [known]
  const isOne =
    article.test(thing) && bare.split(' ').length <= 4 && !/\d|\b(?:of them|who|that|which|to|for)\b/.test(bare)
  return isOne ? [bare.charAt(0).toUpperCase() + bare.slice(1)] : []
}

export function lootIn(text: string, { items }: Pick<OracleWorld, 'items'>): Loot {
  const folded = text.toLowerCase()
  const own = items.filter(({ name, aliases }) =>
    [name.toLowerCase(), ...aliases].some(word => word.length > 3 && folded.includes(word)),
  )
  const held = own.map(({ name }) => name)
  const isOwn = (thing: string): boolean => held.some(name => name.toLowerCase().includes(thing.toLowerCase()))
  const things = thingsIn(text)
    .flatMap(nameOfThing)
    .filter(thing => !isOwn(thing))
  return { coins: coinsIn(text), items: [...new Set([...held, ...things])] }
}
