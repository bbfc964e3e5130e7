/** Haggling: one roll for the whole bill, by whoever speaks for the group. */
import { skillBonus } from '../checks/bonus.ts'
import { rollD20 } from '../checks/d20.ts'
import type { Creature } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { tell } from '../model/deed.ts'
import type { Attitude } from '../model/world.ts'
import { printCopper } from './coins.ts'

/** What is usual before liking or disliking shifts it. */
const usualDc = 15
const shifts: Readonly<Record<Attitude, number>> = { hostile: 10, unfriendly: 5, neutral: 0, friendly: -2, helpful: -5 }

/** In hundredths of the list price, by how far the roll was above or below. */
export function percentFor(margin: number): number {
  if (margin >= 10) return 75
  if (margin >= 5) return 80
  if (margin >= 0) return 90
  return margin >= -4 ? 100 : 110 // an insulted merchant remembers it in the price
}

export type Haggled = { readonly copper: number; readonly percent: number; readonly margin: number }

export type HaggleAsk = {
  readonly skill?: 'persuasion' | 'deception' | 'intimidation'
  readonly attitude?: Attitude
  readonly copper: number
}

/** Rounds to the merchant's favour: a copper is a copper. */
export function haggle(deed: Deed, speaker: Creature, ask: HaggleAsk): Haggled {
  const { skill = 'persuasion', attitude = 'neutral', copper } = ask
  const dc = usualDc + shifts[attitude]
  const { total: bonus, parts } = skillBonus(speaker, skill)
  const rolled = rollD20(deed, 'normal', bonus)
  const margin = rolled.total - dc
  const percent = percentFor(margin)
  const price = Math.ceil((copper * percent) / 100)
  deed.rolls.push({
    purpose: 'Haggling',
    who: speaker.name,
    ...rolled.fell,
    outcome: `vs DC ${dc} - ${margin >= 0 ? 'Success' : 'Failure'}`,
    against: dc,
    degree: margin >= 0 ? 'success' : 'failure',
    rule: `One ${skill} check for the bill: ${parts}; a ${attitude} merchant shifts the DC by ${shifts[attitude]}`,
  })
  tell(deed, `The merchant asks ${printCopper(price)} instead of ${printCopper(copper)} (${percent}%).`)
  return { copper: price, percent, margin }
}
