/** Spells that last longer with a higher slot, as their entries say; in minutes, from the slot level on. */
import { own } from '../../../core/own.ts'
import type { Spell } from '../data/spells.ts'
import type { Lasts } from '../model/lasting.ts'
import { lastsFor } from './duration.ts'

const [hour, day] = [60, 1440]
const yearAndDay = 366 * day

export const longer: Readonly<Record<string, Readonly<Record<number, number | 'until-removed'>>>> = {
  'Animal Messenger': { 3: 3 * day, 4: 5 * day, 5: 7 * day, 6: 9 * day, 7: 11 * day, 8: 13 * day, 9: 15 * day },
  'Bestow Curse': { 4: 10, 5: 8 * hour, 7: 24 * hour, 9: 'until-removed' },
  'Dominate Beast': { 9: 8 * hour },
  'Dominate Monster': { 9: 8 * hour },
  'Dominate Person': { 6: 10, 7: hour, 8: 8 * hour },
  "Hunter's Mark": { 3: 8 * hour, 5: 24 * hour },
  'Magic Circle': { 4: 2 * hour, 5: 3 * hour, 6: 4 * hour, 7: 5 * hour, 8: 6 * hour, 9: 7 * hour },
  'Mass Suggestion': { 7: 10 * day, 8: 30 * day, 9: yearAndDay },
  'Planar Binding': { 6: 10 * day, 7: 30 * day, 8: 180 * day, 9: yearAndDay },
}

/** The time at the highest entry this slot reaches; below the first, the spell's own. */
export function lastsAt(spell: Spell, slot: number): Lasts {
  const grown = own(longer, spell.name)
  if (grown === undefined) return lastsFor(spell)
  const found = Object.entries(grown).findLast(([from]) => Number(from) <= slot)?.[1]
  if (found === undefined) return lastsFor(spell)
  return found === 'until-removed' ? found : { minutes: found }
}

/** One curse, cast with enough behind it, holds without its caster's mind. */
export const needsMindAt = ({ name, isConcentration }: Spell, slot: number): boolean =>
  isConcentration && !(name === 'Bestow Curse' && slot >= 5)
