/** The one way to roll on a table. */
import type { Rng } from '../../../core/random.ts'
import { rollFace } from '../../../core/random.ts'
import { assert } from '../../../core/result.ts'
import { drawOne } from './chance.ts'
import type { RandomTable, Row, TableEffect } from './table.ts'

export type TableResult = {
  readonly table: string
  readonly die: number
  /** What fell, and what it counted for after adjusting. */
  readonly face: number
  readonly counted: number
  readonly name: string
  readonly text: string
  readonly effects: readonly TableEffect[]
  /** What a further table said, where the entry sends on to one. */
  readonly further?: TableResult
  readonly rng: Rng
}

export function rowFor({ name, rows }: RandomTable, counted: number): Row {
  const found = rows.find(({ low, high }) => low <= counted && counted <= high)
  assert(found !== undefined, `table ${name} has a row for ${counted}`)
  return found
}

/**
 * Rolls the table's die, shifts it by `adjust` (reputation, a bribe, a curse), and stays on the table: an adjustment
 * makes the ends likelier, it never falls off them.
 */
export function rollTable(table: RandomTable, rng: Rng, adjust = 0): TableResult {
  const { face, rng: afterDie } = rollFace(table.die, rng)
  const counted = Math.min(Math.max(face + adjust, 1), table.die)
  const { name, texts, effects, further } = rowFor(table, counted)
  const { value: text, rng: afterText } = drawOne(texts, afterDie)
  const result = { table: table.name, die: table.die, face, counted, name, text, effects, rng: afterText }
  if (further === undefined) return result
  const more = rollTable(further, afterText)
  return { ...result, further: more, rng: more.rng }
}

/** Everything that is in force now: the entry's own effects and those of the table it sent on to. */
export const effectsOf = ({ effects, further }: TableResult): readonly TableEffect[] =>
  further === undefined ? effects : [...effects, ...effectsOf(further)]

/** `Weather 1d20 = [4]: Heavy rain`, with what a further table said behind it. */
export function printResult({ table, die, face, counted, name, further }: TableResult): string {
  const shifted = counted === face ? '' : ` (counts as ${counted})`
  const more = further === undefined ? '' : `; ${printResult(further)}`
  return `${table} 1d${die} = [${face}]${shifted}: ${name}${more}`
}
