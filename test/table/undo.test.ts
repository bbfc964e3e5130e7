/**
 * Taking back. What was taken back has left nothing behind: any turns and undos, with the table closed and opened again
 * between them, give the files that only the turns that stand would have given.
 */
import { expect, test } from 'vitest'
import { assert } from '../../src/core/result.ts'
import { below, seedRng, streamOf } from '../../src/core/random.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { readRun } from '../../src/table/run-record.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import type { Table } from '../../src/table/table.ts'
import { campaign, eveningRules } from './evening.ts'
import { pagesOf, sitDown } from './evening-table.ts'

type Deed = { readonly say: string } | 'undo' | 'reopen'

async function takeBack(table: Table): Promise<void> {
  const gone = await table.move({ beat: table.beat - 1 })
  assert(gone.ok, gone.ok ? '' : gone.refusal)
}

async function playOut(deeds: readonly Deed[]): Promise<Store> {
  const store = memoryStore(campaign)
  let table = await sitDown(store)
  for (const deed of deeds) {
    if (deed === 'reopen') {
      await table.close()
      table = await sitDown(store)
    } else if (deed === 'undo') await takeBack(table)
    else await table.say(deed.say)
  }
  await table.close()
  return store
}

/** As a player would: now forward, now back, several times in a row. */
function deedsOf(seed: number): readonly Deed[] {
  const stream = streamOf(seedRng(`undo ${seed}`))
  const deeds: Deed[] = []
  let standing = 0
  for (let count = 0; count < 24; count += 1) {
    const chance = below(stream, 100)
    if (chance < 10) deeds.push('reopen')
    else if (chance < 50 && standing > 0) {
      deeds.push('undo')
      standing -= 1
    } else {
      deeds.push({ say: `I do thing ${count}` })
      standing += 1
    }
  }
  return deeds
}

function standingOf(deeds: readonly Deed[]): readonly Deed[] {
  const standing: Deed[] = []
  for (const deed of deeds) {
    if (deed === 'undo') standing.pop()
    else if (deed !== 'reopen') standing.push(deed)
  }
  return standing
}

test('three turns are taken back one after the other', async () => {
  const lines = ['I look', 'I listen', 'I leave', 'I sing'].map(say => ({ say }))
  const store = await playOut([...lines, 'undo', 'undo', 'undo'])
  expect(await pagesOf(store)).toEqual(await pagesOf(await playOut(lines.slice(0, 1))))
})

test('what somebody writes after an undo stays when the table is opened again', async () => {
  const lines = ['I look', 'I listen', 'I leave'].map(say => ({ say }))
  const store = await playOut([...lines, 'undo', 'undo'])
  await store.write('scenes/001-opening.md', Buffer.from('Mine.\n'), 'any')
  await (await sitDown(store)).close()
  expect((await pagesOf(store))['scenes/001-opening.md']).toBe('Mine.\n')
})

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'what is taken back leaves nothing behind (seed %i)',
  async seed => {
    const deeds = deedsOf(seed)
    const store = await playOut(deeds)
    expect(await pagesOf(store)).toEqual(await pagesOf(await playOut(standingOf(deeds))))
    const run = await readRun(store)
    assert(run.ok, run.ok ? '' : run.refusal)
    expect((await replayRun(store, run.value, eveningRules)).faults).toEqual([])
  },
)
