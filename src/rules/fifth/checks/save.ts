/** Saving throws. */
import type { Ability } from '../model/abilities.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { Condition } from '../model/lasting.ts'
import type { Trait } from '../model/traits.ts'
import { hasTrait } from '../model/traits.ts'
import { bonusDice, saveBonus } from './bonus.ts'
import { addBuffEdges, useUpBuffs } from './buff-edges.ts'
import { conditionRules } from './condition-rules.ts'
import type { D20 } from './d20.ts'
import { rollD20 } from './d20.ts'
import type { Edges } from './mode.ts'
import { addEdge, explainEdges, modeOf, noEdges } from './mode.ts'
import { has, isIncapacitated } from './state.ts'
import { addSunEdge } from './trait-edges.ts'

export type Threat = Condition | 'poison'

export type SaveAsk = {
  readonly who: CreatureId
  readonly ability: Ability
  readonly dc: number
  /** `Fireball`, `Concentration`: what it is against. */
  readonly against: string
  readonly isMagic?: boolean
  /** What failing would bring, for those who are hard to frighten, to charm or to poison. */
  readonly threats?: readonly Threat[]
  readonly helps?: readonly string[]
  readonly hinders?: readonly string[]
  /** Half cover and better help against what comes from one side. */
  readonly cover?: number
}

export type Saved = {
  readonly success: boolean
  readonly total: number
  readonly face: number
  readonly margin: number
}

/** There is no automatic success or failure on a save: the total decides, or a condition does. */
export function rollSave(deed: Deed, ask: SaveAsk): Saved {
  const creature = creatureIn(deed.world, ask.who)
  const doomed = failsOutright(creature, ask.ability)
  if (doomed !== undefined) return failOutright(deed, creature, ask, doomed)
  const { total: own, parts } = saveBonus(creature, ask.ability)
  const cover = ask.ability === 'dex' ? (ask.cover ?? 0) : 0
  const edges = saveEdges(creature, ask)
  addSunEdge(edges, deed.world, creature)
  const rolled = rollD20(
    deed,
    modeOf(edges),
    own + cover,
    bonusDice(creature, 'save', ask.ability),
    hasTrait(creature, 'Lucky'),
  )
  useUpBuffs(deed, creature, { on: 'save', ability: ask.ability })
  return conclude(deed, creature, ask, rolled, [parts, cover > 0 ? `cover +${cover}` : '', explainEdges(edges)])
}

function failsOutright(creature: Creature, ability: Ability): string | undefined {
  if (creature.life !== 'alive' && isOfLimbs(ability)) return 'unconscious'
  for (const { condition } of creature.conditions)
    if (conditionRules[condition].saves?.[ability] === 'fail') return condition
  return undefined
}

/** What the holy turn against the undead. */
export const beingTurned = 'being turned'

const toHeads: ReadonlySet<Threat> = new Set(['blinded', 'charmed', 'deafened', 'frightened', 'stunned', 'unconscious'])
const toDuergar: ReadonlySet<Threat> = new Set(['charmed', 'paralyzed', 'poison', 'poisoned'])
const isOfLimbs = (ability: Ability): boolean => ability === 'str' || ability === 'dex'

/** What is in the blood or was learned early, and the saves it helps with. */
const traits: readonly (readonly [Trait, (ask: SaveAsk, creature: Creature) => boolean])[] = [
  ['Brave', ({ threats }) => threats?.includes('frightened') === true],
  ['Fey Ancestry', ({ threats }) => threats?.includes('charmed') === true],
  ['Dwarven Resilience', ({ threats }) => threats?.some(one => one === 'poison' || one === 'poisoned') === true],
  ['Gnome Cunning', ({ isMagic, ability }) => isMagic === true && ['int', 'wis', 'cha'].includes(ability)],
  ['Magic Resistance', ({ isMagic }) => isMagic === true],
  ['Dark Devotion', ({ threats }) => threats?.some(one => one === 'charmed' || one === 'frightened') === true],
  ['Two Heads', ({ threats }) => threats?.some(one => toHeads.has(one)) === true],
  ['Two-Headed', ({ threats }) => threats?.some(one => toHeads.has(one)) === true],
  ['Multiple Heads', ({ threats }) => threats?.some(one => toHeads.has(one)) === true],
  ['Duergar Resilience', ask => ask.isMagic === true || ask.threats?.some(one => toDuergar.has(one)) === true],
  ['Sure-Footed', ({ threats, ability }) => isOfLimbs(ability) && threats?.includes('prone') === true],
  ['Turn Resistance', ({ against }) => against === beingTurned],
  ['Turn Defiance', ({ against }) => against === beingTurned],
  ['Danger Sense', ({ ability }, creature) => ability === 'dex' && isWatchful(creature)],
]

const isWatchful = (creature: Creature): boolean =>
  !isIncapacitated(creature) && !has(creature, 'blinded') && !has(creature, 'deafened')

function saveEdges(creature: Creature, ask: SaveAsk): Edges {
  const edges = noEdges()
  if (ask.helps !== undefined) edges.helps.push(...ask.helps)
  if (ask.hinders !== undefined) edges.hinders.push(...ask.hinders)
  if (creature.exhaustion >= 3) addEdge(edges, 'disadvantage', 'exhaustion')
  for (const [trait, helps] of traits)
    if (helps(ask, creature) && hasTrait(creature, trait)) addEdge(edges, 'advantage', trait)
  for (const { condition } of creature.conditions)
    if (conditionRules[condition].saves?.[ask.ability] === 'disadvantage') addEdge(edges, 'disadvantage', condition)
  addBuffEdges(edges, creature, { on: 'save', ability: ask.ability })
  return edges
}

function conclude(deed: Deed, creature: Creature, ask: SaveAsk, rolled: D20, why: readonly string[]): Saved {
  const success = rolled.total >= ask.dc
  deed.rolls.push({
    purpose: `${ask.ability.toUpperCase()} save against ${ask.against}`,
    who: creature.name,
    ...rolled.fell,
    outcome: `vs DC ${ask.dc} - ${success ? 'Success' : 'Failure'}`,
    against: ask.dc,
    degree: success ? 'success' : 'failure',
    rule: `Saving throw: ${why.filter(Boolean).join('; ')}`,
  })
  return { success, total: rolled.total, face: rolled.face, margin: rolled.total - ask.dc }
}

function failOutright(deed: Deed, creature: Creature, ask: SaveAsk, condition: string): Saved {
  deed.facts.push(`${creature.name} fails the ${ask.ability.toUpperCase()} save against ${ask.against}: ${condition}.`)
  return { success: false, total: 0, face: 0, margin: -ask.dc }
}

/** How much of the damage is left: half of it for those who save, and for the nimble none of it, or half at worst. */
export function shareAfter(
  creature: Creature,
  { ability, success, isHalved }: { readonly ability: Ability; readonly success: boolean; readonly isHalved: boolean },
): 0 | 0.5 | 1 {
  if (isHalved && ability === 'dex' && hasTrait(creature, 'Evasion')) return success ? 0 : 0.5
  return !success ? 1 : isHalved ? 0.5 : 0
}

/** A legendary creature may choose to succeed instead, so many times a day. */
export function resistLegendarily(deed: Deed, who: CreatureId): boolean {
  const creature = creatureIn(deed.world, who)
  const used = creature.spent['Legendary Resistance'] ?? 0
  if (used >= creature.legendaryResistances) return false
  happen(deed, { type: 'use-spent', who, what: 'Legendary Resistance' })
  deed.facts.push(
    `${creature.name} shrugs it off (Legendary Resistance, ${used + 1}/${creature.legendaryResistances}).`,
  )
  return true
}
