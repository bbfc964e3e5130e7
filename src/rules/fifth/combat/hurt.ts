/** Damage, from what was dealt to what it does to a body: temporary hit points first, then the rest, then the ground. */
import type { Creature, CreatureId } from '../model/creature.ts'
import type { DamageType, Material, Wound } from '../model/damage.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { maxHitPointsOf } from '../model/body.ts'
import { creatureIn } from '../model/folds.ts'
import { giftOf } from '../model/gift.ts'
import { hasTrait } from '../model/traits.ts'
import { modifierOf } from '../model/abilities.ts'
import { testConcentration } from './concentration.ts'
import { burst } from './death-burst.ts'
import { die, drop, failDeathSaves, fell } from './dying.ts'
import { giveTemporary, heal } from './heal.ts'
import type { Blow } from './last-stand.ts'
import { holdsOut } from './last-stand.ts'
import { liesWaiting, stopRegeneration } from './regeneration.ts'
import { getsThrough } from './resist.ts'

export type Hurt = {
  readonly target: CreatureId
  readonly wounds: readonly Wound[]
  readonly from: string
  readonly by?: CreatureId
  readonly materials?: readonly Material[]
  readonly isCritical?: boolean
  /** The blow is meant to fell, not to kill: a monster that would die lies senseless instead. */
  readonly isMerciful?: boolean
}

const none: readonly Material[] = []

/** One source of damage, whatever types it has: one concentration save, one failed death save. Answers what got through. */
export function hurt(deed: Deed, ask: Hurt): number {
  const { target, wounds, from, by, materials = none, isCritical = false, isMerciful = false } = ask
  const creature = creatureIn(deed.world, target)
  if (creature.life === 'dead') return 0
  const types: DamageType[] = []
  let amount = 0
  for (const wound of wounds) {
    const through = getsThrough(creature, wound, materials)
    amount += through
    if (through > 0) types.push(wound.type)
  }
  takeDamage(deed, creature, amount, types, by, isCritical)
  tell(deed, tellOf(creature, amount, types, from, creatureIn(deed.world, target)))
  if (amount > 0 && creature.buffs.length > 0) breakSpell(deed, target)
  if (creature.trueShape !== undefined) fallBack(deed, target)
  stopRegeneration(deed, creature, types)
  if (amount > 0) suffer(deed, creature, { amount, types, from, isCritical, isMerciful })
  absorb(deed, creature, wounds)
  if (creatureIn(deed.world, target).life === 'dead')
    burst(deed, creature, (one, mine, of) => hurt(deed, { target: one, wounds: mine, from: of, by: target }))
  if (by !== undefined && creature.hitPoints > 0) reward(deed, by, creature)
  return amount
}

/** Some golems grow by what would burn others. */
function absorb(deed: Deed, creature: Creature, wounds: readonly Wound[]): void {
  const gift = giftOf(creature, 'absorption')
  if (gift !== undefined) for (const { amount, type } of wounds) if (type === gift.type) heal(deed, creature.id, amount)
}

/** A shape that can bear no more is left. */
function fallBack(deed: Deed, who: CreatureId): void {
  const { name, temporaryHitPoints } = creatureIn(deed.world, who)
  if (temporaryHitPoints > 0) return
  happen(deed, { type: 'shape-regained', who })
  tell(deed, `${name} is back in their own shape.`)
}

/** Some patrons pay for every enemy that falls. */
function reward(deed: Deed, by: CreatureId, { id, side }: Creature): void {
  const slayer = creatureIn(deed.world, by)
  if (creatureIn(deed.world, id).hitPoints > 0 || slayer.side === side) return
  if (hasTrait(slayer, "Dark One's Blessing"))
    giveTemporary(deed, by, Math.max(1, modifierOf(slayer.abilities.cha) + slayer.level))
}

/** Those who were turned stop running once they are hurt. */
function breakSpell(deed: Deed, who: CreatureId): void {
  if (creatureIn(deed.world, who).buffs.some(({ name }) => name === 'Turned'))
    happen(deed, { type: 'buff-ended', who, name: 'Turned' })
}

function takeDamage(
  deed: Deed,
  { id, hitPoints, temporaryHitPoints }: Creature,
  amount: number,
  types: readonly DamageType[],
  by: CreatureId | undefined,
  isCritical: boolean,
): void {
  const temporary = Math.max(0, temporaryHitPoints - amount)
  const left = Math.max(0, hitPoints - (amount - (temporaryHitPoints - temporary)))
  const type = 'damage-taken' // said in full each time: a spread here is felt in every fight
  if (by === undefined) happen(deed, { type, who: id, amount, types, hitPoints: left, temporary })
  else if (isCritical) happen(deed, { type, who: id, amount, types, hitPoints: left, temporary, by, isCritical })
  else happen(deed, { type, who: id, amount, types, hitPoints: left, temporary, by })
}

function tellOf({ name }: Creature, amount: number, types: readonly DamageType[], from: string, now: Creature): string {
  if (amount === 0) return `${name} takes no damage from ${from}.`
  return `${name} takes ${amount} ${types.join(' and ')} damage from ${from} (now ${now.hitPoints}/${maxHitPointsOf(now)}).`
}

type How = Blow & { readonly from: string; readonly isMerciful: boolean }

/** `before` is the creature as it was when it was struck. */
function suffer(deed: Deed, before: Creature, how: How): void {
  const beyond = how.amount - before.temporaryHitPoints - before.hitPoints
  if (beyond < 0) testConcentration(deed, before.id, how.amount)
  else if (before.hitPoints === 0) sufferMore(deed, before, beyond, how)
  else if (before.isCharacter) fallOf(deed, before, beyond, how)
  else if (!holdsOut(deed, before, how)) fallOfMonster(deed, before.id, how)
}

/** Damage to somebody who lies there already. */
function sufferMore(deed: Deed, before: Creature, beyond: number, how: How): void {
  if (beyond === 0 || liesWaiting(deed, before.id, how.from)) return
  if (beyond >= maxHitPointsOf(before)) die(deed, before.id, `${how.from} dealt as much as its whole body could bear`)
  else failDeathSaves(deed, before.id, how.isCritical ? 2 : 1)
}

function fallOf(deed: Deed, before: Creature, beyond: number, how: How): void {
  if (how.isMerciful) fell(deed, before.id)
  else if (beyond >= maxHitPointsOf(before))
    die(deed, before.id, `${how.from} dealt more than its whole body could bear`)
  else if (!holdsOut(deed, before, how)) drop(deed, before.id)
}

function fallOfMonster(deed: Deed, who: CreatureId, { isMerciful, from }: How): void {
  if (isMerciful) fell(deed, who)
  else if (!liesWaiting(deed, who, from)) die(deed, who, from)
}
