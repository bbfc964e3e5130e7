/** A day of travel: how far, under which sky, and what the way brings. */
import type { Rng } from '../../../core/random.ts'
import type { TableResult } from './roll-table.ts'
import { effectsOf, rollTable } from './roll-table.ts'
import { road, wilderness } from './travel.ts'
import { weather } from './weather.ts'

export type Pace = 'fast' | 'normal' | 'slow'

/** Miles in a day of eight hours; who hurries sees less, who takes time may go unseen. */
export const paces: Readonly<
  Record<Pace, { readonly miles: number; readonly passivePerception: number; readonly canSneak: boolean }>
> = {
  fast: { miles: 30, passivePerception: -5, canSneak: false },
  normal: { miles: 24, passivePerception: 0, canSneak: false },
  slow: { miles: 18, passivePerception: 0, canSneak: true },
}

export type JourneyDay = {
  readonly miles: number
  readonly weather: TableResult
  readonly event: TableResult
  readonly rng: Rng
}

/** Away from roads the ground halves the way, and a storm halves it again. */
export function travelDay(where: 'road' | 'wilderness', pace: Pace, rng: Rng): JourneyDay {
  const sky = rollTable(weather, rng)
  const event = rollTable(where === 'road' ? road : wilderness, sky.rng)
  const slowed = effectsOf(sky).reduce(
    (factor, effect) => (effect.kind === 'speed' ? factor * effect.factor : factor),
    1,
  )
  const miles = Math.floor(paces[pace].miles * (where === 'road' ? 1 : 1 / 2) * slowed)
  return { miles, weather: sky, event, rng: event.rng }
}

/** Each hour beyond eight asks for a CON save against this, or exhaustion. */
export const forcedMarchDc = (hours: number): number | undefined => (hours > 8 ? 10 + Math.ceil(hours - 8) : undefined)
