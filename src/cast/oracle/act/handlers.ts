/** How a wish is carried out: by its verb, from what was heard and nothing else. */
import type { Desk, Play } from '../desk/desk.ts'
import type { Deed, DeedVerb, Wish } from '../desk/wishes.ts'

export type DeedHandler = (desk: Desk, deed: Deed) => Play

/** How one deed has another carried out: leave is given to look, and the looking is done by whoever does that. */
export type Carry = (desk: Desk, wish: Wish) => Play

export type DeedHandlers = Readonly<Record<DeedVerb, DeedHandler>>
