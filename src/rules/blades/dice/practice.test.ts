import { expect, test } from 'vitest'
import { seedRng } from '../../../core/random.ts'
import { inAction, openScene, play, somebody, worldIn } from '../scenario.ts'

const engaging = {
  engageIntent: 'cross the yard',
  engageApproach: 'low and slow',
  engagePosition: 'desperate',
  engageAction: 'prowl',
  engageThreat: 'dogs',
  engageOpportunity: 'the gate',
}
const scoundrels = (dots: number, harm: 0 | 2 = 0) => ({
  wren: somebody('Wren', { dots: { prowl: dots }, harm: harm === 2 ? [{ level: 2, what: 'limping' }] : [] }),
})

test('19.2 who knows how to do it has better dice, and never worse ones', () => {
  const before = [6, 1, 2, 3]
  for (let seed = 0; seed < 50; seed += 1) {
    const { pool } = play(
      worldIn(openScene, { pool: before, scoundrels: scoundrels(2) }),
      'engage',
      engaging,
      seedRng(seed),
    )
    expect([pool[0], pool[3]]).toEqual([6, 3])
    expect((pool[1] ?? 0) >= 1 && (pool[2] ?? 0) >= 2).toBe(true)
  }
})

test('19.2 without a dot, or with it taken by harm, the pool is what it is', () => {
  const world = worldIn(openScene, { pool: [1, 1], scoundrels: scoundrels(0) })
  expect(play(world, 'engage', engaging).pool).toEqual([1, 1])
  const hurt = worldIn(openScene, { pool: [1, 1], scoundrels: scoundrels(1, 2) })
  expect(play(hurt, 'engage', engaging).pool).toEqual([1, 1])
})

test('19 a desperate die teaches what was tried', () => {
  const offered = play(worldIn(inAction({ position: 'desperate', action: 'prowl' })), 'spend_die', {
    situation: '',
    outcomes: [],
  })
  expect(play(offered, 'choose-die', { index: 0 }).scoundrels['wren']?.marks.prowess).toBe(1)
})

test('15: thinking better of it leaves the pool as it was, and starting again rolls nothing again', () => {
  const risky = { ...engaging, engagePosition: 'risky' }
  for (let seed = 0; seed < 50; seed += 1) {
    const opened = worldIn(openScene, { pool: [2, 4, 1, 3], scoundrels: scoundrels(2) })
    const first = play(opened, 'engage', risky, seedRng(seed))
    const back = play(first, 'back-off', {}, seedRng(seed + 100))
    expect(back.pool).toEqual([2, 4, 1, 3])
    expect(play(back, 'engage', { ...risky, engageAction: 'sway' }, seedRng(seed + 200)).pool).toEqual([2, 4, 1, 3])
    expect(play(back, 'engage', risky, seedRng(seed + 300)).pool).toEqual(first.pool)
  }
})
