/** What the party knows of something, by its own book: all of it is theirs to read. */
import { establishedAt } from '../done.ts'
import type { Desk, Play } from '../../desk/desk.ts'
import { fateText } from '../../desk/fates.ts'
import { knownLines } from '../answers/book.ts'
import { bulleted, known, leadsText } from '../questions/known.ts'
import { likeness, lowerFirst, placeName, topicWords, trimStop } from '../../../../english/naming.ts'
import { here, isGone, personOf, placeOfPerson } from '../../desk/place.ts'
import { setOf } from '../../desk/memory.ts'
import { flush, phrase } from '../../desk/tell.ts'
import type { Deed } from '../../desk/wishes.ts'
import { thingWords } from './words.ts'
import { seen } from './show.ts'

/** Somebody the party has seen or met: what they are, and where they were. */
function whoIs(desk: Desk, id: string): string {
  const person = personOf(desk, id)
  const isSeen = ['seen', 'met'].some(how => setOf(desk.memory.happened).has(`${how}/${id}`))
  if (person === undefined || !isSeen) return ''
  const what = person.role === '' ? '' : `${person.name}: ${lowerFirst(trimStop(person.role))}.`
  const fate = fateText(desk, person)
  if (fate !== '') return `${what} ${fate}`
  const place = isGone(desk, person) ? undefined : placeOfPerson(desk, person)
  if (place === undefined || place.id === here(desk).id) return what
  return `${what} ${phrase(desk, thingWords, 'lastSeen', { who: person.name, place: placeName(place.name) })}`
}

export async function* recall(desk: Desk, deed: Deed): Play {
  const things = Object.values(deed.roles)
  const stems = topicWords([...things.map(({ name }) => name), ...deed.left].join(' '))
  if (stems.length === 0) return known(desk)
  const done = establishedAt(desk)
    .map(({ text }) => text)
    .filter(text => likeness(stems, text) > 0)
  const lines = [
    ...knownLines(desk, true).filter(line => likeness(stems, line) > 0 && !line.endsWith('?')),
    ...done,
  ].slice(-6)
  const about = things.map(({ kind, id }) => (kind === 'person' ? whoIs(desk, id) : '')).join(' ')
  const says = things.flatMap(({ from, says: text }) => (from === 'sheet' && text !== undefined ? [text] : []))
  const isNew = lines.length === 0 && about.trim() === '' && says.length === 0
  seen(desk, phrase(desk, thingWords, isNew ? 'recallsNone' : 'recalls'), about, ...says)
  if (lines.length > 0) seen(desk, bulleted(lines))
  if (isNew) seen(desk, leadsText(desk))
  yield* flush(desk)
}
