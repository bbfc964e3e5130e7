/** What a mind's answer changes: within the ranges it was told, and only what its mood may change. */
import { findClock } from '../clocks/find.ts'
import { tick } from '../clocks/tick.ts'
import { recoverDice } from '../dice/pool.ts'
import { happen, type Deed } from '../model/deed.ts'
import { moodOf, type MoodLabel } from '../model/world.ts'
import { changeCoin, changeHeat, changeStress } from '../resources/change.ts'
import type { TurnOutput } from './output.ts'

/** What really changed: what is shown, and never what was claimed. */
export type Applied = { readonly stress: number; readonly heat: number; readonly coin: number; readonly dice: number }

type Ranges = {
  readonly stress: readonly [number, number]
  readonly heat: readonly [number, number]
  readonly coin: readonly [number, number]
  readonly dice: number
  readonly canTick: boolean
}

const nothing: Ranges = { stress: [0, 0], heat: [0, 0], coin: [0, 0], dice: 0, canTick: false }

/** A scene gives no stress and takes no heat: that is what dice are for. Only rest heals. */
const ranges: Readonly<Partial<Record<MoodLabel, Ranges>>> = {
  scene: { ...nothing, coin: [-4, 4] },
  action: nothing,
  aftermath: { ...nothing, stress: [0, 3], heat: [0, 4], coin: [-4, 4], canTick: true },
  downtime: { stress: [-6, 0], heat: [-2, 0], coin: [-4, 4], dice: 6, canTick: true },
}

const within = (value: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, value))

export function applyDeltas(deed: Deed, output: TurnOutput): Applied {
  const range = ranges[moodOf(deed.world)] ?? nothing
  const reason = reasonOf(output.narration)
  const applied = {
    stress: changeStress(deed, deed.world.lead, within(output.stressDelta, range.stress), reason),
    heat: changeHeat(deed, within(output.heatDelta, range.heat), reason),
    coin: changeCoin(deed, within(output.coinDelta, range.coin), reason),
    dice: recoverDice(deed, within(output.diceRecovered, [0, range.dice]), reason),
  }
  if (output.costDescription !== '') happen(deed, { type: 'cost-noted', text: output.costDescription })
  if (output.threatDescription !== '') happen(deed, { type: 'threat-noted', text: output.threatDescription })
  if (range.canTick) tickAsked(deed, output.clocksToTick)
  return applied
}

/** A clock nobody knows is told back, and costs nothing but the note. */
function tickAsked(deed: Deed, asked: TurnOutput['clocksToTick']): void {
  for (const { clock, ticks } of asked) {
    const found = findClock(deed.world, clock)
    if (!found.ok) deed.facts.push(`${found.refusal.why} There are: ${found.refusal.allowed.join(', ')}.`)
    else if (ticks > 0) tick(deed, found.value, ticks, 'what happened')
  }
}

/** Long tellings are cut where a panel would cut them. */
export const reasonOf = (narration: string): string =>
  narration.length > 50 ? `${narration.slice(0, 47)}…` : narration
