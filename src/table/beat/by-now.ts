/** How a beat is counted has changed since older runs: those are replayed as they were played. */
import { orElse } from '../steps.ts'
import type { BeatInPlay } from './in-play.ts'

/** Whether this beat goes by what holds now; asked only where it makes a difference, so that most beats record nothing. */
export const goesByNow = ({ steps }: Pick<BeatInPlay, 'steps'>): Promise<boolean> =>
  steps.take('by-now', () => true).catch(orElse(false))
