/** What would bring an ending nearer: the jobs and the projects that its conditions lead back to, by the pages alone. */
import { endingsReached, jobsOffered } from '../../src/rules/blades/clocks/conditions.ts'
import type { Condition, Job } from '../../src/rules/blades/model/job.ts'
import type { BladesWorld } from '../../src/rules/blades/model/world.ts'

export type Way = {
  readonly jobs: ReadonlySet<string>
  readonly clocks: ReadonlySet<string>
  readonly waits: boolean
  readonly hoards: boolean
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

const gives = (job: Job, what: string): boolean =>
  job.ifWon.some(effect => effect.kind === 'asset' && same(effect.text.split('(')[0] ?? '', what))
const opens = (job: Job, title: string): boolean =>
  [...job.ifWon, ...job.ifLost].some(effect => effect.kind === 'opens' && same(effect.score, title))
const moves = (job: Job, clock: string): boolean =>
  job.ifWon.some(effect => effect.kind === 'clock' && same(effect.name, clock) && effect.by > 0)

/** Everything a condition could lead back to, gathered until nothing new comes. */
export function wayTo({ jobs, clocks, endings }: BladesWorld, ending: string): Way {
  const all = Object.values(jobs)
  const [wanted, projects] = [new Set<string>(), new Set<string>()]
  let [waits, hoards] = [false, false]
  const needJob = (title: string): void => {
    const job = all.find(one => same(one.title, title))
    if (!job || wanted.has(job.title)) return
    wanted.add(job.title)
    for (const row of job.needs) row.forEach(need)
    if (job.status === 'hidden') for (const other of all) if (opens(other, job.title)) needJob(other.title)
  }
  const needClock = (name: string): void => {
    const clock = Object.values(clocks).find(one => same(one.name, name))
    if (!clock || projects.has(clock.name)) return
    projects.add(clock.name)
    if (clock.kind !== 'goal') waits = true
    for (const job of all) if (moves(job, clock.name)) needJob(job.title)
    const before = clocks[clock.after ?? '']
    if (before) needClock(before.name)
  }
  const needAsset = (name: string): void => {
    for (const job of all) if (gives(job, name)) needJob(job.title)
    for (const clock of Object.values(clocks))
      if (
        clock.consequence.kind === 'gain-asset' &&
        clock.consequence.asset.toLowerCase().startsWith(name.toLowerCase())
      )
        needClock(clock.name)
  }
  function need(condition: Condition): void {
    if (condition.isNot) return
    if (condition.kind === 'at-least' && condition.what === 'coin') hoards = true
    if (condition.kind === 'score') needJob(condition.score)
    if (condition.kind === 'clock') needClock(condition.clock)
    if (condition.kind === 'held') needAsset(condition.name)
  }
  for (const row of endings.find(({ name }) => name === ending)?.when ?? []) row.forEach(need)
  return { jobs: wanted, clocks: projects, waits, hoards }
}

/** Of the jobs that are to be had the ones that lead there, else any that spoils nothing; nothing where time alone will do. */
export function jobToTake(world: BladesWorld, way: Way): string | undefined {
  const offered = jobsOffered(world).map(([, job]) => job)
  const led = offered.filter(({ title }) => way.jobs.has(title))
  const last = endingsReached({ ...world, score: null }).length
  const others = way.waits ? [] : offered.filter(job => last === 0 && !job.ifWon.some(({ kind }) => kind === 'closes'))
  const order = (one: Job, other: Job): number => (way.hoards ? other.payoff - one.payoff : one.tier - other.tier)
  return [...led.toSorted(order), ...others.toSorted(order)][0]?.title
}
