import { expect, test } from 'vitest'
import { benchForeign } from '../../bench/foreign.ts'
import { isThere } from './foreign.ts'

test.skipIf(!isThere)(
  '14.2 strangers’ campaigns are read as their authors meant them (../shared/bench/foreign)',
  async () => {
    const rows = await benchForeign()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ met }) => !met).map(({ name, ours, peer }) => `${name}: ${ours} of ${peer}`)).toEqual([])
  },
)
