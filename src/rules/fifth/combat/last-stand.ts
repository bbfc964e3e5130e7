/** Those whom a blow should fell, and who stand with one hit point instead. */
import { rollSave } from '../checks/save.ts'
import { maxHitPointsOf } from '../model/body.ts'
import type { Creature } from '../model/creature.ts'
import type { DamageType } from '../model/damage.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { giftOf } from '../model/gift.ts'
import { hasTrait } from '../model/traits.ts'

export type Blow = { readonly amount: number; readonly types: readonly DamageType[]; readonly isCritical: boolean }

type Stand = (deed: Deed, creature: Creature, blow: Blow) => boolean

const isUnspent = ({ spent }: Creature, what: string): boolean => (spent[what] ?? 0) === 0

function spend(deed: Deed, { id }: Creature, what: string): boolean {
  happen(deed, { type: 'use-spent', who: id, what })
  return true
}

const stands: Readonly<Record<string, Stand>> = {
  /** Once a day an orc's blood keeps its bearer on its feet. */
  'Relentless Endurance': (deed, creature) =>
    hasTrait(creature, 'Relentless Endurance') &&
    isUnspent(creature, 'Relentless Endurance') &&
    spend(deed, creature, 'Relentless Endurance'),
  /** A boar is not felled by a scratch, once between rests. */
  Relentless: (deed, creature, { amount }) =>
    amount <= (giftOf(creature, 'relentless')?.atMost ?? 0) &&
    isUnspent(creature, 'Relentless') &&
    spend(deed, creature, 'Relentless'),
  /** The dead do not feel it, unless it is holy or strikes home. */
  'Undead Fortitude': (deed, creature, { amount, types, isCritical }) =>
    hasTrait(creature, 'Undead Fortitude') &&
    !isCritical &&
    !types.includes('radiant') &&
    rollSave(deed, { who: creature.id, ability: 'con', dc: 5 + amount, against: 'falling (Undead Fortitude)' }).success,
}

/** `creature` is as it was when it was struck. */
export function holdsOut(deed: Deed, creature: Creature, blow: Blow): boolean {
  for (const [what, stand] of Object.entries(stands)) {
    if (!stand(deed, creature, blow)) continue
    happen(deed, { type: 'hit-points-restored', who: creature.id, amount: 1, hitPoints: 1 })
    tell(deed, `${creature.name} does not fall (${what}, now 1/${maxHitPointsOf(creature)}).`)
    return true
  }
  return false
}
