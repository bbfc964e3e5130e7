/** Time: is there an action for it, a bonus action, a reaction, or minutes enough? */
import type { RuleRefusal } from '../../ruleset.ts'
import { permitAction, permitBody, permitBonusAction, permitReaction } from '../combat/permit.ts'
import type { Spell } from '../data/spells.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { FifthWorld } from '../model/world.ts'
import { passTime } from '../rest/pass-time.ts'
import type { CastingTime } from './duration.ts'
import { castingTimeOf } from './duration.ts'

/** A ritual takes ten minutes more than the spell. */
const ritualMinutes = 10

type Cost = Extract<CastingTime, { readonly cost: string }>['cost']

const permits: Readonly<Record<Cost, (world: FifthWorld, who: CreatureId) => RuleRefusal | null>> = {
  action: permitAction,
  bonus: permitBonusAction,
  reaction: permitReaction,
}

/** How a spell is cast, where that changes how long it takes. */
export type How = { readonly asRitual: boolean; readonly isQuick: boolean }

const timeOf = (spell: Spell, { isQuick }: How): CastingTime => (isQuick ? { cost: 'bonus' } : castingTimeOf(spell))

export function refuseTime(world: FifthWorld, who: CreatureId, spell: Spell, how: How): RuleRefusal | null {
  const caster = creatureIn(world, who)
  if (caster.buffs.some(({ name }) => name === 'Rage')) return inRage(caster)
  if (caster.trueShape !== undefined) return inBeast(caster)
  if (world.fight === null) return permitBody(caster)
  const time = timeOf(spell, how)
  if (how.asRitual || 'minutes' in time) return tooSlow(spell, how.asRitual)
  return permits[time.cost](world, who) ?? refuseSecond(world, who, spell, time.cost)
}

const inRage = ({ name }: Creature): RuleRefusal => ({
  code: 'raging',
  why: `${name} is in a rage and can cast nothing.`,
  allowed: ['attack', 'another action'],
})

const inBeast = ({ name }: Creature): RuleRefusal => ({
  code: 'shaped',
  why: `${name} is a beast and has no words or hands for a spell.`,
  allowed: ['use-feature leave-shape', 'attack'],
})

const tooSlow = (spell: Spell, asRitual: boolean): RuleRefusal => ({
  code: 'too-slow',
  why: asRitual
    ? 'A ritual takes ten minutes more; a fight is on.'
    : `${spell.name} takes ${spell.castingTime}; a fight is on.`,
  allowed: ['after the fight', 'a spell with a casting time of one action'],
})

/** Whoever casts with the bonus action may cast only a cantrip with the action, and the other way round. */
function refuseSecond(world: FifthWorld, who: CreatureId, spell: Spell, cost: Cost): RuleRefusal | null {
  const turn = world.fight?.turn
  if (turn?.who !== who) return null
  const isSecond =
    (cost === 'action' && turn.castWithBonus && spell.level > 0) || (cost === 'bonus' && turn.castWithAction)
  if (!isSecond) return null
  const why = `${creatureIn(world, who).name} has cast a spell this turn; with one of them a bonus action, the other can only be a cantrip.`
  return { code: 'one-spell-a-turn', why, allowed: ['a cantrip with the action', 'another action', 'end-turn'] }
}

/** A cantrip with the action leaves the bonus action free for a spell. */
const wordFor = (spell: Spell): string => (spell.level === 0 ? 'cantrip' : 'cast')

export function takeTime(deed: Deed, who: CreatureId, spell: Spell, how: How): void {
  const { asRitual } = how
  const time = timeOf(spell, how)
  if ('minutes' in time || asRitual)
    return passTime(deed, ('minutes' in time ? time.minutes : 0) + (asRitual ? ritualMinutes : 0))
  if (deed.world.fight === null) return
  if (time.cost === 'action') happen(deed, { type: 'action-used', who, what: wordFor(spell) })
  else if (time.cost === 'bonus') happen(deed, { type: 'bonus-action-used', who, what: 'cast' })
  else happen(deed, { type: 'reaction-used', who, what: spell.name })
}
