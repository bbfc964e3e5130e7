/** The Oracle: a cast that plays with no model at all, the same for the same seed. */
import type { Cast } from '../../table/ports.ts'
import { oracleCompanion } from './companion/companion.ts'
import { oracleGm } from './fifth/gm.ts'

export type OracleOptions = { readonly seed: string | number }

/** Puts the roles together for the fifth edition. */
export const oracleCast = ({ seed }: OracleOptions): Cast => ({
  name: 'oracle',
  gm: oracleGm(seed),
  companion: oracleCompanion(seed),
  narrator: async ({ narratives }) => narratives,
  journal: async ({ narratives }) => ({
    title: 'What I saw',
    happened: narratives.join(' ').slice(0, 600),
    did: 'I was there.',
    learned: '',
    feel: '',
    notes: '',
  }),
  decisions: async () => null,
})
