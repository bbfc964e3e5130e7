/** Whether a deed is one that the story turns on: then it is rolled for with care, or counts at once. */
import type { Condition } from '../../../campaign/played/world.ts'
import { slugOf } from '../../../core/id.ts'
import type { Desk } from './desk.ts'
import { likeness, topicWords } from '../../../english/naming.ts'
import { here } from './place.ts'
import { baseOf, kindOf } from '../../../campaign/played/condition/verbs.ts'
import { holderOf } from './heroes.ts'
import { openQuests } from './leads.ts'

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

type Goal = { readonly words: string; readonly when: Condition }

/** What the party may know that it is to do, and how the story may come out. */
function* goalsOf(desk: Desk): Generator<Goal, void> {
  for (const { name, objective, done } of openQuests(desk))
    if (done !== undefined) yield { words: `${name} ${objective}`, when: done }
  for (const { name, text, when } of desk.world.endings) yield { words: `${name} ${text[0] ?? ''}`, when }
}

/** The verbs of handling things, in their plain form. */
const handling = (words: string): ReadonlySet<string> =>
  new Set(
    (words.toLowerCase().match(/\p{L}+/gu) ?? [])
      .map(word => baseOf(word))
      .filter((verb): verb is string => verb !== undefined && verb !== 'use' && kindOf(verb) === 'use'),
  )

const spoken = (id: string): string => id.replaceAll('-', ' ')

export type Means = { readonly id: string; readonly name: string; readonly isHeld: boolean }

/**
 * What it takes for a deed that a goal waits for, though nobody named it: `light the lamp`, with the wick in the pack. The
 * goal's own words must hold the verb, and the thing it is done to must be here.
 */
export function meansOf(
  desk: Desk,
  line: string,
  spots: readonly { readonly id: string; readonly name: string }[],
): Means | undefined {
  const verbs = handling(line)
  if (verbs.size === 0) return undefined
  const place = here(desk)
  const words = topicWords(line)
  const isNamed = (target: string): boolean =>
    likeness(words, spoken(target)) > 0 || spots.some(({ id, name }) => id === target || slugOf(name) === target)
  for (const goal of goalsOf(desk)) {
    const isMeant = [...handling(goal.words)].some(verb => verbs.has(verb))
    for (const part of isMeant ? partsOf(goal.when) : []) {
      if (part.kind !== 'used' || likeness(words, spoken(part.item)) > 0) continue
      const isHere = part.target === place.id ? spots.length > 0 : part.target !== '' && isNamed(part.target)
      if (!isHere) continue
      const name = desk.world.items.find(({ id }) => id === part.item)?.name ?? spoken(part.item)
      return { id: part.item, name, isHeld: holderOf(desk.game, name) !== undefined }
    }
  }
  return undefined
}
