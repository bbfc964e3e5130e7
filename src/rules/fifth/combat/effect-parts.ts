/** What each part of an effect does to one target. */
import { modifierOf } from '../model/abilities.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Wound } from '../model/damage.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import type { Effect, EffectPart, SaveAgain } from '../model/effect.ts'
import { creatureIn } from '../model/folds.ts'
import type { Lasting, Lasts } from '../model/lasting.ts'
import { fellIn, throwDice } from '../model/throw.ts'
import { dcOf } from './effect-dc.ts'
import { endWhere } from './concentration.ts'
import { die, stabilise } from './dying.ts'
import { giveTemporary, heal, revive } from './heal.ts'
import { hurt } from './hurt.ts'
import { changeExhaustion, gainBuff, gainCondition, untilOf } from './lasting.ts'
import { joinFight } from './join.ts'
import { pull, pushAway } from './movement.ts'
import { rollDamage } from './roll-damage.ts'

export type Falling = {
  readonly effect: Effect
  readonly parts: readonly EffectPart[]
  readonly source: CreatureId
  readonly target: CreatureId
  /** Rolled already for everybody; `share` of it is this target's. */
  readonly shared: readonly Wound[] | undefined
  readonly share: 0 | 0.5 | 1
  readonly critical: boolean
}

/** Answers the damage that got through. The dead are past everything but being raised. */
export function applyParts(deed: Deed, falling: Falling): number {
  let damage = 0
  let isHurt = false
  for (const part of falling.parts) {
    if (part.kind === 'damage') {
      if (!isHurt) damage = dealDamage(deed, falling) // all damage of one effect is one source
      isHurt = true
    } else if (part.kind === 'drain') heal(deed, falling.source, Math.floor(damage / 2))
    else if (part.kind === 'revive' || creatureIn(deed.world, falling.target).life !== 'dead')
      applyPart(deed, falling, part)
  }
  return damage
}

function dealDamage(deed: Deed, { effect, source, target, shared, share, critical }: Falling): number {
  const wounds = shared ?? rollDamage(deed, effect, creatureIn(deed.world, source).name, critical)
  const mine = share === 1 ? wounds : wounds.map(({ amount, type }) => ({ amount: Math.floor(amount * share), type }))
  const { materials = [] } = effect
  return hurt(deed, { target, wounds: mine, from: effect.name, by: source, materials, isCritical: critical })
}

type Other = Exclude<EffectPart, { readonly kind: 'damage' | 'drain' }>

function applyPart(deed: Deed, falling: Falling, part: Other): void {
  const { source, target, effect } = falling
  switch (part.kind) {
    case 'heal':
      return void heal(deed, target, throwAmount(deed, falling, part))
    case 'temporary-hit-points':
      return giveTemporary(deed, target, throwAmount(deed, falling, part))
    case 'condition':
      return applyCondition(deed, falling, part)
    case 'buff':
      return applyBuff(deed, falling, part)
    case 'end-condition':
      return endWhere(
        deed,
        (lasting, bearer) =>
          bearer === target && 'condition' in lasting && part.conditions.some(one => one === lasting.condition),
      )
    case 'end-lasting':
      return endWhere(
        deed,
        (lasting, bearer) => bearer === target && (part.from?.includes(lasting.from) ?? lasting.source !== target),
      )
    case 'exhaustion':
      return changeExhaustion(deed, target, part.by)
    case 'stabilise':
      return stabilise(deed, target)
    case 'revive':
      return void revive(deed, target, part.hitPoints)
    case 'slay':
      return slay(deed, target, part.atMost, effect.name)
    case 'move':
      return part.to === 'to-source' ? pull(deed, source, target) : pushAway(deed, target, part.to)
    case 'summon':
      return summon(deed, falling, part.creatures)
    case 'text':
      return tell(deed, part.text)
  }
}

function slay(deed: Deed, target: CreatureId, atMost: number, from: string): void {
  if (creatureIn(deed.world, target).hitPoints <= atMost) die(deed, target, from)
}

function throwAmount(
  deed: Deed,
  { source, effect }: Falling,
  part: { readonly dice: string; readonly plus?: 'ability' },
): number {
  const by = creatureIn(deed.world, source)
  const roll = throwDice(deed, part.dice)
  const ability = by.spellcasting?.ability
  const plus = part.plus === undefined || ability === undefined ? 0 : modifierOf(by.abilities[ability])
  const rule = plus === 0 ? effect.name : `${effect.name}: and the spellcasting modifier ${plus}`
  deed.rolls.push({ purpose: effect.name, who: by.name, ...fellIn(roll), total: roll.total + plus, rule })
  return Math.max(0, roll.total + plus)
}

function applyCondition(deed: Deed, falling: Falling, part: Other & { readonly kind: 'condition' }): void {
  const { condition, escapeDc } = part
  gainCondition(deed, falling.target, {
    condition,
    ...(escapeDc !== undefined && { escapeDc }),
    ...lastingOf(deed, falling, part),
  })
}

function applyBuff(deed: Deed, falling: Falling, part: Other & { readonly kind: 'buff' }): void {
  const { name, modifiers, isOnce, onTurn } = part
  const extras = { ...(isOnce && { isOnce }), ...(onTurn && { onTurn }) }
  gainBuff(deed, falling.target, { name, modifiers, ...extras, ...lastingOf(deed, falling, part) })
  tell(deed, `${creatureIn(deed.world, falling.target).name} is under ${name}.`)
}

function lastingOf(
  deed: Deed,
  { effect, source, target }: Falling,
  part: { readonly lasts: Lasts; readonly saveEnds?: SaveAgain },
): Lasting {
  const by: Creature = creatureIn(deed.world, source)
  const again = part.saveEnds
  return {
    source,
    from: effect.name,
    until: untilOf(deed.world, part.lasts, source, target),
    ...(again && { saveEnds: { ability: again.ability, at: again.at, dc: again.dc ?? dcOf(effect.gate, by) } }),
    ...(effect.needsConcentration && { needsConcentration: true }),
  }
}

/** Summoned creatures obey whoever called them, and act from the next round on. */
function summon(deed: Deed, { source, effect }: Falling, creatures: readonly Creature[]): void {
  const { side } = creatureIn(deed.world, source)
  for (const creature of creatures) {
    happen(deed, {
      type: 'creature-added',
      creature: { ...creature, side, summonedBy: { who: source, from: effect.name } },
    })
    if (deed.world.fight !== null) joinFight(deed, creature.id)
  }
}
