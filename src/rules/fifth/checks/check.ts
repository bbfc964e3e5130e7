/** Ability checks, with a skill, a tool or neither. */
import type { Degree, Rolled } from '../../ruleset.ts'
import type { Ability, Skill } from '../model/abilities.ts'
import { titleOf } from '../model/abilities.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { hasTrait } from '../model/traits.ts'
import type { FifthWorld } from '../model/world.ts'
import type { Bonus } from './bonus.ts'
import { abilityBonus, bonusDice, skillBonus, toolBonus } from './bonus.ts'
import { addBuffEdges, useUpBuffs } from './buff-edges.ts'
import { conditionRules } from './condition-rules.ts'
import { rollD20 } from './d20.ts'
import { degreeOf } from './difficulty.ts'
import type { Edges } from './mode.ts'
import { addEdge, explainEdges, modeOf, noEdges } from './mode.ts'
import { fears, suffers } from './state.ts'
import type { Sense } from './trait-edges.ts'
import { addCheckTraits } from './trait-edges.ts'

export type CheckAsk = {
  readonly who: CreatureId
  readonly ability: Ability
  readonly skill?: Skill
  readonly tool?: string
  readonly helps?: readonly string[]
  readonly hinders?: readonly string[]
  /** Without this sense it cannot succeed. */
  readonly needs?: Sense
  /** Whom it is meant for: a charmer has the upper hand. */
  readonly towards?: CreatureId
  readonly usesInspiration?: boolean
  /** Only the GM sees it. */
  readonly isHidden?: boolean
  /** A note for the rule: `the attitude of Bram +5`. */
  readonly note?: string
}

export type Checked = {
  readonly who: CreatureId
  readonly face: number
  readonly total: number
  readonly success: boolean
  readonly margin: number
  readonly degree: Degree
}

export const purposeOf = ({ ability, skill, tool }: Pick<CheckAsk, 'ability' | 'skill' | 'tool'>): string =>
  skill !== undefined
    ? `${titleOf(skill)} check`
    : tool !== undefined
      ? `${tool} check`
      : `${ability.toUpperCase()} check`

/** Against a DC. There is no automatic success or failure: the total decides. */
export function rollCheck(deed: Deed, ask: CheckAsk & { readonly dc: number }): Checked {
  const lost = ask.needs !== undefined && suffers(creatureIn(deed.world, ask.who), rule => rule.loses === ask.needs)
  if (lost) return failWithout(deed, ask)
  const { face, total } = rollAbility(deed, ask, result => outcomeOf(result - ask.dc, ask.dc))
  const margin = total - ask.dc
  return { who: ask.who, face, total, margin, success: margin >= 0, degree: degreeOf(margin) }
}

const words: Readonly<Record<Degree, string>> = {
  exceptional: 'Exceptional success',
  success: 'Success',
  partial: 'Failure, narrowly',
  failure: 'Failure',
}

const outcomeOf = (margin: number, dc: number): Came => {
  const degree = degreeOf(margin)
  return { outcome: `vs DC ${dc} - ${words[degree]}`, against: dc, degree }
}

/** How a roll came out, for the table to read and for others to decide by. */
export type Came = Pick<Rolled, 'outcome' | 'against' | 'degree'>

/** The roll alone, for contests and groups; `outcome` says how it came out, once the total is known. */
export function rollAbility(
  deed: Deed,
  ask: CheckAsk,
  came?: (total: number) => Came,
): { readonly face: number; readonly total: number } {
  const creature = creatureIn(deed.world, ask.who)
  const bonus = bonusFor(creature, ask)
  const edges = checkEdges(deed.world, creature, ask)
  if (ask.usesInspiration === true && creature.hasInspiration) useInspiration(deed, creature, edges)
  const { face, total, fell } = rollD20(
    deed,
    modeOf(edges),
    bonus.total,
    bonusDice(creature, 'check', ask.ability, ask.skill),
    hasTrait(creature, 'Lucky'),
  )
  useUpBuffs(deed, creature, { on: 'check', ...aboutOf(ask) })
  deed.rolls.push({
    purpose: purposeOf(ask),
    who: creature.name,
    ...fell,
    ...came?.(total),
    rule: `Ability check: ${[bonus.parts, ask.note, explainEdges(edges)].filter(Boolean).join('; ')}`,
    ...(ask.isHidden === true && { isHidden: true }),
  })
  return { face, total }
}

function useInspiration(deed: Deed, creature: Creature, edges: Edges): void {
  happen(deed, { type: 'inspiration-changed', who: creature.id, has: false })
  addEdge(edges, 'advantage', 'inspiration')
}

export function bonusFor(creature: Creature, { ability, skill, tool }: CheckAsk): Bonus {
  if (skill !== undefined) return skillBonus(creature, skill, ability)
  return tool === undefined ? abilityBonus(creature, ability) : toolBonus(creature, tool, ability)
}

const aboutOf = ({ ability, skill, towards }: CheckAsk): { ability: Ability; skill?: Skill; vs?: CreatureId } => ({
  ability,
  ...(skill !== undefined && { skill }),
  ...(towards !== undefined && { vs: towards }),
})

function checkEdges(world: FifthWorld, creature: Creature, ask: CheckAsk): Edges {
  const edges = noEdges()
  if (ask.helps !== undefined) edges.helps.push(...ask.helps)
  if (ask.hinders !== undefined) edges.hinders.push(...ask.hinders)
  if (creature.exhaustion >= 1) addEdge(edges, 'disadvantage', 'exhaustion')
  for (const { condition } of creature.conditions)
    if (conditionRules[condition].checks === 'disadvantage' && (condition !== 'frightened' || fears(world, creature)))
      addEdge(edges, 'disadvantage', condition)
  if (ask.towards !== undefined && isSocial(ask) && charms(world, creature.id, ask.towards))
    addEdge(edges, 'advantage', 'they are charmed')
  addCheckTraits(edges, world, creature, ask)
  addBuffEdges(edges, creature, { on: 'check', ...aboutOf(ask) })
  return edges
}

const isSocial = ({ ability }: CheckAsk): boolean => ability === 'cha'

const charms = (world: FifthWorld, who: CreatureId, whom: CreatureId): boolean =>
  world.creatures[whom]?.conditions.some(({ condition, source }) => condition === 'charmed' && source === who) ?? false

function failWithout(deed: Deed, ask: CheckAsk & { readonly dc: number }): Checked {
  tell(deed, `${creatureIn(deed.world, ask.who).name} fails: it takes ${ask.needs ?? 'a sense'} they do not have now.`)
  return { who: ask.who, face: 0, total: 0, success: false, margin: -ask.dc, degree: 'failure' }
}
