/** A spell let loose: who is touched, what happens to them, and what stays behind to be used again. */
import type { Through } from '../combat/apply-effect.ts'
import { applyEffect } from '../combat/apply-effect.ts'
import { endWhere } from '../combat/concentration.ts'
import { gainBuff, untilOf } from '../combat/lasting.ts'
import type { CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { bystanders } from './area.ts'
import type { Power } from './power.ts'
import type { Recipe } from './recipe.ts'

/** How a spell in use is written on its caster: the slot level is part of its name, so it need not be kept elsewhere. */
export const sustainedName = (spell: string, slot: number): string => `${spell} at level ${slot}`

export function release(deed: Deed, recipe: Recipe, power: Power): readonly Through[] {
  const { caster } = power
  if (recipe.aim.at === 'area' && recipe.kind === 'harm') warn(deed, power)
  const touched = recipe.sift === undefined ? power.targets : recipe.sift(deed, power)
  const targets: readonly CreatureId[] = recipe.onto === 'caster' ? [caster] : touched
  const outcomes = applyEffect(deed, { effect: recipe.effect({ ...power, targets: touched }), source: caster, targets })
  recipe.after?.(deed, power, outcomes)
  if (!isHeld(deed, power)) letFall(deed, power)
  else if (recipe.again !== undefined) keep(deed, power, recipe.again.cost)
  return outcomes
}

/** A spell that needs no mind is always held; one that does may have slipped in its own blast. */
const isHeld = ({ world }: Deed, { caster, spell, needsMind }: Power): boolean =>
  !needsMind || creatureIn(world, caster).concentration?.on === spell.name

function letFall(deed: Deed, { caster, spell }: Power): void {
  endWhere(
    deed,
    ({ source, from, needsConcentration }) => needsConcentration === true && source === caster && from === spell.name,
  )
}

/** Whether friends in the melee are caught is the GM's word; code only says who they are. */
function warn(deed: Deed, { caster, targets, spell }: Power): void {
  const near = bystanders(deed.world, caster, targets).map(id => creatureIn(deed.world, id).name)
  if (near.length > 0) tell(deed, `In the melee ${spell.name} is aimed at stand also: ${near.join(', ')}.`)
}

function keep(deed: Deed, power: Power, cost: string): void {
  const { caster, spell, slot, lasts, needsMind } = power
  if (creatureIn(deed.world, caster).life === 'dead') return
  gainBuff(deed, caster, {
    name: sustainedName(spell.name, slot),
    modifiers: [],
    source: caster,
    from: spell.name,
    until: untilOf(deed.world, lasts, caster, caster),
    ...(needsMind && { needsConcentration: true }),
  })
  const how =
    cost === 'free' ? 'by naming who is caught in it' : `with ${cost === 'bonus' ? 'a bonus action' : 'an action'}`
  tell(deed, `On later turns ${spell.name} can be used again ${how}, without a slot.`)
}
