/** The job that is under way, and what is in the way of it now. */
import type { Job, Obstacle } from '../../../rules/blades/model/job.ts'
import type { Desk } from './desk.ts'

export const runningJob = ({ world, memory }: Desk): Job | undefined =>
  memory.running ? world.jobs[memory.running.job] : undefined

/** Which obstacle the clock of the job has come to. */
export function obstacleAt(desk: Desk, job: Job): number {
  const clock = desk.world.clocks[desk.world.score?.clock ?? '']
  if (!clock) return job.obstacles.length
  const each = clock.segments / Math.max(1, job.obstacles.length)
  return Math.min(job.obstacles.length - 1, Math.floor(clock.filled / each))
}

export const obstacleNow = (desk: Desk): Obstacle | undefined => {
  const job = runningJob(desk)
  return job?.obstacles[obstacleAt(desk, job)]
}
