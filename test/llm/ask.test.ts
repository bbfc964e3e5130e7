/** A model call is a step: recorded before it is used, and never paid for twice. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askModel, askOrStop } from '../../src/cast/llm/model/ask.ts'
import type { Live } from '../../src/cast/llm/model/complete.ts'
import { priceOf, pricesIn } from '../../src/cast/llm/model/prices.ts'
import type { Json } from '../../src/core/json.ts'
import { hashOf } from '../../src/store/hash.ts'
import { liveSteps, recordedSteps } from '../../src/table/steps.ts'
import { both, call, modelAt, restless, signal } from './providers.ts'
import { secretKey, startServer, type FakeServer } from './server.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const texts = { keep: async (text: string) => hashOf(text) }

/** A chronicle of one beat, and what a beat that is run again finds in it. */
function chronicle() {
  const recorded = new Map<string, Json>()
  const note = (entry: { readonly type: string }): void => {
    if ('key' in entry && 'value' in entry) recorded.set(String(entry.key), structuredClone(entry.value) as Json)
  }
  const steps = () => liveSteps({ note, settled: async () => undefined, texts }, 1, new Map(recorded))
  return { recorded, steps }
}

const askingOf = (provider: (typeof both)[number], lives: Live[] = []) => ({
  model: modelAt(server, provider),
  patience: restless(),
  price: priceOf('ollama/scripted', pricesIn({})),
  signal: signal(),
  hear: (live: Live) => void lives.push(live),
})

test.each(both)('a beat that is run again hears the same answer and pays nothing (%s)', async provider => {
  const { recorded, steps } = chronicle()
  const lives: Live[] = []
  server.play([{ text: ['The well', ' is deep.'], calls: [{ name: 'check', takes: { dc: 9 } }] }])
  const first = await askModel({ step: steps().take }, 'gm/1', call, askingOf(provider, lives))
  expect(lives.map(live => (live.type === 'text' ? live.text : live.type))).toEqual(['The well', ' is deep.'])
  expect(first).toMatchObject({ ok: true, answer: { text: 'The well is deep.', dollars: 0 } })
  const asked = server.heard.length
  const again = await askModel({ step: steps().take }, 'gm/1', call, askingOf(provider, lives))
  const replayed = await askModel({ step: recordedSteps(1, recorded).take }, 'gm/1', call, askingOf(provider, lives))
  expect([again, replayed]).toEqual([first, first])
  expect({ asked: server.heard.length, lives: lives.length }).toEqual({ asked, lives: 2 })
  expect(JSON.stringify([...recorded])).not.toContain(secretKey)
})

test.each(both)('words of a broken try are taken back before they are said again (%s)', async provider => {
  const lives: Live[] = []
  const answer = { text: ['The well', ' is deep.'] }
  server.play([
    { ...answer, trouble: { type: 'error-frame', kind: 'overloaded_error', says: 'x', afterFrames: 4 } },
    answer,
  ])
  await askModel({ step: chronicle().steps().take }, 'gm/1', call, askingOf(provider, lives))
  const types = lives.map(({ type }) => type)
  expect(types.slice(types.lastIndexOf('again'))).toEqual(['again', 'text', 'text'])
})

test('a call that failed for good is recorded, so that what was done instead is done again', async () => {
  const { recorded, steps } = chronicle()
  server.play(() => ({ trouble: { type: 'status', status: 401, says: `no ${secretKey}` } }))
  const first = await askModel({ step: steps().take }, 'gm/1', call, askingOf('anthropic'))
  expect(first).toMatchObject({ ok: false, fault: { code: 'key-refused' } })
  server.play([{ text: 'Too late.' }])
  expect(await askModel({ step: steps().take }, 'gm/1', call, askingOf('anthropic'))).toEqual(first)
  expect(JSON.stringify([...recorded])).not.toContain(secretKey)
})

test('whoever would rather stop finds the call still to be made', async () => {
  const { recorded, steps } = chronicle()
  server.play([{ trouble: { type: 'status', status: 401 } }, { text: 'Now.' }])
  await expect(askOrStop({ step: steps().take }, 'gm/1', call, askingOf('anthropic'))).rejects.toThrow(
    'does not accept your key',
  )
  expect(recorded.size).toBe(0)
  expect(await askOrStop({ step: steps().take }, 'gm/1', call, askingOf('anthropic'))).toMatchObject({ text: 'Now.' })
})

test('a beat that is left in the middle of an answer records nothing of it', async () => {
  const { recorded, steps } = chronicle()
  const stop = new AbortController()
  server.play([{ text: 'Never heard' }])
  const asking = { ...askingOf('anthropic'), signal: stop.signal, hear: () => stop.abort(new Error('left')) }
  await expect(askModel({ step: steps().take }, 'gm/1', call, asking)).rejects.toThrow('left')
  expect(recorded.size).toBe(0)
})
