/** A table of an evening that stands still at noon, for tests that compare the files of one line of play with another's. */
import { assert } from '../../src/core/result.ts'
import { instantAt } from '../../src/core/time.ts'
import type { Store } from '../../src/store/port.ts'
import { openTable, type TableOptions } from '../../src/table/open-table.ts'
import { usualLimits } from '../../src/table/ports.ts'
import type { Table } from '../../src/table/table.ts'
import { scriptedDoor } from '../../src/table/testing/scripted.ts'
import { textsIn } from '../oracle/players/judge-play.ts'
import { eveningCast, eveningRules } from './evening.ts'

export const noon = instantAt(Date.UTC(2026, 0, 25, 12))

export async function sitDown(store: Store, options: Partial<TableOptions> = {}): Promise<Table> {
  const opened = await openTable({
    store,
    cast: eveningCast(1),
    door: scriptedDoor(),
    clock: { now: () => noon }, // an hour that was taken back leaves its mark in no file
    ruleset: eveningRules,
    limits: usualLimits,
    campaign: 'the-fen',
    human: null,
    seed: '7',
    ...options,
  })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  return opened.value
}

/** The campaign's own files, when everything is written. */
export async function pagesOf(store: Store): Promise<Readonly<Record<string, string>>> {
  const pages = await textsIn(store, '')
  return Object.fromEntries(pages.filter(([path]) => !/^(?:runs|tmp)\//.test(path)))
}

/** Says these lines at the table, and leaves it. */
export async function play(store: Store, ...lines: readonly string[]): Promise<void> {
  const table = await sitDown(store)
  for (const line of lines) await table.say(line)
  await table.close()
}
