/** Going, following, running, waiting, resting: where the party is, and for how long. */
import { deedWords } from '../../content/phrases.ts'
import { nearestThreat, tick } from '../../desk/clocks.ts'
import { isLucky } from '../../desk/chance.ts'
import { mood } from '../../desk/describe.ts'
import type { Desk, Play } from '../../desk/desk.ts'
import { loom, mayMeet } from '../../desk/encounter.ts'
import { hintFor } from '../../desk/leads.ts'
import { here, peopleAt } from '../../desk/place.ts'
import { phrase, show, tell, tellTable } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import { partOfDay } from '../../../../rules/fifth/model/time.ts'
import { contentOf } from '../../../../english/content-words.ts'
import type { Deed } from '../../desk/wishes.ts'
import type { DeedHandlers } from '../handlers.ts'
import { go, retreat } from './go.ts'
import { minutesOf } from './hours.ts'
import { rest } from './rest.ts'

/** Whoever stands here and stays is kept company; whoever is elsewhere is gone to. */
async function* follow(desk: Desk, deed: Deed): Play {
  const named = deed.roles.whom ?? deed.roles.what
  const person = peopleAt(desk).find(({ id }) => id === named?.id)
  if (person === undefined) return yield* go(desk, deed)
  tell(
    desk,
    phrase(desk, deedWords, 'follow', { who: person.name }),
    phrase(desk, deedWords, 'followNot', { who: person.name }),
  )
}

/** Out of a fight there is only leaving. */
async function* flee(desk: Desk): Play {
  tell(desk, phrase(desk, deedWords, 'flee'))
  if (!(yield* retreat(desk))) tell(desk, phrase(desk, deedWords, 'fleeNot'))
}

async function* wait(desk: Desk, deed: Deed): Play {
  const minutes = minutesOf(desk, deed)
  show(desk, { kind: 'time', minutes, text: phrase(desk, deedWords, 'wait') })
  yield* passTime(desk, minutes)
  tell(desk, phrase(desk, deedWords, 'waited', { time: partOfDay(desk.game) }), mood(desk, here(desk)))
  if (minutes > 10) worldMoves(desk, minutes > 120 ? 100 : 50)
}

/** Something comes nearer while nobody does anything about it. */
function worldMoves(desk: Desk, percent: number): void {
  const place = here(desk)
  const met = place.isSafe ? undefined : mayMeet(desk, place)
  if (met !== undefined && isLucky(desk, 40)) return loom(desk, place, met)
  const threat = nearestThreat(desk)
  if (threat !== undefined && isLucky(desk, percent)) tick(desk, threat)
}

/** Silence: a breath, something noticed, a gentle push. */
export function nothing(desk: Desk): void {
  tell(desk, phrase(desk, deedWords, 'nudge'), mood(desk, here(desk)))
  const hint = hintFor(desk)
  if (hint !== '') tellTable(desk, hint)
  if (desk.memory.quiet >= 3) worldMoves(desk, 70)
}

/** On guard where nothing comes: whatever comes next finds them ready. */
async function* onGuard(desk: Desk, deed: Deed): Play {
  tell(desk, phrase(desk, deedWords, 'dodgeNothing'))
  if (contentOf(deed.words).length > 0) yield* passTime(desk, 5)
}

export const wayDeeds = {
  go,
  follow,
  flee,
  retreat: flee,
  disengage: flee,
  approach: go,
  dash: go,
  wait,
  rest,
  dodge: onGuard,
} satisfies Partial<DeedHandlers>
