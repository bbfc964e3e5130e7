/** Why a rest cannot be taken. */
import { own } from '../../../core/own.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { FifthWorld } from '../model/world.ts'
import { needsSafety } from './house-rules.ts'

const day = 1440

const hoursOf = (minutes: number): string => `${Math.ceil(minutes / 60)} hours`

/** Holds for every rest: no fight, and somebody who lives. */
export function refuseRest(world: FifthWorld, who: readonly CreatureId[]): RuleRefusal | undefined {
  if (world.fight !== null)
    return { code: 'in-a-fight', why: 'Nobody rests while a fight is on.', allowed: ['end the fight', 'flee'] }
  const missing = who.filter(id => own(world.creatures, id) === undefined)
  if (missing.length > 0 || who.length === 0) return unknownSleepers(world, missing)
  return undefined
}

function unknownSleepers(world: FifthWorld, missing: readonly string[]): RuleRefusal {
  const party = Object.values(world.creatures).filter(({ side, life }) => side === 'party' && life !== 'dead')
  const why = missing.length === 0 ? 'Nobody was named.' : `Nobody here is called ${missing.join(', ')}.`
  return { code: 'nobody-to-rest', why, allowed: party.map(({ name }) => name) }
}

/** Whether this one gets anything from a long rest now; the reason why not. */
export function whyNoLongRest(world: FifthWorld, creature: Creature): string | undefined {
  if (creature.life === 'dead') return `${creature.name} is dead.`
  if (creature.hitPoints < 1) return `${creature.name} has no hit points; a long rest helps only those who have one.`
  const last = world.lastLongRest[creature.id]
  if (last === undefined) return undefined
  // The rest itself takes hours, so it may begin before the day is over as long as it does not end before that.
  const wait = last + day - (world.minute + world.houseRules.longRestMinutes)
  return wait > 0
    ? `${creature.name} ended a long rest less than a day ago; another counts in ${hoursOf(wait)}.`
    : undefined
}

export function refuseUnsafe(world: FifthWorld, isSafe: boolean): RuleRefusal | undefined {
  if (isSafe || !needsSafety(world.houseRules)) return undefined
  const why = 'In this campaign a long rest needs a safe place: the overview says so under House Rules.'
  return { code: 'not-safe', why, allowed: ['a short rest', 'find shelter first'] }
}
