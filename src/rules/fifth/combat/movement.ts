/** Moving between zones, into melees and out of them. */
import type { CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { Lasting } from '../model/lasting.ts'
import { endWhere } from './concentration.ts'
import { areEngaged, engagedWith } from './reach.ts'

/** Out of every melee, and with `far` out of the thick of it. */
export function pushAway(deed: Deed, who: CreatureId, to: 'away' | 'far'): void {
  if (deed.world.fight === null) return
  const from = engagedWith(deed.world, who)
  leaveMelee(deed, who, from)
  if (to === 'far') moveTo(deed, who, 'far')
  tell(deed, `${creatureIn(deed.world, who).name} is pushed away.`)
}

/** Nobody holds on to somebody who is not there. */
export function leaveMelee(deed: Deed, who: CreatureId, from: readonly CreatureId[]): void {
  if (from.length === 0) return
  happen(deed, { type: 'disengaged', who, from })
  const isHold = (lasting: Lasting): boolean => 'condition' in lasting && lasting.condition === 'grappled'
  endWhere(
    deed,
    (lasting, bearer) =>
      isHold(lasting) &&
      ((bearer === who && from.includes(lasting.source)) || (lasting.source === who && from.includes(bearer))),
  )
}

export function pull(deed: Deed, source: CreatureId, who: CreatureId): void {
  if (deed.world.fight === null) return
  moveTo(deed, who, creatureIn(deed.world, source).zone)
  engage(deed, source, who)
}

export function moveTo(deed: Deed, who: CreatureId, zone: 'near' | 'far'): void {
  if (creatureIn(deed.world, who).zone !== zone) happen(deed, { type: 'moved', who, zone })
}

export function engage(deed: Deed, who: CreatureId, other: CreatureId): void {
  if (who !== other && !areEngaged(deed.world, who, other)) happen(deed, { type: 'engaged', who, with: other })
}
