/** Rest by the rules, where the place allows it; the world goes on meanwhile. */
import type { Intent } from '../../understand/intent.ts'
import { openScene } from '../arrive.ts'
import { isLucky, pick } from '../chance.ts'
import { rule, type Desk, type Play } from '../desk.ts'
import { loom, mayMeet } from '../encounter.ts'
import { lowerFirst, placeName } from '../nouns.ts'
import { here, placesKnown } from '../place.ts'
import { plain } from '../plain.ts'
import { event, flush, phrase, tell } from '../tell.ts'
import { hourOf, partOfDay, timeText } from '../../../../rules/fifth/model/time.ts'
import { passTime } from '../time.ts'
import { restWords } from '../words/rest.ts'
import { heroesIn } from '../heroes.ts'
import { go } from './go.ts'

const untilMorning = /\b(?:morning|dawn|sunrise|daybreak|tomorrow|next day)\b/i

/** `Sleep at the inn`: one goes there first. True where that was not to be. */
async function* isKeptAway(desk: Desk, intent: Intent): Play<boolean> {
  const goal = intent.targets.find(({ kind, id }) => (kind === 'place' || kind === 'exit') && id !== here(desk).id)
  if (goal === undefined || !/\b(?:at|in|inside|to)\b/iu.test(intent.line)) return false
  yield* go(desk, { ...intent, verb: 'go', targets: [goal] })
  return here(desk).id !== goal.id || desk.memory.looming !== undefined
}

export async function* rest(desk: Desk, intent: Intent): Play {
  if (yield* isKeptAway(desk, intent)) return
  const isLong =
    intent.length === 'long' || (intent.length === undefined && /\b(?:sleep|night|camp|long|bed)\b/i.test(intent.line))
  return isLong ? yield* sleep(desk, untilMorning.test(intent.line)) : yield* breathe(desk)
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
  event(desk, `The party slept at ${placeName(place.name)}.`)
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
  tell(desk, phrase(desk, restWords, 'refused'), why === '' ? '' : `(${plain(why, 200)})`)
