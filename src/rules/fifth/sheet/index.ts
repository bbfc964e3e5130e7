/** Character sheets: read, edited one place at a time, and handed to the rules. */
export type { Character, SheetWarning } from './character.ts'
export { parseSheet, printSheet } from './parse.ts'
export { nameOn } from './read-identity.ts'
export { voiceOf } from './read-persona.ts'
export { toCreature } from './to-creature.ts'
export {
  type Edited,
  explainSheet,
  lineAfter,
  withDeathSaves,
  withExperience,
  withHitPoints,
  withLevel,
  withSlots,
  withSlotsUsed,
  withTemporaryHitPoints,
  withValue,
} from './edit.ts'
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
