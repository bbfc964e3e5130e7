/** Casting as people mean it: at whom, where the words leave that open. */
import { isTouch, reachOf } from '../../../../rules/fifth/magic/aim.ts'
import { catches } from '../../../../rules/fifth/magic/area.ts'
import { recipeFor } from '../../../../rules/fifth/magic/book.ts'
import { distanceBetween } from '../../../../rules/fifth/combat/reach.ts'
import type { Recipe } from '../../../../rules/fifth/magic/recipe.ts'
import { spellNamed, type Spell } from '../../../../rules/fifth/data/spells.ts'
import type { Creature, CreatureId } from '../../../../rules/fifth/model/creature.ts'
import type { Play } from '../../desk/desk.ts'
import { act, type Done } from '../act.ts'
import type { Order } from '../orders.ts'
import { partyIn, type Stage } from '../../desk/fighting/stage.ts'
import { foesByNeed, neediest } from './choose.ts'

type CastOrder = Extract<Order, { readonly kind: 'cast' }>

/** How many it takes in with its own slot. */
function mostFor({ aim }: Recipe, spell: Spell): number {
  if (aim.at === 'area') return catches(spell)
  return aim.at === 'creatures' || aim.at === 'darts' ? aim.count : 1
}

function inReach(stage: Stage, who: CreatureId, spell: Spell, foe: Creature): boolean {
  const distance = distanceBetween(stage.desk.game, who, foe.id)
  const reach = isTouch(spell) ? 'near' : reachOf(spell)
  return distance === 'engaged' || reach === 'far' || distance === reach || (reach === 'near' && distance !== 'far')
}

/** Foes for what harms, those who need it for what helps. */
function usualTargets(stage: Stage, who: CreatureId, spell: Spell, recipe: Recipe): readonly CreatureId[] {
  if (recipe.aim.at === 'self') return []
  const most = mostFor(recipe, spell)
  if (recipe.kind === 'harm')
    return foesByNeed(stage, who)
      .filter(foe => inReach(stage, who, spell, foe))
      .slice(0, recipe.aim.at === 'darts' ? 1 : most)
      .map(({ id }) => id)
  if (spell.dice?.kind === 'heal') return [neediest(stage, who)?.id ?? who]
  const party = partyIn(stage).filter(({ life }) => life === 'alive')
  return [...party.filter(({ id }) => id === who), ...party.filter(({ id }) => id !== who)]
    .slice(0, most)
    .map(({ id }) => id)
}

/** Those who were named, as far as the spell is for such as they. */
function targetsOf(
  stage: Stage,
  who: CreatureId,
  spell: Spell,
  recipe: Recipe,
  named: readonly CreatureId[],
): readonly CreatureId[] {
  const isFor = (id: CreatureId): boolean =>
    recipe.kind === 'use' || (stage.desk.game.creatures[id]?.side === 'foes') === (recipe.kind === 'harm')
  const meant = named.filter(isFor).slice(0, mostFor(recipe, spell))
  return meant.length > 0 ? meant : usualTargets(stage, who, spell, recipe)
}

export async function* performCast(stage: Stage, who: CreatureId, order: CastOrder): Play<Done> {
  const spell = spellNamed(order.spell)
  const recipe = spell && recipeFor(spell)
  const targets = spell && recipe ? targetsOf(stage, who, spell, recipe, order.targets) : order.targets
  return yield* act(stage, 'cast', {
    who,
    spell: order.spell,
    targets: [...targets],
    ...(order.slot === undefined ? {} : { slot: order.slot }),
  })
}
