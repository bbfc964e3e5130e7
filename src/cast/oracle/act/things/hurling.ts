/** A throw at a thing: it hits or it misses, what is thin breaks, everybody hears it, and what was thrown lies where it fell. */
import { countDone } from '../done.ts'
import { rule, type Desk, type Play } from '../../desk/desk.ts'
import { phrase } from '../../desk/tell.ts'
import type { Deed, DeedVerb, Thing } from '../../desk/wishes.ts'
import { completed } from './completed.ts'
import { noteDeed } from './deed-keys.ts'
import { apply, stemsOf } from './effects.ts'
import { keeperOf } from './guarded.ts'
import { holdsKind, isKind, isLiving } from './kinds.ts'
import { matterOf, type Matter } from './matter.ts'
import { isNowhere } from './nowhere.ts'
import { doneText, keptText, retold, tellTry } from './retold.ts'
import { becomes, did, seen } from './show.ts'
import { isDone, risk, stakesOf } from './stakes.ts'
import { thingWords } from './words.ts'
import { nearest, react } from './witness.ts'

type Throw = { readonly missile?: Thing; readonly target: Thing }

const throwing: ReadonlySet<DeedVerb> = new Set<DeedVerb>(['attack', 'drop', 'move', 'give'])
const things: ReadonlySet<Thing['kind']> = new Set<Thing['kind']>(['feature', 'mention', 'item', 'way', 'place'])

/** Who is thrown something at somebody is no case of this: that is a fight. */
export function throwIn(desk: Desk, deed: Deed): Throw | undefined {
  const said = ` ${deed.words.toLowerCase()} `
  const isAimed = [' at ', ' through ', ' against '].some(word => said.includes(word))
  if (!throwing.has(deed.verb) || !isAimed || !holdsKind('hurled', deed.words)) return undefined
  const { what, whom, where, with: tool } = deed.roles
  const missile = tool ?? (whom === undefined && where === undefined ? undefined : what)
  const aimed = whom ?? where ?? (what === missile ? undefined : what)
  const target = aimed ?? completed(desk, { ...deed, roles: {} }).roles.what
  if (target === undefined || !things.has(target.kind) || target.id === missile?.id) return undefined
  return { target, ...(missile !== undefined && { missile }) }
}

/** It is out of the pack, and lies where it fell. */
async function* leaves(desk: Desk, deed: Deed, { held, what, slug }: Matter): Play {
  if (held !== undefined) yield* rule(desk, 'use-up-item', { who: held.who, item: held.name })
  becomes(desk, { what, slug }, 'moved', keptText(desk, deed))
}

export async function* hurl(desk: Desk, deed: Deed, { missile, target }: Throw): Play {
  const matter = matterOf(desk, target)
  const thrown = missile === undefined ? undefined : matterOf(desk, missile)
  if (isNowhere(desk, matter) || (thrown !== undefined && isNowhere(desk, thrown))) return
  tellTry(desk, deed)
  noteDeed(desk, deed)
  const times = countDone(desk, 'attack', matter.slug)
  if (thrown !== undefined) yield* leaves(desk, deed, thrown)
  const { yes, no, ...asked } = stakesOf('throw')
  const result = yield* risk(desk, asked, deed)
  const isHit = isDone(result)
  const isBroken = isHit && isKind('fragile', matter.thing.name) && !isLiving(matter)
  const key = isBroken ? 'breaks' : isHit ? 'hits' : 'misses'
  did(desk, deed, phrase(desk, thingWords, `throw-${key}`, { what: matter.what }), result.degree)
  becomes(desk, matter, isBroken ? 'broken' : 'done', keptText(desk, deed))
  const person = nearest(desk, matter)
  yield* apply(desk, isHit ? yes : no, {
    stems: stemsOf(matter.thing.name),
    happened: doneText(desk, deed),
    ...(person !== undefined && { person }),
  })
  const isMinded = isBroken || isLiving(matter)
  const tone = isMinded ? (keeperOf(desk, matter) === undefined ? 'offended' : 'outraged') : 'amused'
  if (!(yield* react(desk, tone, retold(desk, deed), { matter, times })))
    seen(desk, phrase(desk, thingWords, 'throw-alone'))
}
