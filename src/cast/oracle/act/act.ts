/** Carries a wish out. What has no handler of its own yet goes the old way. */
import type { Desk, Play } from '../fifth/desk.ts'
import { carryOut } from '../fifth/verbs/all.ts'
import type { Wish } from '../hear/types.ts'
import { attack } from './fight/attack.ts'
import type { DeedHandlers } from './handlers.ts'
import { asIntent } from './old.ts'

/** Families of deeds, each with verbs of its own. */
const deeds: Partial<DeedHandlers> = { attack, grapple: attack, shove: attack }

export async function* act(desk: Desk, wish: Wish): Play {
  const handler = wish.kind === 'deed' ? deeds[wish.verb] : undefined
  if (wish.kind === 'deed' && handler !== undefined) return yield* handler(desk, wish)
  yield* carryOut(desk, asIntent(wish))
}
