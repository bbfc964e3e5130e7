/** `Why?`, `who?`, `up where?`: what is asked on is about what was said last, and is answered with something new. */
import { keep, type Desk } from '../../desk/desk.ts'
import { keysOf } from '../../desk/keys.ts'
import { isTold, piecesOf, type Piece } from '../../desk/people.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { isKindOf } from '../answers/bearing.ts'
import type { Inquiry } from '../answers/inquiry.ts'

const tiers = ['public', 'private', 'secret'] as const

export const pieceAt = (person: Person, key: string | undefined): Piece | undefined =>
  tiers.flatMap(tier => piecesOf(person, tier)).find(piece => piece.key === key)

export function topicKept(desk: Desk, { id }: Person, { keys }: Inquiry, of: string, told: string | undefined): void {
  const last = desk.memory.spoke?.person === id ? desk.memory.spoke.told : undefined
  const key = told ?? last
  keep(desk, { spoke: { person: id, keys, of, ...(key !== undefined && { told: key }) } })
}

export const isLastSaid = ({ memory: { spoke } }: Desk, { id }: Person, { key }: Piece): boolean =>
  spoke?.person === id && spoke.told === key

/** Two words in common, and it is about the same. */
const leastShared = 2

/** What else they know of the same matter, of the kind that is asked for. */
export function moreOf(desk: Desk, person: Person, last: Piece, { asks, keys }: Inquiry): Piece | undefined {
  const about = new Set([...keysOf(last.knowledge.text), ...keys])
  const [best] = tiers
    .flatMap(tier => piecesOf(person, tier))
    .filter(piece => !isTold(desk, piece) && isKindOf(asks, piece.knowledge.text))
    .map(piece => ({ piece, shared: keysOf(piece.knowledge.text).filter(key => about.has(key)).length }))
    .filter(({ shared }) => shared >= leastShared)
    .sort((one, other) => other.shared - one.shared)
  return best?.piece
}
