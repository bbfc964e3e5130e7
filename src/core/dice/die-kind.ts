/** Dice by their sides. */
import { fairLimit } from '../random.ts'
import type { DieKind, Fudge } from './expression.ts'

const plain = (sides: number): DieKind => ({ sides, low: 1, high: sides, fair: fairLimit(sides) })
const fudge = (sides: Fudge): DieKind => ({ sides, low: -1, high: 1, fair: fairLimit(sides === 'F.2' ? 3 : 6) })

/** The dice people own, made once: finding the fair limit takes longer than reading a short expression. */
const owned: readonly DieKind[] = Array.from({ length: 100 }, (_, index) => plain(index + 1))
const fudges: Readonly<Record<Fudge, DieKind>> = { 'F.1': fudge('F.1'), 'F.2': fudge('F.2') }

export const dieOf = (sides: number | Fudge): DieKind =>
  typeof sides === 'string' ? fudges[sides] : (owned[sides - 1] ?? plain(sides))
