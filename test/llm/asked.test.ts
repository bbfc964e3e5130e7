/** What every model of a table was asked can be sent again, byte for byte, from what the run keeps; and it is kept once. */
import { afterEach, describe, expect, test } from 'vitest'
import { fifthWords } from '../../src/cast/llm/fifth/words.ts'
import type { ModelCall } from '../../src/cast/llm/model/port.ts'
import { makeModel, type Provider } from '../../src/cast/llm/model/providers.ts'
import { assert } from '../../src/core/result.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { contentsPath } from '../../src/table/chronicle/contents.ts'
import { openTable } from '../../src/table/open-table.ts'
import { usualLimits } from '../../src/table/ports.ts'
import { askedIn, faultsOfAsked } from '../../src/table/replay/asked.ts'
import { readRun } from '../../src/table/run-record.ts'
import { countingClock, scriptedDoor } from '../../src/table/testing/scripted.ts'
import { allModels } from './all-models.ts'
import { grown } from './grown.ts'
import { playedTurn } from './played-turn.ts'
import { both, edgesOf, eventsOf } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer, type Heard } from './server.ts'

let server: FakeServer
afterEach(() => server.close())

/** As a turn is played, with a reeve in it whose secrets a guard is asked about. */
function answered(heard: Heard, turn: number): ScriptedAnswer {
  if (heard.model === 'guard') return { calls: [{ name: 'given_away', takes: { numbers: [] } }] }
  const answer = playedTurn(heard, turn)
  const isTelling = heard.model === 'gm' && typeof answer.text === 'string' && answer.text.startsWith('House')
  return isTelling ? { ...answer, text: `The reeve Hambly Thorne and the missing water.\n\n${answer.text}` } : answer
}

async function sit(store: Store, provider: Provider) {
  const opened = await openTable({
    store,
    cast: allModels(server, provider, { game: fifthWords, isGuarded: true }),
    door: scriptedDoor(),
    clock: countingClock(),
    ruleset: fifthWords.ruleset,
    limits: usualLimits,
    campaign: 'borrowed-water',
    human: 'maren-okell',
    seed: '1',
  })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  return opened.value
}

async function evening(store: Store, provider: Provider, from: number, to: number): Promise<void> {
  const table = await sit(store, provider)
  for (let turn = from; turn <= to; turn += 1) {
    await table.say(`I go to the next house and ask what they know of the water, for the ${turn}th time`)
    await table.drain()
  }
  await table.close()
}

const runOf = async (store: Store) => {
  const run = await readRun(store)
  assert(run.ok, run.ok ? '' : run.refusal)
  return run.value
}

/** The model of each recorded answer, by the place of the answer. */
const modelsIn = async (store: Store): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await runOf(store)).entries.flatMap(entry => {
      const value = entry.type === 'step' ? (entry.value as { readonly answer?: { readonly model?: string } }) : {}
      return entry.type === 'step' && value?.answer?.model ? [[`${entry.beat} ${entry.key}`, value.answer.model]] : []
    }),
  )

const seatIn = (model: string): string => model.slice(model.indexOf('/') + 1)

describe.each(both)('13.25 over %s', provider => {
  test(
    'what each role was asked is sent again in the same bytes, also after the table was left',
    { timeout: 60_000 },
    async () => {
      server = await startServer(answered)
      const store = memoryStore(grown(1))
      await evening(store, provider, 1, 3)
      await evening(store, provider, 4, 5)
      const bodies = server.heard.map(({ body }) => body)
      const [asked, models] = [await askedIn(store, await runOf(store)), await modelsIn(store)]
      expect(asked.map(({ beat, key }) => `${beat} ${key}`)).toEqual([...models.keys()])
      for (const { beat, key, text } of asked) {
        assert(text !== undefined, `${key} is kept`)
        const seat = seatIn(models.get(`${beat} ${key}`) ?? '')
        await eventsOf(makeModel(provider, seat, edgesOf(server)), JSON.parse(text) as ModelCall)
      }
      const again = server.heard.slice(bodies.length).map(({ body }) => body)
      expect(again.toSorted()).toEqual(bodies.toSorted())
      const seats = new Set([...models.values()].map(model => seatIn(model).replace(/:.*/, '')))
      expect([...seats].toSorted()).toEqual(['companion', 'decision-log', 'gm', 'guard', 'journal-keeper', 'narrator'])
    },
  )
})

const bytesOf = async (store: Store, path: string): Promise<number> => {
  const found = await store.read(path)
  return found.ok && found.value ? found.value.bytes.length : 0
}

test('13.25 a turn with models adds what is new in it, and not what was said before', { timeout: 60_000 }, async () => {
  server = await startServer(answered)
  const store = memoryStore(grown(1))
  const table = await sit(store, 'anthropic')
  const [kept, sent]: [number[], number[]] = [[], []]
  for (let turn = 1; turn <= 8; turn += 1) {
    const before = server.heard.length
    await table.say(`I go to the next house and ask what they know of the water, for the ${turn}th time`)
    await table.drain()
    kept.push(await bytesOf(store, contentsPath(table.runId)))
    sent.push(server.heard.slice(before).reduce((sum, { body }) => sum + body.length, 0))
  }
  await table.close()
  const added = (kept.at(-1) ?? 0) - (kept.at(-5) ?? 0)
  const said = sent.slice(-4).reduce((sum, one) => sum + one, 0)
  expect(added / said).toBeLessThan(0.1)
})

test('13.25 a question that is no longer kept is a fault of the run', { timeout: 60_000 }, async () => {
  server = await startServer(answered)
  const store = memoryStore(grown(1))
  await evening(store, 'anthropic', 1, 1)
  const run = await runOf(store)
  expect(await faultsOfAsked(store, run)).toEqual([])
  await store.write(contentsPath(run.runId), Buffer.from(''), 'any')
  const faults = await faultsOfAsked(store, run)
  expect(faults).toHaveLength((await modelsIn(store)).size)
  expect(faults[0]?.what).toMatch(/^what was asked at .* is not kept$/)
})
