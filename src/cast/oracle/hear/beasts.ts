/** What breathes and has no name: words that follow a hand on its neck are for it, and `she` may be the child of a sentence. */
import kinds from '../../../../content/oracle/deeds.json' with { type: 'json' }
import { isCalling } from '../../../campaign/played/read/callings.ts'
import { nounOf } from '../../../english/noun-phrases.ts'
import { wordsOf } from '../../../english/tokens.ts'
import type { Thing } from '../desk/wishes.ts'

const people = new Set(kinds.people.map(nounOf))
const living = new Set(kinds.living.map(nounOf))

export const isBeast = (name: string): boolean =>
  wordsOf(name).map(nounOf).some(word => living.has(word) && !people.has(word)) // prettier-ignore

/** Somebody or some beast that a page only tells of. */
export function isNameless({ kind, name }: Thing): boolean {
  const head = nounOf(wordsOf(name).at(-1) ?? '')
  return (kind === 'feature' || kind === 'mention') && (living.has(head) || people.has(head) || isCalling(head))
}
