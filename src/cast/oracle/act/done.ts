/**
 * What the party has done to things and what came of it: kept in memory under typed keys, told again when somebody looks,
 * and asked for before the same is done once more.
 */
import { slugOf } from '../../../core/id.ts'
import { keep, type Desk } from '../desk/desk.ts'
import { put, type Change, type Established } from '../desk/memory.ts'
import type { DeedVerb, IdeaKind } from '../desk/wishes.ts'

type Mind = Pick<Desk, 'memory'>

/** More than an evening leaves behind; the oldest are let go. */
const most = 80

/** True from now on; a thing that changes again is as it is now, and no longer as it was. */
export function establish(desk: Desk, fact: Omit<Established, 'at'>, at = desk.memory.placeId): void {
  const others = desk.memory.established.filter(
    one => !(one.at === at && one.thing === fact.thing && one.change === fact.change),
  )
  keep(desk, { established: [...others, { ...fact, at }].slice(-most) })
}

/** What is known of a thing from what was done here, the newest last. */
export const establishedOn = ({ memory }: Mind, thing: string, at = memory.placeId): readonly Established[] =>
  memory.established.filter(one => one.at === at && one.thing === thing)

export const establishedAt = ({ memory }: Mind, at = memory.placeId): readonly Established[] =>
  memory.established.filter(one => one.at === at)

/** Whether it is so by now: taken, broken, burnt. */
export const isNow = (mind: Mind, thing: string, ...changes: readonly Change[]): boolean =>
  establishedOn(mind, thing).some(({ change }) => changes.includes(change))

type DoneKey = `done/${DeedVerb | IdeaKind}/${string}@${string}`

const doneKey = ({ memory }: Mind, verb: DeedVerb | IdeaKind, thing: string): DoneKey =>
  `done/${verb}/${slugOf(thing)}@${memory.placeId}`

/** How often this was done to it before, here. */
export const timesDone = (mind: Mind, verb: DeedVerb | IdeaKind, thing: string): number =>
  mind.memory.tries[doneKey(mind, verb, thing)] ?? 0

/** Counts it, and answers how often it had been done before. */
export function countDone(desk: Desk, verb: DeedVerb | IdeaKind, thing: string): number {
  const times = timesDone(desk, verb, thing)
  keep(desk, { tries: put(desk.memory.tries, doneKey(desk, verb, thing), times + 1) })
  return times
}
