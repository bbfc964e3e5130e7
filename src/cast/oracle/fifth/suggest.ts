/** Three or four things one might do next: specific, different, and nothing the party cannot know. */
import type { Desk } from './desk.ts'
import { canTalk, loomingAt } from './encounter.ts'
import { withinText } from './nouns.ts'
import { rests, uses } from './offers/company.ts'
import { withPeople } from './offers/people.ts'
import { toLookAt, waysOn } from './offers/place.ts'
import { watchName } from './outcry/watch.ts'
import { here, peopleAt } from './place.ts'

function inFight({ game }: Desk): readonly string[] {
  const order = game.fight?.order ?? []
  const foes = order
    .flatMap(({ who }) => game.creatures[who] ?? [])
    .filter(({ side, life }) => side === 'foes' && life === 'alive')
  return [...foes.slice(0, 2).map(({ name }) => `Attack ${name}`), 'Dodge', 'Flee']
}

const mostOptions = 4

/** So many beats are looked back on. */
const beatsBack = 3

/** What was offered a moment ago may be offered once more; after that it waits until other things had their turn. */
const delays = [0, 1, 5] as const
const longestDelay = 9

/** The best of each kind first, then the next best; what was shown again and again without being taken comes later. */
function chosen(desk: Desk, offers: readonly string[]): readonly string[] {
  const lately = desk.memory.offers
  const delayOf = (offer: string): number => delays[lately.filter(one => one === offer).length] ?? longestDelay
  const ranked = offers.map((offer, at) => ({ offer, at, rank: at + delayOf(offer) }))
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
    .slice(0, mostOptions)
    .toSorted((a, b) => a.at - b.at)
    .map(({ offer }) => offer)
}

/** What was shown in two of the last lists goes behind the others of its kind. */
const turned = ({ memory }: Desk, offers: readonly string[]): readonly string[] => {
  const isStale = (offer: string): boolean => memory.offers.filter(one => one === offer).length > 1
  return [...offers.filter(offer => !isStale(offer)), ...offers.filter(isStale)]
}

/** One of each in turn. */
function dealt(...kinds: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(...kinds.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => kinds.flatMap(kind => kind.slice(at, at + 1))).flat()
}

export function suggestionsFor(desk: Desk): readonly string[] {
  if (desk.game.fight !== null) return desk.offered.length > 0 ? desk.offered.slice(0, mostOptions) : inFight(desk)
  const looming = loomingAt(desk, here(desk))
  if (looming?.name === watchName) return ['Talk to them', 'Surrender', 'Attack', 'Turn back']
  if (looming !== undefined)
    return ['Attack', canTalk(looming) ? 'Talk to them' : 'Sneak closer', 'Sneak past', 'Turn back']
  const mixed = dealt(
    turned(desk, withPeople(desk)),
    turned(desk, toLookAt(desk)),
    turned(desk, waysOn(desk)),
    turned(desk, [...rests(desk), ...uses(desk)]),
  )
  const asked = [...new Set(desk.offered)].slice(0, mostOptions)
  const others = [...new Set([...mixed, 'Talk it over with the others'])].filter(offer => !asked.includes(offer))
  return [...asked, ...chosen(desk, others)].slice(0, mostOptions)
}

/** What was offered lately, with what is offered now. */
export const offersWith = ({ memory }: Desk, options: readonly string[]): readonly string[] =>
  [...memory.offers, ...options].slice(-beatsBack * mostOptions)

/** What can always be offered, because it names nothing but ways and the company. */
export const plainSuggestions = (desk: Desk): readonly string[] => [
  ...peopleAt(desk)
    .slice(0, 1)
    .map(({ name }) => `Talk with ${withinText(name)} some more`),
  ...waysOn(desk).slice(0, 2),
  'Talk it over with the others',
  'Look around',
]
