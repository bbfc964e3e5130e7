/** Ability score improvements: two points each, none above 20, where the calling wants them most. */
import type { Ability, AbilityScores } from '../model/abilities.ts'

const highest = 20

/** A point at a time: even out the first ability, then the next, so that no half modifier lies idle for long. */
export function withImprovements(scores: AbilityScores, count: number, wanted: readonly Ability[]): AbilityScores {
  const grown: Record<Ability, number> = { ...scores }
  for (let point = 0; point < count * 2; point += 1) {
    const next = wanted.find(ability => grown[ability] < highest)
    if (next) grown[next] += 1
  }
  return grown
}
