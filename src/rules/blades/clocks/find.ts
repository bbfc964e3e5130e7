/** Finding a clock by its id or by its name: minds and people use either. */
import { refuse, accept, type Result } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { no } from '../model/deed.ts'
import type { BladesWorld } from '../model/world.ts'

/** The id that a name becomes. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '_')

/** The key under which something stands that is called `asked`, by key or by name. */
export function keyOf(record: Readonly<Record<string, { readonly name: string }>>, asked: string): string | undefined {
  if (Object.hasOwn(record, asked)) return asked
  const slug = slugOf(asked)
  return Object.keys(record).find(key => key === slug || slugOf(record[key]?.name ?? '') === slug)
}

export function findClock({ clocks }: BladesWorld, asked: string): Result<string, RuleRefusal> {
  const key = keyOf(clocks, asked)
  if (key !== undefined) return accept(key)
  return refuse(no('clock-unknown', `No clock is called "${asked}".`, Object.keys(clocks).toSorted()))
}
