/** Everything that is done with people, by verb, and what is said to them. */
import type { Carry, DeedHandlers } from '../handlers.ts'
import { giveTo, showTo } from './hold-up.ts'
import { dismiss, lead } from './lead.ts'
import { capture, surrender } from './seize.ts'
import { steal } from './steal.ts'
import { buy, sell } from './trade.ts'

export { isToFriends, speak } from './speak.ts'
export { isPurse } from './steal.ts'

export const peopleDeeds = (carry: Carry) =>
  ({
    give: giveTo,
    show: showTo,
    steal,
    buy,
    sell,
    lead: (desk, deed) => lead(desk, deed, carry),
    dismiss,
    capture,
    surrender,
  }) satisfies Partial<DeedHandlers>
