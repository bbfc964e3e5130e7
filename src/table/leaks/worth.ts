/**
 * What each trait is worth, fitted by `npm run bench -- leaks` to sentences that tell and sentences that do not, each campaign
 * judged by what all the others taught. The bar is where about five in a thousand of their innocent sentences are held back.
 */
import type { Traits } from './traits.ts'

export const worth: Traits = {
  both: 3.98,
  focus: 1.96,
  subject: 8.09,
  hinted: 1.25,
  hintedBeside: 3.56,
  things: 1.32,
  common: 0.99,
  evidence: 0.27,
  third: 0.68,
  run: 0.32,
  denied: 2.26,
  state: 1.14,
  reason: 0.97,
  clause: -2.11,
}
/** What it is worth that all of the words that tell stand together in no passage that is known. */
export const worthOfNews = 2.76
export const bar = 10.15
