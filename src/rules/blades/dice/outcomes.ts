/**
 * Outcomes as a mind precommits them, made whole: one a die by its place, with the die's real value, hints of three to
 * eight words, costs within their bounds, and never a better die that costs more than a worse one.
 */
import type { DieOutcome } from '../model/scene.ts'
import type { Position } from '../model/words.ts'
import { mostOf, plainOutcome } from './guide.ts'

export type OutcomeAsked = {
  readonly hint?: string
  readonly stress?: number
  readonly heat?: number
  readonly coin?: number
  readonly narrative?: string
  readonly isLethal?: boolean
}

export type Repaired = { readonly outcomes: readonly DieOutcome[]; readonly repairs: readonly string[] }

const whole = (value: number | undefined, low: number, high: number): number =>
  value === undefined || !Number.isFinite(value) ? 0 : Math.min(high, Math.max(low, Math.trunc(value)))

function hintOf(asked: string | undefined, plain: string): string {
  const words = (asked ?? '').trim().split(/\s+/).filter(Boolean)
  return words.length < 3 ? plain : words.slice(0, 8).join(' ')
}

function outcomeOf(asked: OutcomeAsked | undefined, face: number, position: Position): DieOutcome {
  const plain = plainOutcome(face, position)
  if (!asked) return plain
  const narrative = (asked.narrative ?? '').trim()
  return {
    die: face,
    hint: hintOf(asked.hint, plain.hint),
    stress: whole(asked.stress, 0, mostOf.stress),
    heat: whole(asked.heat, 0, mostOf.heat),
    coin: whole(asked.coin, -mostOf.coin, mostOf.coin),
    narrative: narrative === '' ? plain.narrative : narrative,
    ...(asked.isLethal === undefined ? {} : { isLethal: asked.isLethal }),
  }
}

/** Going down the faces, what they cost may only rise and what they bring only fall. Twins are left as they are. */
function monotone(outcomes: readonly DieOutcome[]): readonly DieOutcome[] {
  const faces = [...new Set(outcomes.map(({ die }) => die))].toSorted((one, other) => other - one)
  let floor = { stress: 0, heat: 0, coin: mostOf.coin as number }
  const bounded = new Map<number, typeof floor>()
  for (const face of faces) {
    bounded.set(face, floor)
    const twins = outcomes.filter(({ die }) => die === face)
    floor = {
      stress: Math.max(floor.stress, ...twins.map(({ stress }) => stress)),
      heat: Math.max(floor.heat, ...twins.map(({ heat }) => heat)),
      coin: Math.min(floor.coin, ...twins.map(({ coin }) => coin)),
    }
  }
  return outcomes.map(outcome => {
    const bound = bounded.get(outcome.die) ?? floor
    return {
      ...outcome,
      stress: Math.max(bound.stress, outcome.stress),
      heat: Math.max(bound.heat, outcome.heat),
      coin: Math.min(bound.coin, outcome.coin),
    }
  })
}

/** `asked[i]` is for `dice[i]`; what is missing is made up, what is too much is let go, and each repair is named. */
export function repairOutcomes(dice: readonly number[], position: Position, asked: readonly OutcomeAsked[]): Repaired {
  const repairs: string[] = []
  if (asked.length !== dice.length) repairs.push(`${asked.length} outcomes for ${dice.length} dice`)
  const read = dice.map((face, at) => outcomeOf(asked[at], face, position))
  const outcomes = monotone(read)
  if (outcomes.some((outcome, at) => costs(outcome) !== costs(read[at]))) {
    repairs.push('a better die cost more than a worse one')
  }
  if (asked.some((one, at) => read[at] !== undefined && isBeyond(one, read[at]))) repairs.push('a cost out of bounds')
  return { outcomes, repairs }
}

const costs = (outcome: DieOutcome | undefined): string =>
  outcome === undefined ? '' : `${outcome.stress}/${outcome.heat}/${outcome.coin}`

const isBeyond = (asked: OutcomeAsked, read: DieOutcome): boolean =>
  (['stress', 'heat', 'coin'] as const).some(key => asked[key] !== undefined && asked[key] !== read[key])
