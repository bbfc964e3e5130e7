/** How far a job has come, by its clock. */
import type { Job } from '../model/job.ts'
import type { BladesWorld } from '../model/world.ts'

/** Which obstacle the clock of the job has come to; past the last of them where there is no clock any more. */
export function obstacleAt({ clocks, score }: BladesWorld, { obstacles }: Job): number {
  const clock = clocks[score?.clock ?? '']
  if (!clock) return obstacles.length
  const each = clock.segments / Math.max(1, obstacles.length)
  return Math.min(obstacles.length - 1, Math.floor(clock.filled / each))
}
