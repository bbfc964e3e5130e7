/** The Oracle: a cast that plays with no model at all, the same for the same seed. */
import type { Cast } from '../../table/ports.ts'
import { oracleCompanion } from './company/mind.ts'
import { oracleDecisions } from './books/log.ts'
import { oracleGm } from './fifth/gm.ts'
import { oracleJournal } from './books/journal.ts'
import { oracleNarrator } from './books/narrator.ts'

/** Puts the roles together for the fifth edition. */
export const oracleCast = ({ seed }: { readonly seed: string | number }): Cast => ({
  name: 'oracle',
  gm: oracleGm(seed),
  companion: oracleCompanion(seed),
  narrator: oracleNarrator(seed),
  journal: oracleJournal(seed),
  decisions: oracleDecisions(),
})
