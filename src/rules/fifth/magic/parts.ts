/** The pieces spells are made of. Numbers come from the book's data by way of the power. */
import type { Ability } from '../model/abilities.ts'
import type { DamageDice, DamageType } from '../model/damage.ts'
import type { Effect, EffectPart, Gate } from '../model/effect.ts'
import type { Condition, Lasts, Modifier } from '../model/lasting.ts'
import type { Power } from './power.ts'
import { withModifier } from './power.ts'

type Shape = {
  /** Instead of the gate the book's data tell; `null` for none. */
  readonly gate?: Gate | null
  readonly otherwise?: readonly EffectPart[]
  readonly needsConcentration?: boolean
}

/** An effect in the spell's name: magical, with its gate, held by concentration where the book says so. */
export function spellEffect(power: Power, parts: readonly EffectPart[], shape: Shape = {}): Effect {
  const gate = shape.gate === null ? undefined : (shape.gate ?? power.gate)
  const isHeld = shape.needsConcentration ?? power.needsMind
  return {
    name: power.spell.name,
    parts,
    materials: ['magical'],
    ...(gate !== undefined && { gate }),
    ...(shape.otherwise !== undefined && { otherwise: shape.otherwise }),
    ...(isHeld && { needsConcentration: true }),
  }
}

export const rolled = (dice: string, type: DamageType): DamageDice => ({ dice, type })

/** The spell's own dice, of one type. */
export const damage = (power: Power, type: DamageType, dice = power.dice): EffectPart => ({
  kind: 'damage',
  damage: [rolled(power.addsModifier ? withModifier(dice, power.modifier) : dice, type)],
})

/** The spell's own dice, given back. */
export function healing(power: Power, own = power.dice): EffectPart {
  const dice = withModifier(own, power.healsMore)
  return power.addsModifier ? { kind: 'heal', dice, plus: 'ability' } : { kind: 'heal', dice }
}

export const saveAgain = (
  ability: Ability,
  at: 'start' | 'end' = 'end',
): { ability: Ability; at: 'start' | 'end' } => ({
  ability,
  at,
})

type More = { readonly lasts?: Lasts; readonly saveEnds?: Ability; readonly saveAt?: 'start' | 'end' }

export function condition(power: Power, name: Condition, more: More = {}): EffectPart {
  const ends = more.saveEnds === undefined ? {} : { saveEnds: saveAgain(more.saveEnds, more.saveAt) }
  return { kind: 'condition', condition: name, lasts: more.lasts ?? power.lasts, ...ends }
}

type BoonMore = More & {
  readonly name?: string
  readonly isOnce?: true
  readonly onTurn?: { readonly at: 'start' | 'end'; readonly effect: Effect }
}

export function boon(power: Power, modifiers: readonly Modifier[], more: BoonMore = {}): EffectPart {
  return {
    kind: 'buff',
    name: more.name ?? power.spell.name,
    modifiers,
    lasts: more.lasts ?? power.lasts,
    ...(more.saveEnds !== undefined && { saveEnds: saveAgain(more.saveEnds, more.saveAt) }),
    ...(more.isOnce && { isOnce: true }),
    ...(more.onTurn !== undefined && { onTurn: more.onTurn }),
  }
}

export const says = (text: string): EffectPart => ({ kind: 'text', text })

/** Until the caster's next turn ends, or begins. */
export const aRound = (at: 'start' | 'end'): Lasts => ({ rounds: 1, at, of: 'source' })
/** Until the one it is on has had a turn. */
export const itsTurn: Lasts = { rounds: 1, at: 'end', of: 'target' }

/** The same for several types of damage. */
export const resistances = (...types: readonly DamageType[]): readonly Modifier[] =>
  types.map(type => ({ kind: 'resistance', type }))
