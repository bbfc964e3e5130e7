/** The d20: thrown once or twice, with its modifier and whatever dice help or hinder, and printed as the table reads it. */
import type { FallenDie, Rolled } from '../../ruleset.ts'
import { signed } from '../model/abilities.ts'
import type { Deed } from '../model/deed.ts'
import { throwDice } from '../model/throw.ts'
import type { Mode } from './mode.ts'

export type D20 = {
  /** The face that counts, before anything is added. */
  readonly face: number
  readonly total: number
  /** `2d20kh1+5 = [8, 17]+5 = 22`, and the same in numbers. */
  readonly fell: Pick<Rolled, 'text' | 'total' | 'dice' | 'plus'>
}

const expressions: Readonly<Record<Mode, string>> = { normal: '1d20', advantage: '2d20kh1', disadvantage: '2d20kl1' }

type Thrown = { readonly face: number; readonly faces: string; readonly fell: readonly number[] }

function throwD20(deed: Deed, mode: Mode, isLucky: boolean): Thrown {
  const { entries, total: face } = throwDice(deed, expressions[mode])
  const [pool] = entries
  const isOne = mode === 'normal' || pool?.kind !== 'pool'
  const fell = isOne ? [face] : pool.dice.map(die => die.face)
  return isLucky ? throwAgain(deed, mode, fell) : { face, fell, faces: fell.join(', ') }
}

/** A halfling's luck: one 1 is thrown again, and the new face counts. */
function throwAgain(deed: Deed, mode: Mode, fell: readonly number[]): Thrown {
  const at = fell.indexOf(1)
  const faces = at === -1 ? fell : fell.with(at, throwDice(deed, expressions.normal).total)
  const face = mode === 'disadvantage' ? Math.min(...faces) : Math.max(...faces)
  return {
    face,
    fell: faces,
    faces: faces.map((one, index) => (index === at ? `1 -> ${one}` : String(one))).join(', '),
  }
}

/** `extra` are dice such as `1d4` of Bless or `-1d4` of Bane. */
export function rollD20(
  deed: Deed,
  mode: Mode,
  modifier: number,
  extra: readonly string[] = [],
  isLucky: boolean = false,
): D20 {
  const { face, faces, fell: d20s } = throwD20(deed, mode, isLucky)
  let asked = expressions[mode] + plus(modifier)
  let fell = `[${faces}]${plus(modifier)}`
  let total = face + modifier
  for (const dice of extra) {
    const more = throwDice(deed, dice)
    asked += dice.startsWith('-') ? dice : `+${dice}`
    fell += plus(more.total)
    total += more.total
  }
  const text = `${asked} = ${fell} = ${total}`
  return { face, total, fell: { text, total, dice: diceOf(d20s, face), plus: total - face } }
}

/** The face that counts lies among the others once. */
const diceOf = (faces: readonly number[], counts: number): readonly FallenDie[] =>
  faces.map((face, index) => ({
    sides: 20,
    face,
    ...(index === faces.indexOf(counts) ? {} : { isLost: true as const }),
  }))

const plus = (value: number): string => (value === 0 ? '' : signed(value))
