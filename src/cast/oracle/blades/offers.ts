/** What might be done next: the best few, each with what it means, so that choosing one is never a matter of reading it. */
import { endingsReached, jobsOffered } from '../../../rules/blades/clocks/conditions.ts'
import { priceOfTier, repNeeded } from '../../../rules/blades/crew/crew.ts'
import { moodOf } from '../../../rules/blades/model/world.ts'
import type { Board } from '../../../table/board.ts'
import { crewOf, firstName } from './crew.ts'
import { isTold, type Desk } from './desk.ts'
import { errandOffers } from './errands.ts'
import { searchesHere } from './hidden.ts'
import type { Offer } from './memory.ts'
import { obstacleNow } from './running.ts'
import { listKey, personOf, placeNow, presentNow, waysFrom } from './scenes.ts'
import { fill, rest, scene as words, score } from './words.ts'

const mostOffers = 6

function betweenOffers(desk: Desk): readonly Offer[] {
  const { world } = desk
  const { between: said } = rest
  const one = world.scoundrels[world.lead]
  const hasActed = world.phase.kind === 'between' && world.phase.mood.kind === 'between' && world.phase.mood.hasActed
  const goals = Object.entries(world.clocks).filter(
    ([, clock]) => clock.kind === 'goal' && clock.isVisible && clock.after === undefined,
  )
  const small: Offer[] = hasActed
    ? []
    : [
        ...(world.crew.heat > 0 ? [{ text: said.layLow, wish: { kind: 'lay-low' } as const }] : []),
        ...((one?.stress ?? 0) > 0 && world.crew.coin > 0
          ? [{ text: said.breath, wish: { kind: 'breath' } as const }]
          : []),
        ...goals.slice(0, 1).map(([id, { name }]) => ({
          text: fill(said.goal, { clock: name }),
          wish: { kind: 'goal', clock: id } as const,
        })),
      ]
  const out = waysFrom(desk, undefined)[0] ?? desk.city.places[0]
  return [
    ...endingOffers(desk),
    ...(mayDevelop(desk) ? [{ text: said.develop, wish: { kind: 'develop' } as const }] : []),
    { text: said.rest, wish: { kind: 'rest' } },
    ...errandOffers(desk),
    ...small,
    ...(out ? [{ text: said.out, wish: { kind: 'go', place: homeOf(desk) ?? out.id } as const }] : []),
    { text: said.end, wish: { kind: 'end' } },
  ]
}

/** How it could end, now that nothing is under way. */
const endingOffers = ({ world }: Desk): readonly Offer[] =>
  endingsReached(world).map(({ name }) => ({
    text: fill(rest.between.ending, { ending: name }),
    wish: { kind: 'ending', ending: name } as const,
  }))

const mayDevelop = ({ world: { crew } }: Desk): boolean =>
  crew.rep >= repNeeded(crew) && (crew.hold === 'weak' || crew.coin >= priceOfTier(crew))

export const homeOf = ({ city, world }: Desk): string | undefined =>
  city.places.find(({ name }) => name.toLowerCase() === world.crew.lair.toLowerCase())?.id

function onScore(desk: Desk): readonly Offer[] {
  const obstacle = obstacleNow(desk)
  if (!obstacle) return []
  const actions = Object.entries(obstacle.works).toSorted(([, one], [, other]) => rank(other) - rank(one))
  const deeds = actions.slice(0, 3).map(([action]) => {
    const key = action as keyof typeof score.ways
    const text = obstacle.ways[key] ?? score.ways[key]
    return { text, wish: { kind: 'deed', action: key, isLethal: false, isTogether: false, words: text } as const }
  })
  const mates = crewOf(desk)
  const mate = mates[desk.memory.turn % Math.max(1, mates.length)]
  return [
    ...deeds,
    ...(mate
      ? [
          {
            text: fill(words.talkCrew, { who: firstName(mate.one.name) }),
            wish: { kind: 'crew', who: mate.id, about: 'opinion' } as const,
          },
        ]
      : []),
    { text: score.getOut, wish: { kind: 'leave' } },
  ]
}

const rank = (effect: string): number => ['none', 'limited', 'standard', 'great', 'extreme'].indexOf(effect)

function inScene(desk: Desk): readonly Offer[] {
  const { memory, world } = desk
  const place = placeNow(desk)
  const offers: Offer[] = [...endingOffers(desk), ...desk.offers, ...errandOffers(desk).slice(0, 2)]
  const jobs = jobsOffered(world)
  const heard = jobs.find(([id]) => id === memory.heardJobs.at(-1))
  if (memory.going) offers.push({ text: words.joinIn, wish: { kind: 'join' } })
  if (heard) offers.push({ text: fill(words.takeJob, { job: heard[1].title }), wish: { kind: 'take', job: heard[0] } })
  const unheard = jobs.filter(([id]) => !memory.heardJobs.includes(id))
  const isListed = unheard.length === 1 || isTold(desk, listKey(jobs.map(([id]) => id)))
  if (unheard.length > 0 && !heard && !isListed) offers.push({ text: words.askWork, wish: { kind: 'jobs' } })
  else
    for (const [job, { title }] of unheard.slice(0, heard ? 1 : 3))
      offers.push({ text: fill(words.hearJob, { job: title }), wish: { kind: 'job', job } })
  for (const id of presentNow(desk).slice(0, 2)) {
    const name = personOf(desk, id)?.name
    if (name !== undefined)
      offers.push({
        text: fill(words.askFor, { who: name }),
        wish: { kind: 'ask', person: id, said: '', tone: 'plain' },
      })
  }
  const feature = place?.features.find(({ name }) => !isTold(desk, `feature/${place.id}/${name}`))
  if (feature)
    offers.push({
      text: fill(words.lookAt, { name: lower(feature.name) }),
      wish: { kind: 'look', feature: feature.name },
    })
  if (!feature) offers.push(...searchesHere(desk))
  if (heard && !memory.catches.includes(heard[0])) offers.push({ text: words.listenHere, wish: { kind: 'listen' } })
  const ways = waysFrom(desk, place)
  const fresh = ways.find(({ id }) => !memory.visited.includes(id)) ?? ways[memory.turn % Math.max(1, ways.length)]
  if (fresh) offers.push({ text: fill(words.goTo, { place: fresh.name }), wish: { kind: 'go', place: fresh.id } })
  if (!heard) offers.push({ text: words.listenHere, wish: { kind: 'listen' } })
  if (world.pool.length < 4 || (world.scoundrels[world.lead]?.stress ?? 0) >= 4)
    offers.push({ text: words.restNow, wish: { kind: 'rest' } })
  return offers
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

export function offersFor(desk: Desk): readonly Offer[] {
  const mood = moodOf(desk.world)
  if (mood === 'ended') return []
  if (mood !== 'scene' && mood !== 'between') return [{ text: words.goOn, wish: { kind: 'wait' } }]
  const all = mood === 'between' ? betweenOffers(desk) : desk.memory.running ? onScore(desk) : inScene(desk)
  return all.filter(({ text }, at) => all.findIndex(other => other.text === text) === at).slice(0, mostOffers)
}

/** What lies open: the places that are known, and the clocks that anybody can see. */
export function boardOf(desk: Desk): Board {
  const { city, memory, world } = desk
  const here = placeNow(desk)
  const known = city.places.filter(({ id }) => memory.visited.includes(id) || id === here?.id)
  const places = known.map(place => ({
    name: place.name,
    exits: waysFrom(desk, place).map(({ name }) => name),
    isHere: place.id === here?.id,
    wasVisited: true,
    ...(place.id === here?.id ? { people: presentNow(desk).flatMap(id => personOf(desk, id)?.name ?? []) } : {}),
  }))
  const clocks = Object.keys(world.clocks)
    .toSorted()
    .flatMap(id => {
      const clock = world.clocks[id]
      return clock?.isVisible && clock.after === undefined
        ? [{ name: clock.name, filled: clock.filled, segments: clock.segments }]
        : []
    })
  return { places, clocks }
}
