/** Which spells a new caster has: as many as its class grants, spread over the levels it can cast. */
import { type CharacterClass, levelOf } from '../data/classes.ts'
import { type Spell, spellNamed, spellsOf } from '../data/spells.ts'
import { favourites } from './favourites.ts'

export type StartingMagic = {
  readonly slots: readonly number[]
  readonly cantrips: readonly string[]
  readonly known: readonly string[]
  readonly prepared: readonly string[]
}

const order = new Map(favourites.map((name, index) => [name, index]))
const rank = ({ name }: Spell): number => order.get(name) ?? favourites.length

/** By liking, then by name. */
const liked = (spells: readonly Spell[]): readonly Spell[] =>
  spells.toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))

/** One from each castable level in turn, the highest first, so that every slot has its use. */
export function spread(spells: readonly Spell[], highest: number, count: number): readonly Spell[] {
  const byLevel = Array.from({ length: highest }, (_, index) => [
    ...liked(spells.filter(({ level }) => level === highest - index)),
  ])
  const taken: Spell[] = []
  while (taken.length < count && byLevel.some(list => list.length > 0)) {
    for (const list of byLevel) {
      const next = taken.length < count ? list.shift() : undefined
      if (next) taken.push(next)
    }
  }
  return taken.toSorted((a, b) => a.level - b.level || (a.name < b.name ? -1 : 1))
}

/** A paladin prepares by half its level; everybody can prepare at least one. */
export function preparedCount(className: string, level: number, modifier: number): number {
  return Math.max(1, (className === 'Paladin' ? Math.floor(level / 2) : level) + modifier)
}

/** A wizard's book begins with six spells and grows by two each level. */
export const bookCount = (level: number): number => 6 + (level - 1) * 2

const names = (spells: readonly Spell[]): readonly string[] => spells.map(({ name }) => name)

const highestOf = (slots: readonly number[]): number => slots.findLastIndex(count => count > 0) + 1

/** Spells that come with the subclass and count against no limit. A patron's list only widens the choice. */
const givenBySubclass = ({ name, subclass }: CharacterClass, level: number): readonly Spell[] =>
  name === 'Warlock' || level < subclass.fromLevel
    ? []
    : subclass.spells
        .filter(one => one.level <= level && (one.terrain === undefined || one.terrain === 'Forest'))
        .flatMap(({ spell }) => spellNamed(spell) ?? [])

export function startingMagic(calling: CharacterClass, level: number, modifier: number): StartingMagic | undefined {
  const magic = calling.spellcasting
  const at = levelOf(calling, level)
  const slots = at?.slots ?? []
  if (!magic || level < magic.fromLevel || highestOf(slots) === 0) return undefined
  const list = spellsOf(calling.name)
  const highest = highestOf(slots)
  const cantrips = names(liked(list.filter(spell => spell.level === 0)).slice(0, at?.cantrips ?? 0))
  if (magic.kind === 'known' || magic.kind === 'pact') {
    return { slots, cantrips, known: names(spread(list, highest, at?.spellsKnown ?? 0)), prepared: [] }
  }
  const book = magic.kind === 'spellbook' ? spread(list, highest, bookCount(level)) : list
  const given = givenBySubclass(calling, level)
  const free = book.filter(spell => !given.includes(spell))
  const prepared = [...given, ...spread(free, highest, preparedCount(calling.name, level, modifier))]
  return { slots, cantrips, known: magic.kind === 'spellbook' ? names(book) : [], prepared: names(prepared) }
}
