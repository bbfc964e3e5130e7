/** Saving with the Oracle: its books are brought up to now, and the story goes on as if nobody had saved. */
import { expect, test } from 'vitest'
import { assert } from '../../src/core/result.ts'
import { fifth } from '../../src/rules/fifth/index.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { readText } from '../../src/store/text.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun } from '../../src/table/run-record.ts'
import { printAll, sitDown, textsUnder, type Sitting } from './sitting.ts'

const texts = textsUnder('content/campaigns/borrowed-water')
const lines = ['look around', 'wait until evening', 'go to the full pail', 'search the room', 'rest', 'look around']

async function play(saves: boolean): Promise<{ readonly sitting: Sitting; readonly told: readonly string[] }> {
  const sitting = await sitDown({ texts, human: 'korda-venn', seed: 3 })
  const told: string[] = []
  for (const line of lines) {
    told.push(printAll(await sitting.say(line)))
    if (saves) assert((await sitting.table.save()).isWhole, 'it is the turn of the player')
    else await sitting.table.drain()
  }
  await sitting.table.close()
  return { sitting, told }
}

test('13.10 whoever saves after every line hears what they would have heard, and it replays', async () => {
  const saved = await play(true)
  expect(saved.told).toEqual((await play(false)).told)
  const run = await readRun(saved.sitting.store)
  assert(run.ok, run.ok ? '' : run.refusal)
  expect((await replayRun(saved.sitting.store, run.value, fifth as unknown as Ruleset)).faults).toEqual([])
})

test('13.10 the books say where things stand when it is saved', async () => {
  const { say, table, store } = await sitDown({ texts, human: 'korda-venn', seed: 3 })
  await say('wait')
  await say('wait until evening')
  const shown = await say('save')
  expect(shown).toEqual([{ type: 'notice', text: expect.stringMatching(/^Saved: .*party-knowledge\.md.*\.$/) }])
  const state = await readText(store, 'story-state.md')
  const situation = /## Current Situation\n[^#]*/.exec(state.ok ? (state.value?.text ?? '') : '')?.[0] ?? ''
  expect(situation).toMatch(/\*\*Time\*\*: .*evening/i)
  await table.close()
})
