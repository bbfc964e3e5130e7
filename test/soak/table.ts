/** The long versions of the table's fault tests. */
import { killTables } from '../table/kill.ts'
import { type SoakRow, soak } from './row.ts'

/** `scale` is 1 for the full soak; a tenth is enough to see that it works. */
export async function* soakTable(scale: number): AsyncGenerator<SoakRow> {
  yield soak('fault 1: kill -9 at random in whole sessions', async () => {
    const { kills, sessions, beats, told } = await killTables(Math.max(1, Math.round(200 * scale)), 12)
    return `${kills} kills in ${sessions} sessions of ${beats} beats; ${told} narratives all recorded, files as unkilled`
  })
}
