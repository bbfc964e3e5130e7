/** Words for what became of somebody. */
import type { Grammar } from '../../prose/prose.ts'

export const peopleWords: Grammar = {
  dead: ['#who# is dead.', '#who# is dead, and nothing is left to be done about it.', '#who# is past all that: dead.'],
  captive: ['#who# is in no state for that: beaten, and bound.', '#who# was beaten and bound, and is out of this.'],
  fled: ['#who# has fled, and did not say where to.', '#who# ran, and has not been seen since.'],
}
