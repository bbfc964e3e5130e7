/** When everybody is down the story does not stop: somebody drags them out, and time has passed. */
import { endWords } from '../content/phrases.ts'
import { arrive } from '../desk/arrive.ts'
import { nearestThreat, tick } from '../desk/clocks.ts'
import { rule, type Desk, type Play } from '../desk/desk.ts'
import { heroesIn } from '../desk/heroes.ts'
import { placeName } from '../../../english/naming.ts'
import { here, placeOf } from '../desk/place.ts'
import { partyDid, phrase, tell } from '../desk/tell.ts'
import { passTime } from '../desk/time.ts'

/** The last safe place the party has seen. */
function haven(desk: Desk) {
  const seen = [...desk.memory.visited].reverse().flatMap(id => placeOf(desk, id) ?? [])
  return seen.find(({ isSafe }) => isSafe) ?? placeOf(desk, desk.world.startId) ?? here(desk)
}

export async function* recover(desk: Desk): Play {
  tell(desk, phrase(desk, endWords, 'allDown'))
  const place = haven(desk)
  for (const { name, life } of heroesIn(desk.game)) {
    if (life === 'dead') yield* rule(desk, 'revive', { who: name, hitPoints: 1 })
    else yield* rule(desk, 'heal', { who: name, dice: '1', from: 'a stranger' })
  }
  yield* passTime(desk, 480)
  tell(desk, phrase(desk, endWords, 'rescued', { place: placeName(place.name) }))
  partyDid(desk, `fell, and woke at ${place.name}`)
  const threat = nearestThreat(desk)
  if (threat !== undefined) tick(desk, threat)
  yield* arrive(desk, place)
  desk.isSavePoint = true
}
