/** The chronicle of a store's last run, as its entries. */
import { assert } from '../../src/core/result.ts'
import { Chronicle, chroniclePath } from '../../src/table/chronicle/chronicle.ts'
import type { Entry } from '../../src/table/chronicle/entry.ts'
import type { Store } from '../../src/store/port.ts'
import { runsOf } from '../../src/table/start.ts'

export async function readRun(store: Store): Promise<readonly Entry[]> {
  const run = (await runsOf(store)).at(-1)
  assert(run !== undefined, 'there is a run')
  const opened = await Chronicle.open(store, chroniclePath(run))
  assert(opened.ok, 'its chronicle holds')
  return opened.value.entries
}
