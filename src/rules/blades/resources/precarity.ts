/** How near the edge the crew is: what scales the tone of a telling. */
import { leadOf, type BladesWorld } from '../model/world.ts'

export const precarities = ['from-strength', 'room-to-move', 'walls-closing', 'by-a-thread'] as const
export type Precarity = (typeof precarities)[number]

export function precarityScore(world: BladesWorld): number {
  const { heat, wanted, isHunted } = world.crew
  const lead = leadOf(world)
  return (lead?.stress ?? 0) + heat + wanted * 2 + (isHunted ? 3 : 0) + (lead?.isRecovering ? 2 : 0)
}

export function precarityOf(world: BladesWorld): Precarity {
  const score = precarityScore(world)
  if (score < 5) return 'from-strength'
  if (score < 10) return 'room-to-move'
  return score < 15 ? 'walls-closing' : 'by-a-thread'
}
