/** What dice mean. Engine, cards and legend all ask here, so that they cannot disagree. */
import type { Position, Tier } from '../model/words.ts'

/** `spent` is the die that was chosen, or both sixes together, which alone are a critical. */
export function tierFor(position: Position, spent: readonly number[]): Tier {
  const best = Math.max(...spent)
  if (best >= 6) return hasTwoSixes(spent) ? 'critical' : 'success'
  if (best >= 4) return 'partial'
  return position === 'desperate' ? 'disaster' : 'bad'
}

/** True where both sixes may be spent together. */
export const hasTwoSixes = (dice: readonly number[]): boolean => dice.filter(die => die === 6).length >= 2

/** Dice that were rolled at once, as they fell, and the one that counts. */
export type Thrown = {
  readonly dice: readonly number[]
  readonly high: number
  readonly isCritical: boolean
}

/** With no dice of one's own two were rolled, the lower counts, and nothing is critical. */
export function readThrow(count: number, dice: readonly number[]): Thrown {
  if (count <= 0) return { dice, high: Math.min(...dice), isCritical: false }
  return { dice, high: Math.max(...dice), isCritical: hasTwoSixes(dice) }
}

export type Level = 'bad' | 'partial' | 'success' | 'critical'

export function levelOf({ high, isCritical }: Thrown): Level {
  if (isCritical) return 'critical'
  if (high >= 6) return 'success'
  return high >= 4 ? 'partial' : 'bad'
}
