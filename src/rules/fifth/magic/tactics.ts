/**
 * Casting for those nobody plays by hand: wake a friend who is down, else whatever promises the most harm for its slot. It
 * asks the same casting a player asks, so it can do nothing a player could not.
 */
import type { Spell } from '../data/spells.ts'
import { spellNamed } from '../data/spells.ts'
import { isIncapacitated } from '../checks/state.ts'
import { alliesOf, enemiesOf } from '../combat/sides.ts'
import type { Creature, CreatureId, Spellcasting } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { isInReach } from './aim.ts'
import { catches } from './area.ts'
import { averageOf } from '../model/average.ts'
import { recipeFor } from './book.ts'
import { castSpell } from './cast.ts'
import { casterLevel, diceAt, tierAt } from './power.ts'
import type { Recipe } from './recipe.ts'
import { countOf } from './recipe.ts'
import { innateLeft } from './innate.ts'
import { lowestSlot } from './slots.ts'

type Weapon = { readonly spell: Spell; readonly recipe: Recipe }
type Arsenal = { readonly harm: readonly Weapon[]; readonly heal: readonly Weapon[] }

/** Lists of spells live long and are asked for every turn. */
const arsenals = new WeakMap<readonly string[], Arsenal>()

function arsenalOf({ prepared, cantrips }: Spellcasting): Arsenal {
  const known = arsenals.get(prepared)
  if (known !== undefined) return known
  const coded = [...new Set([...cantrips, ...prepared])].flatMap(name => {
    const spell = spellNamed(name)
    const recipe = spell && recipeFor(spell)
    return spell?.dice === undefined || recipe === undefined || !spell.castingTime.endsWith('action')
      ? []
      : [{ spell, recipe }]
  })
  const arsenal = {
    harm: coded.filter(
      ({ spell, recipe }) =>
        recipe.kind === 'harm' &&
        recipe.onto === undefined &&
        spell.dice?.kind === 'damage' &&
        spell.castingTime === '1 action',
    ),
    heal: coded.filter(
      ({ spell, recipe }) => recipe.kind === 'help' && spell.dice?.kind === 'heal' && recipe.aim.at === 'creatures',
    ),
  }
  arsenals.set(prepared, arsenal)
  return arsenal
}

type Plan = { readonly spell: Spell; readonly targets: readonly CreatureId[]; readonly worth: number }

/** The level it would be cast at, if it can be: cantrips and what is in the blood need no slot. */
function levelFor(caster: Creature, spell: Spell): number | undefined {
  if (spell.level === 0) return 0
  const left = innateLeft(caster, spell)
  if (left !== undefined) return left > 0 ? spell.level : undefined
  return caster.spellcasting && lowestSlot(caster.spellcasting, spell.level)?.level
}

/** How much harm it does to how many, at the slot it would take. */
function planFor(deed: Deed, caster: Creature, { spell, recipe }: Weapon, foes: readonly Creature[]): Plan | undefined {
  if (spell.isConcentration && caster.concentration !== null) return undefined
  const slot = levelFor(caster, spell)
  if (slot === undefined) return undefined
  const [steps, tier] = [Math.max(0, slot - spell.level), tierAt(casterLevel(caster))]
  const ask = { caster, spell, recipe, steps, tier, targets: [] }
  const most = recipe.aim.at === 'area' ? catches(spell) : countOf(recipe.aim, ask)
  const awake = recipe.sift === undefined ? foes : foes.filter(foe => !isIncapacitated(foe)) // nobody is put to sleep twice
  const reached = awake.filter(({ id }) => isInReach(deed.world, ask, id)).slice(0, most)
  const average = averageOf(diceAt(spell, slot, casterLevel(caster)).replace('+MOD', ''))
  const hits = recipe.aim.at === 'darts' && spell.name !== 'Magic Missile' ? most : reached.length
  return reached.length === 0 ? undefined : { spell, targets: reached.map(({ id }) => id), worth: average * hits }
}

/** Casts something if that is the best to do; answers whether the action of the turn went into it. */
export function castByTactics(deed: Deed, who: CreatureId): boolean {
  const caster = creatureIn(deed.world, who)
  const { spellcasting: casting } = caster
  if (casting === undefined || deed.world.fight === null) return false
  if (wakeFriend(deed, caster, arsenalOf(casting).heal)) return deed.world.fight.turn?.hasActed === true
  const foes = enemiesOf(deed.world, who).filter(({ life }) => life === 'alive')
  let best: Plan | undefined
  for (const weapon of arsenalOf(casting).harm) {
    const plan = planFor(deed, caster, weapon, foes)
    if (plan !== undefined && (best === undefined || plan.worth > best.worth)) best = plan
  }
  return best !== undefined && castSpell(deed, { who, spell: best.spell.name, targets: best.targets }).ok
}

function wakeFriend(deed: Deed, caster: Creature, heal: readonly Weapon[]): boolean {
  if (heal.length === 0) return false
  const fallen = alliesOf(deed.world, caster.id).find(({ life }) => life === 'dying' || life === 'stable')
  if (fallen === undefined) return false
  return heal.some(({ spell }) => castSpell(deed, { who: caster.id, spell: spell.name, targets: [fallen.id] }).ok)
}
