/** Who of the company is here, and who is elsewhere. */
import { listOf } from '../../../../english/nouns.ts'
import type { Desk } from '../../desk/desk.ts'
import { companionsOf, heroOf, nameOf, shortName } from '../../desk/heroes.ts'
import type { Thing } from '../../desk/wishes.ts'

/** Those a word is for: one of them, or all who are here. */
export function meant(desk: Desk, to: Thing | undefined): readonly string[] {
  const all = companionsOf(desk)
  if (to === undefined || to.kind !== 'companion') return all
  return all.filter(id => id === to.id || nameOf(desk, id) === to.name)
}

/** The table calls one by name, and several as what they are. */
export const toWhom = (desk: Desk, ids: readonly string[], to: Thing | undefined): string =>
  to?.kind === 'companion' ? nameOf(desk, ids[0] ?? to.id) : 'the company'

export const shortNames = (desk: Desk, ids: readonly string[]): string =>
  listOf(ids.map(id => shortName(nameOf(desk, id))))

/** Why one of them cannot hear it: dead, down, or elsewhere. */
export function absence(desk: Desk, to: Thing): 'dead' | 'down' | 'apart' | undefined {
  const hero = heroOf(desk, to.id)
  if (hero?.life === 'dead') return 'dead'
  if (hero !== undefined && hero.life !== 'alive') return 'down'
  return companionsOf(desk).includes(to.id) || to.id === desk.actor ? undefined : 'apart'
}
