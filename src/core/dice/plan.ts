/** The plan that does nothing. */
import type { Plan } from './expression.ts'

export const noPlan: Plan = {
  explode: null,
  again: null,
  rerollOnce: null,
  reroll: null,
  unique: null,
  least: null,
  most: null,
  picks: [],
  tally: null,
  critical: null,
  fumble: null,
  sort: null,
}
