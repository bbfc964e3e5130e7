/** What gathers against a crew on a score: a clock that races theirs, and that everybody can see. */
import { tick } from './tick.ts'
import { happen, type Deed } from '../model/deed.ts'
import type { Position, Tier } from '../model/words.ts'
import type { BladesWorld } from '../model/world.ts'

/** The stronger those are whom it is done to, the less they let happen: each tier above the crew counts. */
export function alarmSegments(targetTier: number, crewTier: number): number {
  const above = targetTier - crewTier
  return above < 0 ? 8 : Math.max(3, 6 - above)
}

export const alarmOf = (clock: string): string => `${clock}-alarm`

export function startAlarm(deed: Deed, clock: string, name: string, segments: number): void {
  happen(deed, {
    type: 'clock-started',
    id: alarmOf(clock),
    clock: { name, segments, filled: 0, isVisible: true, kind: 'threat', consequence: { kind: 'none' } },
  })
}

/** What works costs nothing here; at a price it is half heard; what goes wrong is heard by how bad it could get. */
const heard: Readonly<Record<Tier, Readonly<Record<Position, number>>>> = {
  critical: { controlled: 0, risky: 0, desperate: 0 },
  success: { controlled: 0, risky: 0, desperate: 0 },
  partial: { controlled: 0, risky: 1, desperate: 1 },
  bad: { controlled: 1, risky: 2, desperate: 3 },
  disaster: { controlled: 1, risky: 2, desperate: 3 },
}

export function raiseAlarm(deed: Deed, tier: Tier, position: Position, reason: string): void {
  const alarm = deed.world.score?.alarm ?? ''
  const by = heard[tier][position]
  if (by > 0 && Object.hasOwn(deed.world.clocks, alarm)) tick(deed, alarm, by, reason)
}

/** Everybody knows that they are here: it is over, whatever else is so. */
export const isUp = ({ score, clocks }: BladesWorld): boolean =>
  score !== null && score.alarm !== '' && !Object.hasOwn(clocks, score.alarm)
