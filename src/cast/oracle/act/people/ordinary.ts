/** What is too ordinary to stand anywhere is answered as it happens to be, in voice, and stays so. */
import { shortly } from '../../../../english/polar.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { drawn } from '../answers/by-chance.ts'
import type { Desk } from '../../desk/desk.ts'
import { answered, says } from '../../desk/say.ts'
import type { Inquiry } from '../answers/inquiry.ts'

/** True where chance had an answer. `of` is whoever is asked about themselves. */
export function byChance(desk: Desk, person: Person, { said, asks, about, named }: Inquiry, of?: Person): boolean {
  const found = drawn(desk, { said, asks, about }, of)
  if (found === undefined) return false
  if (found.kind === 'words' || found.kind === 'there') says(desk, person, found.text, 'answer', named)
  else if (found.kind === 'one') answered(desk, person, 'answer', 'chanceOne', { what: found.text }, named)
  else {
    const key =
      of === undefined ? (found.isYes ? 'chanceYes' : 'chanceNo') : found.isYes ? 'chanceMine' : 'chanceNotMine'
    answered(desk, person, 'answer', key, { short: shortly(found.polar, found.isYes) }, named)
  }
  return true
}
