/** The points a sorcerer bends spells with. */
import type { Creature } from '../model/creature.ts'

export const pointsPool = 'Sorcery Points'

/** One a level, from the second on. */
export const pointsMost = ({ className, level }: Creature): number =>
  className === 'sorcerer' && level >= 2 ? level : 0

export const pointsLeft = (creature: Creature): number =>
  Math.max(0, pointsMost(creature) - (creature.spent[pointsPool] ?? 0))
