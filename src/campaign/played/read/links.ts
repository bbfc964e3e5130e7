/** Ways between places: those the author wrote, ways back, and what a map would show; every place can be reached. */
import { foldWords } from '../../text/fold.ts'
import type { Exit } from '../world.ts'
import type { PlaceDraft } from './place.ts'

type Ways = Map<string, Exit[]>

const wayTo = (place: PlaceDraft): Exit => ({ name: place.name, to: place.id, text: '' })

function add(ways: Ways, from: string, exit: Exit): void {
  const there = ways.get(from)
  if (there && from !== exit.to && !there.some(({ to }) => to === exit.to)) there.push(exit)
}

function join(ways: Ways, one: PlaceDraft, other: PlaceDraft): void {
  add(ways, one.id, wayTo(other))
  add(ways, other.id, wayTo(one))
}

const isOneWay = ({ text }: Exit): boolean => /\bone[- ]way\b|\bno way back\b/i.test(text)

/** Whoever went in may come out by the same way: a lock or a hiding place is behind them then. */
function waysBack(ways: Ways, places: readonly PlaceDraft[]): void {
  for (const place of places) for (const exit of place.exits) if (!isOneWay(exit)) add(ways, exit.to, wayTo(place))
}

const regionOf = ({ region }: PlaceDraft): string => foldWords(region.split(/[,;(]/)[0] ?? '')

/** More places than this in one region are not all next to each other. */
const neighbourhood = 8

/** Nothing on its page leads anywhere: whoever knows the region finds their way. */
const tellsNoWay = ({ exits }: PlaceDraft): boolean => exits.length === 0

/** Places without exits of their own are next to those their words mention; where no way is told of, to those of their region. */
function inferred(ways: Ways, places: readonly PlaceDraft[]): void {
  const byId = new Map(places.map(place => [place.id, place]))
  const isCutOff = new Set(places.filter(({ id }) => (ways.get(id) ?? []).length === 0))
  for (const place of places.filter(({ hasOwnExits }) => !hasOwnExits)) {
    for (const id of place.mentions) {
      const other = byId.get(id)
      if (other) join(ways, place, other)
    }
    const region = regionOf(place)
    const near = places.filter(
      other =>
        other !== place &&
        region !== '' &&
        regionOf(other) === region &&
        !other.hasOwnExits &&
        (isCutOff.has(place) || isCutOff.has(other) || (tellsNoWay(place) && tellsNoWay(other))),
    )
    for (const other of near.slice(0, neighbourhood)) join(ways, place, other)
  }
}

export function reachableFrom(start: string, exitsOf: (id: string) => readonly Exit[]): ReadonlySet<string> {
  const seen = new Set([start])
  const queue = [start]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const { to } of exitsOf(id)) {
      if (seen.has(to)) continue
      seen.add(to)
      queue.push(to)
    }
  }
  return seen
}

/** What is still cut off is joined to a place of its region that is not, to one that mentions it, or to the start. */
function closeGaps(ways: Ways, places: readonly PlaceDraft[], start: PlaceDraft): void {
  const exitsOf = (id: string): readonly Exit[] => ways.get(id) ?? []
  for (const place of places) {
    const seen = reachableFrom(start.id, exitsOf)
    if (seen.has(place.id)) continue
    const near = places.filter(({ id }) => seen.has(id))
    const region = regionOf(place)
    const door =
      near.find(({ mentions }) => mentions.includes(place.id)) ??
      near.find(({ id }) => place.mentions.includes(id)) ??
      near.find(other => region !== '' && regionOf(other) === region)
    join(ways, door ?? start, place)
  }
}

/** Each place with all its ways. */
export function linked(places: readonly PlaceDraft[], startId: string): readonly PlaceDraft[] {
  const ids = new Set(places.map(({ id }) => id))
  const ways: Ways = new Map(places.map(({ id, exits }) => [id, exits.filter(({ to }) => ids.has(to) && to !== id)]))
  const start = places.find(({ id }) => id === startId)
  waysBack(ways, places)
  inferred(ways, places)
  if (start) closeGaps(ways, places, start)
  return places.map(place => ({ ...place, exits: ways.get(place.id) ?? [] }))
}
