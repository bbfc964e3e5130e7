/** The number a save must reach. */
import type { Creature } from '../model/creature.ts'
import type { Gate } from '../model/effect.ts'

/** A bare source, such as a trap, has the DC in the gate. */
export const dcOf = (gate: Gate | undefined, by: Creature): number =>
  (gate?.kind === 'save' ? gate.dc : undefined) ?? by.spellcasting?.saveDc ?? 8 + by.proficiency
