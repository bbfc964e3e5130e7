/** Carries a wish out. What has no handler of its own yet goes the old way. */
import type { Desk, Play } from '../fifth/desk.ts'
import { carryOut } from '../fifth/verbs/all.ts'
import type { Wish } from '../hear/types.ts'
import { companyDeeds, ordered, speakToCompany } from './company/company.ts'
import { attack } from './fight/attack.ts'
import type { DeedHandlers } from './handlers.ts'
import { asIntent } from './old.ts'
import { tryIdea } from './ideas/ideas.ts'
import { magicDeeds } from './magic/cast.ts'
import { isToFriends, peopleDeeds, speak } from './people/people.ts'
import { thingDeeds } from './things/index.ts'

/** Families of deeds, each with verbs of its own. */
const deeds: Partial<DeedHandlers> = {
  ...thingDeeds,
  ...magicDeeds,
  ...peopleDeeds(act),
  ...companyDeeds,
  attack,
  grapple: attack,
  shove: attack,
}

export async function* act(desk: Desk, wish: Wish): Play {
  if (wish.by !== undefined && wish.by.id !== desk.actor) return yield* ordered(desk, wish, wish.by, act)
  if (wish.kind === 'speech' && isToFriends(desk, wish)) return speakToCompany(desk, wish)
  if (wish.kind === 'speech') return yield* speak(desk, wish, act)
  const handler = wish.kind === 'deed' ? deeds[wish.verb] : undefined
  if (wish.kind === 'deed' && handler !== undefined) return yield* handler(desk, wish)
  if (wish.kind === 'idea') return yield* tryIdea(desk, wish)
  yield* carryOut(desk, asIntent(wish))
}
