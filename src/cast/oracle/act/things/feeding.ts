/** Something held out to what has no name of its own: a mule, a goat, a well. It takes it in its own way. */
import { rule, type Desk, type Play } from '../../desk/desk.ts'
import { phrase } from '../../desk/tell.ts'
import { countDone } from '../done.ts'
import type { Deed } from '../../desk/wishes.ts'
import { affordedBy } from './affords.ts'
import { noteDeed } from './deed-keys.ts'
import { stemsOf } from './effects.ts'
import { uncovers } from './uncovers.ts'
import { isLiving } from './kinds.ts'
import { matterOf } from './matter.ts'
import { isNowhere } from './nowhere.ts'
import { keptText, retold, tellTry } from './retold.ts'
import { becomes, seen } from './show.ts'
import { react } from './witness.ts'
import { thingWords } from './words.ts'

export async function* feed(desk: Desk, deed: Deed): Play {
  const to = deed.roles.whom ?? deed.roles.where
  if (to === undefined) return
  const matter = matterOf(desk, to)
  if (isNowhere(desk, matter)) return
  const gift = deed.roles.what === undefined ? undefined : matterOf(desk, deed.roles.what)
  if (gift?.held !== undefined) yield* rule(desk, 'use-up-item', { who: gift.held.who, item: gift.held.name })
  const times = countDone(desk, 'give', matter.slug)
  tellTry(desk, deed)
  noteDeed(desk, deed)
  if (gift !== undefined) becomes(desk, gift, 'eaten', keptText(desk, deed))
  if (yield* uncovers(desk, deed, matter)) return
  const told = affordedBy(matter.sentences, matter.stems, stemsOf(deed.words), isLiving(matter) ? 'eat' : 'drop')
  seen(
    desk,
    times === 0 && told !== undefined
      ? told.told
      : phrase(desk, thingWords, isLiving(matter) ? 'fed' : 'serves', { what: matter.what }),
  )
  becomes(desk, matter, 'done', keptText(desk, deed))
  yield* react(desk, 'amused', retold(desk, deed), { matter, times })
}
