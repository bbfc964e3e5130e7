/** A scoundrel in numbers, and the crew's beside whoever leads it: for a door that draws. */
import type { Gauge, Glimpse } from '../../ruleset.ts'
import { keyOf } from '../clocks/find.ts'
import { mostHeat, mostStress, mostWanted, type BladesWorld } from '../model/world.ts'

const boxes = (name: string, now: number, most: number): Gauge => ({ name, now, most, form: 'boxes' })

/** By the name on the sheet, or by the sheet's file. */
export function glimpseOf(world: BladesWorld, asked: string): Glimpse {
  const who = keyOf(world.scoundrels, asked)
  const one = who === undefined ? undefined : world.scoundrels[who]
  if (!one) return { gauges: [], chips: [] }
  const { crew, pool } = world
  const isLead = who === world.lead
  return {
    gauges: [
      boxes('Stress', one.stress, mostStress),
      ...(isLead
        ? [
            boxes('Heat', crew.heat, mostHeat),
            { name: 'Wanted', now: crew.wanted, most: mostWanted, form: 'dots' as const },
            { name: 'Coin', now: crew.coin, most: crew.coin, form: 'number' as const },
          ]
        : []),
    ],
    chips: [
      ...(one.fate === 'playing' ? [] : [{ text: one.fate, isHard: true as const }]),
      ...one.trauma.map(scar => ({ text: scar.toLowerCase() })),
      ...one.harm.map(({ what }) => ({ text: what })),
      ...(one.isRecovering ? [{ text: 'recovering' }] : []),
    ],
    ...(isLead ? { dice: pool.toSorted((first, second) => second - first) } : {}),
  }
}
