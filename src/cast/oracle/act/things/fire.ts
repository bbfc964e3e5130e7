/** Setting things alight: what there is to kindle them with, and what catches. */
import type { Desk, Play } from '../../desk/desk.ts'
import { here } from '../../desk/place.ts'
import { phrase } from '../../desk/tell.ts'
import type { Deed } from '../../desk/wishes.ts'
import { isNow } from '../done.ts'
import { noteDeed } from './deed-keys.ts'
import { apply, stemsOf } from './effects.ts'
import { keeperOf } from './guarded.ts'
import { holdsKind, isKind, isLiving, packed } from './kinds.ts'
import { matterOf, openAt } from './matter.ts'
import { isNowhere } from './nowhere.ts'
import { doneText, keptText, retold, tellTry } from './retold.ts'
import { becomes, did, seen } from './show.ts'
import { isDone, risk, stakesOf } from './stakes.ts'
import { nearest, react } from './witness.ts'
import { thingWords } from './words.ts'

/** What there is to kindle it with: in a pack, or where a fire burns already. */
export function fireFor(desk: Desk): string | undefined {
  const own = packed(desk, 'kindling')
  if (own !== undefined) return `the ${own.toLowerCase()}`
  return openAt(desk, here(desk)).some(text => holdsKind('hearths', text)) ? 'the fire that burns here' : undefined
}

/** What is somebody's may be saved from it; what is one's own, or nobody's, burns. */
export async function* burn(desk: Desk, deed: Deed): Play {
  const thing = deed.roles.what ?? deed.roles.where ?? deed.roles.whom
  if (thing === undefined) return seen(desk, phrase(desk, thingWords, 'onWhat'))
  const matter = matterOf(desk, thing)
  const { what } = matter
  if (isNowhere(desk, matter)) return
  const fire = fireFor(desk)
  if (fire === undefined) return seen(desk, phrase(desk, thingWords, 'noFire', { what }))
  if (isNow(desk, matter.slug, 'burnt')) return seen(desk, phrase(desk, thingWords, 'burntAlready', { what }))
  if (isLiving(matter)) {
    seen(desk, phrase(desk, thingWords, 'spared', { what }))
    return void (yield* react(desk, 'outraged', retold(desk, deed), { matter }))
  }
  tellTry(desk, deed)
  noteDeed(desk, deed)
  if (!isKind('burns', matter.thing.name)) {
    seen(desk, phrase(desk, thingWords, 'burnsNot', { what, fire }))
    becomes(desk, matter, 'done', keptText(desk, deed))
    return void (yield* react(desk, 'offended', retold(desk, deed), { matter, leaves: 'the scorched place' }))
  }
  seen(desk, phrase(desk, thingWords, 'kindles', { what, fire }))
  const isMinded = matter.where !== 'carried' && nearest(desk, matter) !== undefined
  const { yes, no, ...asked } = stakesOf('burn')
  const result = isMinded ? yield* risk(desk, asked, deed) : undefined
  const isGood = result === undefined || isDone(result)
  const key = result === undefined ? 'burns' : isGood ? 'burnsYes' : 'burnsNo'
  did(desk, deed, phrase(desk, thingWords, key, { what }), result?.degree)
  becomes(desk, matter, isGood ? 'burnt' : 'done', keptText(desk, deed))
  yield* apply(desk, isGood ? yes : no, { stems: stemsOf(matter.thing.name), happened: doneText(desk, deed) })
  if (isMinded)
    yield* react(desk, keeperOf(desk, matter) === undefined ? 'offended' : 'outraged', retold(desk, deed), {
      matter,
      leaves: 'the fire',
    })
}
