/** Rest by the rules, where the place allows it; the world goes on meanwhile. */
import { restWords } from '../../content/phrases.ts'
import { openScene } from '../../desk/arrive.ts'
import { isLucky, pick } from '../../desk/chance.ts'
import { rule, type Desk, type Play } from '../../desk/desk.ts'
import { loom, mayMeet } from '../../desk/encounter.ts'
import { lowerFirst, placeName } from '../../../../english/naming.ts'
import { here, placesKnown } from '../../desk/place.ts'
import { plain } from '../../../../english/told-back.ts'
import { flush, partyDid, phrase, show, tell, tellTable } from '../../desk/tell.ts'
import { hourOf, partOfDay, timeText } from '../../../../rules/fifth/model/time.ts'
import { passTime } from '../../desk/time.ts'
import { heroesIn } from '../../desk/heroes.ts'
import type { Deed } from '../../desk/wishes.ts'
import { go } from './go.ts'
import { minutesUntil } from './hours.ts'

/** `Sleep at the inn`: one goes there first. True where that was not to be. */
async function* isKeptAway(desk: Desk, deed: Deed): Play<boolean> {
  const goal = deed.roles.where
  if (goal === undefined || (goal.kind !== 'place' && goal.kind !== 'way') || goal.id === here(desk).id) return false
  yield* go(desk, { ...deed, verb: 'go' })
  return here(desk).id !== goal.id || desk.memory.looming !== undefined
}

const morning: ReadonlySet<string> = new Set(['morning', 'dawn', 'sunrise', 'daybreak', 'tomorrow'])
const night: ReadonlySet<string> = new Set(['sleep', 'night', 'camp', 'long', 'bed', 'nap', ...morning])

const says = ({ words, condition }: Deed, of: ReadonlySet<string>): boolean =>
  `${words} ${condition?.words ?? ''}`
    .toLowerCase()
    .split(' ')
    .some(word => of.has(word))

export async function* rest(desk: Desk, deed: Deed): Play {
  if (yield* isKeptAway(desk, deed)) return
  const until = minutesUntil(desk, deed)
  if (until !== undefined) return yield* breatheUntil(desk, until)
  const isLong = deed.length === 'long' || (deed.length === undefined && says(deed, night))
  return isLong ? yield* sleep(desk, says(deed, morning)) : yield* breathe(desk)
}

/** In a place that is not safe somebody may come; half the time they do. */
function isBroken(desk: Desk, percent: number): boolean {
  const place = here(desk)
  const met = place.isSafe ? undefined : mayMeet(desk, place)
  if (met === undefined || !isLucky(desk, percent)) return false
  tell(desk, phrase(desk, restWords, 'broken'))
  loom(desk, place, met)
  return true
}

async function* breathe(desk: Desk): Play {
  tell(desk, phrase(desk, restWords, 'short'))
  if (isBroken(desk, 30)) return
  const before = wounds(desk)
  const done = yield* rule(desk, 'rest', { kind: 'short', hitDice: 2 })
  if (done.outcome !== 'ruled') return refused(desk, done.outcome === 'refused' ? done.why : '')
  if (wounds(desk) < before) tell(desk, phrase(desk, restWords, 'better'))
  desk.isSavePoint = true
}

/** An hour's rest by the rules, and the hours after it in the shade. */
async function* breatheUntil(desk: Desk, minutes: number): Play {
  const end = desk.game.minute + minutes
  yield* breathe(desk)
  if (desk.memory.looming !== undefined) return
  if (end > desk.game.minute) yield* passTime(desk, end - desk.game.minute)
  show(desk, { kind: 'time', minutes, text: phrase(desk, restWords, 'until', { time: partOfDay(desk.game) }) })
  partyDid(desk, `rested at ${placeName(here(desk).name)} until ${partOfDay(desk.game)}`)
}

async function* sleep(desk: Desk, isUntilMorning: boolean): Play {
  const place = here(desk)
  if (!place.isSafe) tell(desk, phrase(desk, restWords, 'unsafe'))
  if (isBroken(desk, 50)) return
  desk.isSavePoint = true
  const isNight = hourOf(desk.game) >= 17 || hourOf(desk.game) < 4
  const done = yield* rule(desk, 'rest', { kind: 'long', safe: place.isSafe })
  if (done.outcome !== 'ruled') return refused(desk, done.outcome === 'refused' ? done.why : '')
  desk.hasRested = true
  const hour = hourOf(desk.game)
  if (isUntilMorning && (hour >= 10 || hour < 6)) yield* passTime(desk, ((7 - hour + 24) % 24) * 60)
  yield* flush(desk)
  yield* openScene(desk, place, `${place.name}, ${partOfDay(desk.game)}`)
  tell(desk, phrase(desk, restWords, isNight ? 'long' : 'byDay'))
  dream(desk)
  tell(desk, phrase(desk, restWords, 'woke', { time: lowerFirst(timeText(desk.game)) }))
  partyDid(desk, `slept at ${placeName(place.name)}`)
  desk.moments.push({ weight: 2, what: 'The night is over and everybody is awake.' })
}

/** Dreams are made of places one has seen. */
function dream(desk: Desk): void {
  const place = pick(
    desk,
    placesKnown(desk).filter(({ id }) => desk.memory.visited.includes(id) && id !== here(desk).id),
  )
  if (place !== undefined && isLucky(desk, 50))
    tell(desk, phrase(desk, restWords, 'dream', { place: placeName(place.name) }))
}

const wounds = ({ game }: Desk): number =>
  heroesIn(game).reduce((sum, { maxHitPoints, hitPoints }) => sum + maxHitPoints - hitPoints, 0)

const refused = (desk: Desk, why: string): void =>
  tellTable(desk, phrase(desk, restWords, 'refused'), why === '' ? '' : `(${plain(why, 200)})`)
