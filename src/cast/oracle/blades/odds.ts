/** How bad it could get, how much a way of going about it is worth, and what is left of what is in the way of a job. */
import { contentOf, sharedWords } from '../../../english/content-words.ts'
import { obstacleAt } from '../../../rules/blades/jobs/obstacles.ts'
import { ticksOf } from '../../../rules/blades/moves/score.ts'
import type { Action } from '../../../rules/blades/model/crew.ts'
import type { Job, Obstacle } from '../../../rules/blades/model/job.ts'
import { effects, positions, stepOn, type Effect, type Position, type Tier } from '../../../rules/blades/model/words.ts'
import { isTold, type Desk } from './desk.ts'
import type { Deed } from './hear/wish.ts'
import { runningJob } from './running.ts'

/** Segments up to the next obstacle: what a success that is any good is worth at least. */
export function leftOf(desk: Desk): number {
  const job = runningJob(desk)
  const clock = desk.world.clocks[desk.world.score?.clock ?? '']
  if (!job || !clock) return 0
  const each = clock.segments / Math.max(1, job.obstacles.length)
  return Math.ceil((obstacleAt(desk.world, job) + 1) * each) - clock.filled
}

/** Segments that may be filled at once: however well it goes, the last thing in the way has to be met. */
export function roomOf(desk: Desk): number {
  const job = runningJob(desk)
  const clock = desk.world.clocks[desk.world.score?.clock ?? '']
  if (!job || !clock) return 12
  const last = job.obstacles.length - 1
  if (obstacleAt(desk.world, job) >= last) return 12
  const each = clock.segments / Math.max(1, job.obstacles.length)
  return Math.max(1, Math.ceil(last * each) - clock.filled)
}

/** How bad it could get: the page's word, or how the job began; worse where it has got worse, better where it was prepared. */
export function positionFor(desk: Desk, obstacle: Obstacle): Position {
  const { running } = desk.memory
  const base = obstacle.position ?? desk.world.score?.position ?? 'risky'
  const loud = (running?.bad ?? 0) >= 4 ? 1 : 0
  return stepOn(positions, base, (running?.worse ?? 0) + loud - (running?.hasEdge ? 1 : 0))
}

/** By what is done; an idea that takes up what is there is as good as the page's own. Against those who are two tiers above the crew nothing has a great effect; three, and all does less. */
export function effectFor(
  desk: Desk,
  { tier }: Job,
  { works, prose, name, danger }: Obstacle,
  action: Action,
  said: string,
): Effect {
  const isApt = sharedWords(contentOf(said), new Set(contentOf(`${name} ${prose} ${danger} ${desk.memory.established.join(' ')}`))) > 0 // prettier-ignore
  const effect = works[action] ?? (isApt ? 'standard' : 'limited')
  const above = tier - desk.world.crew.tier
  const isLess = (above >= 3 && effect !== 'limited') || (above === 2 && effect === 'great')
  return isLess ? stepOn(effects, effect, -1) : effect
}

/** What a page tells of an obstacle is told once, and of a success only where it gets past; else there are other words. */
export function tellsFor(desk: Desk, job: Job, { name, tells }: Obstacle, effect: Effect): Obstacle['tells'] {
  if (isTold(desk, `tried/${job.title}/${name}`)) return {}
  const kept = Object.entries(tells).filter(
    ([key]) => key === '1' || ticksFor(desk, key === '4' ? 'partial' : 'success', effect) >= leftOf(desk),
  )
  return Object.fromEntries(kept)
}

/** Segments of the job's clock that a die is worth: one that is any good gets past what it was for. */
export function ticksFor(desk: Desk, tier: Tier, effect: Effect): number {
  const worth = tier === 'critical' ? stepOn(effects, effect, 1) : effect
  const isPast = (tier !== 'partial' && worth !== 'limited') || worth === 'great' || worth === 'extreme'
  return Math.max(ticksOf[worth], isPast ? leftOf(desk) : 0)
}

/** Whether words take up what is in the way; what does not has to get past it all the same. */
export const isOfObstacle = (obstacle: Obstacle, said: string): boolean =>
  isOfPage(obstacle, said) || sharedWords(contentOf(said), new Set(contentOf(`${obstacle.name} ${obstacle.prose}`))) > 0

/** What is done to the thing they came for, or to what comes later, has to wait until they are there. */
export function isFurtherOn(job: Job, obstacle: Obstacle, said: string): boolean {
  const at = job.obstacles.indexOf(obstacle)
  const later = job.obstacles.slice(at + 1).map(({ name, prose }) => `${name} ${prose.split(/(?<=[.!?])\s/u)[0] ?? ''}`)
  const stems = new Set(contentOf(later.join(' ')))
  return !isOfObstacle(obstacle, said) && later.length > 0 && sharedWords(contentOf(said), stems) > 0
}

/** A page tells of the ways it names; what somebody has thought of is told in other words. */
export const isOfPage = ({ ways }: Obstacle, said: string): boolean =>
  Object.values(ways).some(way => {
    const stems = contentOf(way)
    return way === said || sharedWords(stems, new Set(contentOf(said))) >= Math.max(2, stems.length / 2)
  })

/** Where one is among friends, or only looks, nothing much can happen; where the whole quarter looks, anything can. */
export function positionIn(desk: Desk, { isLethal }: Deed, isSearch: boolean, person: string | undefined): Position {
  if (desk.world.crew.heat >= 8 || isLethal) return 'desperate'
  const disposition = desk.world.people[person ?? '']?.disposition
  return isSearch || disposition === 'friendly' || disposition === 'loyal' ? 'controlled' : 'risky'
}

export function effectOn(desk: Desk, person: string | undefined): Effect {
  const disposition = desk.world.people[person ?? '']?.disposition
  return disposition === 'hostile' || disposition === 'suspicious' ? 'limited' : 'standard'
}

/** `Offer the bird a peppermint` is the page's way with the peppermint: by what it brings, and not by what is there already. */
export function wayOf({ ways, name, prose }: Obstacle, said: string): Action | undefined {
  const there = new Set(contentOf(`${name} ${prose}`))
  const brought = contentOf(said).filter(stem => !there.has(stem))
  const named = Object.entries(ways).filter(([, way]) => sharedWords(brought, new Set(contentOf(way))) > 0)
  return named.length === 1 ? (named[0]?.[0] as Action) : undefined
}
