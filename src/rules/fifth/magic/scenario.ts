/** A wizard who knows everything, some foes, and ways to cast at them: what the tests of magic play with. */
import type { Chance } from '../../../core/dice/roll-value.ts'
import { seedRng } from '../../../core/random.ts'
import { spells } from '../data/spells.ts'
import type { Creature, CreatureId, Slots, Spellcasting } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { beginDeed } from '../model/deed.ts'
import { fold } from '../model/fold.ts'
import { makeCreature } from '../model/make.ts'
import type { FifthWorld } from '../model/world.ts'
import { emptyWorld } from '../model/world.ts'
import type { Cast, CastAsk } from './cast.ts'
import { castSpell } from './cast.ts'
import { slotLevels } from './slots.ts'

export const everySpell = spells.map(({ name }) => name)
export const fullSlots: Slots = Object.fromEntries(slotLevels.map(level => [level, { max: 2, used: 0 }]))
export const casting = (more: Partial<Spellcasting> = {}): Spellcasting => ({
  ability: 'int',
  saveDc: 15,
  attackBonus: 7,
  slots: fullSlots,
  cantrips: everySpell,
  prepared: everySpell,
  known: everySpell,
  canCastRituals: true,
  ...more,
})
export const mira = makeCreature({
  name: 'Mira',
  side: 'party',
  isCharacter: true,
  className: 'Wizard',
  level: 9,
  maxHitPoints: 50,
  abilities: { str: 10, dex: 10, con: 10, int: 18, wis: 10, cha: 10 },
  spellcasting: casting(),
  items: [
    { name: 'Arcane focus', count: 1 },
    { name: 'Diamond', count: 2, note: 'worth 500 gp' },
  ],
})
export const foe = (name: string, more: Partial<Creature> = {}): Creature =>
  makeCreature({ name, maxHitPoints: 30, armour: 12, ...more })
export const [grub, mag, tor] = [foe('Grub'), foe('Mag', { maxHitPoints: 12 }), foe('Tor', { maxHitPoints: 60 })]

export const worldOf = (...creatures: readonly Creature[]): FifthWorld => ({
  ...emptyWorld,
  creatures: Object.fromEntries(creatures.map(one => [one.id, one])),
})
export const fightOf = (...creatures: readonly Creature[]): FifthWorld => {
  const order = creatures.map(({ id }) => ({ who: id, score: 10, dexterity: 0 }))
  const begun = fold(worldOf(...creatures), { type: 'fight-began', tier: 'standard', order, surprised: [], far: [] })
  return fold(fold(begun, { type: 'round-began', round: 1 }), { type: 'turn-began', who: mira.id, round: 1 })
}
export const deedIn = (world: FifthWorld, chance: Chance = seedRng(7)): Deed => beginDeed(world, chance)
export const ask = (spell: string, targets: readonly Creature[] = [], more: Partial<CastAsk> = {}): CastAsk => ({
  who: mira.id,
  spell,
  targets: targets.map(({ id }) => id),
  ...more,
})
export const cast = (deed: Deed, what: CastAsk): Cast => {
  const done = castSpell(deed, what)
  if (!done.ok) throw new Error(`${done.refusal.code}: ${done.refusal.why}`)
  return done.value
}
/** Why it was refused; a refusal that changed something is no refusal. */
export const refused = (deed: Deed, what: CastAsk): { readonly code: string; readonly allowed: readonly string[] } => {
  const before = JSON.stringify(deed)
  const done = castSpell(deed, what)
  if (done.ok) return { code: 'accepted', allowed: [] }
  return JSON.stringify(deed) === before ? done.refusal : { code: 'changed', allowed: [] }
}
export const now = ({ world }: Deed, { id }: { readonly id: CreatureId }): Creature => world.creatures[id] ?? mira
export const usedOf = (deed: Deed, level: 1 | 2 | 3 | 4 | 5): number | undefined =>
  now(deed, mira).spellcasting?.slots[level]?.used
