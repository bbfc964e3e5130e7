/** Who a spell reaches: are they there, near enough, and how many does it catch? */
import { own } from '../../../core/own.ts'
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { isCharmedBy, isPresent } from '../checks/state.ts'
import type { Distance } from '../combat/reach.ts'
import { distanceBetween } from '../combat/reach.ts'
import { remembering } from '../../../core/memo.ts'
import type { Spell } from '../data/spells.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { FifthWorld } from '../model/world.ts'
import { catches } from './area.ts'
import type { Recipe } from './recipe.ts'
import { countOf } from './recipe.ts'

export type AimAsk = {
  readonly caster: Creature
  readonly spell: Spell
  readonly recipe: Recipe
  readonly steps: number
  readonly tier: number
  readonly targets: readonly CreatureId[]
}

/** Feet of range to zones: ten reach whoever is a step away, ninety the other end of the field. */
export const reachOf = remembering((spell: Spell): Distance => {
  const { range, area } = spell
  if (isTouch(spell)) return 'engaged'
  if (range === 'Self') return area === undefined ? 'near' : zoneOf(area.size)
  const feet = /mile|Sight|Unlimited|Special/.test(range) ? Infinity : Number.parseInt(range, 10)
  return zoneOf(feet)
})

/** By hand: a touch, or a blow with a hand that magic has changed. */
export const isTouch = ({ range, attack }: Spell): boolean =>
  range === 'Touch' || (range === 'Self' && attack === 'melee')

const zoneOf = (feet: number): Distance => (feet >= 90 ? 'far' : feet >= 10 ? 'near' : 'engaged')

const order: Readonly<Record<Distance, number>> = { engaged: 0, near: 1, far: 2 }

/** Outside a fight there is time to walk up. In one, whoever casts by touch takes a step towards those who are near. */
export function isInReach(world: FifthWorld, { caster, spell }: AimAsk, target: CreatureId): boolean {
  if (world.fight === null) return true
  const reach = reachOf(spell)
  return order[distanceBetween(world, caster.id, target)] <= order[reach === 'engaged' ? 'near' : reach]
}

/** The targets as the effect takes them; darts left over go round among those named. */
export function takeAim(world: FifthWorld, ask: AimAsk): Result<readonly CreatureId[], RuleRefusal> {
  const { recipe, caster, targets } = ask
  if (recipe.aim.at === 'self') return accept([caster.id])
  const refusal = refuseTargets(world, ask)
  if (refusal !== undefined) return refuse(refusal)
  if (recipe.aim.at !== 'darts') return accept(targets.length === 1 ? targets : [...new Set(targets)])
  const darts = countOf(recipe.aim, ask)
  const aimed: CreatureId[] = []
  while (aimed.length < darts) aimed.push(targets[aimed.length % targets.length] ?? caster.id)
  return accept(aimed)
}

function refuseTargets(world: FifthWorld, ask: AimAsk): RuleRefusal | undefined {
  const { targets, spell, recipe } = ask
  if (targets.length === 0) return missing(world, ask, `${spell.name} needs a target.`)
  for (const id of targets) {
    const target = own(world.creatures, id)
    if (target === undefined) return missing(world, ask, `Nobody called "${id}" is there.`)
    const refusal = refuseOne(world, ask, target)
    if (refusal !== undefined) return refusal
  }
  const limit = recipe.aim.at === 'area' ? catches(spell) : countOf(recipe.aim, ask)
  if (targets.length <= limit || new Set(targets).size <= limit) return undefined
  const why = `${spell.name} reaches at most ${limit} here, and ${new Set(targets).size} were named.`
  return { code: 'too-many-targets', why, allowed: [`name up to ${limit}`, 'a higher slot, where it helps'] }
}

function refuseOne(world: FifthWorld, ask: AimAsk, target: Creature): RuleRefusal | undefined {
  const { caster, spell, recipe } = ask
  const wantsDead = recipe.aim.at === 'corpse'
  if (wantsDead !== (target.life === 'dead'))
    return missing(world, ask, `${target.name} is ${wantsDead ? 'not dead' : 'dead'}.`)
  if (!wantsDead && !isPresent(world, target)) return missing(world, ask, `${target.name} is gone.`)
  if (recipe.kind === 'harm' && isCharmedBy(caster, target.id))
    return missing(world, ask, `${caster.name} is charmed by ${target.name} and cannot harm them.`)
  if (isInReach(world, ask, target.id)) return undefined
  const distance = distanceBetween(world, caster.id, target.id)
  return missing(world, ask, `${target.name} is ${distance}, out of the range of ${spell.name} (${spell.range}).`)
}

/** The refusal names those it would reach. */
function missing(world: FifthWorld, ask: AimAsk, why: string): RuleRefusal {
  const wantsDead = ask.recipe.aim.at === 'corpse'
  const reached = Object.values(world.creatures)
    .filter(one => (one.life === 'dead') === wantsDead && (wantsDead || isPresent(world, one)))
    .filter(({ id }) => isInReach(world, ask, id))
  return { code: 'no-target', why, allowed: reached.map(({ name }) => name) }
}
