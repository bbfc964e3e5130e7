/** What an author wrote of a place holds while those it speaks of are there: nobody sits where they have left or died. */
import { foldWords, holdsWords } from '../../../campaign/text/fold.ts'
import { remembering } from '../../../core/memo.ts'
import type { OracleWorld, Person, Place } from '../../../campaign/played/world.ts'
import type { Desk } from './desk.ts'
import { peopleAt } from './place.ts'

const atHome = remembering((world: OracleWorld) =>
  remembering(({ id, people }: Place): readonly Person[] =>
    world.people.filter(person => person.placeId === id || people.includes(person.id)),
  ),
)

const namesOf = remembering(({ name }: Person): readonly string[] =>
  name
    .split(' ')
    .filter(part => part.length > 3)
    .map(foldWords),
)

/** Leans on whoever the sentence before it spoke of. */
const leaning = /^(?:he|she|they|his|her|their|him|them)\b/iu

/** These sentences without those that speak of somebody who belongs here and is not here any more. */
export function stillSo(
  desk: Pick<Desk, 'world' | 'memory' | 'game'>,
  place: Place,
  sentences: readonly string[],
): readonly string[] {
  const present = new Set(peopleAt(desk, place))
  const missing = atHome(desk.world)(place).filter(person => !present.has(person))
  if (missing.length === 0) return sentences
  let isOfThem = false
  return sentences.filter(text => {
    const folded = foldWords(text)
    const isNamed = missing.some(person => namesOf(person).some(name => holdsWords(folded, name)))
    isOfThem = isNamed || (isOfThem && leaning.test(text.trim()))
    return !isOfThem
  })
}
