/** How a wish is carried out: by its verb, from what was heard and nothing else. */
import type { Desk, Play } from '../fifth/desk.ts'
import type { Deed, DeedVerb } from '../hear/types.ts'

export type DeedHandler = (desk: Desk, deed: Deed) => Play

export type DeedHandlers = Readonly<Record<DeedVerb, DeedHandler>>
