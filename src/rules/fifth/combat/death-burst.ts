/** Bodies that go up in fire or dust when they die. */
import { rollSave, shareAfter } from '../checks/save.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Wound } from '../model/damage.ts'
import type { Deed } from '../model/deed.ts'
import { tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { giftOf, type Gift } from '../model/gift.ts'
import { gainCondition, untilOf } from './lasting.ts'
import { distanceBetween, engagedWith, feetOf } from './reach.ts'
import { throwDamage } from './roll-damage.ts'
import { combatants } from './sides.ts'

type Burst = Extract<Gift, { readonly kind: 'death-burst' }>
type Wounding = (target: CreatureId, wounds: readonly Wound[], from: string) => void

/** `wound` is how anybody is hurt; it is handed in because bursts happen inside of it. */
export function burst(deed: Deed, creature: Creature, wound: Wounding): void {
  const gift = giftOf(creature, 'death-burst')
  if (gift === undefined || deed.world.fight === null) return
  const near = standingBy(deed, creature.id, gift.feet)
  tell(deed, `${creature.name} bursts (${gift.name}).`)
  if (near.length === 0) return
  const wounds = throwDamage(deed, gift.damage, { by: creature.name, from: gift.name, isCritical: false })
  for (const id of near) {
    const { ability, dc, name, conditions } = gift
    const { success } = rollSave(deed, { who: id, ability, dc, against: name, threats: conditions })
    const share = shareAfter(creatureIn(deed.world, id), { ability, success, isHalved: gift.isHalved })
    const mine = wounds.map(({ amount, type }) => ({ amount: Math.floor(amount * share), type }))
    if (mine.length > 0) wound(id, mine, name)
    if (!success) take(deed, id, creature.id, gift)
  }
}

/** A few feet are a melee; thirty are everybody near. */
const standingBy = (deed: Deed, who: CreatureId, feet: number): readonly CreatureId[] =>
  feet < feetOf.near
    ? engagedWith(deed.world, who).filter(id => creatureIn(deed.world, id).life !== 'dead')
    : combatants(deed.world)
        .filter(({ id, life }) => id !== who && life !== 'dead' && distanceBetween(deed.world, who, id) !== 'far')
        .map(({ id }) => id)

function take(deed: Deed, who: CreatureId, source: CreatureId, { name, conditions, ability, dc }: Burst): void {
  const until = untilOf(deed.world, { minutes: 1 }, source, who)
  for (const condition of conditions)
    gainCondition(deed, who, { condition, source, from: name, until, saveEnds: { ability, dc, at: 'end' } })
}
