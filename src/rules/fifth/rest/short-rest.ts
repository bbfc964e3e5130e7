/** A short rest: hit dice, a song, and what the classes get back. */
import type { Chance } from '../../../core/dice/roll-value.ts'
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { heal } from '../combat/heal.ts'
import type { Creature, CreatureId, SpellLevel } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { beginDeed, happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { fellIn, throwDice } from '../model/throw.ts'
import type { FifthWorld } from '../model/world.ts'
import { planRecovery } from './arcane-recovery.ts'
import { spendHitDice } from './hit-dice.ts'
import { passTime } from './pass-time.ts'
import { comesBackAfterShortRest, restorePact, restoreUses } from './recharge.ts'
import { refuseRest } from './refusals.ts'

export type ShortRest = {
  readonly who: readonly CreatureId[]
  /** How many hit dice each may spend; nobody spends more than are needed. */
  readonly hitDice?: Readonly<Record<string, number>>
  /** Slots a wizard or a druid of the land asks back. */
  readonly recover?: Readonly<Record<string, readonly SpellLevel[]>>
}

export function takeShortRest(world: FifthWorld, rest: ShortRest, chance: Chance): Result<Deed, RuleRefusal> {
  const refusal = refuseRest(world, rest.who)
  if (refusal !== undefined) return refuse(refusal)
  const deed = beginDeed(world, chance)
  for (const [name, levels] of Object.entries(rest.recover ?? {})) {
    const creature = rest.who.map(id => creatureIn(world, id)).find(({ id }) => id === name)
    const planned = creature === undefined ? refuse(notResting(name)) : planRecovery(creature, levels)
    if (!planned.ok) return planned
    if (creature === undefined) continue
    happen(deed, { type: 'use-spent', who: creature.id, what: planned.value.feature })
    for (const level of levels) happen(deed, { type: 'slots-restored', who: creature.id, level, count: 1 })
  }
  restAll(deed, rest)
  return accept(deed)
}

function restAll(deed: Deed, { who, hitDice = {} }: ShortRest): void {
  const song = songOf(who.map(id => creatureIn(deed.world, id)))
  for (const id of who) {
    if (creatureIn(deed.world, id).life === 'dead') continue
    const spent = creatureIn(deed.world, id).hitPoints > 0 ? spendHitDice(deed, id, wantedOf(hitDice, id)) : 0
    if (spent > 0 && song !== undefined) singTo(deed, id, song)
    restorePact(deed, id)
    restoreUses(deed, id, comesBackAfterShortRest)
  }
  happen(deed, { type: 'rested', rest: 'short', who })
  passTime(deed, deed.world.houseRules.shortRestMinutes, 'short')
  tell(deed, 'The short rest is over.')
}

const wantedOf = (hitDice: Readonly<Record<string, number>>, id: CreatureId): number =>
  Object.hasOwn(hitDice, id) ? Math.max(0, Math.trunc(hitDice[id] ?? 0)) : 0

/** A bard's Song of Rest, the best die of those who rest together. */
function songOf(resting: readonly Creature[]): string | undefined {
  const dice = resting
    .filter(({ life }) => life === 'alive')
    .flatMap(({ features }) => features.map(feature => /^Song of Rest \(d(\d+)\)$/.exec(feature)?.[1] ?? ''))
  const best = Math.max(0, ...dice.map(Number))
  return best > 0 ? `1d${best}` : undefined
}

function singTo(deed: Deed, who: CreatureId, song: string): void {
  const roll = throwDice(deed, song)
  const rule = 'Song of Rest: one die more for those who spent hit dice'
  deed.rolls.push({
    purpose: 'Song of Rest',
    who: creatureIn(deed.world, who).name,
    ...fellIn(roll),
    total: roll.total,
    rule,
  })
  heal(deed, who, roll.total)
}

const notResting = (name: string): RuleRefusal => ({
  code: 'not-resting',
  why: `${name} does not take part in this rest.`,
  allowed: ['name somebody who rests'],
})
