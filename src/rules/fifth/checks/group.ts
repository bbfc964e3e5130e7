/** Everybody together: it works if at least half of them manage. */
import type { CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { tell } from '../model/deed.ts'
import type { CheckAsk, Checked } from './check.ts'
import { purposeOf, rollCheck } from './check.ts'

export type GroupChecked = { readonly success: boolean; readonly each: readonly Checked[] }

export const groupSucceeds = (successes: number, count: number): boolean => count > 0 && 2 * successes >= count

export function rollGroup(
  deed: Deed,
  who: readonly CreatureId[],
  ask: Omit<CheckAsk, 'who'> & { readonly dc: number },
): GroupChecked {
  const each = who.map(one => rollCheck(deed, { ...ask, who: one }))
  const successes = each.filter(({ success }) => success).length
  const success = groupSucceeds(successes, each.length)
  tell(
    deed,
    `Group ${purposeOf(ask)}: ${successes} of ${each.length} succeed, so the group ${success ? 'succeeds' : 'fails'}.`,
  )
  return { success, each }
}
