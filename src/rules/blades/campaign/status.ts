/** The game at a glance: what a player sees of a scoundrel and of the crew, and what neither can do now. */
import { isHelpless, isHindered } from '../model/ratings.ts'
import { moodOf, mostHeat, mostStress, mostWanted, type BladesWorld } from '../model/world.ts'

const faces = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const

export const poolText = (pool: readonly number[]): string =>
  pool.length === 0 ? 'no dice' : pool.map(die => faces[die - 1] ?? '?').join(' ')

/** `●●○○`: a clock as it stands. */
export const clockText = ({ filled, segments }: { readonly filled: number; readonly segments: number }): string =>
  `${'●'.repeat(filled)}${'○'.repeat(Math.max(0, segments - filled))}`

export function statusOf(world: BladesWorld, who: string): readonly string[] {
  const one = Object.hasOwn(world.scoundrels, who) ? world.scoundrels[who] : undefined
  if (!one) return []
  const own = [
    `stress ${one.stress}/${mostStress}`,
    ...one.trauma.map(scar => scar.toLowerCase()),
    ...one.harm.map(({ level, what }) => `harm ${level}: ${what}`),
    ...(one.isRecovering ? ['recovering'] : []),
    ...(one.fate === 'playing' ? [] : [one.fate]),
  ]
  return who === world.lead ? [...own, ...crewStatus(world)] : own
}

function crewStatus(world: BladesWorld): readonly string[] {
  const { crew, pool, clocks } = world
  const shown = Object.keys(clocks)
    .toSorted()
    .flatMap(id => (clocks[id]?.isVisible ? [clocks[id]] : []))
  return [
    `heat ${crew.heat}/${mostHeat}`,
    ...(crew.wanted > 0 ? [`wanted ${crew.wanted}/${mostWanted}`] : []),
    `coin ${crew.coin}`,
    poolText(pool),
    moodOf(world),
    ...shown.map(clock => `${clock.name} ${clockText(clock)}`),
  ]
}

export function constraintsOn(world: BladesWorld, who: string): readonly string[] {
  const one = Object.hasOwn(world.scoundrels, who) ? world.scoundrels[who] : undefined
  if (!one) return []
  if (one.fate !== 'playing') return [`You are ${one.fate}: you are not there.`]
  return [
    ...(isHelpless(one) ? ['You are badly hurt: without help you can do nothing.'] : []),
    ...(!isHelpless(one) && isHindered(one) ? ['You are hurt, and everything is harder.'] : []),
    ...(one.isRecovering ? ['You broke, and have not slept it off yet.'] : []),
  ]
}
