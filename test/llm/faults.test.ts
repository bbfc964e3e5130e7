/** Everything that goes wrong between us and a model ends in a fault with a name and a sentence, and in nothing else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ModelFailed, type ModelFault } from '../../src/cast/llm/model/fault.ts'
import type { Model } from '../../src/cast/llm/model/port.ts'
import { makeModel, type Provider } from '../../src/cast/llm/model/providers.ts'
import { faultOfAnswer } from '../../src/cast/llm/model/read-fault.ts'
import { all, both, call, completeWith, edgesOf, modelAt, restless } from './providers.ts'
import type { ScriptedAnswer, Trouble } from './script.ts'
import { secretKey, startServer, type FakeServer } from './server.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const fine: ScriptedAnswer = { text: ['Fine.'] }
const status = (code: number, says?: string, headers?: Readonly<Record<string, string>>): ScriptedAnswer => ({
  trouble: { type: 'status', status: code, ...(says ? { says } : {}), ...(headers ? { headers } : {}) },
})

async function faultOf(model: Model, patience = restless()): Promise<ModelFault> {
  const thrown = await completeWith(model, patience).then(
    answer => expect.unreachable(JSON.stringify(answer)),
    (error: unknown) => error,
  )
  if (!(thrown instanceof ModelFailed)) throw thrown
  return thrown.fault
}

describe.each(both)('%s', provider => {
  test('a rate limit is waited for as long as it asks, in seconds', async () => {
    const patience = restless()
    server.play([status(429, 'slow down', { 'retry-after': '7' }), fine])
    expect(await completeWith(modelAt(server, provider), patience)).toMatchObject({ text: 'Fine.' })
    expect(patience.slept).toEqual([7000])
  })

  test('... by a date', async () => {
    const patience = restless()
    server.play([status(429, '', { 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' }), fine])
    expect(await completeWith(modelAt(server, provider), patience)).toMatchObject({ text: 'Fine.' })
    expect(patience.slept).toEqual([30_000])
  })

  test('... but not for an hour', async () => {
    const patience = restless()
    server.play([status(429, '', { 'retry-after': '3600' }), fine])
    const fault = await faultOf(modelAt(server, provider), patience)
    expect(fault).toEqual({
      code: 'rate-limited',
      model: `${provider}/scripted`,
      message: `${provider}/scripted takes no more calls from you for 3600 s.`,
      waitMs: 3_600_000,
    })
    expect(patience.slept).toEqual([])
  })

  test.each([500, 502, 503, 529])(
    'a server in trouble (%i) is tried again, each time later, and not forever',
    async code => {
      const patience = restless()
      server.play([status(code), status(code), fine])
      expect(await completeWith(modelAt(server, provider), patience)).toMatchObject({ text: 'Fine.' })
      expect(patience.slept).toEqual([1000, 2000])
      server.play(() => status(code, 'on fire'))
      const before = server.heard.length
      expect(await faultOf(modelAt(server, provider))).toMatchObject({
        code: 'overloaded',
        message: `${provider}/scripted cannot answer just now. It said: "on fire". It was tried 4 times.`,
      })
      expect(server.heard.length - before).toBe(4)
    },
  )

  test.each([
    [401, 'invalid x-api-key', 'key-refused', /does not accept your key/],
    [403, 'not allowed', 'key-refused', /does not accept your key/],
    [402, 'pay first', 'no-credit', /credit/],
    [429, 'insufficient_quota: see your plan', 'no-credit', /credit/],
    [404, 'model: nope', 'model-unknown', /gloam models/],
    [400, 'The model `nope` does not exist', 'model-unknown', /gloam models/],
    [400, 'prompt is too long: 250000 tokens > 200000 maximum', 'too-long', /longer than/],
    [400, "This model's maximum context length is 8192 tokens", 'too-long', /longer than/],
    [413, 'request too large', 'too-long', /longer than/],
    [400, 'messages: roles must alternate', 'call-refused', /roles must alternate/],
    [422, 'bad field', 'call-refused', /bad field/],
  ] as const)('%i "%s" is refused at once: %s', async (code, says, name, sentence) => {
    server.play([status(code, says), fine])
    const before = server.heard.length
    const fault = await faultOf(modelAt(server, provider))
    expect(fault.code).toBe(name)
    expect(fault.message).toMatch(sentence)
    expect(server.heard.length - before).toBe(1)
  })

  test('a server that takes the call and says nothing is given up on', async () => {
    const limits = { firstMs: 60, nextMs: 20_000 }
    server.play([{ trouble: { type: 'silent' } }, fine])
    expect(await completeWith(modelAt(server, provider, { limits }))).toMatchObject({ text: 'Fine.' })
    server.play(() => ({ trouble: { type: 'silent' } }))
    expect(await faultOf(modelAt(server, provider, { limits }), restless({ tries: 1 }))).toMatchObject({
      code: 'timed-out',
      message: `${provider}/scripted did not begin to answer within 60 ms.`,
    })
  })

  test('... and so is one that stops in the middle', async () => {
    const limits = { firstMs: 20_000, nextMs: 60 }
    const stalls: ScriptedAnswer = { text: 'Far too long a sentence', trouble: { type: 'stall', at: 700 } }
    server.play([stalls, fine])
    expect(await completeWith(modelAt(server, provider, { limits }))).toMatchObject({ text: 'Fine.' })
    server.play([stalls])
    expect(await faultOf(modelAt(server, provider, { limits }), restless({ tries: 1 }))).toMatchObject({
      code: 'timed-out',
      message: `${provider}/scripted said nothing more for 60 ms in the middle of its answer.`,
    })
  })

  test('bytes that are no answer are asked for again', async () => {
    const garbled: ScriptedAnswer = { text: 'A sentence', trouble: { type: 'garbled', at: 0 } }
    server.play([garbled, { ...garbled, trouble: { type: 'garbled', at: 400 } }, fine])
    expect(await completeWith(modelAt(server, provider))).toMatchObject({ text: 'Fine.' })
  })

  test.each([0, 3])('an error in the stream after %i frames is read like any other', async afterFrames => {
    const failing = (kind: string): ScriptedAnswer => ({
      text: 'A sentence',
      trouble: { type: 'error-frame', kind, says: 'scripted', afterFrames },
    })
    server.play([failing('overloaded_error'), failing('rate_limit_error'), fine])
    const patience = restless()
    expect(await completeWith(modelAt(server, provider), patience)).toMatchObject({ text: 'Fine.' })
    expect(patience.slept).toEqual([1000, 2000])
  })

  test('who stops listening is told nothing more, and nothing is tried again', async () => {
    const stop = new AbortController()
    let release = (): void => {}
    const until = new Promise<void>(resolve => {
      release = resolve
    })
    server.play([{ text: 'One two three four', hold: { afterFrames: 4, until } }, fine])
    const before = server.heard.length
    const heard: string[] = []
    const reading = (async () => {
      for await (const event of modelAt(server, provider).stream(call, stop.signal)) {
        heard.push(event.type)
        stop.abort(new Error('enough'))
      }
    })()
    await expect(reading).rejects.toThrow('enough')
    release()
    expect(heard).toEqual(['text-delta'])
    expect(server.heard.length - before).toBe(1)
  })
})

test.each(all)('%s: nobody at the address', async provider => {
  const gone = await startServer()
  await gone.close()
  const fault = await faultOf(modelAt(gone, provider))
  expect(fault.code).toBe('unreachable')
  expect(fault.message).toMatch(/cannot be reached \(ECONNREFUSED\)\. Is the server running/)
})

test('Ollama says which model it does not have', async () => {
  server.play([status(404, 'model "nope" not found, try pulling it first')])
  expect(await faultOf(modelAt(server, 'ollama'))).toMatchObject({ code: 'model-unknown' })
})

test('an answer that came to its end, and is none', async () => {
  const ends: readonly (readonly [ScriptedAnswer, string | undefined])[] = [
    [{ text: 'No.', finish: 'refusal' }, 'refused'],
    [{ text: ' \n' }, 'empty'],
    [{}, 'empty'],
    [{ text: 'And the', finish: 'length' }, 'cut-off'],
    [{ calls: [{ name: 'check', takes: {} }] }, undefined],
    [fine, undefined],
  ]
  for (const provider of both)
    for (const [answer, code] of ends) {
      server.play([answer])
      const before = server.paid()
      expect(faultOfAnswer(await completeWith(modelAt(server, provider)))?.code).toBe(code)
      expect(server.paid() - before).toBe(1) // it was paid for, so nobody asks twice
    }
})

describe('a key is in no sentence', () => {
  const troubles: readonly Trouble[] = [
    { type: 'status', status: 400, says: `bad call with ${secretKey}` },
    { type: 'status', status: 401, says: `Incorrect API key provided: ${secretKey}` },
    { type: 'status', status: 500, says: `Bearer ${secretKey} and ${encodeURIComponent(secretKey)}` },
    { type: 'error-frame', kind: 'overloaded_error', says: `key ${secretKey}`, afterFrames: 0 },
    { type: 'error-frame', kind: 'invalid_request_error', says: `key ${secretKey}`, afterFrames: 2 },
  ]

  test.each(both)('whatever %s sends back', async provider => {
    for (const trouble of troubles) {
      server.play(() => ({ text: 'A sentence', trouble }))
      expect(JSON.stringify(await faultOf(modelAt(server, provider)))).not.toContain('0123456789')
    }
  })

  test.each(['anthropic', 'openai', 'openai-compatible', 'ollama'] as const)(
    'nor is one in an address of %s',
    async provider => {
      const url = 'http://player:hunter2secret@127.0.0.1:9/v1'
      const env = { ...server.env, OPENAI_BASE_URL: url, ANTHROPIC_BASE_URL: url, OLLAMA_HOST: url }
      const model = makeModel(provider satisfies Provider, secretKey, edgesOf(server, { env }))
      const fault = await faultOf(model)
      expect(fault.message).not.toMatch(/hunter2|0123456789/)
    },
  )
})
