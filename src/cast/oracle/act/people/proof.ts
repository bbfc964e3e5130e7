/** Secrets come out by proof: what was found, held up to whoever hides it. */
import { keysOf } from '../../desk/keys.ts'
import { keep, type Desk } from '../../desk/desk.ts'
import { holderOf } from '../../desk/heroes.ts'
import { added } from '../../desk/memory.ts'
import { theName } from '../../../../english/naming.ts'
import { isFound } from '../../desk/place.ts'
import { persuadedKey, proofFor, untold, type Piece } from '../../desk/people.ts'
import { event, show } from '../../desk/tell.ts'
import type { Knowledge, Person } from '../../../../campaign/played/world.ts'
import { plainly, told } from '../../desk/say.ts'
import { share } from './share.ts'

/** What the party has in hand that this secret cannot stand against. */
export function proofHeld(desk: Desk, knowledge: Knowledge): string | undefined {
  const proof = proofFor(knowledge)
  if (proof === undefined) return undefined
  const held = holderOf(desk.game, proof)
  if (held !== undefined) return held.name
  const keys = keysOf(proof)
  const isIt = (name: string): boolean => {
    const held = keysOf(name)
    return keys.filter(key => held.includes(key)).length >= Math.max(1, keys.length - 1)
  }
  return desk.world.places
    .flatMap(place => place.hidden.filter(({ name }) => isFound(desk, place, name) && isIt(name)))
    .map(({ name }) => name)[0]
}

/** A secret of theirs that something in hand proves, if there is one; of one thing, where one thing is held up. */
export const provable = (
  desk: Desk,
  person: Person,
  isHeldUp: (proof: string) => boolean = () => true,
): { readonly piece: Piece; readonly proof: string } | undefined =>
  untold(desk, person, 'secret').flatMap(piece => {
    const proof = proofHeld(desk, piece.knowledge)
    return proof === undefined || !isHeldUp(proof) ? [] : [{ piece, proof }]
  })[0]

export function confront(desk: Desk, person: Person, piece: Piece, proof: string): void {
  told(desk, person, 'shows', { what: theName(proof) })
  const text = plainly(desk, 'confess', { who: person.name, proof: theName(proof) })
  show(desk, { kind: 'seen', of: person.name, text, salience: 2 })
  share(desk, person, piece)
  keep(desk, { happened: added(desk.memory.happened, persuadedKey(person), `confessed/${person.id}`) })
  event(desk, `${person.name} confessed.`)
}
