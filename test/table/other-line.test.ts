/** Going to another line of play, and what happens where a version that it needs is damaged. */
import { describe, expect, test } from 'vitest'
import { assert } from '../../src/core/result.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { readText } from '../../src/store/text.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun } from '../../src/table/run-record.ts'
import { rewind, switchTo } from '../../src/table/rewind/rewind.ts'
import { runsOf } from '../../src/table/start.ts'
import { textsIn } from '../oracle/players/judge-play.ts'
import { campaign, eveningRules } from './evening.ts'
import { noon, pagesOf, play, sitDown } from './evening-table.ts'

const wish = { clock: { now: () => noon }, ruleset: eveningRules }

describe('13.17 where a version is no longer kept as it was', () => {
  const damaged = async (): Promise<Store> => {
    const store = memoryStore(campaign)
    await play(store, 'I look', 'I listen', 'I leave', 'I sing')
    const path = `runs/${(await runsOf(store)).at(-1)}/contents.jsonl`
    const kept = await readText(store, path)
    const text = (kept.ok ? kept.value?.text : undefined) ?? ''
    await store.write(path, Buffer.from(text.replaceAll(/"packed":"..../g, '"packed":"AAAA')), 'any')
    return store
  }

  test('a rewind names it, and nothing has changed', async () => {
    const store = await damaged()
    const before = await textsIn(store, '')
    const back = await rewind(2, { store, ...wish })
    expect(back).toMatchObject({ ok: false, refusal: expect.stringMatching(/^Nothing was changed.*scenes\/\S+\.md/) })
    expect(await textsIn(store, '')).toEqual(before)
  })

  test('a place that takes no file any more is named before the mark is set', async () => {
    const store = memoryStore(campaign)
    await play(store, 'I look', 'I listen', 'I leave', 'I sing')
    await store.move('scenes', 'chapters')
    await store.write('scenes', Buffer.from('a page in the place of the folder'), 'any')
    const before = await textsIn(store, '')
    const back = await rewind(2, { store, ...wish })
    expect(back).toMatchObject({ ok: false, refusal: expect.stringMatching(/^Nothing was changed.*scenes/) })
    expect(await textsIn(store, '')).toEqual(before)
  })

  test('an undo at the table names it, and play goes on', async () => {
    const store = await damaged()
    const table = await sitDown(store)
    const before = await textsIn(store, '')
    expect(await table.move({ beat: 2 })).toMatchObject({
      ok: false,
      refusal: expect.stringContaining('Nothing was changed'),
    })
    expect(await textsIn(store, '')).toEqual(before)
    await table.say('I go on')
    expect(table.beat).toBe(6)
    await table.close()
  })
})

test('13.12 a branch is gone over to with its files, and the line that was left is one to go back to', async () => {
  const store = memoryStore(campaign)
  await play(store, 'I look', 'I listen', 'I leave', 'I sing')
  const first = await pagesOf(store)
  expect(await rewind(2, { store, ...wish })).toMatchObject({ ok: true, value: { to: 2, branch: 'line-1' } })
  await play(store, 'I dig')
  const second = await pagesOf(store)
  expect(await switchTo('line-1', { store, ...wish })).toMatchObject({ ok: true, value: { to: 5, branch: 'line-2' } })
  expect(await pagesOf(store)).toEqual(first)
  await play(store, 'I rest')
  const run = await readRun(store)
  assert(run.ok, 'the chain is whole')
  expect(run.value.branches).toMatchObject([{ name: 'line-2', from: 2, to: 3 }])
  expect((await replayRun(store, run.value, eveningRules)).faults).toEqual([])
  expect(await switchTo('line-2', { store, ...wish, branch: 'long' })).toMatchObject({ ok: true, value: { to: 3 } })
  expect(await pagesOf(store)).toEqual(second)
  const nowhere = await switchTo('line-2', { store, ...wish })
  expect(nowhere).toMatchObject({ ok: false, refusal: 'There is no branch "line-2". There are: long.' })
})
