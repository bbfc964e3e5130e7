/**
 * What follows from any change, whatever made it: full clocks are carried out, stress of nine breaks somebody, and an
 * action without dice is a bargain. It runs at the end of every move, so no source of stress is ever forgotten.
 */
import { completeClocks } from '../clocks/complete.ts'
import { happen, type Deed } from '../model/deed.ts'
import { scars } from '../model/crew.ts'
import { moodOf, mostStress, mostTrauma, type BladesWorld } from '../model/world.ts'
import { scarWith } from '../resources/change.ts'
import { shift } from './shift.ts'

/** A scar that this one does not have yet. */
export function unusedScar({ scoundrels }: BladesWorld, who: string): string {
  const held = new Set((scoundrels[who]?.trauma ?? []).map(scar => scar.toLowerCase()))
  return scars.find(scar => !held.has(scar)) ?? 'hollow'
}

const isBroken = ({ scoundrels }: BladesWorld, who: string): boolean =>
  scoundrels[who]?.fate === 'playing' && scoundrels[who].stress >= mostStress

/** Companions break out of sight of the dice: at once, and they are out of it until the crew has rested. */
function breakCompanions(deed: Deed): void {
  for (const who of Object.keys(deed.world.scoundrels).toSorted()) {
    if (who === deed.world.lead || !isBroken(deed.world, who)) continue
    scarWith(deed, who, unusedScar(deed.world, who), 'it was one thing too many')
  }
}

function breakLead(deed: Deed): void {
  const { world } = deed
  const { lead } = world
  const mood = moodOf(world)
  if (mood === 'trauma' || mood === 'ended' || !isBroken(world, lead)) return
  const whatBroke = world.recentCosts[0] ?? 'all of it together'
  shift(deed, 'stress-full', { who: lead, whatBroke, trigger: mood, hasAdrenaline: mood === 'action' }, 'stress is 9')
}

/** With nobody left to lead, it is over. */
function passTheLead(deed: Deed): void {
  const { scoundrels, lead, phase } = deed.world
  const ids = Object.keys(scoundrels).toSorted()
  if (phase.kind === 'ended' || ids.length === 0 || scoundrels[lead]?.fate === 'playing') return
  const next = ids.find(id => scoundrels[id]?.fate === 'playing')
  if (next !== undefined) happen(deed, { type: 'lead-set', who: next })
  else happen(deed, { type: 'phase-set', phase: { kind: 'ended', how: 'Nobody of the crew is left to go on.' } })
}

function bargainIfEmpty(deed: Deed): void {
  const { phase, pool } = deed.world
  if (phase.kind !== 'playing' || phase.mood.kind !== 'action' || pool.length > 0) return
  const { attempt, offer } = phase.mood
  if (offer && offer.lent.length > 0) return // a die that was lent can still be spent
  const canRetreat = attempt.position !== 'desperate'
  happen(deed, { type: 'pool-depleted', reason: attempt.intent })
  shift(deed, 'pool-empty', { whatDrained: attempt.intent, canRetreat, unresolved: attempt }, 'no die is left')
  happen(deed, { type: 'bargain-offered', canRetreat, reason: attempt.intent })
}

export function settle(deed: Deed): void {
  completeClocks(deed)
  breakCompanions(deed)
  breakLead(deed)
  passTheLead(deed)
  bargainIfEmpty(deed)
}

/** A fourth scar is the last; there is no fifth to bargain with. */
export const mayScar = ({ scoundrels, lead }: BladesWorld): boolean =>
  (scoundrels[lead]?.trauma.length ?? 0) < mostTrauma
