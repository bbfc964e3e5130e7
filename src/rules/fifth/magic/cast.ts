/**
 * Casting. Everything is asked first and nothing happens before all of it is answered, so a refusal leaves the deed as it
 * was. Then the time goes, the slot goes, what is consumed goes, and the effect comes through the one way effects come.
 */
import { own } from '../../../core/own.ts'
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { isIncapacitated } from '../checks/state.ts'
import { endWhere } from '../combat/concentration.ts'
import type { Through } from '../combat/apply-effect.ts'
import type { Spell } from '../data/spells.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { adjudicate } from './adjudicate.ts'
import { takeAim } from './aim.ts'
import { recipeFor } from './book.ts'
import { findMaterial, isConsumed, priceOf, refuseComponents } from './components.ts'
import { innateLeft, spendInnate, spentInnate } from './innate.ts'
import { findSpell, refuseUnknown } from './knows.ts'
import { refuseTime, takeTime, type How } from './permit-cast.ts'
import { casterLevel, powerOf, tierAt } from './power.ts'
import { quickenPrice, refuseQuick } from './quicken.ts'
import { release } from './release.ts'
import type { ChosenSlot } from './slots.ts'
import { chooseSlot, ordinal } from './slots.ts'
import { pointsPool } from './sorcery-points.ts'
import { stepUp } from './step-up.ts'

export type CastAsk = {
  readonly who: CreatureId
  /** As a player writes it. */
  readonly spell: string
  readonly targets?: readonly CreatureId[]
  /** The level of the slot; left out, the lowest that is free. */
  readonly slot?: number
  readonly asRitual?: boolean
  /** With sorcery points, as a bonus action. */
  readonly isQuick?: boolean
  /** Where the spell lets its caster choose: `fire`, `blinded`, `bear`. */
  readonly choice?: string
  /** Meant for somebody or something the rules do not know: it is spent, and the GM says what it does. */
  readonly isForStory?: boolean
}

export type Cast = {
  readonly spell: Spell
  readonly slot: number
  /** `gm`: no effect of it is in code, so the GM rules with the spell's text, which the facts hold. */
  readonly ruledBy: 'code' | 'gm'
  readonly outcomes: readonly Through[]
}

export function castSpell(deed: Deed, ask: CastAsk): Result<Cast, RuleRefusal> {
  const caster = own(deed.world.creatures, ask.who)
  if (caster === undefined) return refuse(noCaster(deed, ask.who))
  const found = findSpell(ask.spell)
  if (!found.ok) return found
  const spell = found.value
  const how = howOf(ask)
  const refusal =
    refuseUnknown(caster, spell, how.asRitual) ??
    (how.isQuick ? refuseQuick(caster, spell) : undefined) ??
    refuseTime(deed.world, caster.id, spell, how) ??
    refuseComponents(caster, spell)
  if (refusal !== undefined) return refuse(refusal)
  const slot = slotFor(caster, spell, ask)
  if (!slot.ok) return slot
  const done = castWith(deed, caster, spell, slot.value, ask)
  if (done.ok) showItself(deed, caster, done.value)
  return done
}

const howOf = ({ asRitual = false, isQuick = false }: CastAsk): How => ({ asRitual, isQuick })

/** Whoever casts is seen again; the spell that hid them just now has not ended by being cast. */
function showItself(deed: Deed, { id }: Creature, { spell }: Cast): void {
  if (spell.name !== 'Invisibility')
    endWhere(deed, (lasting, bearer) => bearer === id && lasting.from === 'Invisibility')
}

/** Cantrips, rituals and what is in the blood take none. */
function slotFor(caster: Creature, spell: Spell, ask: CastAsk): Result<ChosenSlot | null, RuleRefusal> {
  if (spell.level === 0 || ask.asRitual === true) return accept(null)
  const left = innateLeft(caster, spell)
  if (left === 0) return refuse(spentInnate(caster, spell))
  return left === undefined ? chooseSlot(caster, spell.level, ask.slot) : accept(null)
}

function castWith(
  deed: Deed,
  caster: Creature,
  spell: Spell,
  slot: ChosenSlot | null,
  ask: CastAsk,
): Result<Cast, RuleRefusal> {
  const level = slot?.level ?? spell.level
  const recipe = recipeFor(spell)
  const { targets = [], choice, isForStory = false } = ask
  if (recipe === undefined || isForStory) {
    spend(deed, caster, spell, slot, ask)
    adjudicate(deed, caster, spell, level)
    return accept({ spell, slot: level, ruledBy: 'gm', outcomes: [] })
  }
  const chosen = choose(spell, recipe.choices, choice)
  if (!chosen.ok) return chosen
  const aimed = takeAim(deed.world, {
    caster,
    spell,
    recipe,
    steps: level - spell.level,
    tier: tierAt(casterLevel(caster)),
    targets,
  })
  if (!aimed.ok) return aimed
  const denied = stepUp(deed, caster, spell, aimed.value)
  if (denied !== null) return refuse(denied)
  if (isIncapacitated(creatureIn(deed.world, caster.id)))
    return accept({ spell, slot: level, ruledBy: 'code', outcomes: [] })
  spend(deed, caster, spell, slot, ask)
  const serial = Object.keys(deed.world.creatures).length
  const power = powerOf(spell, caster, { slot: level, choice: chosen.value, targets: aimed.value, serial })
  return accept({ spell, slot: level, ruledBy: 'code', outcomes: release(deed, recipe, power) })
}

function spend(deed: Deed, caster: Creature, spell: Spell, slot: ChosenSlot | null, ask: CastAsk): void {
  const how = howOf(ask)
  const above = slot !== null && slot.level > spell.level ? ` with a slot of ${ordinal(slot.level)} level` : ''
  tell(deed, `${caster.name} casts ${spell.name}${how.asRitual ? ' as a ritual' : above}.`)
  takeTime(deed, caster.id, spell, how)
  if (how.isQuick) happen(deed, { type: 'use-spent', who: caster.id, what: pointsPool, count: quickenPrice })
  if (slot !== null)
    happen(deed, { type: 'slot-spent', who: caster.id, level: slot.level, ...(slot.isPact && { isPact: true }) })
  else if (!how.asRitual) spendInnate(deed, caster, spell)
  const material = priceOf(spell) > 0 && isConsumed(spell) ? findMaterial(caster, spell) : undefined
  if (material !== undefined)
    happen(deed, { type: 'item-lost', who: caster.id, item: { name: material.name, count: 1 } })
}

/** A spell with choices takes one of them, written in any case; for other spells the words are handed on. */
function choose(
  spell: Spell,
  choices: readonly string[] | undefined,
  choice: string | undefined,
): Result<string | undefined, RuleRefusal> {
  if (choices === undefined || choice === undefined) return accept(choice)
  const found = choices.find(one => one.toLowerCase() === choice.toLowerCase())
  if (found !== undefined) return accept(found)
  const why = `${spell.name} does not let its caster choose "${choice.slice(0, 60)}".`
  return refuse({ code: 'no-such-choice', why, allowed: choices })
}

function noCaster({ world }: Deed, who: string): RuleRefusal {
  const casters = Object.values(world.creatures).filter(({ spellcasting }) => spellcasting !== undefined)
  return { code: 'no-caster', why: `Nobody called "${who}" is there.`, allowed: casters.map(({ name }) => name) }
}
