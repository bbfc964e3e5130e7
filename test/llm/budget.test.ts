/** A budget is a hard stop that saves first, and a larger one goes on where it stopped without paying again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BudgetSpent, Purse } from '../../src/cast/llm/budget/purse.ts'
import { spentIn } from '../../src/cast/llm/budget/spent-in.ts'
import type { Store } from '../../src/store/port.ts'
import { readRun } from '../../src/table/replay/run-record.ts'
import { scriptedDoor } from '../../src/table/testing/scripted.ts'
import { allModels } from './all-models.ts'
import { answersIn, ferry, filesOf, healthy, playOn, replayFaults, twiceIn } from './ferry.ts'
import { both } from './providers.ts'
import { secretKey, startServer, type FakeServer } from './server.ts'
import { toldBy } from './sitting.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer(healthy)
})
afterAll(() => server.close())

/** What every scripted answer costs: 100 tokens in, 20 out, at the prices of `allModels`. */
const each = (100 * 3 + 20 * 15) / 1_000_000

/** The first call has no price to go by, and an answer that failed its reader is asked for once more. */
const mostBeside = 1

async function spentOn(store: Store): Promise<number> {
  const run = await readRun(store)
  return run.ok ? spentIn(run.value.entries) : 0
}

/** Plays with room for so many answers; the sentence it stopped with, if it did. */
const playFor = async (answers: number, store: Store, provider: (typeof both)[number], door = scriptedDoor()) =>
  playOn(store, allModels(server, provider, { purse: new Purse(answers * each, await spentOn(store)) }), door).then(
    () => undefined,
    (cause: unknown) => (cause instanceof BudgetSpent ? cause.message.replace(/\d\.\d\d/g, '#') : String(cause)),
  )

const sentence =
  'The budget of $# is used up: about $# was spent. Nothing is lost; go on with a larger --budget, or with --model oracle.'

describe.each(both)('over %s', provider => {
  test('the table stops before it asks for more than it may', async () => {
    expect(await playFor(1, ferry(), provider)).toBe(sentence)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a budget of %i answers', async budget => {
    const [store, door, later] = [ferry(), scriptedDoor(), scriptedDoor()]
    const paid = server.paid()
    const stopped = await playFor(budget, store, provider, door)
    const kept = await answersIn(store)
    expect(server.paid() - paid).toBe(kept)
    expect(kept).toBeLessThanOrEqual(budget + mostBeside)
    expect(stopped ?? sentence).toBe(sentence)
    expect(toldBy(door).slice(0, 2)).toEqual(['The pier creaks.', 'Osk lights his lamp.'])
    expect(await playFor(100, store, provider, later)).toBe(undefined)
    expect(server.paid() - paid).toBe(await answersIn(store))
    const files = await filesOf(store)
    expect(Object.values(files).flatMap(twiceIn)).toEqual([])
    expect(await replayFaults(store)).toEqual([])
    expect(JSON.stringify([await filesOf(store, '', true), door.shown, later.shown])).not.toContain(secretKey)
  })
})
