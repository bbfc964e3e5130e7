/** The d20: thrown once or twice, with its modifier and whatever dice help or hinder, and printed as the table reads it. */
import { signed } from '../model/abilities.ts'
import type { Deed } from '../model/deed.ts'
import { throwDice } from '../model/throw.ts'
import type { Mode } from './mode.ts'

export type D20 = {
  /** The face that counts, before anything is added. */
  readonly face: number
  readonly total: number
  /** `2d20kh1+5 = [8, 17]+5 = 22` */
  readonly text: string
}

const expressions: Readonly<Record<Mode, string>> = { normal: '1d20', advantage: '2d20kh1', disadvantage: '2d20kl1' }

/** `extra` are dice such as `1d4` of Bless or `-1d4` of Bane. */
export function rollD20(deed: Deed, mode: Mode, modifier: number, extra: readonly string[] = []): D20 {
  const { entries, total: face } = throwDice(deed, expressions[mode])
  const [pool] = entries
  const faces = mode !== 'normal' && pool?.kind === 'pool' ? pool.dice.map(die => die.face).join(', ') : String(face)
  let asked = expressions[mode] + plus(modifier)
  let fell = `[${faces}]${plus(modifier)}`
  let total = face + modifier
  for (const dice of extra) {
    const more = throwDice(deed, dice)
    asked += dice.startsWith('-') ? dice : `+${dice}`
    fell += plus(more.total)
    total += more.total
  }
  return { face, total, text: `${asked} = ${fell} = ${total}` }
}

const plus = (value: number): string => (value === 0 ? '' : signed(value))
