/** Everything the company does for one another, by verb, and what is said to it. */
import type { DeedHandlers } from '../handlers.ts'
import { regroup, split } from './apart.ts'
import { heal, help, plan } from './deeds.ts'
import { shareOut } from './share-out.ts'

export { ordered } from './ordered.ts'
export { errandIn, speakToCompany } from './talk.ts'

export const companyDeeds = { help, heal, plan, split, regroup, 'share-out': shareOut } satisfies Partial<DeedHandlers>
