/** Time as people say it: the day since the story began, and the part of it. */
import { dayOf, type FifthWorld } from './world.ts'

type Clock = Pick<FifthWorld, 'minute'>

const parts: readonly (readonly [number, string])[] = [
  [5, 'the small hours'],
  [8, 'early morning'],
  [11, 'morning'],
  [14, 'midday'],
  [17, 'afternoon'],
  [20, 'evening'],
  [24, 'night'],
]

export const hourOf = ({ minute }: Clock): number => Math.floor((minute % 1440) / 60)

export const partOfDay = (clock: Clock): string => parts.find(([until]) => hourOf(clock) < until)?.[1] ?? 'night'

export const timeText = (clock: Clock): string => `Day ${dayOf(clock)}, ${partOfDay(clock)}`

const two = (count: number): string => String(count).padStart(2, '0')

/** To the minute, where it matters: `Day 2, 07:30`. */
export const clockText = (clock: Clock): string =>
  `Day ${dayOf(clock)}, ${two(hourOf(clock))}:${two(clock.minute % 60)}`
