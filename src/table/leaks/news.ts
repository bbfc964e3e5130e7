/** What words say to whoever hears them: less the more often they were met, and nothing new where they stood together before. */
import { telling } from './common-words.ts'
import type { Holdings } from './holdings.ts'
import type { Passages } from './passages.ts'
import type { Personas } from './personas.ts'
import type { Unit } from './sentences.ts'

/** Who is told it: what they hold, if anything, what is open to everybody, and what nobody made a secret of. */
export type Listener = {
  readonly held?: Holdings
  readonly open: Passages
  readonly neither: Passages
  readonly personas: Personas
}

export const listenerOf = ({ open, neither, personas }: Listener, held: Holdings): Listener => ({
  held,
  open,
  neither,
  personas,
})

/** A word that tells of a secret, and what it weighs. */
export type Shared = { readonly unit: Unit; readonly weight: number }

export function holdsAny(words: ReadonlySet<string>, { stems }: Unit): boolean {
  for (const stem of stems) if (words.has(stem)) return true
  return false
}

/** The more often a word is met, the less it says. */
function rarityIn(places: number): number {
  if (places === 0) return 1
  if (places === 1) return 0.7
  return places <= 3 ? 0.55 : places <= 10 ? 0.4 : 0.3
}

export function weightFor({ stems, weight }: Unit, { held, open }: Listener): number {
  if (weight < telling) return weight
  let most = 0
  for (const stem of stems) most = Math.max(most, open.of(stem).length + (held?.known.of(stem).length ?? 0))
  return weight * rarityIn(most)
}

/** Whether no passage holds so much of the shared words together that less than `least` is left. */
export function isNews(shared: readonly Shared[], { held, open, neither }: Listener, least: number): boolean {
  const heaviest = shared.toSorted((one, other) => other.weight - one.weight)
  if (heaviest.reduce((sum, { weight }) => sum + weight, 0) < least) return false
  const explains = (passage: ReadonlySet<string>): boolean => {
    let missing = 0
    for (const { unit, weight } of heaviest) {
      if (!holdsAny(passage, unit)) missing += weight
      if (missing >= least) return false
    }
    return true
  }
  let left = 0
  for (const { unit, weight } of heaviest) {
    for (const stem of unit.stems)
      for (const known of held ? [open, neither, held.known] : [open, neither])
        for (const id of known.of(stem)) if (explains(known.at(id))) return false
    left += weight
    if (left >= least) return true // a passage without any of these leaves too much
  }
  return true
}
