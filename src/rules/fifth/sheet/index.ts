/** Character sheets: read, edited one place at a time, and handed to the rules. */
export type { Character, SheetWarning } from './character.ts'
export { parseSheet, printSheet } from './parse.ts'
export { nameOn } from './read-identity.ts'
export { voiceOf } from './read-persona.ts'
export { toCreature } from './to-creature.ts'
export { withDeathSaves, withHitPoints, withSlots, withSlotsUsed, withTemporaryHitPoints } from './edit.ts'
export {
  type Edited,
  explainSheet,
  lineAfter,
  withExperience,
  withLevel,
  withValue,
} from '../sheet-text/edit-fields.ts'
export {
  addBullet,
  coinsOn,
  withCoin,
  withCoins,
  withConditions,
  withFeature,
  withItem,
  withoutItem,
  withSpell,
} from './edit-lists.ts'
