/** A deed as stories ask for it: `the party rings the bell` waits for `did/ring/the-bell`. */
import { slugOf } from '../../../../core/id.ts'
import { keep, type Desk } from '../../desk/desk.ts'
import { factsNow, isTrue } from '../../desk/facts.ts'
import { added } from '../../desk/memory.ts'
import { here } from '../../desk/place.ts'
import { waitedFor } from '../../desk/wanted.ts'
import { baseOf } from '../../../../campaign/played/condition/verbs.ts'
import type { Deed, Idea } from '../../desk/wishes.ts'
import type { Condition } from '../../../../campaign/played/world.ts'

const wordsOf = (words: string): readonly string[] => slugOf(words).split('-').slice(0, 8)

/** The keys of what was done: by the verb that was used and by its kind, on everything that was named. */
function keysOf(desk: Desk, wish: Deed | Idea): readonly string[] {
  const words = wordsOf(wish.words)
  const things = wish.kind === 'deed' ? Object.values(wish.roles) : wish.names
  const verbs = new Set([...(wish.kind === 'deed' ? [wish.verb] : []), ...words.flatMap(word => baseOf(word) ?? [])])
  const targets = new Set([...things.flatMap(({ id, name }) => [slugOf(id), slugOf(name)]), words.slice(1).join('-')])
  const at = here(desk).id
  return [...verbs].slice(0, 4).flatMap(verb => [...targets].map(target => `did/${verb}/${target}@${at}`))
}

/** Everything that endings, quests, threats and encounters of this place wait for. */
function* waits(desk: Desk): Generator<Condition, void> {
  yield* waitedFor(desk)
  for (const { when } of here(desk).encounters) if (when !== undefined) yield when
}

/** Counts it for whoever waits for it; true where the story waited for this very deed. */
export function noteDeed(desk: Desk, wish: Deed | Idea): boolean {
  const keys = keysOf(desk, wish)
  desk.deeds.push(...keys)
  const before = factsNow(desk)
  const now = { ...before, happened: [...before.happened, ...keys] }
  const isWaitedFor = [...waits(desk)].some(one => isTrue(one, now) && !isTrue(one, before))
  if (isWaitedFor) keep(desk, { happened: added(desk.memory.happened, ...keys) })
  return isWaitedFor
}
