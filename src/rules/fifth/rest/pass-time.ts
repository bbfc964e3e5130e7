/** Time goes by, and what had an hour on it ends. */
import { breakConcentration, endWhere } from '../combat/concentration.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'
import type { Until } from '../model/lasting.ts'

const isOver = (until: Until, minute: number, rest: 'short' | 'long' | undefined): boolean => {
  if (until === 'removed') return false
  if ('minute' in until) return until.minute <= minute
  if ('rest' in until) return rest === 'long' || until.rest === rest
  return true // rounds are over long before a minute is
}

/** With `rest`, what lasts until such a rest ends too; a long rest is also a short one. */
export function passTime(deed: Deed, minutes: number, rest?: 'short' | 'long'): void {
  happen(deed, { type: 'time-passed', minutes })
  const { minute } = deed.world
  for (const { id, concentration } of Object.values(deed.world.creatures))
    if (concentration !== null && isOver(concentration.until, minute, rest)) breakConcentration(deed, id, 'ended')
  endWhere(deed, ({ until }) => isOver(until, minute, rest))
}
