/** The long versions of the store's fault tests. */
import { assert } from '../../src/core/result.ts'
import { contendAndDie } from '../store/contend.ts'
import { has, isRoot } from '../store/harness.ts'
import { killAtRandom } from '../store/kill-random.ts'
import { cutPower, type DiskKind } from '../store/power-cut.ts'
import { type SoakRow, skip, soak } from './row.ts'

/** `scale` is 1 for the full soak; a tenth is enough to see that it works. */
export async function* soakStore(scale: number): AsyncGenerator<SoakRow> {
  const many = (count: number): number => Math.max(1, Math.round(count * scale))
  yield soak('fault 1: kill -9 at random', async () => {
    const { kills, acknowledged, torn } = await killAtRandom(many(1000))
    return `${kills} kills, ${acknowledged} acknowledged lines all there, ${torn} torn tails cut`
  })
  yield soak('faults 11, 12: one lock, holders killed', async () => {
    const { together, turns, kills } = await contendAndDie(6, many(1500), many(400))
    assert(together.length === 0, `nobody is inside together: ${together.join(', ')}`)
    return `${turns} turns of one holder each, ${kills} holders or contenders killed`
  })
  for (const kind of ['ext4', 'xfs', 'btrfs'] as const) yield soakPower(kind, many(300))
}

function soakPower(kind: DiskKind, cuts: number): SoakRow | Promise<SoakRow> {
  const name = `fault 3: power cut on ${kind}`
  if (!isRoot || !has('losetup')) return skip(name, 'needs root and loop devices')
  if (!has(`mkfs.${kind}`)) return skip(name, `needs mkfs.${kind}`)
  return soak(name, async () => {
    const done = await cutPower(kind, cuts)
    return `${done.cuts} cuts, ${done.acknowledged} acknowledged changes all there, unsynced file lost ${done.unsyncedLost} times`
  })
}
