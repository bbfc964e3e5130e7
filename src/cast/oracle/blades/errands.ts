/** What somebody means to do when the job is over: kept in their own words, and offered then. */
import { keep, phrase, tell, type Desk } from './desk.ts'
import type { Offer } from './memory.ts'
import { obstacleNow } from './running.ts'
import { capital, clause, fill, scene as words } from './words.ts'

const mostErrands = 4

export function putOff(desk: Desk, line: string): void {
  const { errands } = desk.memory
  if (!errands.includes(line)) keep(desk, { errands: [...errands, line].slice(-mostErrands) })
  const name = obstacleNow(desk)?.name ?? ''
  if (name === '') return tell(desk, phrase(desk, 'laterRest', words.laterRest, { what: clause(capital(line)) }))
  tell(desk, phrase(desk, 'later', words.later, { what: clause(capital(line)), obstacle: name.charAt(0).toLowerCase() + name.slice(1) })) // prettier-ignore
}

export const errandOffers = ({ memory }: Desk): readonly Offer[] =>
  memory.errands.map(line => ({ text: fill(words.errand, { what: clause(capital(line)) }), wish: { kind: 'errand', words: line } })) // prettier-ignore
