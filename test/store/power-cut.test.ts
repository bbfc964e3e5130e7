import { afterAll, expect, test } from 'vitest'
import { cleanUp, canRun, has, isRoot } from './harness.ts'
import { cutPower } from './power-cut.ts'

afterAll(cleanUp)

const hasLoops = isRoot && has('mkfs.ext4') && canRun('losetup', '-f')

test.skipIf(!hasLoops)(
  'fault 3: after a power cut every acknowledged fact is there (needs root, mkfs.ext4, loop devices)',
  async () => {
    const { cuts, acknowledged, unsyncedLost } = await cutPower('ext4', 16)
    expect([cuts, acknowledged]).toEqual([16, 40 + 16 * 6 - 3])
    expect(unsyncedLost).toBeGreaterThan(8) // else the cuts would cut nothing
  },
)
