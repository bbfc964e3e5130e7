/** The Oracle for this game: its own Game Master and companions; the books are kept as in any game. */
import type { Cast } from '../../../table/ports.ts'
import { oracleDecisions } from '../books/log.ts'
import { oracleJournal } from '../books/journal.ts'
import { oracleNarrator } from '../books/narrator.ts'
import { scoundrelGm } from './gm.ts'
import { scoundrelCompanion } from './moments.ts'

export const scoundrelCast = (seed: string | number): Cast => ({
  name: 'oracle',
  gm: scoundrelGm(seed),
  companion: scoundrelCompanion(seed),
  narrator: oracleNarrator(seed),
  journal: oracleJournal(seed),
  decisions: oracleDecisions(),
})
