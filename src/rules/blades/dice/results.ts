/** What rolls outside of the pool give: resistance, projects, recovery, heat, assets, engagement, vice. */
import type { Position } from '../model/words.ts'
import { levelOf, type Level, type Thrown } from './tier.ts'

const byLevel =
  <Value>(table: Readonly<Record<Level, Value>>) =>
  (thrown: Thrown): Value =>
    table[levelOf(thrown)]

/** Stress that resisting costs: what is missing to a six; a critical gives one back. */
export const resistanceCost = (thrown: Thrown): number => (thrown.isCritical ? -1 : 6 - thrown.high)

/** Segments of a long project, of a faction's clock, and of recovery. */
export const segmentsDone = byLevel({ bad: 1, partial: 2, success: 3, critical: 5 })

export const heatReduced = byLevel({ bad: 1, partial: 2, success: 3, critical: 5 })

/** What an acquired asset is worth, beside the crew's tier. */
export const assetQuality = byLevel({ bad: -1, partial: 0, success: 1, critical: 2 })

/** Where a score begins. A critical is past the first obstacle already. */
export const engagement = byLevel<{ readonly position: Position; readonly isPastFirst: boolean }>({
  bad: { position: 'desperate', isPastFirst: false },
  partial: { position: 'risky', isPastFirst: false },
  success: { position: 'controlled', isPastFirst: false },
  critical: { position: 'controlled', isPastFirst: true },
})

/** Stress that a vice takes away. */
export const viceRelief = ({ high }: Thrown): number => high

/** A leader's stress: one for each of the group whose best die was bad. */
export const groupStress = (throws: readonly Thrown[]): number =>
  throws.filter(thrown => levelOf(thrown) === 'bad').length
