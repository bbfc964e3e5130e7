/** A look ahead: one goes a little way, alone and quietly, and comes back with what can be seen from there. */
import type { Desk, Play } from '../../desk/desk.ts'
import { mayMeet } from '../../desk/encounter.ts'
import { listOf } from '../../../../english/nouns.ts'
import { placeName, sentence } from '../../../../english/naming.ts'
import { exitsSeen, here, peopleAt, placeOf } from '../../desk/place.ts'
import { check, gainEdge } from '../../desk/rolls.ts'
import { phrase } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import type { Deed } from '../../desk/wishes.ts'
import type { Place } from '../../../../campaign/played/world.ts'
import { seen } from '../things/show.ts'
import { thingWords } from '../things/words.ts'

const scouting = 'scout'

export const isScouting = ({ words }: Deed): boolean => words.toLowerCase().includes(scouting)

/** Where the words say, else the first way that nobody has gone yet. */
function goalOf(desk: Desk, { roles }: Deed): Place | undefined {
  const named = roles.where === undefined ? undefined : placeOf(desk, roles.where.id)
  if (named !== undefined && named.id !== here(desk).id) return named
  const next = exitsSeen(desk).find(({ to }) => !desk.memory.visited.includes(to)) ?? exitsSeen(desk)[0]
  return next === undefined ? undefined : placeOf(desk, next.to)
}

export async function* scout(desk: Desk, deed: Deed): Play {
  const goal = goalOf(desk, deed)
  if (goal === undefined) return seen(desk, phrase(desk, thingWords, 'scoutsNowhere'))
  const place = placeName(goal.name)
  seen(desk, phrase(desk, thingWords, 'scouts', { place }))
  yield* passTime(desk, 15)
  const { isSuccess } = yield* check(desk, { skill: 'stealth', dc: 12 })
  if (!isSuccess) return seen(desk, phrase(desk, thingWords, 'scoutsNo', { place }))
  const foes = mayMeet(desk, goal)?.foes.map(
    ({ monster, name, count }) => name ?? (count === 1 ? monster : `${monster} (${count})`),
  )
  const faces = peopleAt(desk, goal).map(({ role, name }) => (role === '' ? name : role))
  seen(desk, ...goal.overview.slice(0, 1).map(sentence))
  if (faces.length > 0)
    seen(
      desk,
      phrase(desk, thingWords, 'scoutsPeople', { who: listOf(faces.slice(0, 3).map(one => one.toLowerCase())) }),
    )
  if (foes === undefined) seen(desk, phrase(desk, thingWords, 'scoutsClear'))
  else {
    seen(desk, phrase(desk, thingWords, 'scoutsFoes', { what: listOf(foes).toLowerCase() }))
    gainEdge(desk, 'they know what waits ahead')
  }
  desk.offered = [`Go to ${place}`]
}
