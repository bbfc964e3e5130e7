/** Secrets come out by proof: what was found, held up to whoever hides it. */
import type { Knowledge, Person } from '../../world/world.ts'
import { keep, type Desk } from '../desk.ts'
import { holderOf } from '../heroes.ts'
import { added } from '../memory.ts'
import { likeness, theName, topicWords } from '../nouns.ts'
import { isFound } from '../place.ts'
import { persuadedKey, proofFor, share, untold, type Piece } from '../people.ts'
import { event, phrase, tell } from '../tell.ts'
import { peopleWords } from '../words/people.ts'

/** What the party has in hand that this secret cannot stand against. */
export function proofHeld(desk: Desk, knowledge: Knowledge): string | undefined {
  const proof = proofFor(knowledge)
  if (proof === undefined) return undefined
  const held = holderOf(desk.game, proof)
  if (held !== undefined) return held.name
  const words = topicWords(proof)
  const isIt = (name: string): boolean => likeness(words, name) >= Math.max(1, words.length - 1)
  const found = desk.world.places.flatMap(place =>
    place.hidden.filter(({ name }) => isFound(desk, place, name) && isIt(name)),
  )
  return found[0]?.name
}

/** A secret of theirs that something in hand proves, if there is one. */
export const provable = (desk: Desk, person: Person): { readonly piece: Piece; readonly proof: string } | undefined =>
  untold(desk, person, 'secret').flatMap(piece => {
    const proof = proofHeld(desk, piece.knowledge)
    return proof === undefined ? [] : [{ piece, proof }]
  })[0]

export function confront(desk: Desk, person: Person, piece: Piece, proof: string): void {
  tell(desk, phrase(desk, peopleWords, 'shows', { who: person.name, what: theName(proof) }))
  tell(desk, phrase(desk, peopleWords, 'confess', { who: person.name, proof: theName(proof) }))
  share(desk, person, piece)
  keep(desk, { happened: added(desk.memory.happened, persuadedKey(person), `confessed/${person.id}`) })
  event(desk, `${person.name} confessed.`)
}
