/** The long versions of the table's fault tests. */
import { killTables } from '../table/kill.ts'
import { assert } from '../../src/core/result.ts'
import { calmEvening, evenDying, twiceIn } from '../table/dying.ts'
import { type SoakRow, soak } from './row.ts'

/** `scale` is 1 for the full soak; a tenth is enough to see that it works. */
export async function* soakTable(scale: number): AsyncGenerator<SoakRow> {
  yield soak('fault 1: kill -9 at random in whole sessions', async () => {
    const { kills, sessions, beats, told } = await killTables(Math.max(1, Math.round(200 * scale)), 12)
    return `${kills} kills in ${sessions} sessions of ${beats} beats; ${told} narratives all recorded, files as unkilled`
  })
  yield soak('13.10 a table that dies between any two changes, again and again', async () => {
    const [rounds, seeds] = [Math.max(1, Math.round(60 * scale)), [6, 7, 11, 12, 13]]
    for (const seed of seeds) {
      const calm = JSON.stringify((await calmEvening(seed, 12)).pages)
      for (let round = 0; round < rounds; round += 1) {
        const { pages, entries } = await evenDying(seed, round, 12)
        const isClean = twiceIn(entries).length === 0 && entries.every(({ type }) => type !== 'edited')
        assert(JSON.stringify(pages) === calm && isClean, `as if nobody had died (seed ${seed}, round ${round})`)
      }
    }
    return `${seeds.length * rounds} evenings, all as if nobody had died`
  })
}
