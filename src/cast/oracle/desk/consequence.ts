/** Failure changes something: time, noise, a threat that moves, a wound; and it never closes the only way on. */
import { troubleWords } from '../content/phrases.ts'
import type { Creature } from '../../../rules/fifth/model/creature.ts'
import { between, isLucky, pick } from './chance.ts'
import { nearestThreat, tick, wouldShow } from './clocks.ts'
import { keep, rule, type Desk, type Play } from './desk.ts'
import { actorOf, shortName } from './heroes.ts'
import { loom, mayMeet } from './encounter.ts'
import { put } from './memory.ts'
import { here } from './place.ts'
import { phrase, tell } from './tell.ts'
import { passTime } from './time.ts'

export type Cost = 'time' | 'noise' | 'threat' | 'hurt'

/** What it costs, told: the kinds are those that fit what was tried. */
export async function* suffer(
  desk: Desk,
  kinds: readonly Cost[] = ['time', 'noise', 'threat'],
  who: Creature | undefined = actorOf(desk),
): Play {
  desk.deeds.push(`did/fail/${here(desk).id}@${here(desk).id}`)
  const isPossible = (kind: Cost): boolean =>
    kind === 'noise' ? mayMeet(desk, here(desk)) !== undefined : kind === 'threat' ? isThreatDue(desk) : true
  const cost = pick(desk, kinds.filter(isPossible)) ?? 'time'
  if (cost === 'noise') return noise(desk)
  if (cost === 'threat') return threaten(desk)
  if (cost === 'hurt') return yield* hurt(desk, who)
  tell(desk, phrase(desk, troubleWords, 'time'))
  yield* passTime(desk, between(desk, 20, 40))
}

/** Something hears it, and is on its way. */
function noise(desk: Desk): void {
  tell(desk, phrase(desk, troubleWords, 'noise'))
  const met = mayMeet(desk, here(desk))
  if (met !== undefined && isLucky(desk, 60)) loom(desk, here(desk), met)
}

/** Failures do not drive the story off a cliff: a threat moves for them once in a while. */
const beatsBetween = 6

/** A price that nobody could see being paid is none. */
const isThreatDue = (desk: Desk): boolean => {
  const threat = nearestThreat(desk)
  const isTime = desk.memory.beat - (desk.memory.tries['last/threat'] ?? -beatsBetween) >= beatsBetween
  return isTime && threat !== undefined && wouldShow(desk, threat)
}

function threaten(desk: Desk): void {
  const threat = nearestThreat(desk)
  keep(desk, { tries: put(desk.memory.tries, 'last/threat', desk.memory.beat) })
  if (threat !== undefined) tick(desk, threat)
}

/** Whoever had a hand in it, and nobody else; those who could not bear it lose time instead. */
async function* hurt(desk: Desk, who: Creature | undefined): Play {
  if (who === undefined || who.hitPoints <= 4) return tell(desk, phrase(desk, troubleWords, 'time'))
  const isOther = who.id !== actorOf(desk)?.id
  tell(desk, phrase(desk, troubleWords, isOther ? 'hurtOther' : 'hurt', { who: shortName(who.name) }))
  yield* rule(desk, 'damage', { who: [who.name], dice: '1d4', type: 'bludgeoning', from: 'Mishap' })
}
