/** Two against each other: the higher total wins, and a tie leaves things as they were. */
import type { Deed } from '../model/deed.ts'
import { tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { CheckAsk } from './check.ts'
import { rollAbility } from './check.ts'

export type ContestAsk = {
  readonly purpose: string
  /** Who wants to change something. */
  readonly first: CheckAsk
  /** Who holds against it, and wins a tie. */
  readonly second: CheckAsk
}

export type Contested = { readonly isFirst: boolean; readonly first: number; readonly second: number }

export function rollContest(deed: Deed, { purpose, first, second }: ContestAsk): Contested {
  const mine = rollAbility(deed, first).total
  const theirs = rollAbility(deed, second, total => ({
    outcome: `vs ${mine} - ${total >= mine ? 'holds' : 'gives way'}`,
    against: mine,
    degree: total >= mine ? 'success' : 'failure',
  })).total
  const isFirst = mine > theirs
  const winner = creatureIn(deed.world, isFirst ? first.who : second.who).name
  tell(
    deed,
    `${purpose}: ${winner} wins (${mine} against ${theirs}${mine === theirs ? ', a tie goes to the defender' : ''}).`,
  )
  return { isFirst, first: mine, second: theirs }
}
