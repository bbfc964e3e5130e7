/** Random parties against random monsters of the book: no illegal state, an end within a hundred rounds, the same again. */
import { expect, test } from 'vitest'
import { fightFrom, seeds } from './random-fight.ts'
import { judge } from './lawful.ts'

test.each(seeds(300))('fight %i is lawful, ends, and replays to the same log', seed => {
  const fight = fightFrom(seed)
  const { broken, after } = judge(fight.before, fight.events)
  expect(broken).toEqual([])
  expect(after).toEqual(fight.after)
  expect(fight.outcome).not.toBe('unfinished')
  expect(fight.rounds).toBeLessThanOrEqual(100)
})

test.each(seeds(20))('fight %i comes out the same from the same seed', seed => {
  expect(fightFrom(seed).events).toEqual(fightFrom(seed).events)
})
