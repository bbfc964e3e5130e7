/** What is done with something one has: by the words, or because the story waits for it. */
import { holdsKind } from './kinds.ts'
import type { Desk, Play } from '../../desk/desk.ts'
import { itemsAt } from '../../desk/place.ts'
import { phrase } from '../../desk/tell.ts'
import { meansOf } from '../../desk/wanted.ts'
import type { Deed, Thing } from '../../desk/wishes.ts'
import { theName } from '../../../../english/naming.ts'
import { eat } from './holding.ts'
import { matterOf } from './matter.ts'
import { seen } from './show.ts'
import { thingWords } from './words.ts'
import { burn } from './fire.ts'
import { work } from './work.ts'

/** `Light the lamp` is to use the wick on it, where that is what the story waits for and the wick is in the pack. */
async function* byMeans(desk: Desk, deed: Deed): Play<boolean> {
  const spots = Object.values(deed.roles).filter(({ kind }) => kind === 'feature' || kind === 'place')
  const means = meansOf(desk, deed.words, spots)
  if (means === undefined) return false
  const what: Thing = { kind: 'item', id: means.id, name: means.name, names: [], from: 'carried' }
  const [where] = spots
  if (means.isHeld) yield* work(desk, { ...deed, verb: 'use', roles: { what, ...(where && { where }) } })
  else seen(desk, phrase(desk, thingWords, 'lacks'))
  return true
}

/** Known, and in nobody's pack. */
const isLacking = (desk: Desk, thing: Thing | undefined): thing is Thing => {
  if (thing?.kind !== 'item') return false
  const { item, where } = matterOf(desk, thing)
  return item !== undefined && where !== 'carried' && !itemsAt(desk).includes(item)
}

/** Nobody puts to use what nobody has. */
export async function* use(desk: Desk, deed: Deed): Play {
  if (holdsKind('drunk', deed.words)) return yield* eat(desk, { ...deed, verb: 'eat' })
  if (yield* byMeans(desk, deed)) return
  const lacked = Object.values(deed.roles).find(thing => isLacking(desk, thing))
  const unknown = deed.roles.what === undefined && deed.roles.with === undefined ? deed.left.at(-1) : undefined
  const isOnThis = unknown !== undefined && (deed.roles.where ?? deed.roles.whom) !== undefined
  if (lacked !== undefined || (isOnThis && deed.missing !== undefined))
    return seen(desk, phrase(desk, thingWords, 'notCarried', { what: theName(lacked?.name ?? unknown ?? '') }))
  yield* work(desk, deed)
}

export async function* kindle(desk: Desk, deed: Deed): Play {
  if (!(yield* byMeans(desk, deed))) yield* burn(desk, deed)
}
