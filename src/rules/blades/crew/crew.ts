/** The crew as a whole: reputation, hold, tier, and what the city makes of it. */
import { changeAttitude } from '../clocks/consequences.ts'
import { happen, no, type Deed, type Played } from '../model/deed.ts'
import type { Crew } from '../model/crew.ts'
import { changeCoin } from '../resources/change.ts'

export const mostTier = 6
export const mostTurf = 6

/** Twelve, less what one's own streets already give. */
export const repNeeded = ({ turf }: Crew): number => 12 - Math.min(mostTurf, turf)

export const priceOfTier = ({ tier }: Crew): number => (tier + 1) * 8

export function gainRep(deed: Deed, by: number, reason: string): void {
  const { crew } = deed.world
  const rep = Math.min(repNeeded(crew), Math.max(0, crew.rep + by))
  if (rep === crew.rep) return
  happen(deed, { type: 'crew-set', crew: { ...crew, rep } })
  deed.facts.push(`Reputation ${crew.rep} -> ${rep}: ${reason}.`)
}

/** A weak hold becomes strong; a strong one buys the next tier and is weak again. */
export function develop(deed: Deed): Played {
  const { crew } = deed.world
  if (crew.rep < repNeeded(crew)) return no('not-yet', `Reputation is ${crew.rep} of ${repNeeded(crew)}.`)
  if (crew.hold === 'weak') {
    happen(deed, { type: 'crew-set', crew: { ...crew, rep: 0, hold: 'strong' } })
    return null
  }
  if (crew.tier >= mostTier) return no('on-top', 'There is nothing above this.')
  const price = priceOfTier(crew)
  if (crew.coin < price) return no('too-poor', `The next tier takes ${price} coin; there are ${crew.coin}.`)
  changeCoin(deed, -price, 'a new tier')
  happen(deed, { type: 'crew-set', crew: { ...deed.world.crew, rep: 0, hold: 'weak', tier: crew.tier + 1 } })
  return null
}

/** Something of somebody else's is ours now, and they know it. */
export function seizeClaim(deed: Deed, claim: string, from: string, isTurf: boolean): Played {
  const { crew } = deed.world
  if (crew.claims.includes(claim)) return no('held', `${claim} is yours already.`)
  const turf = isTurf ? Math.min(mostTurf, crew.turf + 1) : crew.turf
  happen(deed, { type: 'crew-set', crew: { ...crew, claims: [...crew.claims, claim], turf } })
  if (from !== '') changeAttitude(deed, from, -1, `${claim} was taken from them`)
  return null
}
