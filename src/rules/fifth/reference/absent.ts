/** What people ask for and the SRD does not have: half of its name found elsewhere is no answer to it. */
import absent from '../../../../content/rules/fifth/absent.json' with { type: 'json' }
import { entries } from './entries.ts'

const known = new RegExp(String.raw`\b(?:${absent.join('|')})s?\b`)

/** Things that are called `bag of holding`: a name of their own. */
const things =
  'amulet|armor|arrow|bag|ball|beads?|belt|boots|bottle|bow|bowl|bracers|brazier|broom|cap|cape|carpet|censer|chime|circlet|cloak|cube|dagger|decanter|deck|dust|elixir|eyes|figurine|flask|gauntlets|gem|girdle|gloves|goggles|hammer|handy|hat|headband|helm|horn|horseshoes|instrument|ioun stone|lantern|mace|manual|mantle|medallion|mirror|necklace|oil|pearl|periapt|philter|pigments|pipes|potion|quiver|ring|robe|rod|rope|saddle|scarab|scroll|shield|slippers|sphere|staff|stone|sword|talisman|tome|trident|wand|well|wings'
const treasure = new RegExp(String.raw`\b(?:${things}) of (?!the\b|an?\b|my\b|his\b|her\b)[a-z]+`, 'g')

let names: readonly string[] | undefined

/** Whether a question is about something the SRD is known to leave out, or a treasure that no page is about. */
export function asksForAbsent(query: string): boolean {
  const text = query.toLowerCase().replaceAll(/['’]/g, '').replaceAll('armour', 'armor')
  names ??= entries().flatMap(({ title, aliases }) => [title, ...aliases].map(name => name.toLowerCase()))
  const asked = text.match(treasure) ?? []
  return known.test(text) || asked.some(name => names?.every(one => !one.includes(name)) === true)
}
