/** A knock: whoever is behind it answers, or nobody does. */
import type { Desk, Play } from '../../desk/desk.ts'
import { isBusy } from '../../desk/describe.ts'
import { here, isLocked, peopleAt, placeOf } from '../../desk/place.ts'
import { phrase } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import type { Deed } from '../../desk/wishes.ts'
import { countDone } from '../done.ts'
import { noteDeed } from './deed-keys.ts'
import { matterOf } from './matter.ts'
import { keptText, tellTry } from './retold.ts'
import { becomes, seen } from './show.ts'
import { thingWords } from './words.ts'
import { work } from './work.ts'

export async function* knock(desk: Desk, deed: Deed): Play {
  const thing = deed.roles.what ?? deed.roles.where ?? deed.roles.whom
  const matter = thing === undefined ? undefined : matterOf(desk, thing)
  if (matter?.exit === undefined) return yield* work(desk, deed)
  const beyond = placeOf(desk, matter.exit.to)
  const isHome = beyond !== undefined && (peopleAt(desk, beyond).length > 0 || isBusy(beyond))
  const isShut = isLocked(desk, here(desk), matter.exit)
  const times = countDone(desk, 'knock', matter.slug)
  tellTry(desk, deed)
  noteDeed(desk, deed)
  const key = isHome ? (isShut ? 'knockShut' : 'knockOpen') : 'knockNobody'
  seen(desk, phrase(desk, thingWords, times === 0 ? key : 'knockAgain'))
  becomes(desk, matter, 'done', keptText(desk, deed))
  yield* passTime(desk, 1)
}
