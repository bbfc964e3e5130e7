/** Three or four things one might do next, the best of what can be done: specific, different, and nothing the party cannot know. */
import type { Desk } from '../desk/desk.ts'
import { affordancesOf } from './affordances.ts'
import { thingsOf } from './things.ts'
import type { Affordance } from '../desk/wishes.ts'

const mostOffers = 4
/** So many beats are looked back on. */
const beatsBack = 3
/** What was offered a moment ago may be offered once more; after that it waits until other things had their turn. */
const delays = [0, 1, 5] as const
const longestDelay = 9

/** Offers of one kind compete with each other first. */
const families: readonly ReadonlySet<Affordance['verb']>[] = [
  new Set(['greet', 'ask', 'say', 'request', 'show']),
  new Set(['take', 'examine', 'search', 'open']),
  new Set(['go', 'unlock']),
]

const familyOf = ({ verb }: Affordance): number => {
  const at = families.findIndex(family => family.has(verb))
  return at === -1 ? families.length : at
}

/** How often it was shown in the last lists. */
const shownOf =
  ({ memory }: Desk) =>
  (offer: string): number =>
    memory.offers.filter(one => one === offer).length

const offersIn = (affordances: readonly Affordance[]): readonly { readonly offer: string; readonly family: number }[] =>
  affordances
    .filter(({ offer }) => offer !== undefined)
    .toSorted((one, other) => other.worth - one.worth)
    .map(one => ({ offer: one.offer ?? '', family: familyOf(one) }))

/** One of each kind in turn; within a kind what was shown twice goes behind the others. */
function dealt(desk: Desk, affordances: readonly Affordance[]): readonly string[] {
  const shown = shownOf(desk)
  const all = offersIn(affordances)
  const kinds = [...families.keys(), families.length].map(family => {
    const own = all.filter(one => one.family === family).map(({ offer }) => offer)
    return [...own.filter(offer => shown(offer) < 2), ...own.filter(offer => shown(offer) > 1)]
  })
  const longest = Math.max(...kinds.map(({ length }) => length))
  return [...new Set(Array.from({ length: longest }, (_, at) => kinds.flatMap(kind => kind.slice(at, at + 1))).flat())]
}

/** The best first; what was shown again and again without being taken comes later. */
function chosen(desk: Desk, offers: readonly string[]): readonly string[] {
  const shown = shownOf(desk)
  const ranked = offers.map((offer, at) => ({ offer, at, rank: at + (delays[shown(offer)] ?? longestDelay) }))
  return ranked
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at)
    .slice(0, mostOffers)
    .toSorted((one, other) => one.at - other.at)
    .map(({ offer }) => offer)
}

const isDanger = (desk: Desk): boolean => desk.game.fight !== null || desk.memory.looming !== undefined

export function suggestionsFor(desk: Desk): readonly string[] {
  const affordances = affordancesOf(desk, thingsOf(desk))
  const asked = [...new Set(desk.offered)].slice(0, mostOffers)
  if (isDanger(desk)) {
    const offers = offersIn(affordances).map(({ offer }) => offer)
    return desk.game.fight !== null && asked.length > 0 ? asked : offers.slice(0, mostOffers)
  }
  const { incoming } = desk.sees
  const said = incoming.tag === 'PLAYER_ACTION' ? incoming.action : '' // taken a moment ago, it waits a beat
  const others = dealt(desk, affordances).filter(offer => !asked.includes(offer) && offer !== said)
  return [...asked, ...chosen(desk, others)].slice(0, mostOffers)
}

/** What was offered lately, with what is offered now. */
export const offersWith = ({ memory }: Desk, options: readonly string[]): readonly string[] =>
  [...memory.offers, ...options].slice(-beatsBack * mostOffers)

/** What can always be offered, because it names nothing but people who are seen, ways and the company. */
export function plainSuggestions(desk: Desk): readonly string[] {
  const affordances = affordancesOf(desk, thingsOf(desk))
  const ways = offersIn(affordances.filter(({ verb }) => verb === 'go')).map(({ offer }) => offer)
  return [...ways.slice(0, 2), 'Talk it over with the others', 'Look around']
}
