/** Showing what was found, where it is nothing that goes into a pack: whoever is shown it has something to say to that. */
import { slugOf } from '../../../../core/id.ts'
import type { Intent } from '../../understand/intent.ts'
import type { Hidden, Place } from '../../world/world.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { added } from '../memory.ts'
import { likeness, theName, topicWords } from '../nouns.ts'
import { changeTrust } from '../people.ts'
import { isFound } from '../place.ts'
import { phrase, tell } from '../tell.ts'
import { peopleWords } from '../words/people.ts'
import { confront, provable } from './confess.ts'
import { listener } from './listener.ts'
import { hear, turnTo } from './talk.ts'

const showing = /^\W*(?:(?:i|we|then|and|please)\s+)*(?:show|present|hold up|hold out|produce)\b/iu

type Found = { readonly hidden: Hidden; readonly place: Place }

/** The find that the words speak of, wherever it was made. */
function foundIn(desk: Desk, words: readonly string[]): Found | undefined {
  for (const place of desk.world.places)
    for (const hidden of place.hidden)
      if (isFound(desk, place, hidden.name) && likeness(words, `${hidden.name} ${hidden.text}`) > 0)
        return { hidden, place }
  return undefined
}

/** True where it was something to be shown. */
export async function* showFound(desk: Desk, intent: Intent): Play<boolean> {
  if (!showing.test(intent.line)) return false
  const person = listener(desk, intent)
  const own = new Set(topicWords(person?.name ?? ''))
  const found = foundIn(
    desk,
    topicWords(intent.words).filter(word => !own.has(word)),
  )
  if (person === undefined || found === undefined) return false
  yield* turnTo(desk, person)
  const { hidden } = found
  const key = `used/${slugOf(hidden.name)}/${person.id}`
  const isNew = !desk.memory.happened.includes(key)
  keep(desk, { happened: added(desk.memory.happened, key) })
  const proven = provable(desk, person)
  if (proven !== undefined) {
    confront(desk, person, proven.piece, proven.proof)
    return true
  }
  tell(desk, phrase(desk, peopleWords, 'shows', { who: person.name, what: theName(hidden.name) }))
  if (isNew) changeTrust(desk, person, 1)
  hear(desk, person, `${hidden.name} ${hidden.text}`)
  return true
}
