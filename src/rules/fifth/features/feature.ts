/** What a class can do beside its weapons and spells: who has it, what it costs, how often, and what it does. */
import type { Permission } from '../combat/permit.ts'
import { permitAction, permitBonusAction, permitTurn, refusal } from '../combat/permit.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { Trait } from '../model/traits.ts'
import { hasTrait } from '../model/traits.ts'
import type { FifthWorld } from '../model/world.ts'

export type Feature = {
  /** `second-wind`. */
  readonly name: string
  /** As the book prints it. */
  readonly title: string
  readonly className: string
  readonly level: number
  /** Monsters have it under this name. */
  readonly trait?: Trait
  readonly cost: 'action' | 'bonus' | 'free'
  /** Several features may draw on one pool: `Ki`. */
  readonly pool?: string
  /** How many uses there are between rests; without it there is no end of them. */
  readonly uses?: (creature: Creature) => number
  /** What speaks against it beside time and uses. */
  readonly permit?: (world: FifthWorld, who: Creature, targets: readonly Creature[], choice?: string) => Permission
  readonly play: (deed: Deed, who: CreatureId, targets: readonly Creature[], choice?: string) => void
  /** Features that count their own points spend them themselves. */
  readonly isCounted?: true
}

const sheetName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z ]/g, '')

/** By class and level, or because the sheet says so in so many words. */
export const hasFeature = (creature: Creature, feature: Feature): boolean =>
  (creature.className === feature.className && creature.level >= feature.level) ||
  (feature.trait !== undefined && hasTrait(creature, feature.trait)) ||
  creature.features.some(name => sheetName(name).startsWith(sheetName(feature.title)))

const poolOf = ({ pool, title }: Feature): string => pool ?? title

export const usesLeft = (creature: Creature, feature: Feature): number =>
  feature.uses === undefined ? Infinity : Math.max(0, feature.uses(creature) - (creature.spent[poolOf(feature)] ?? 0))

/** In a fight it takes its time; outside there is time enough. */
function permitTime(world: FifthWorld, who: Creature, { cost }: Feature): Permission {
  if (world.fight === null) return null
  if (cost === 'free') return permitTurn(world, who.id)
  return cost === 'action' ? permitAction(world, who.id) : permitBonusAction(world, who.id)
}

function spend(deed: Deed, { id }: Creature, feature: Feature): void {
  const { cost, title } = feature
  if (deed.world.fight !== null && cost === 'action') happen(deed, { type: 'action-used', who: id, what: title })
  if (deed.world.fight !== null && cost === 'bonus') happen(deed, { type: 'bonus-action-used', who: id, what: title })
  if (feature.uses !== undefined && feature.isCounted !== true)
    happen(deed, { type: 'use-spent', who: id, what: poolOf(feature) })
}

export function useFeature(
  deed: Deed,
  who: Creature,
  feature: Feature,
  targets: readonly Creature[],
  choice?: string,
): Permission {
  const others = `what ${who.name} can do`
  if (!hasFeature(who, feature)) return refusal('no-feature', `${who.name} has no ${feature.title}.`, [others])
  if (who.life !== 'alive') return refusal('incapacitated', `${who.name} is in no state to.`, ['what others can do'])
  if (usesLeft(who, feature) < 1)
    return refusal('none-left', `${who.name} has no ${feature.title} left until the next rest.`, ['attack', 'a rest'])
  const denied = permitTime(deed.world, who, feature) ?? feature.permit?.(deed.world, who, targets, choice) ?? null
  if (denied !== null) return denied
  tell(deed, `${who.name} uses ${feature.title}.`)
  spend(deed, creatureIn(deed.world, who.id), feature)
  feature.play(deed, who.id, targets, choice)
  return null
}
