/** Spending a die: by its place, for what was committed to, and never more than once an action. */
import { markTrack } from '../advancement/marks.ts'
import type { Action } from '../model/crew.ts'
import { attributeFor } from '../model/ratings.ts'
import { happen, no, type Deed, type Played } from '../model/deed.ts'
import type { DieOutcome, PendingOutcome } from '../model/scene.ts'
import type { Tier } from '../model/words.ts'
import { changeCoin, changeHeat, changeStress } from '../resources/change.ts'
import { aftermathFor } from './aftermath.ts'
import { actionOf, diceToChoose } from './offer.ts'
import { shift } from '../moods/shift.ts'
import { raiseAlarm } from '../clocks/alarm.ts'
import { hasTwoSixes, tierFor } from './tier.ts'

export type Choice = { readonly index: number; readonly isBothSixes: boolean }

/** The places that leave the table: the chosen die, and with it the other six of a critical. The last place first. */
function placesOf(dice: readonly number[], { index, isBothSixes }: Choice): readonly number[] {
  const twin = isBothSixes ? dice.findIndex((die, at) => die === 6 && at !== index) : -1
  return (twin === -1 ? [index] : [index, twin]).toSorted((one, other) => other - one)
}

function faultOf(dice: readonly number[], { index, isBothSixes }: Choice): Played {
  const places = dice.map((die, at) => `${at + 1}: ${die}`)
  if (dice[index] === undefined) return no('no-such-die', `There is no die at place ${index + 1}.`, places)
  if (isBothSixes && (dice[index] !== 6 || !hasTwoSixes(dice))) {
    return no('no-two-sixes', 'Both sixes go together only where there are two.', places)
  }
  return null
}

function pay(deed: Deed, { stress, heat, coin, hint }: DieOutcome, tier: Tier): void {
  const isFree = tier === 'critical' // nothing is paid for a critical, but what it brings is kept
  if (!isFree) changeStress(deed, deed.world.lead, stress, hint)
  if (!isFree) changeHeat(deed, heat, hint)
  changeCoin(deed, isFree ? Math.max(0, coin) : coin, hint)
}

/** The dead are counted: a score that leaves some is remembered for it. */
function countKill(deed: Deed): void {
  const { score } = deed.world
  if (score) happen(deed, { type: 'score-set', score: { ...score, kills: score.kills + 1 } })
}

/** Despair teaches: a mark in what was tried, or in one's own trade. */
function learn(deed: Deed, action: Action | undefined): void {
  markTrack(deed, deed.world.lead, action === undefined ? 'playbook' : attributeFor(action), 1)
}

export function spendDie(deed: Deed, choice: Choice): Played {
  const mood = actionOf(deed.world)
  if (!mood) return no('wrong-mood', 'A die is spent in an action.')
  const { offer, attempt } = mood
  const dice = diceToChoose(deed.world)
  const fault = faultOf(dice, choice)
  if (fault) return fault
  const outcome = offer?.outcomes[choice.index]
  if (!offer || !outcome) return no('nothing-offered', 'No outcomes have been committed to yet.', ['spend_die'])
  const places = placesOf(dice, choice)
  const tier = tierFor(
    attempt.position,
    places.map(at => dice[at] ?? 0),
  )
  const owned = deed.world.pool.length
  let remaining = dice.length
  for (const index of places) {
    remaining -= 1
    const isLent = index >= owned
    happen(deed, {
      type: 'die-spent',
      index,
      value: dice[index] ?? 0,
      tier,
      remaining,
      isLent,
      reason: offer.situation,
    })
  }
  pay(deed, outcome, tier)
  if (outcome.isLethal === true) countKill(deed)
  if (attempt.position === 'desperate') learn(deed, attempt.action)
  const pending: PendingOutcome = {
    situation: offer.situation,
    position: attempt.position,
    effect: attempt.effect,
    stakes: attempt.threat,
    die: outcome.die,
    tier,
    otherDice: dice.filter((_, at) => !places.includes(at)),
    narrative: outcome.narrative,
    ...(attempt.domain === undefined ? {} : { domain: attempt.domain }),
  }
  raiseAlarm(deed, tier, attempt.position, offer.situation)
  happen(deed, { type: 'narrative-added', text: outcome.narrative, reason: offer.situation })
  deed.facts.push(`A ${outcome.die} was spent: ${tier}. ${outcome.narrative}`)
  return afterwards(deed, pending)
}

/** Stress breaks first, an empty pool comes next, and only then the echo: a forced mood is never written over. */
function afterwards(deed: Deed, pending: PendingOutcome): Played {
  const { pool, lead, scoundrels } = deed.world
  if ((scoundrels[lead]?.stress ?? 0) >= 9) return null // `settle` breaks whoever it is
  if (pool.length === 0) {
    const canRetreat = pending.position !== 'desperate'
    happen(deed, { type: 'pool-depleted', reason: pending.situation })
    const refused = shift(deed, 'pool-empty', { whatDrained: pending.situation, canRetreat }, 'the last die is spent')
    happen(deed, { type: 'bargain-offered', canRetreat, reason: pending.situation })
    return refused
  }
  return shift(deed, 'resolve', { variant: aftermathFor(pending), outcome: pending }, pending.tier)
}
