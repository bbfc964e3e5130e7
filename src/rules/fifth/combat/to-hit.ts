/** The attack roll: what helps it, what hinders it, and whether it hits. */
import { conditionRules } from '../checks/condition-rules.ts'
import { bonusDice } from '../checks/bonus.ts'
import { addBuffEdges, addBuffEdgesAgainst, useUpBuffs } from '../checks/buff-edges.ts'
import { rollD20 } from '../checks/d20.ts'
import type { Edges } from '../checks/mode.ts'
import { addEdge, explainEdges, modeOf, noEdges } from '../checks/mode.ts'
import { fears, suffers } from '../checks/state.ts'
import { signed } from '../model/abilities.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { hasTrait } from '../model/traits.ts'
import type { FifthWorld } from '../model/world.ts'
import type { Cover } from './armour.ts'
import { armourOf } from './armour.ts'
import type { Distance } from './reach.ts'
import { distanceBetween, engagedWith } from './reach.ts'
import { raiseShield } from './shield.ts'
import { addTraitEdges, isSurprised } from './trait-edges.ts'

export type HitAsk = {
  readonly who: CreatureId
  readonly target: CreatureId
  readonly with: string
  readonly bonus: number
  readonly reach: 'melee' | 'ranged'
  /** A blow or a shot, as opposed to a spell. */
  readonly isWeapon?: true
  readonly cover?: Cover
  /** Beyond a weapon's normal range. */
  readonly isLong?: boolean
  readonly helps?: readonly string[]
  readonly hinders?: readonly string[]
}

export type Hit = { readonly hit: boolean; readonly critical: boolean; readonly hadAdvantage: boolean }

/** 20 always hits, and is critical; 1 always misses. Within five feet of the helpless every hit is critical. */
export function rollToHit(deed: Deed, ask: HitAsk): Hit {
  const attacker = creatureIn(deed.world, ask.who)
  const target = creatureIn(deed.world, ask.target)
  const distance = distanceBetween(deed.world, ask.who, ask.target)
  const edges = attackEdges(deed.world, attacker, target, ask, distance)
  const mode = modeOf(edges)
  const rolled = rollD20(deed, mode, ask.bonus, bonusDice(attacker, 'attack'), hasTrait(attacker, 'Lucky'))
  useUpBuffs(deed, attacker, { on: 'attack', vs: ask.target })
  const before = armourOf(target, ask.cover)
  const isLanding = hits(rolled.face, rolled.total, before)
  const isGrave = rolled.face >= (ask.isWeapon === true && hasTrait(attacker, 'Improved Critical') ? 19 : 20)
  const isTurned = isLanding && rolled.face !== 20 && raiseShield(deed, target, rolled.total, before)
  const armour = isTurned ? armourOf(creatureIn(deed.world, ask.target), ask.cover) : before
  const hit = isLanding && !isTurned
  const isOpen = distance === 'engaged' && suffers(target, rule => rule.isOpen === true)
  const isMurder = hasTrait(attacker, 'Assassinate') && isSurprised(deed.world, target)
  const critical = hit && (isGrave || isOpen || isMurder)
  const because = explainEdges(edges)
  deed.rolls.push({
    purpose: `${ask.with} attack`,
    who: attacker.name,
    ...rolled.fell,
    outcome: `vs AC ${armour} - ${critical ? 'Critical hit!' : hit ? 'Hit!' : 'Miss'}`,
    against: armour,
    degree: critical ? 'exceptional' : hit ? 'success' : 'failure',
    rule: `Attack roll against ${target.name}: ${signed(ask.bonus)} to hit${because === '' ? '' : `; ${because}`}`,
  })
  return { hit, critical, hadAdvantage: mode === 'advantage' }
}

export const hits = (face: number, total: number, armour: number): boolean =>
  face === 20 || (face !== 1 && total >= armour)

function attackEdges(world: FifthWorld, attacker: Creature, target: Creature, ask: HitAsk, distance: Distance): Edges {
  const edges = noEdges()
  if (ask.helps !== undefined) edges.helps.push(...ask.helps)
  if (ask.hinders !== undefined) edges.hinders.push(...ask.hinders)
  addAttackerEdges(edges, world, attacker)
  addTargetEdges(edges, target, distance)
  addTraitEdges(edges, { world, attacker, target, reach: ask.reach })
  if (ask.isLong === true) addEdge(edges, 'disadvantage', 'long range')
  if (ask.reach === 'ranged' && isPressed(world, attacker)) addEdge(edges, 'disadvantage', 'an enemy in reach')
  if (attacker.buffs.length > 0) addBuffEdges(edges, attacker, { on: 'attack', vs: target.id })
  if (target.buffs.length > 0) addBuffEdgesAgainst(edges, target, attacker.id)
  return edges
}

function addAttackerEdges(edges: Edges, world: FifthWorld, attacker: Creature): void {
  if (attacker.exhaustion >= 3) addEdge(edges, 'disadvantage', 'exhaustion')
  for (const { condition } of attacker.conditions) {
    const edge = conditionRules[condition].attacks
    if (edge !== undefined && (condition !== 'frightened' || fears(world, attacker))) addEdge(edges, edge, condition)
  }
}

function addTargetEdges(edges: Edges, target: Creature, distance: Distance): void {
  if (target.life !== 'alive') addEdge(edges, 'advantage', 'the target is unconscious')
  for (const { condition } of target.conditions) {
    const edge = conditionRules[condition].attacksAgainst
    if (edge === undefined) continue
    const kind = edge === 'by-distance' ? (distance === 'engaged' ? 'advantage' : 'disadvantage') : edge
    addEdge(edges, kind, `the target is ${condition}`)
  }
}

/** Shooting with somebody able in one's face is hard. */
function isPressed(world: FifthWorld, attacker: Creature): boolean {
  for (const id of engagedWith(world, attacker.id)) {
    const other = creatureIn(world, id)
    if (other.side !== attacker.side && !suffers(other, rule => rule.isHelpless === true)) return true
  }
  return false
}
