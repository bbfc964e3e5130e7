/** Race and subrace by a name somebody typed, and what blood brings: scores, size, speed, tongues, traits. */
import { own } from '../../../core/own.ts'
import { accept, refuse, type Result } from '../../../core/result.ts'
import { type Race, raceNamed, races, type Subrace, subraceNamed, subraces, traitNamed } from '../data/races.ts'
import type { Term } from '../data/glossary.ts'
import { abilities, type Ability, type AbilityScores } from '../model/abilities.ts'
import { type Ancestry, ancestralTraits, ancestryIn, withoutDragon } from './ancestry.ts'

export type Heritage = { readonly race: Race; readonly subrace?: Subrace; readonly ancestry?: Ancestry }

export type RaceRefusal = { readonly code: 'race-unknown'; readonly asked: string; readonly known: readonly string[] }

export const raceNames: readonly string[] = [...races.map(({ name }) => name), ...subraces.map(({ name }) => name)]

/** A subrace names its race too; a race that has just one subrace is that one. */
export function heritageNamed(name: string): Result<Heritage, RaceRefusal> {
  const subrace = subraceNamed(name)
  const race = raceNamed(subrace?.race ?? name) ?? raceNamed(withoutDragon(name))
  if (!race) return refuse({ code: 'race-unknown', asked: name, known: raceNames })
  const only = subrace ?? subraceNamed(race.subraces[0] ?? '')
  const ancestry = race.traits.includes('Draconic Ancestry') ? ancestryIn(name) : undefined
  return accept({ race, ...(only ? { subrace: only } : {}), ...(ancestry ? { ancestry } : {}) })
}

export const heritageName = ({ race, subrace, ancestry }: Heritage): string =>
  subrace?.name ?? (ancestry ? `${race.name} (${ancestry.dragon})` : race.name)

/** Scores with what the blood adds; where it may be chosen, it goes to what the calling wants most. */
export function withBlood(
  scores: AbilityScores,
  { race, subrace }: Heritage,
  wanted: readonly Ability[],
): AbilityScores {
  const free = race.bonusChoice
  const chosen = free ? wanted.filter(ability => free.from.includes(ability)).slice(0, free.choose) : []
  const bonus = (ability: Ability): number =>
    (race.bonuses[ability] ?? 0) + (subrace?.bonuses[ability] ?? 0) + (chosen.includes(ability) ? 1 : 0)
  const pairs = abilities.map(ability => [ability, scores[ability] + bonus(ability)] as const)
  return { ...scores, ...Object.fromEntries(pairs) }
}

/** The traits in the book's words; where one leaves a choice, in the words of what was chosen. */
export function traitsOf({ race, subrace, ancestry }: Heritage): readonly Term[] {
  const chosen: Readonly<Record<string, string>> = {
    ...(ancestry ? ancestralTraits(ancestry) : {}),
    'High Elf Cantrip': `You know the cantrip ${highElfCantrip}; Intelligence is your spellcasting ability for it.`,
  }
  const known = [...race.traits, ...(subrace?.traits ?? [])].flatMap(name => traitNamed(name) ?? [])
  return known.map(({ name, text }) => ({ name, text: own(chosen, name) ?? text }))
}

/** One of the wizard's, useful to anybody. */
export const highElfCantrip = 'Prestidigitation'

/** Tongues of the blood, and as many more as it lets one choose, from those the background does not give. */
export function languagesOf({ race, subrace }: Heritage, more: number): readonly string[] {
  const given = [...new Set([...race.languages, ...(subrace?.languages ?? [])])]
  const free = (race.languageChoice?.choose ?? 0) + (subrace?.languageChoice?.choose ?? 0) + more
  const others = ['Dwarvish', 'Elvish', 'Halfling', 'Gnomish', 'Giant', 'Goblin', 'Orc', 'Draconic']
  return [...given, ...others.filter(name => !given.includes(name)).slice(0, free)]
}
