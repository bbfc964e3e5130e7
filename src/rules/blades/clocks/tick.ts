/** Ticking clocks: never past their last segment, never backwards unless they are made for it. */
import { happen, type Deed } from '../model/deed.ts'
import type { Clock } from '../model/clocks.ts'

/** A clock that follows another one stands still until that one is full. */
export const isRunning = ({ after }: Clock): boolean => after === undefined

/** What it really moved by. */
export function tick(deed: Deed, id: string, by: number, reason: string): number {
  const clock = Object.hasOwn(deed.world.clocks, id) ? deed.world.clocks[id] : undefined
  if (!clock || !isRunning(clock)) return 0
  const wish = Math.trunc(by)
  const to = Math.min(clock.segments, Math.max(clock.onEmpty ? 0 : clock.filled, clock.filled + wish))
  if (to !== clock.filled) happen(deed, { type: 'clock-ticked', clock: id, from: clock.filled, to, reason })
  return to - clock.filled
}

const idsOf = (deed: Deed, kind: Clock['kind']): readonly string[] =>
  Object.keys(deed.world.clocks)
    .toSorted()
    .filter(id => deed.world.clocks[id]?.kind === kind)

/** Time passes: every threat comes nearer, and the factions are not idle either. */
export function tickTime(deed: Deed, reason: string): void {
  for (const id of [...idsOf(deed, 'threat'), ...idsOf(deed, 'faction')]) tick(deed, id, 1, reason)
}

export const threatsOf = (deed: Deed): readonly string[] => idsOf(deed, 'threat')
