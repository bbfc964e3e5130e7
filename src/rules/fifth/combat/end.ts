/** How a fight ends, and the one report of everything it changed. */
import { maxHitPointsOf } from '../model/body.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import type { FifthEvent } from '../model/events.ts'
import type { FifthWorld } from '../model/world.ts'
import { combatants } from './sides.ts'

export type Outcome = Extract<FifthEvent, { readonly type: 'fight-ended' }>['outcome']

export function endFight(deed: Deed, outcome: Outcome): void {
  const rounds = deed.world.fight?.round ?? 0
  const report = aftermath(deed.world)
  happen(deed, { type: 'fight-ended', outcome })
  tell(deed, `The fight ends in ${outcome} after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`)
  deed.facts.push(...report)
}

/** What the GM has to tell and to write down, once. */
function aftermath(world: FifthWorld): readonly string[] {
  const all = combatants(world)
  const party = all.filter(({ side }) => side === 'party')
  const beaten = all.filter(
    ({ side, life, id }) => side === 'foes' && (life !== 'alive' || world.fight?.fled.includes(id) === true),
  )
  const experience = beaten.reduce((sum, foe) => sum + foe.experience, 0)
  const share = Math.floor(experience / Math.max(1, party.filter(({ isCharacter }) => isCharacter).length))
  const state = party.map(
    one => `${one.name} ${one.life === 'alive' ? `${one.hitPoints}/${maxHitPointsOf(one)}` : one.life}`,
  )
  return [
    `Party HP: ${state.join(', ')}.`,
    ...(beaten.length === 0
      ? []
      : [`Beaten: ${beaten.map(({ name }) => name).join(', ')}; worth ${experience} XP, ${share} each.`]),
    'Write one delta for the whole fight now: hit points, what was spent, the outcome, loot.',
  ]
}
