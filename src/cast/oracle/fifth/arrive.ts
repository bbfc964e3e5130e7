/** Coming somewhere: a new scene, what is seen, and who else is there. */
import type { Place } from '../world/world.ts'
import { keep, type Desk, type Play } from './desk.ts'
import { describeAgain, describeFirst } from './describe.ts'
import { loom, metOnArrival, noLonger } from './encounter.ts'
import { added } from './memory.ts'
import { trimStop } from './nouns.ts'
import { here } from './place.ts'
import { event, knows } from './tell.ts'
import { timeText } from './time.ts'

export async function* openScene(desk: Desk, place: Place, title = place.name): Play {
  yield { tag: 'OPEN_SCENE', title: title.slice(0, 80), location: place.name, time: timeText(desk.game) }
}

/** The party stands in another place from now on. */
export async function* arrive(desk: Desk, place: Place): Play {
  const from = here(desk)
  const isFirst = !desk.memory.visited.includes(place.id)
  const { talkingTo: _, ...rest } = desk.memory
  desk.memory = rest
  noLonger(desk)
  keep(desk, {
    placeId: place.id,
    visited: added(desk.memory.visited, place.id),
    happened: added(desk.memory.happened, `at/${place.id}`),
    ...(from.id === place.id ? {} : { cameFrom: from.id }),
  })
  yield* openScene(desk, place)
  if (isFirst) {
    describeFirst(desk, place)
    event(desk, `The party came to ${place.name}.`)
    knows(desk, `LOCATION: ${place.name} - ${trimStop(place.overview[0] ?? place.kind)}`)
  } else describeAgain(desk, place)
  desk.isSavePoint = true
  const met = metOnArrival(desk, place)
  if (met !== undefined) loom(desk, place, met)
}
