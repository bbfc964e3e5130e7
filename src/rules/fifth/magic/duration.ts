/** How long a spell lasts and how long it takes, read from the words of its entry. */
import { remembering } from '../../../core/memo.ts'
import type { Spell } from '../data/spells.ts'
import type { Lasts } from '../model/lasting.ts'

const minutesPer: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440 }

/** `8 hours`, `10 minutes`, in minutes; other words are no length. */
export function minutesOf(text: string): number | undefined {
  const match = /(\d+) (minute|hour|day)s?/.exec(text)
  if (match === null) return undefined
  return Number(match[1]) * (minutesPer[match[2] ?? ''] ?? 0)
}

/**
 * A spell of one round ends with the caster's next turn. What is instantaneous and still leaves something behind lasts
 * until it is removed: nothing of the spell is left to run out.
 */
export const lastsFor = remembering(({ duration }: Spell): Lasts => {
  const minutes = minutesOf(duration)
  if (minutes !== undefined) return { minutes }
  return duration.includes('round') ? { rounds: 1, at: 'end', of: 'source' } : 'until-removed'
})

export type CastingTime = { readonly cost: 'action' | 'bonus' | 'reaction' } | { readonly minutes: number }

export const castingTimeOf = remembering(({ castingTime }: Spell): CastingTime => {
  const minutes = minutesOf(castingTime)
  if (minutes !== undefined) return { minutes }
  return { cost: castingTime.includes('bonus') ? 'bonus' : castingTime.includes('reaction') ? 'reaction' : 'action' }
})
