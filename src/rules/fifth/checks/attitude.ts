/** What people think of the party, and what that does to asking them for something. */
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import type { Attitude, FifthWorld } from '../model/world.ts'
import { attitudes } from '../model/world.ts'

/** Added to the DC of a social check. */
export const attitudeShift: Readonly<Record<Attitude, number>> = {
  hostile: 10,
  unfriendly: 5,
  neutral: 0,
  friendly: -2,
  helpful: -5,
}

/** Good play moves them one step, an exceptional deed two, betrayal and insult two down. */
export const attitudeSteps = {
  'good-roleplay': 1,
  'exceptional-deed': 2,
  insult: -2,
  betrayal: -2,
  slight: -1,
} as const
export type AttitudeCause = keyof typeof attitudeSteps

export const attitudeOf = (world: FifthWorld, name: string): Attitude =>
  Object.hasOwn(world.attitudes, name) ? (world.attitudes[name]?.attitude ?? 'neutral') : 'neutral'

export function movedBy(attitude: Attitude, steps: number): Attitude {
  const at = Math.max(0, Math.min(attitudes.length - 1, attitudes.indexOf(attitude) + steps))
  return attitudes[at] ?? attitude
}

/** Some people are not to be moved: then nothing happens, and it is said. */
export function moveAttitude(deed: Deed, name: string, cause: AttitudeCause): void {
  const known = Object.hasOwn(deed.world.attitudes, name) ? deed.world.attitudes[name] : undefined
  if (known?.isFixed === true) return tell(deed, `${name} stays ${known.attitude}: nothing moves them.`)
  const before = known?.attitude ?? 'neutral'
  const attitude = movedBy(before, attitudeSteps[cause])
  if (attitude !== before || known === undefined)
    happen(deed, { type: 'attitude-changed', name, attitude, isFixed: false })
  tell(
    deed,
    `${name} is ${attitude === before ? 'still' : 'now'} ${attitude} (DC ${attitudeShift[attitude] >= 0 ? '+' : ''}${attitudeShift[attitude]}).`,
  )
}
