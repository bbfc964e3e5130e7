/** Time as people say it. */
import type { FifthWorld } from '../../../rules/fifth/model/world.ts'
import { dayOf } from '../../../rules/fifth/model/world.ts'
import { rule, type Desk, type Play } from './desk.ts'

const parts: readonly (readonly [number, string])[] = [
  [5, 'the small hours'],
  [8, 'early morning'],
  [11, 'morning'],
  [14, 'midday'],
  [17, 'afternoon'],
  [20, 'evening'],
  [24, 'night'],
]

export const hourOf = ({ minute }: Pick<FifthWorld, 'minute'>): number => Math.floor((minute % 1440) / 60)

export const partOfDay = (game: FifthWorld): string => parts.find(([until]) => hourOf(game) < until)?.[1] ?? 'night'

export const timeText = (game: FifthWorld): string => `Day ${dayOf(game)}, ${partOfDay(game)}`

/** Minutes go by, and what lasts only so long ends. */
export async function* passTime(desk: Desk, minutes: number): Play {
  if (desk.game.fight === null && minutes > 0) yield* rule(desk, 'pass-time', { minutes })
}
