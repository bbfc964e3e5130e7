/** The party as the rules know them, and who of them does something. */
import { remembering } from '../../../core/memo.ts'
import { own } from '../../../core/own.ts'
import { listOf } from '../../../english/nouns.ts'
import { slugOf } from './slugs.ts'
import { skillBonus } from '../../../rules/fifth/checks/bonus.ts'
import type { Skill } from '../../../rules/fifth/model/abilities.ts'
import type { Coins, Creature } from '../../../rules/fifth/model/creature.ts'
import type { FifthWorld } from '../../../rules/fifth/model/world.ts'
import { shortOf } from '../voice/sheet.ts'
import type { Desk } from './desk.ts'

type Seats = Pick<Desk, 'game' | 'world' | 'actor'>

/** A character's creature, by file name or by the name on the sheet. */
export function heroOf({ game, world }: Seats, id: string): Creature | undefined {
  const title = world.party.find(one => one.id === id)?.name ?? id
  const creatures: Readonly<Record<string, Creature>> = game.creatures
  return own(creatures, slugOf(title)) ?? own(creatures, id)
}

/** A beat asks for them many times, and a ruling makes others of them. */
const heroesAmong = remembering((creatures: FifthWorld['creatures']): readonly Creature[] =>
  Object.values(creatures).filter(({ isCharacter, side }) => isCharacter && side === 'party'),
)

export const heroesIn = ({ creatures }: FifthWorld): readonly Creature[] => heroesAmong(creatures)

export const standing = (game: FifthWorld): readonly Creature[] => heroesIn(game).filter(({ life }) => life === 'alive')

/** Who acts; whoever still stands, if that one does not. */
export function actorOf(desk: Seats): Creature | undefined {
  const own = heroOf(desk, desk.actor)
  return own?.life === 'alive' ? own : (standing(desk.game)[0] ?? own)
}

/** As the whole table says it: the name behind a title, never the title. */
export const shortName = (name: string): string => shortOf(name)

/** As the table calls whoever acts. */
export function actorName(desk: Seats): string {
  const named = desk.world.party.find(one => one.id === desk.actor)?.name
  return shortName(named ?? actorOf(desk)?.name ?? 'The party')
}

export const nameOf = ({ world }: Pick<Desk, 'world'>, id: string): string =>
  world.party.find(one => one.id === id)?.name ?? id

/** Somewhere else than where the story is told now. */
export const isApart = ({ memory }: Pick<Desk, 'memory'>, id: string): boolean => {
  const apart = memory.apart[id]
  return apart !== undefined && apart.placeId !== memory.placeId
}

/** The file names of those who are played by nobody at the keyboard and can speak. */
export function companionsOf(desk: Desk): readonly string[] {
  const present = new Set(Object.values(desk.sees.state.groups).flat())
  const isAway = desk.sees.state.humanMode === 'AUTONOMOUS'
  return desk.world.party
    .filter(({ id }) => present.has(id) && (isAway || id !== desk.memory.human))
    .filter(({ id }) => heroOf(desk, id)?.life !== 'dead' && !isApart(desk, id))
    .map(({ id }) => id)
}

/** Who of those standing is best at something. */
export const bestAt = (game: FifthWorld, skill: Skill): Creature | undefined =>
  standing(game).reduce<Creature | undefined>(
    (best, one) => (best === undefined || skillBonus(one, skill).total > skillBonus(best, skill).total ? one : best),
    undefined,
  )

const packsOf = remembering((creatures: FifthWorld['creatures']): readonly string[] =>
  heroesAmong(creatures).flatMap(({ items }) => items.map(({ name }) => name)),
)

/** Everything the party carries, by name. */
export const packs = ({ creatures }: FifthWorld): readonly string[] => packsOf(creatures)

/** Who carries it, by any spelling that is near enough. */
export const holderOf = (
  game: FifthWorld,
  item: string,
): { readonly who: Creature; readonly name: string } | undefined => {
  const wanted = slugOf(item)
  for (const who of heroesIn(game)) {
    const held =
      who.items.find(({ name }) => slugOf(name) === wanted) ??
      who.items.find(({ name }) => slugOf(name).includes(wanted))
    if (held !== undefined && wanted !== '') return { who, name: held.name }
  }
  return undefined
}

const coinNames: readonly (readonly [keyof Coins, string])[] = [
  ['pp', 'platinum'],
  ['gp', 'gold'],
  ['ep', 'electrum'],
  ['sp', 'silver'],
  ['cp', 'copper'],
]

/** `15 gold and 3 silver`. */
export const coinsText = (coins: Coins): string =>
  listOf(coinNames.filter(([coin]) => coins[coin] > 0).map(([coin, name]) => `${coins[coin]} ${name}`))
