/** Things that are called `bag of holding`: a name of their own, which half of it found elsewhere does not answer. */
import { entries } from './entries.ts'

const things =
  'amulet|armor|arrow|bag|ball|beads?|belt|boots|bottle|bow|bowl|bracers|brazier|broom|cap|cape|carpet|censer|chime|circlet|cloak|cube|dagger|decanter|deck|dust|elixir|eyes|figurine|flask|gauntlets|gem|girdle|gloves|goggles|hammer|handy|hat|headband|helm|horn|horseshoes|instrument|ioun stone|lantern|mace|manual|mantle|medallion|mirror|necklace|oil|pearl|periapt|philter|pigments|pipes|potion|quiver|ring|robe|rod|rope|saddle|scarab|scroll|shield|slippers|sphere|staff|stone|sword|talisman|tome|trident|wand|well|wings'
const treasure = new RegExp(String.raw`\b(?:${things}) of (?!the\b|an?\b|my\b|his\b|her\b)[a-z]+`, 'g')

let titles: readonly string[] | undefined

/** Whether a question is about a treasure that no page is about. */
export function asksForUnknownTreasure(query: string): boolean {
  titles ??= entries().map(({ title }) => title.toLowerCase())
  const asked = query.toLowerCase().replaceAll('armour', 'armor').match(treasure) ?? []
  return asked.some(name => titles?.every(title => !title.includes(name)) === true)
}
