/** Coming somewhere: a new scene, what is seen, and who else is there. */
import type { Encounter, Place } from '../../../campaign/played/world.ts'
import { keep, type Desk, type Play } from './desk.ts'
import { describeAgain, describeFirst } from './describe.ts'
import { loom, metOnArrival, noLonger } from './encounter.ts'
import { isApart, standing } from './heroes.ts'
import { added } from './memory.ts'
import { placeName, trimStop } from '../../../english/naming.ts'
import { meetWatch } from './outcry/watch.ts'
import { facesAt, here } from './place.ts'
import { catchUp } from './signs.ts'
import { event, knows, learn, show } from './tell.ts'
import { bringHome } from './home.ts'
import { timeText } from '../../../rules/fifth/model/time.ts'

/** Everybody who is here, by name. */
const companyOf = (desk: Desk): readonly string[] =>
  standing(desk.game)
    .filter(({ id }) => !isApart(desk, id))
    .map(({ name }) => name)

export async function* openScene(desk: Desk, place: Place, title = place.name): Play {
  yield { tag: 'OPEN_SCENE', title: title.slice(0, 80), location: place.name, time: timeText(desk.game) }
}

/** Who is there is anybody's to see: it is written down before it is told. */
export function takeIn(desk: Desk, place: Place, isFirst: boolean): void {
  const seen = (key: string): boolean => desk.memory.happened.includes(key)
  for (const { id, name, role } of facesAt(desk, place)) {
    if (!seen(`seen/${id}`)) learn(desk, `${role === '' ? name : `${name}, ${trimStop(role)},`} is at ${place.name}.`)
    keep(desk, { happened: added(desk.memory.happened, `seen/${id}`) })
  }
  if (!isFirst) return
  knows(desk, `LOCATION: ${place.name} - ${trimStop(place.overview[0] ?? place.kind)}`)
}

/** The party stands in another place from now on: the scene is another, and what is there is taken in. */
export async function* comeTo(desk: Desk, place: Place): Play<boolean> {
  const from = here(desk)
  const isFirst = !desk.memory.visited.includes(place.id)
  const { talkingTo: _, ...rest } = desk.memory
  desk.memory = rest
  noLonger(desk)
  keep(desk, {
    placeId: place.id,
    visited: added(desk.memory.visited, place.id),
    ...(from.id === place.id ? {} : { cameFrom: from.id }),
  })
  yield* openScene(desk, place)
  takeIn(desk, place, isFirst)
  desk.isSavePoint = true
  return isFirst
}

/** It comes somewhere and looks around, and whoever is to be met there is met. */
export async function* arrive(desk: Desk, place: Place, metOnTheWay?: Encounter): Play {
  const isFirst = yield* comeTo(desk, place)
  show(desk, { kind: 'arrived', who: companyOf(desk), where: placeName(place.name), text: '' })
  if (isFirst) {
    describeFirst(desk, place)
    event(desk, `The party came to ${placeName(place.name)}.`, { kind: 'came', what: placeName(place.name) })
  } else describeAgain(desk, place)
  bringHome(desk)
  catchUp(desk)
  const met = metOnTheWay ?? metOnArrival(desk, place)
  if (met !== undefined) loom(desk, place, met)
  else meetWatch(desk, place)
}
