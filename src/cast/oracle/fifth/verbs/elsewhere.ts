/** What was named is not here, but the party has seen it: then it can be told where. */
import type { Desk } from '../desk.ts'
import { setOf } from '../memory.ts'
import { likeness, placeName, theName, topicWords } from '../nouns.ts'
import { here } from '../place.ts'
import { phrase, tell } from '../tell.ts'
import { smallWords } from '../words/small.ts'

/** True where it stands in a place the party knows from within. */
export function isElsewhere(desk: Desk, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const visited = setOf(desk.memory.visited)
  for (const { id, name: place, features } of desk.world.places) {
    const found =
      id === here(desk).id || !visited.has(id)
        ? undefined
        : features.find(({ name }) => likeness(words, name) >= Math.max(1, new Set(topicWords(name)).size))
    if (found === undefined) continue
    tell(desk, phrase(desk, smallWords, 'isAt', { what: theName(found.name), place: placeName(place) }))
    desk.offered = [`Go to ${placeName(place)}`]
    return true
  }
  return false
}
