/** The chronicle of a store's last run, as its entries. */
import { assert } from '../../src/core/result.ts'
import type { Entry } from '../../src/table/chronicle/entry.ts'
import type { Store } from '../../src/store/port.ts'
import { readRun as readLast } from '../../src/table/run-record.ts'

export async function readRun(store: Store): Promise<readonly Entry[]> {
  const run = await readLast(store)
  assert(run.ok, 'its chronicle holds')
  return run.value.entries
}
