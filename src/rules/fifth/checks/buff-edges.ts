/** What buffs say about a roll, and the buffs a roll uses up. */
import type { Ability, Skill } from '../model/abilities.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'
import type { Buff, RollKind } from '../model/lasting.ts'
import { fits } from './bonus.ts'
import type { Edges } from './mode.ts'
import { addEdge } from './mode.ts'

export type About = {
  readonly on: RollKind
  readonly ability?: Ability
  readonly skill?: Skill
  readonly vs?: CreatureId
}

/** Advantage and disadvantage on rolls the creature makes itself. */
export function addBuffEdges(edges: Edges, creature: Creature, about: About): void {
  for (const { name, modifiers } of creature.buffs)
    for (const modifier of modifiers)
      if (modifier.kind === 'advantage' || modifier.kind === 'disadvantage')
        if (modifier.on === about.on && fits(modifier, about.ability, about.skill) && isAt(modifier.vs, about.vs))
          addEdge(edges, modifier.kind, name)
}

const isAt = (wanted: CreatureId | undefined, vs: CreatureId | undefined): boolean =>
  wanted === undefined || wanted === vs

/** Advantage and disadvantage on attacks against the creature. */
export function addBuffEdgesAgainst(edges: Edges, target: Creature, by: CreatureId): void {
  for (const { name, modifiers } of target.buffs)
    for (const modifier of modifiers)
      if (modifier.kind === 'advantage-against' || modifier.kind === 'disadvantage-against')
        if (modifier.by === undefined || modifier.by === by)
          addEdge(edges, modifier.kind === 'advantage-against' ? 'advantage' : 'disadvantage', name)
}

/** Help, Guidance and their like are gone with the roll they were for. */
export function useUpBuffs(deed: Deed, creature: Creature, about: About): void {
  for (const buff of creature.buffs)
    if (buff.isOnce === true && isUsedBy(buff, about))
      happen(deed, { type: 'buff-ended', who: creature.id, name: buff.name })
}

const isUsedBy = ({ modifiers }: Buff, about: About): boolean =>
  modifiers.some(
    modifier =>
      'on' in modifier &&
      modifier.on === about.on &&
      fits(modifier, about.ability, about.skill) &&
      (!('vs' in modifier) || isAt(modifier.vs, about.vs)),
  )
