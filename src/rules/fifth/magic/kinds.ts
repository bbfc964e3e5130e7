/** The common kinds of spells, so that most of them are one line. */
import type { Ability } from '../model/abilities.ts'
import type { DamageType } from '../model/damage.ts'
import type { Effect, EffectPart } from '../model/effect.ts'
import type { Condition, Modifier } from '../model/lasting.ts'
import { boon, condition, damage, healing, itsTurn, says, spellEffect } from './parts.ts'
import type { Power } from './power.ts'
import type { Aim, Recipe } from './recipe.ts'
import { area, self } from './recipe.ts'

type Parts = (power: Power) => readonly EffectPart[]
const none: Parts = () => []

/** Damage of one type through the spell's own gate, and what else befalls those it gets through to. */
export const blast = (spell: string, aim: Aim, type: DamageType, also: Parts = none): Recipe => ({
  spell,
  kind: 'harm',
  aim,
  effect: power => spellEffect(power, [damage(power, type), ...also(power)]),
})

export const mend = (spell: string, aim: Aim, also: Parts = none): Recipe => ({
  spell,
  kind: 'help',
  aim,
  effect: power => spellEffect(power, [healing(power), ...also(power)]),
})

/** Conditions that last as long as the spell does; with an ability, until a save at the end of a turn. */
export const bind = (spell: string, aim: Aim, names: readonly Condition[], again?: Ability): Recipe => ({
  spell,
  kind: 'harm',
  aim,
  effect: power =>
    spellEffect(
      power,
      names.map(name => condition(power, name, again === undefined ? {} : { saveEnds: again })),
    ),
})

/** Better numbers for friends. Nobody saves against that. */
export const ward = (
  spell: string,
  aim: Aim,
  modifiers: readonly Modifier[] | ((power: Power) => readonly Modifier[]),
  text?: string,
): Recipe => ({
  spell,
  kind: 'help',
  aim,
  effect: power => {
    const changes = typeof modifiers === 'function' ? modifiers(power) : modifiers
    return spellEffect(power, [boon(power, changes), ...(text === undefined ? [] : [says(text)])], { gate: null })
  },
})

/** Changes the scene: its time and concentration are kept here, the rest is told. */
export const useful = (spell: string, text: string, aim: Aim = self): Recipe => ({
  spell,
  kind: 'use',
  aim,
  effect: power =>
    spellEffect(power, power.spell.duration === 'Instantaneous' ? [says(text)] : [boon(power, []), says(text)], {
      gate: null,
    }),
})

/** Harm without dice that the GM tells: those who fail bear the spell's name until it ends. */
export const hex = (
  spell: string,
  aim: Aim,
  text: string,
  modifiers: readonly Modifier[] = [],
  again?: Ability,
): Recipe => ({
  spell,
  kind: 'harm',
  aim,
  effect: power =>
    spellEffect(power, [boon(power, modifiers, again === undefined ? {} : { saveEnds: again }), says(text)]),
})

/** Whoever is caught saves when their turn begins, and is then taken to walk out. */
function zone(power: Power, parts: readonly EffectPart[], isHeld: boolean): Effect {
  const effect = spellEffect(power, parts, { needsConcentration: false })
  const caught = boon(power, [], { lasts: itsTurn, onTurn: { at: 'start', effect } })
  return spellEffect(power, [caught], { gate: null, needsConcentration: isHeld })
}

/**
 * A cloud, a wall or a beam that stays. Those who stay in it, or are caught later, are named again on the caster's turns.
 */
export const lingering = (spell: string, aim: Aim, cost: 'action' | 'free', parts: Parts): Recipe => ({
  spell,
  kind: 'harm',
  aim,
  effect: power => zone(power, parts(power), power.needsMind),
  again: { cost, effect: power => zone(power, parts(power), false) },
})

/** One that also hurts those it appears among, at once. */
export const erupting = (spell: string, first: DamageType, later: DamageType = first): Recipe => ({
  spell,
  kind: 'harm',
  aim: area,
  effect: power => spellEffect(power, [damage(power, first)]),
  again: { cost: 'free', effect: power => zone(power, [damage(power, later)], false) },
})

/** What can be done again each turn: the first time now, later ones without a slot. */
export const repeating = (spell: string, aim: Aim, cost: 'action' | 'bonus', parts: Parts): Recipe => ({
  spell,
  kind: 'harm',
  aim,
  effect: power => spellEffect(power, parts(power)),
  again: { cost, effect: power => spellEffect(power, parts(power), { needsConcentration: false }) },
})
