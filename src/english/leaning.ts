/** Sentences that say nothing without the one before: `He smiles.`, `And it says …` */
import { wordsOf } from './tokens.ts'

const leaning = new Set(
  'he she it they his her its their this these those and but so then both each neither'.split(' '),
)

/** Its first word points back at somebody or something; `Then` and `So` go on with what was told. */
export const leansBack = (sentence: string): boolean => leaning.has(wordsOf(sentence)[0] ?? '')
