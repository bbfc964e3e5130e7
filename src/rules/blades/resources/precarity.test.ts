import { expect, test } from 'vitest'
import { openScene, somebody, worldIn } from '../scenario.ts'
import { precarityOf, precarityScore } from './precarity.ts'

const at = (stress: number, heat: number, wanted: number, isHunted: boolean, isRecovering: boolean) => {
  const world = worldIn(openScene, { scoundrels: { wren: somebody('Wren', { stress, isRecovering }) } })
  return { ...world, crew: { ...world.crew, heat, wanted, isHunted } }
}

test.each([
  [at(4, 0, 0, false, false), 4, 'from-strength'],
  [at(5, 0, 0, false, false), 5, 'room-to-move'],
  [at(5, 4, 0, false, false), 9, 'room-to-move'],
  [at(2, 2, 1, true, false), 9, 'room-to-move'],
  [at(2, 2, 1, true, true), 11, 'walls-closing'],
  [at(8, 6, 0, false, false), 14, 'walls-closing'],
  [at(8, 7, 0, false, false), 15, 'by-a-thread'],
] as const)('6: how near the edge they are (%#)', (world, score, precarity) => {
  expect([precarityScore(world), precarityOf(world)]).toEqual([score, precarity])
})
