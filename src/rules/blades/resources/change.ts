/** Stress, heat, coin, wanted: each changes here and nowhere else, within its bounds, with a reason, and with what follows. */
import { happen, type Deed } from '../model/deed.ts'
import { mostHeat, mostStress, mostTrauma, mostWanted } from '../model/world.ts'

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, Math.trunc(value)))

/** What really changed, after the bounds. */
export function changeStress(deed: Deed, who: string, by: number, reason: string): number {
  const one = Object.hasOwn(deed.world.scoundrels, who) ? deed.world.scoundrels[who] : undefined
  if (!one) return 0
  const to = within(one.stress + by, 0, mostStress)
  if (to !== one.stress) happen(deed, { type: 'stress-changed', who, from: one.stress, to, reason })
  return to - one.stress
}

export function changeCoin(deed: Deed, by: number, reason: string): number {
  const { coin } = deed.world.crew
  const to = Math.max(0, coin + Math.trunc(by))
  if (to !== coin) happen(deed, { type: 'coin-changed', from: coin, to, reason })
  return to - coin
}

/** At ten somebody comes knocking: it is due at once, and met at the next rest. */
export function changeHeat(deed: Deed, by: number, reason: string): number {
  const { heat } = deed.world.crew
  const to = within(heat + by, 0, mostHeat)
  if (to !== heat) happen(deed, { type: 'heat-changed', from: heat, to, reason })
  if (to === mostHeat && !deed.world.isEntangled) happen(deed, { type: 'entangled', is: true })
  return to - heat
}

/** Three warrants, and they are hunted. */
export function changeWanted(deed: Deed, by: number, reason: string): number {
  const { wanted } = deed.world.crew
  const to = within(wanted + by, 0, mostWanted)
  if (to !== wanted) happen(deed, { type: 'wanted-changed', from: wanted, to, reason })
  if (to >= 3 && !deed.world.crew.isHunted) happen(deed, { type: 'hunted', is: true, reason })
  return to - wanted
}

/** A scar for good; stress goes with it, and the fourth ends a career. */
export function scarWith(deed: Deed, who: string, scar: string, reason: string): void {
  const one = deed.world.scoundrels[who]
  if (!one) return
  happen(deed, { type: 'trauma-gained', who, scar, reason })
  changeStress(deed, who, -mostStress, `what broke: ${scar}`)
  happen(deed, { type: 'recovering', who, is: true })
  if ((deed.world.scoundrels[who]?.trauma.length ?? 0) >= mostTrauma) {
    happen(deed, { type: 'fate-met', who, fate: 'retired', reason: 'There is only so much that one can carry.' })
  }
}
