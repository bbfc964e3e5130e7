/** Character sheets: read, edited one place at a time, and handed to the rules. */
export type { ArmourClass, Character, Personality, SheetAttack, SheetMagic, SheetWarning, Voice } from './character.ts'
export { looksLikeSheet, parseSheet, printSheet, type Sheet } from './parse.ts'
export { type Persona, voiceOf } from './read-persona.ts'
export { toCreature } from './to-creature.ts'
export {
  type Edited,
  explainSheet,
  type SheetRefusal,
  withDeathSaves,
  withHitPoints,
  withSlots,
  withSlotsUsed,
  withTemporaryHitPoints,
  withValue,
} from './edit.ts'
export {
  addBullet,
  lineAfter,
  withCoin,
  withCoins,
  withConditions,
  withFeature,
  withItem,
  withoutItem,
  withSpell,
} from './edit-lists.ts'
