/** Words for getting people to do things. */
import type { Grammar } from '../../prose/prose.ts'

export const swayWords: Grammar = {
  persuade: [
    '{You} {put|puts} it to #who# as plainly as {you} can.',
    '{You} {talk|talks}, and {keep|keeps} talking while #who# listens: reasons first, then the heart of it.',
    '{You} {make|makes} the case to #who#, without hurry.',
    '{You} {lay|lays} it out for #who#, one thing after the other.',
  ],
  threaten: [
    '{You} {step|steps} in close enough for #who# to count {your} teeth.',
    '{You} {say|says} it quietly, which is worse, and {let|lets} #who# see a hand on a weapon.',
    '{You} {tell|tells} #who# what will happen otherwise, in detail.',
  ],
  lie: [
    '{You} {look|looks} #who# in the eye and {lie|lies}.',
    '{You} {tell|tells} #who# a story with just enough truth in it.',
    'It is a good tale, and {you} {give|gives} it to #who# with a straight face.',
  ],
  actsOnIt: [
    '#who# acts as if it were so: steps aside, lowers the voice, looks where {you} {point|points}.',
    'From now on it is true for #who#, and that is worth something.',
  ],
}
