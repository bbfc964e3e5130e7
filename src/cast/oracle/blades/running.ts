/** The job that is under way, and what is in the way of it now. */
import type { Job, Obstacle } from '../../../rules/blades/model/job.ts'
import { obstacleAt } from '../../../rules/blades/jobs/obstacles.ts'
import type { Desk } from './desk.ts'

export const runningJob = ({ world, memory }: Desk): Job | undefined =>
  memory.running ? world.jobs[memory.running.job] : undefined

export const obstacleNow = (desk: Desk): Obstacle | undefined => {
  const job = runningJob(desk)
  return job?.obstacles[obstacleAt(desk.world, job)]
}
