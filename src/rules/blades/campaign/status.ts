/** The game at a glance: what a player sees of a scoundrel and of the crew, and what neither can do now. */
import { keyOf } from '../clocks/find.ts'
import { isHelpless, isHindered } from '../model/ratings.ts'
import { moodOf, mostHeat, mostStress, mostWanted, type BladesWorld } from '../model/world.ts'

const faces = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const

export const poolText = (pool: readonly number[]): string =>
  pool.length === 0 ? 'no dice' : pool.map(die => faces[die - 1] ?? '?').join(' ')

/** By the name on the sheet, or by the sheet's file. */
export function statusOf(world: BladesWorld, asked: string): readonly string[] {
  const who = keyOf(world.scoundrels, asked)
  const one = who === undefined ? undefined : world.scoundrels[who]
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
  const { crew, pool } = world
  return [
    `heat ${crew.heat}/${mostHeat}`,
    ...(crew.wanted > 0 ? [`wanted ${crew.wanted}/${mostWanted}`] : []),
    `coin ${crew.coin}`,
    poolText(pool),
    moodOf(world),
  ]
}

export function constraintsOn(world: BladesWorld, asked: string): readonly string[] {
  const one = world.scoundrels[keyOf(world.scoundrels, asked) ?? '']
  if (!one) return []
  if (one.fate !== 'playing') return [`You are ${one.fate}: you are not there.`]
  return [
    ...(isHelpless(one) ? ['You are badly hurt: without help you can do nothing.'] : []),
    ...(!isHelpless(one) && isHindered(one) ? ['You are hurt, and everything is harder.'] : []),
    ...(one.isRecovering ? ['You broke, and have not slept it off yet.'] : []),
  ]
}
