/** How much of the table's time a fight is worth, and when that changes. */
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import type { Tier } from '../model/world.ts'
import { tiers } from '../model/world.ts'

const above = (tier: Tier): Tier => tiers[tiers.indexOf(tier) + 1] ?? tier

/** What each tier asks of the table, told to the GM when a fight begins or changes. */
export const pacing: Readonly<Record<Tier, string>> = {
  trivial: 'Offer a quick resolution: a few dice, a small cost, and on.',
  standard:
    'Each round: the foes act, all companions are asked at once, vetoes get full context, the player takes a full turn, one narration.',
  critical: 'Everybody gets their moment: expect vetoes and honour them.',
}

/** Somebody down raises the tier by one. */
export function escalateFor(deed: Deed, why: string): void {
  const { fight } = deed.world
  if (fight !== null && fight.tier !== 'critical') changeTier(deed, above(fight.tier), why)
}

/** Several criticals in one round make a trivial fight a real one. */
export function escalateForCriticals(deed: Deed): void {
  const { fight } = deed.world
  if (fight?.tier === 'trivial' && fight.criticals >= 2) changeTier(deed, 'standard', 'several criticals in one round')
}

export function changeTier(deed: Deed, tier: Tier, why: string): void {
  happen(deed, { type: 'tier-changed', tier, why })
  tell(deed, `The fight is now ${tier}: ${why}. ${pacing[tier]}`)
}
