/**
 * The single way an effect becomes events: spells, breaths, potions and traps all come through here. The gate is tried for
 * every target by itself; damage of an area is rolled once for all.
 */
import { resistLegendarily, rollSave, shareAfter, type Threat } from '../checks/save.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import type { Casting, Effect, EffectPart, Gate } from '../model/effect.ts'
import { creatureIn } from '../model/folds.ts'
import { beginConcentration } from './concentration.ts'
import { dcOf } from './effect-dc.ts'
import { applyParts } from './effect-parts.ts'
import { rollDamage } from './roll-damage.ts'
import { untilOf } from './lasting.ts'
import { rollToHit } from './to-hit.ts'

/** How the effect came through to one target. */
export type Through = {
  readonly target: CreatureId
  readonly passed: boolean
  readonly critical: boolean
  readonly damage: number
}

type Passage = { readonly passed: boolean; readonly critical: boolean; readonly share: 0 | 0.5 | 1 }

export function applyEffect(deed: Deed, { effect, source, targets }: Casting): readonly Through[] {
  concentrate(deed, effect, source, targets)
  const shared = isShared(effect) ? rollDamage(deed, effect, creatureIn(deed.world, source).name, false) : undefined
  const outcomes: Through[] = []
  for (const target of targets) {
    const passage = pass(deed, effect, source, target)
    const parts = passage.passed ? effect.parts : withDamage(effect.parts, effect.otherwise, passage.share)
    const damage = applyParts(deed, { effect, parts, source, target, shared, ...passage })
    outcomes.push({ target, passed: passage.passed, critical: passage.critical, damage })
  }
  return outcomes
}

/** An area's damage falls once, for all; that of an attack or of separate darts falls for each. */
const isShared = ({ gate, parts }: Effect): boolean =>
  gate?.kind !== 'attack' && parts.some(part => part.kind === 'damage' && part.each !== true)

/** Whoever saves against half takes that half, and whatever else is said of those who save. */
function withDamage(
  parts: readonly EffectPart[],
  otherwise: readonly EffectPart[] = [],
  share: number,
): readonly EffectPart[] {
  return share === 0 ? otherwise : [...parts.filter(({ kind }) => kind === 'damage'), ...otherwise]
}

function concentrate(deed: Deed, effect: Effect, source: CreatureId, targets: readonly CreatureId[]): void {
  if (effect.needsConcentration !== true) return
  const lasting = effect.parts.find(part => part.kind === 'buff' || part.kind === 'condition')
  const lasts = lasting?.lasts ?? { minutes: 1 }
  beginConcentration(deed, source, effect.name, untilOf(deed.world, lasts, source, targets[0] ?? source))
}

function pass(deed: Deed, effect: Effect, source: CreatureId, target: CreatureId): Passage {
  const { gate } = effect
  if (gate === undefined) return { passed: true, critical: false, share: 1 }
  const by = creatureIn(deed.world, source)
  if (gate.kind === 'save') return passSave(deed, effect, gate, by, target)
  const bonus = gate.bonus ?? by.spellcasting?.attackBonus ?? 0
  const { hit, critical } = rollToHit(deed, { who: source, target, with: effect.name, bonus, reach: gate.reach })
  return { passed: hit, critical, share: hit ? 1 : 0 }
}

function threatsOf({ parts }: Effect): readonly Threat[] {
  const threats: Threat[] = []
  for (const part of parts)
    if (part.kind === 'condition') threats.push(part.condition)
    else if (part.kind === 'damage' && part.damage.some(({ type }) => type === 'poison')) threats.push('poison')
  return threats
}

function passSave(
  deed: Deed,
  effect: Effect,
  gate: Gate & { readonly kind: 'save' },
  by: Creature,
  target: CreatureId,
): Passage {
  const isMagic = effect.materials?.includes('magical') ?? false
  const dc = dcOf(gate, by)
  const saved = rollSave(deed, {
    who: target,
    ability: gate.ability,
    dc,
    against: effect.name,
    isMagic,
    threats: threatsOf(effect),
  })
  const isGrave = effect.parts.some(({ kind }) => kind === 'condition' || kind === 'buff' || kind === 'slay')
  const success = saved.success || (isGrave && resistLegendarily(deed, target))
  const how = { ability: gate.ability, success, isHalved: gate.half === true }
  return { passed: !success, critical: false, share: shareAfter(creatureIn(deed.world, target), how) }
}
