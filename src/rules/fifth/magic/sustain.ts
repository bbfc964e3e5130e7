/** Using again what is still there: the sphere rolls on, the weapon strikes, the beam moves. No slot is spent. */
import { own } from '../../../core/own.ts'
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import type { Through } from '../combat/apply-effect.ts'
import { applyEffect } from '../combat/apply-effect.ts'
import { permitAction, permitBody, permitBonusAction, permitTurn } from '../combat/permit.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import type { FifthWorld } from '../model/world.ts'
import { takeAim } from './aim.ts'
import { recipeFor } from './book.ts'
import { findSpell } from './knows.ts'
import { casterLevel, powerOf, tierAt } from './power.ts'
import type { Recipe } from './recipe.ts'
import { sustainedName } from './release.ts'

export type SustainAsk = {
  readonly who: CreatureId
  readonly spell: string
  readonly targets: readonly CreatureId[]
  readonly choice?: string
}

type Again = NonNullable<Recipe['again']>

/** The spells of this caster that can be used again now, with the slot levels they were cast at. */
export function sustainedBy(caster: Creature): readonly { readonly spell: string; readonly slot: number }[] {
  return caster.buffs.flatMap(({ name, from, source }) => {
    const slot = Number(/ at level (\d)$/.exec(name)?.[1] ?? Number.NaN)
    return source === caster.id && name === sustainedName(from, slot) ? [{ spell: from, slot }] : []
  })
}

function refuseCost(world: FifthWorld, caster: Creature, cost: Again['cost']): RuleRefusal | null {
  if (world.fight === null) return permitBody(caster)
  if (cost === 'free') return permitTurn(world, caster.id)
  return cost === 'action' ? permitAction(world, caster.id) : permitBonusAction(world, caster.id)
}

export function sustainSpell(deed: Deed, ask: SustainAsk): Result<readonly Through[], RuleRefusal> {
  const caster = own(deed.world.creatures, ask.who)
  const found = findSpell(ask.spell)
  if (!found.ok) return found
  const spell = found.value
  const recipe = recipeFor(spell)
  const held = caster === undefined ? [] : sustainedBy(caster)
  const slot = held.find(one => one.spell === spell.name)?.slot
  if (caster === undefined || recipe?.again === undefined || slot === undefined)
    return refuse(notHeld(spell.name, held))
  const denied = refuseCost(deed.world, caster, recipe.again.cost)
  if (denied !== null) return refuse(denied)
  const steps = slot - spell.level
  const aim = recipe.again.aim ?? recipe.aim
  const aimed = takeAim(deed.world, {
    caster,
    spell,
    recipe: { ...recipe, aim },
    steps,
    tier: tierAt(casterLevel(caster)),
    targets: ask.targets,
  })
  if (!aimed.ok) return aimed
  payAgain(deed, caster, recipe.again.cost, spell.name)
  const power = powerOf(spell, caster, { slot, choice: ask.choice, targets: aimed.value })
  return accept(applyEffect(deed, { effect: recipe.again.effect(power), source: caster.id, targets: aimed.value }))
}

/** Not the word for casting: using a spell again is no spell cast. */
function payAgain(deed: Deed, { id, name }: Creature, cost: Again['cost'], spell: string): void {
  tell(deed, `${name} uses ${spell} again.`)
  if (deed.world.fight === null || cost === 'free') return
  happen(deed, { type: cost === 'action' ? 'action-used' : 'bonus-action-used', who: id, what: spell })
}

const notHeld = (spell: string, held: readonly { readonly spell: string }[]): RuleRefusal => ({
  code: 'not-sustained',
  why: `${spell} is not there to be used again.`,
  allowed: held.length === 0 ? ['cast it'] : held.map(one => one.spell),
})
