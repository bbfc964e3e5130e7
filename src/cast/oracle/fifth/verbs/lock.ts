/** Locks: a key, a pick, a shoulder. */
import type { Intent } from '../../understand/intent.ts'
import type { Locked, Place } from '../../world/world.ts'
import { suffer } from '../consequence.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import { actorOf, holderOf, shortName, standing } from '../heroes.ts'
import { added, put } from '../memory.ts'
import { placeName } from '../nouns.ts'
import { keyAt, placeOf } from '../place.ts'
import { check } from '../rolls.ts'
import { event, phrase, tell } from '../tell.ts'
import { placeWords } from '../words/places.ts'

/** Something that is shut, be it a way or a chest: its name, and the same as it stands in a sentence. */
export type Shut = { readonly name: string; readonly what: string; readonly locked?: Locked }

const opened = (desk: Desk, place: Place, { name, what }: Shut): void => {
  const beyond = place.exits.filter(exit => exit.name === name).flatMap(({ to }) => placeOf(desk, to) ?? [])
  const backs = beyond.flatMap(there =>
    there.exits.filter(({ to, locked }) => to === place.id && locked).map(back => keyAt(there, `${back.name} open`)),
  )
  keep(desk, { found: added(desk.memory.found, keyAt(place, `${name} open`), ...backs) })
  event(desk, `The party opened ${what} at ${placeName(place.name)}.`)
}

const isForced = ({ manner, line }: Intent): boolean =>
  manner === 'forceful' || /\b(?:force|break|kick|smash|bash|ram|shoulder|pry|batter)\b/i.test(line)

/** True when it is open afterwards. */
export async function* unlock(desk: Desk, place: Place, shut: Shut, intent: Intent): Play<boolean> {
  const { locked } = shut
  if (locked === undefined) return true
  tell(desk, phrase(desk, placeWords, 'lockedOut', { way: shut.what }))
  const key = locked.key === undefined ? undefined : holderOf(desk.game, locked.key)
  if (key !== undefined) {
    tell(desk, phrase(desk, placeWords, 'unlock', { key: key.name.toLowerCase() }))
    opened(desk, place, shut)
    return true
  }
  return yield* pickOrForce(desk, place, shut, intent, locked)
}

async function* pickOrForce(
  desk: Desk,
  place: Place,
  shut: Shut,
  intent: Intent,
  { dc, skill }: Locked,
): Play<boolean> {
  const tries = desk.memory.tries[`lock/${keyAt(place, shut.name)}`] ?? 0
  const hasTools = ({ items }: Creature): boolean => items.some(({ name }) => /thieves/i.test(name))
  const picker = [actorOf(desk), ...standing(desk.game)].find(one => one !== undefined && hasTools(one))
  const isByForce = isForced(intent) || (picker === undefined && /tools/.test(skill))
  const own = actorOf(desk)
  const best = isByForce ? own : (picker ?? own)
  const by = best?.id === own?.id ? undefined : best // somebody else of the company, who has the tools
  const who = shortName(best?.name ?? '')
  if (by !== undefined) tell(desk, phrase(desk, placeWords, 'stepsUp', { who }))
  const wanted = isByForce ? { skill: 'athletics', dc: dc + 1 } : { skill, dc }
  const { isSuccess, degree } = yield* check(desk, { ...wanted, ...(best !== undefined && { who: best.name }) })
  const isOpen = isSuccess || degree === 'partial' || tries >= 2
  if (!isOpen) {
    keep(desk, { tries: put(desk.memory.tries, `lock/${keyAt(place, shut.name)}`, tries + 1) })
    tell(desk, phrase(desk, placeWords, isByForce ? 'forceNo' : by === undefined ? 'pickNo' : 'pickNoOther', { who }))
    yield* suffer(desk, ['noise', 'threat', 'time', 'hurt'], by)
    return false
  }
  if (!isSuccess) tell(desk, phrase(desk, placeWords, degree === 'partial' ? 'nearly' : 'worn'))
  tell(desk, phrase(desk, placeWords, isByForce ? 'forceYes' : by === undefined ? 'pickYes' : 'pickYesOther', { who }))
  opened(desk, place, shut)
  if (!isSuccess) yield* suffer(desk, ['noise', 'threat', 'hurt'], by)
  return true
}
