/** Whether a deed is one that the story turns on: then it is rolled for with care, or counts at once. */
import type { Intent } from '../understand/intent.ts'
import type { Condition } from '../world/world.ts'
import { slugOf } from '../../../core/id.ts'
import type { Desk } from './desk.ts'
import { likeness, topicWords } from './nouns.ts'
import { here } from './place.ts'

/** The single conditions in one. */
export function* partsOf(condition: Condition): Generator<Condition, void> {
  if (condition.kind === 'all' || condition.kind === 'any') for (const part of condition.of) yield* partsOf(part)
  else if (condition.kind === 'not') yield* partsOf(condition.of)
  else yield condition
}

/** Everything that endings, quests and threats wait for. */
export function* waitedFor({ world }: Desk): Generator<Condition, void> {
  for (const { when } of world.endings) yield* partsOf(when)
  for (const { done } of world.quests) if (done !== undefined) yield* partsOf(done)
  for (const { ticks } of world.threats) for (const condition of ticks) yield* partsOf(condition)
}

/** Somebody waits for this very deed. */
export function isAsked(desk: Desk, { line, targets, about }: Intent): boolean {
  const words = topicWords(line)
  const ids = new Set([...targets, ...about].flatMap(({ id, name }) => [id, slugOf(name)]))
  const isTarget = (id: string): boolean =>
    id !== '' && (ids.has(id) || id === here(desk).id || likeness(words, id.replaceAll('-', ' ')) > 0)
  for (const condition of waitedFor(desk)) {
    if (condition.kind === 'did' && isTarget(condition.target) && line.toLowerCase().includes(condition.verb))
      return true
    if (
      condition.kind === 'used' &&
      isTarget(condition.item) &&
      (condition.target === '' || isTarget(condition.target))
    )
      return true
  }
  return false
}
