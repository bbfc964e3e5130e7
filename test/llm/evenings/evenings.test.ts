/**
 * Two whole evenings of twelve beats over real HTTP, each on each wire, by a Game Master who remembers and by one who is new at
 * each hand-off; and the first beat of the evening after. A companion who is written to directly is the one who was asked before.
 */
import { afterEach, expect, test } from 'vitest'
import { fifthWords } from '../../../src/cast/llm/fifth/words.ts'
import { assert } from '../../../src/core/result.ts'
import { memoryStore } from '../../../src/store/memory.ts'
import { freshCast } from '../../../src/table/fresh/cast.ts'
import { openTable } from '../../../src/table/open-table.ts'
import { usualLimits } from '../../../src/table/ports.ts'
import { replayRun } from '../../../src/table/replay/replay.ts'
import { readRun } from '../../../src/table/run-record.ts'
import type { Table } from '../../../src/table/table.ts'
import { countingClock, scriptedDoor, type ScriptedDoor } from '../../../src/table/testing/scripted.ts'
import { allModels, filled } from '../all-models.ts'
import { textsIn } from '../grown.ts'
import { both } from '../providers.ts'
import { startServer, type FakeServer } from '../server.ts'
import { toldBy } from '../sitting.ts'
import { dabney } from './dabney.ts'
import { freshModelFor, modelFor, type Beat, type Evening } from './evening.ts'
import { maren } from './maren.ts'

let server: FakeServer
afterEach(() => server.close())

const modes = ['team', 'fresh'] as const
const heroes: readonly (readonly [string, Evening])[] = [
  ['maren-okell', maren],
  ['dabney-thrupp', dabney],
]
const evenings = modes.flatMap(mode =>
  both.flatMap(provider => heroes.map(([human, evening]) => [mode, provider, human, evening] as const)),
)

/** In the player's way: the Game Master, companions side by side, the Game Master; a new one reads what its tools answered. */
const mostCalls = { team: 4, fresh: 5 } as const

/** What Korda is sent when she is written to directly. */
async function whispered(table: Table): Promise<string> {
  const from = server.heard.length
  await table.say('I whisper to Korda Venn: do you still say so?')
  return server.heard.slice(from).find(({ model }) => model === 'companion:korda-venn')?.body ?? ''
}

const saidBy = (name: string, { beats }: Evening): string =>
  (beats.map(({ companions }) => companions?.[name]).find(words => words !== undefined) ?? 'nothing').slice(1, 40)

test.each(evenings)(
  '17: in %s mode over %s, what %s said in the first beat is known in the twelfth and in the next session',
  { timeout: 90_000 },
  async (mode, provider, human, evening) => {
    let now: Beat | 'opening' | 'end' = 'opening'
    const answer = mode === 'team' ? modelFor(evening) : freshModelFor(evening, () => now)
    server = await startServer(heard =>
      /^(?:journal|decision)/.test(heard.model)
        ? filled(heard, 'It was a long day.')
        : heard.model === 'narrator'
          ? { text: 'The day went on in Quillet.' }
          : answer(heard),
    )
    const store = memoryStore(textsIn())
    const sit = async (door: ScriptedDoor): Promise<Table> => {
      now = 'opening'
      const own = allModels(server, provider, { game: fifthWords })
      const about = { store, campaign: 'borrowed-water', folder: 'campaigns/borrowed-water', game: 'fifth', human }
      const cast = mode === 'team' ? own : freshCast(own, own.fresh(store), { ...about, show: door.show })
      const ports = { store, cast, door, clock: countingClock(), ruleset: fifthWords.ruleset, limits: usualLimits }
      const opened = await openTable({ ...ports, campaign: 'borrowed-water', human, seed: '3', mode })
      assert(opened.ok, opened.ok ? '' : opened.refusal)
      return opened.value
    }
    const play = async (table: Table, beats: readonly Beat[]): Promise<readonly number[]> => {
      const calls: number[] = []
      for (const beat of beats) {
        now = beat
        const from = server.heard.length
        await table.say(beat.says)
        calls.push(server.heard.slice(from).filter(({ model }) => /^(?:gm|companion)/.test(model)).length)
        await table.drain()
      }
      return calls
    }
    const first = scriptedDoor()
    const table = await sit(first)
    const calls = await play(table, evening.beats)
    expect(toldBy(first).join('\n')).toContain(evening.beats.at(-1)?.told.slice(0, 60))
    expect(Math.max(...calls)).toBeLessThanOrEqual(mostCalls[mode])
    const ofHers = saidBy('Korda Venn', evening)
    expect(mode === 'team' ? await whispered(table) : ofHers).toContain(ofHers) // in a team she is the same one still
    now = 'end'
    await table.end()
    const second = scriptedDoor()
    const next = await sit(second)
    await play(next, evening.next.beats)
    await next.close()
    const told = toldBy(second).join('\n')
    expect(told).toContain(evening.next.opening.slice(0, 60))
    expect(told).toContain(evening.next.beats[0]?.told.slice(0, 60))
    const run = await readRun(store)
    assert(run.ok, run.ok ? '' : run.refusal)
    expect((await replayRun(store, run.value, fifthWords.ruleset)).faults).toEqual([]) // without any model
  },
)
