/** The Oracle for a game that has no part of its own in it yet. */
import type { Ruleset } from '../../../rules/ruleset.ts'
import type { Cast } from '../../../table/ports.ts'
import { oracleCompanion } from '../company/mind.ts'
import { oracleDecisions } from '../books/log.ts'
import { oracleJournal } from '../books/journal.ts'
import { oracleNarrator } from '../books/narrator.ts'
import { plainGm } from './gm.ts'

export const plainCast = (rules: Ruleset, seed: string | number): Cast => ({
  name: 'oracle',
  gm: plainGm(rules),
  companion: oracleCompanion(seed),
  narrator: oracleNarrator(seed),
  journal: oracleJournal(seed),
  decisions: oracleDecisions(),
})
