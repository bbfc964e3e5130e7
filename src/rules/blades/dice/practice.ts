/**
 * What somebody is good at: for each dot of the action, the worst die of the pool is rolled once more and the
 * better face stays, for this action. Whoever thinks better of it has the pool they had; and trying another way finds the
 * faces that were rolled already, so that nothing is won by starting and letting be.
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
  if (!lead || !scene || isHelpless(lead)) return
  const before = deed.world.pool
  const tries =
    dotsOf(lead, action) + leadEdge(deed.world, 'practice', action, spokenOf(deed.world)) - (isHindered(lead) ? 1 : 0)
  const worst = before
    .map((die, at) => ({ die, at }))
    .filter(({ die }) => die < goodEnough)
    .toSorted((one, other) => one.die - other.die || one.at - other.at)
    .slice(0, Math.max(0, tries))
  const known = scene.practised?.faces ?? []
  const rolled = worst.map((_, at) => known[at] ?? rollDie(deed))
  happen(deed, {
    type: 'scene-set',
    scene: { ...scene, practised: { before, faces: [...rolled, ...known.slice(rolled.length)] } },
  })
  const pool = [...before]
  for (const [order, { die, at }] of worst.entries()) pool[at] = Math.max(die, rolled[order] ?? die)
  if (pool.join() === before.join()) return
  happen(deed, { type: 'pool-set', dice: pool, reason: `${lead.name} knows how to ${action}` })
  deed.facts.push(`${lead.name} knows how to ${action}: the pool is ${pool.join(', ')}.`)
}

/** What was let be leaves the dice as they were. */
export function unpractise(deed: Deed): void {
  const before = sceneOf(deed.world)?.practised?.before
  if (before?.length !== deed.world.pool.length || before.join() === deed.world.pool.join()) return
  happen(deed, { type: 'pool-set', dice: before, reason: 'thought better of it' })
}
