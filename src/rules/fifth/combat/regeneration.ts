/** Wounds that close by themselves, what keeps them open, and bodies that will not lie still meanwhile. */
import type { Creature, CreatureId } from '../model/creature.ts'
import type { DamageType } from '../model/damage.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { giftOf, isRising } from '../model/gift.ts'
import { die, letGo } from './dying.ts'
import { heal } from './heal.ts'
import { gainBuff, gainCondition, untilOf } from './lasting.ts'

const stopped = 'Regeneration stopped'

const isStopped = ({ buffs }: Creature): boolean => buffs.some(({ name }) => name === stopped)

/** Fire on a troll: until its next turn nothing closes. */
export function stopRegeneration(deed: Deed, { id, ...rest }: Creature, types: readonly DamageType[]): void {
  const stops = giftOf(rest, 'regeneration')?.stoppedBy
  if (stops === undefined || !types.some(type => stops.includes(type)) || deed.world.fight === null) return
  const until = untilOf(deed.world, { minutes: 1 }, id, id)
  gainBuff(deed, id, { name: stopped, modifiers: [], source: id, until, from: stopped })
}

/**
 * At 0 hit points, for those who die only when nothing closes any more: they lie there until their turn, or die at once of
 * what keeps their wounds open. Answers whether that was the case.
 */
export function liesWaiting(deed: Deed, who: CreatureId, from: string): boolean {
  const creature = creatureIn(deed.world, who)
  if (giftOf(creature, 'regeneration')?.isDeathless !== true) return false
  if (isStopped(creature)) die(deed, who, from)
  else if (creature.life !== 'dying') lieDown(deed, creature)
  return true
}

function lieDown(deed: Deed, { id, name }: Creature): void {
  letGo(deed, id)
  gainCondition(deed, id, { condition: 'prone', source: id, until: 'removed', from: 'falling' })
  happen(deed, { type: 'dropped', who: id, life: 'dying' })
  tell(deed, `${name} lies still, but its wounds are closing.`)
}

/** The first thing in its turn. */
export function regenerate(deed: Deed, who: CreatureId): void {
  const creature = creatureIn(deed.world, who)
  const gift = giftOf(creature, 'regeneration')
  if (gift === undefined) return
  const isKept = isStopped(creature) || (gift.isShyOfSun === true && deed.world.fight?.isSunlit === true)
  if (isStopped(creature)) happen(deed, { type: 'buff-ended', who, name: stopped })
  if (!isKept && (creature.hitPoints > 0 || gift.isDeathless === true)) heal(deed, who, gift.amount)
  if (isRising(creatureIn(deed.world, who))) die(deed, who, 'nothing closed its wounds')
}
