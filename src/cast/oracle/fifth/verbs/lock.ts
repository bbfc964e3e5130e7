/** Locks: a key, a pick, a shoulder. */
import type { Intent } from '../../understand/intent.ts'
import type { Exit, Place } from '../../world/world.ts'
import { suffer } from '../consequence.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { wayName } from '../describe.ts'
import { actorOf, bestAt, holderOf, standing } from '../heroes.ts'
import { added, put } from '../memory.ts'
import { placeName } from '../nouns.ts'
import { keyAt } from '../place.ts'
import { check } from '../rolls.ts'
import { event, phrase, tell } from '../tell.ts'
import { placeWords } from '../words/places.ts'

const opened = (desk: Desk, place: Place, exit: Exit): void => {
  keep(desk, { found: added(desk.memory.found, keyAt(place, `${exit.name} open`)) })
  event(desk, `The party opened ${wayName(exit)} at ${placeName(place.name)}.`)
}

const isForced = ({ manner, line }: Intent): boolean =>
  manner === 'forceful' || /\b(?:force|break|kick|smash|bash|ram|shoulder|pry|batter)\b/i.test(line)

/** True when the way is open afterwards. */
export async function* unlock(desk: Desk, place: Place, exit: Exit, intent: Intent): Play<boolean> {
  const { locked } = exit
  if (locked === undefined) return true
  tell(desk, phrase(desk, placeWords, 'lockedOut', { way: wayName(exit) }))
  const key = locked.key === undefined ? undefined : holderOf(desk.game, locked.key)
  if (key !== undefined) {
    tell(desk, phrase(desk, placeWords, 'unlock', { key: key.name.toLowerCase() }))
    opened(desk, place, exit)
    return true
  }
  return yield* pickOrForce(desk, place, exit, intent, locked)
}

async function* pickOrForce(
  desk: Desk,
  place: Place,
  exit: Exit,
  intent: Intent,
  { dc, skill }: NonNullable<Exit['locked']>,
): Play<boolean> {
  const tries = desk.memory.tries[`lock/${keyAt(place, exit.name)}`] ?? 0
  const picker = standing(desk.game).find(({ items }) => items.some(({ name }) => /thieves/i.test(name)))
  const isByForce = isForced(intent) || (picker === undefined && /tools/.test(skill))
  const who = isByForce ? bestAt(desk.game, 'athletics') : (picker ?? actorOf(desk))
  const wanted = isByForce ? { skill: 'athletics', dc: dc + 1 } : { skill, dc }
  const { isSuccess, degree } = yield* check(desk, { ...wanted, ...(who !== undefined && { who: who.name }) })
  const isOpen = isSuccess || degree === 'partial' || tries >= 2
  if (!isOpen) {
    keep(desk, { tries: put(desk.memory.tries, `lock/${keyAt(place, exit.name)}`, tries + 1) })
    tell(desk, phrase(desk, placeWords, 'pickNo'))
    yield* suffer(desk, ['noise', 'threat', 'time', 'hurt'])
    return false
  }
  tell(desk, phrase(desk, placeWords, isByForce ? 'forceYes' : 'pickYes'))
  opened(desk, place, exit)
  if (!isSuccess) yield* suffer(desk, ['noise', 'threat', 'hurt'])
  return true
}
