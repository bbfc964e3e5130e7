/**
 * What play has brought into the open of pages that are the Game Master's: work that is to be had, what is in the way of a
 * job as far as the crew has come, what came true. The rules know it, so whoever tells may tell it.
 */
import { endingsReached, jobsOffered } from '../clocks/conditions.ts'
import type { Job, JobEffect } from '../model/job.ts'
import type { BladesWorld } from '../model/world.ts'
import { obstacleAt } from './obstacles.ts'

const offered = ({ title, pitch, ways, offeredBy, alarm, target, place }: Job): readonly string[] => [
  `${title}, against ${target}, at ${place}`,
  pitch,
  alarm,
  offeredBy,
  ...ways.map(({ detail }) => detail),
]

const toldOf = (effects: readonly JobEffect[]): readonly string[] =>
  effects.flatMap(effect => ('text' in effect ? [effect.text] : []))

/** Of what was met everything; of what is still to come nothing. */
function met({ obstacles, complications }: Job, upTo: number): readonly string[] {
  const reached = obstacles.slice(0, upTo + 1)
  return [
    ...reached.flatMap(({ name, prose, danger, tells, ways }) => [name, prose, danger, ...Object.values(tells), ...Object.values(ways)]), // prettier-ignore
    ...complications,
  ]
}

function ofJob(world: BladesWorld, job: Job): readonly string[] {
  const isOver = job.status === 'won' || job.status === 'lost'
  if (isOver) return [...offered(job), ...met(job, job.obstacles.length), ...(job.status === 'won' ? [job.prize, ...toldOf(job.ifWon)] : toldOf(job.ifLost))] // prettier-ignore
  if (world.score?.title !== job.title) return []
  const at = obstacleAt(world, job)
  const isDone = at >= job.obstacles.length
  return [...offered(job), ...met(job, at), ...(isDone ? [job.prize] : [])]
}

export function openedIn(world: BladesWorld): readonly string[] {
  const { phase, endings, interrupt, owed, opened } = world
  const ended = phase.kind === 'ended' ? endings.filter(({ name }) => name === phase.how) : []
  return [
    ...Object.values(world.clocks).filter(({ isVisible, after }) => isVisible && after === undefined).map(({ name }) => name), // prettier-ignore
    ...jobsOffered(world).flatMap(([, job]) => offered(job)),
    ...Object.values(world.jobs).flatMap(job => ofJob(world, job)),
    ...[...endingsReached(world), ...ended].flatMap(({ name, text }) => [name, text]),
    ...owed.map(({ text }) => text),
    ...opened,
    ...(interrupt ? [interrupt.description] : []),
  ].filter(text => text !== '')
}
