/** The Oracle's own chance: what no rule decides. It never decides what dice should. */
import { below } from '../../../core/random.ts'
import type { Desk } from './desk.ts'

type WithChance = Pick<Desk, 'chance'>

export const pick = <Value>({ chance }: WithChance, values: readonly Value[]): Value | undefined =>
  values.length === 0 ? undefined : values[below(chance, values.length)]

/** True so many times out of a hundred. */
export const isLucky = ({ chance }: WithChance, percent: number): boolean => below(chance, 100) < percent

export const between = ({ chance }: WithChance, least: number, most: number): number =>
  least + below(chance, most - least + 1)

export function shuffled<Value>({ chance }: WithChance, values: readonly Value[]): readonly Value[] {
  const left = [...values]
  const drawn: Value[] = []
  while (left.length > 0) drawn.push(...left.splice(below(chance, left.length), 1))
  return drawn
}
