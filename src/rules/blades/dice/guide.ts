/**
 * What a die should cost, by its face: the better the die, the better the future it buys. It fills in where a mind has
 * said too little, and bounds what it says too much.
 */
import type { DieOutcome } from '../model/scene.ts'
import type { Position } from '../model/words.ts'

export type Cost = { readonly stress: number; readonly heat: number }

/** The face is the row, from one to six. */
const guide: readonly Cost[] = [
  { stress: 3, heat: 2 },
  { stress: 2, heat: 2 },
  { stress: 2, heat: 1 },
  { stress: 1, heat: 0 },
  { stress: 0, heat: 0 },
  { stress: 0, heat: 0 },
]

/** The most that a mind may ask for one die. */
export const mostOf = { stress: 3, heat: 2, coin: 4 } as const

/** A failure under control costs time and effect, and no harm. */
const shift: Readonly<Record<Position, number>> = { controlled: -1, risky: 0, desperate: 1 }

/** In despair what works at a price has one: of a five some stress, of a four some heat as well. */
const dear: Readonly<Record<number, Cost>> = { 5: { stress: 1, heat: 0 }, 4: { stress: 2, heat: 1 } }

export function costGuide(face: number, position: Position): Cost {
  const despair = position === 'desperate' ? dear[face] : undefined
  if (despair) return despair
  const row = guide[Math.min(6, Math.max(1, face)) - 1] ?? { stress: 0, heat: 0 }
  const shifted = (amount: number, most: number): number =>
    amount === 0 ? 0 : Math.min(most, Math.max(0, amount + shift[position]))
  return { stress: shifted(row.stress, mostOf.stress), heat: shifted(row.heat, mostOf.heat) }
}

const hints: readonly string[] = [
  'it goes badly wrong',
  'it fails and costs dearly',
  'it fails, with a price',
  'it works, at a price',
  'it works, and almost cleanly',
  'it works just as meant',
]

const tellings: readonly string[] = [
  'It goes wrong from the first moment, and there is no pretending otherwise.',
  'It does not work, and somebody will remember who tried.',
  'It does not work, and getting out of it takes something.',
  'It works. What it cost will be felt later.',
  'It works, with hardly a thread left hanging.',
  'It works exactly as it was meant to.',
]

/** An outcome for a die that nobody thought of. */
export function plainOutcome(face: number, position: Position): DieOutcome {
  const at = Math.min(6, Math.max(1, face)) - 1
  return { die: face, hint: hints[at] ?? '', ...costGuide(face, position), coin: 0, narrative: tellings[at] ?? '' }
}
