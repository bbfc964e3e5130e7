/** Two whole evenings of twelve beats over real HTTP, one on each wire, and the first beat of the evening after. */
import { afterEach, expect, test } from 'vitest'
import { fifthWords } from '../../../src/cast/llm/fifth/words.ts'
import { assert } from '../../../src/core/result.ts'
import { memoryStore } from '../../../src/store/memory.ts'
import { openTable } from '../../../src/table/open-table.ts'
import { usualLimits } from '../../../src/table/ports.ts'
import { replayRun } from '../../../src/table/replay/replay.ts'
import { readRun } from '../../../src/table/run-record.ts'
import type { Table } from '../../../src/table/table.ts'
import { countingClock, scriptedDoor, type ScriptedDoor } from '../../../src/table/testing/scripted.ts'
import { allModels, filled } from '../all-models.ts'
import { textsIn } from '../grown.ts'
import type { Provider } from '../../../src/cast/llm/model/providers.ts'
import { startServer, type FakeServer } from '../server.ts'
import { toldBy } from '../sitting.ts'
import { dabney } from './dabney.ts'
import { modelFor, type Evening } from './evening.ts'
import { maren } from './maren.ts'

let server: FakeServer
afterEach(() => server.close())

const evenings: readonly (readonly [Provider, string, Evening])[] = [
  ['anthropic', 'maren-okell', maren],
  ['openai-compatible', 'dabney-thrupp', dabney],
]

test.each(evenings)(
  '17: over %s, what %s said in the first beat is known in the twelfth and in the next session',
  { timeout: 60_000 },
  async (provider, human, evening) => {
    const answer = modelFor(evening)
    server = await startServer(heard =>
      /^(?:journal|decision)/.test(heard.model)
        ? filled(heard, 'It was a long day.')
        : heard.model === 'narrator'
          ? { text: 'The day went on in Quillet.' }
          : answer(heard),
    )
    const store = memoryStore(textsIn())
    const sit = async (door: ScriptedDoor): Promise<Table> => {
      const cast = allModels(server, provider, { game: fifthWords })
      const ports = { store, cast, door, clock: countingClock(), ruleset: fifthWords.ruleset, limits: usualLimits }
      const opened = await openTable({ ...ports, campaign: 'borrowed-water', human, seed: '3' })
      assert(opened.ok, opened.ok ? '' : opened.refusal)
      return opened.value
    }
    const first = scriptedDoor()
    const table = await sit(first)
    const calls: number[] = []
    for (const { says } of evening.beats) {
      const from = server.heard.length
      await table.say(says)
      calls.push(server.heard.slice(from).filter(({ model }) => /^(?:gm|companion)/.test(model)).length)
    }
    expect(toldBy(first).join('\n')).toContain(evening.beats.at(-1)?.told.slice(0, 60))
    expect(Math.max(...calls)).toBeLessThanOrEqual(4) // in the player's way: the Game Master, companions side by side, the Game Master
    await table.end()
    const second = scriptedDoor()
    const next = await sit(second)
    for (const { says } of evening.next.beats) await next.say(says)
    await next.close()
    const told = toldBy(second).join('\n')
    expect(told).toContain(evening.next.opening.slice(0, 60))
    expect(told).toContain(evening.next.beats[0]?.told.slice(0, 60))
    const run = await readRun(store)
    assert(run.ok, run.ok ? '' : run.refusal)
    expect((await replayRun(store, run.value, fifthWords.ruleset)).faults).toEqual([]) // without any model
  },
)
