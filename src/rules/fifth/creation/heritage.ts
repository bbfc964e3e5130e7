/** Race and subrace by a name somebody typed, and what blood brings: scores, size, speed, tongues, traits. */
import { accept, refuse, type Result } from '../../../core/result.ts'
import { type Race, raceNamed, races, type Subrace, subraceNamed, subraces, traitNamed } from '../data/races.ts'
import type { Term } from '../data/glossary.ts'
import { abilities, type Ability, type AbilityScores } from '../model/abilities.ts'

export type Heritage = { readonly race: Race; readonly subrace?: Subrace }

export type RaceRefusal = { readonly code: 'race-unknown'; readonly asked: string; readonly known: readonly string[] }

export const raceNames: readonly string[] = [...races.map(({ name }) => name), ...subraces.map(({ name }) => name)]

/** A subrace names its race too; a race that has just one subrace is that one. */
export function heritageNamed(name: string): Result<Heritage, RaceRefusal> {
  const subrace = subraceNamed(name)
  const race = raceNamed(subrace?.race ?? name)
  if (!race) return refuse({ code: 'race-unknown', asked: name, known: raceNames })
  const only = subrace ?? subraceNamed(race.subraces[0] ?? '')
  return accept(only ? { race, subrace: only } : { race })
}

export const heritageName = ({ race, subrace }: Heritage): string => subrace?.name ?? race.name

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

export const traitsOf = ({ race, subrace }: Heritage): readonly Term[] =>
  [...race.traits, ...(subrace?.traits ?? [])].flatMap(name => traitNamed(name) ?? [])

/** Tongues of the blood, and as many more as it lets one choose, from those the background does not give. */
export function languagesOf({ race, subrace }: Heritage, more: number): readonly string[] {
  const given = [...new Set([...race.languages, ...(subrace?.languages ?? [])])]
  const free = (race.languageChoice?.choose ?? 0) + (subrace?.languageChoice?.choose ?? 0) + more
  const others = ['Dwarvish', 'Elvish', 'Halfling', 'Gnomish', 'Giant', 'Goblin', 'Orc', 'Draconic']
  return [...given, ...others.filter(name => !given.includes(name)).slice(0, free)]
}
