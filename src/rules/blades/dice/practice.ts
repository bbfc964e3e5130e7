/**
 * What somebody is good at: for each dot of the action, the worst die of the pool is rolled once more and the
 * better face stays. Once for each die that is spent: thinking better of it and trying another way rolls nothing again.
 */
import type { Action } from '../model/crew.ts'
import { leadEdge, spokenOf } from '../model/edges.ts'
import { happen, rollDie, type Deed } from '../model/deed.ts'
import { dotsOf, isHelpless, isHindered } from '../model/ratings.ts'
import { leadOf, sceneOf } from '../model/world.ts'

/** A die that does its work already is left alone. */
const goodEnough = 4

export function practise(deed: Deed, action: Action): void {
  const lead = leadOf(deed.world)
  const scene = sceneOf(deed.world)
  if (!lead || !scene || scene.hasPractised === true || isHelpless(lead)) return
  happen(deed, { type: 'scene-set', scene: { ...scene, hasPractised: true } })
  const pool = [...deed.world.pool]
  const tries =
    dotsOf(lead, action) + leadEdge(deed.world, 'practice', action, spokenOf(deed.world)) - (isHindered(lead) ? 1 : 0)
  const worst = pool
    .map((die, at) => ({ die, at }))
    .filter(({ die }) => die < goodEnough)
    .toSorted((one, other) => one.die - other.die || one.at - other.at)
    .slice(0, Math.max(0, tries))
  for (const { die, at } of worst) pool[at] = Math.max(die, rollDie(deed))
  if (pool.join() === deed.world.pool.join()) return
  happen(deed, { type: 'pool-set', dice: pool, reason: `${lead.name} knows how to ${action}` })
  deed.facts.push(`${lead.name} knows how to ${action}: the pool is ${pool.join(', ')}.`)
}
