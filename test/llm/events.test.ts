/** The same script over every wire is heard as the same events. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ModelCall } from '../../src/cast/llm/model/port.ts'
import type { Provider } from '../../src/cast/llm/model/providers.ts'
import { all, call, eventsOf, modelAt } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer } from './server.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const check = (takes: unknown, id?: string) => ({ name: 'check', takes, ...(id ? { id } : {}) })

const said = (...texts: readonly string[]) => texts.map(text => ({ type: 'text-delta', text }))

const called = (id: string, value: object) => ({
  type: 'tool-call',
  call: { id, name: 'check', raw: JSON.stringify(value), read: { ok: true, value, how: 'as-is' } },
})

const finished = (reason: string, own: object = {}) => ({
  type: 'finish',
  reason,
  usage: { input: 100, cachedRead: 0, cachedWrite: 0, output: 20, isMeasured: true, ...own },
})

const easy = { skill: 'stealth', dc: 9 }
const hard = { skill: 'perception', dc: 22 }

const scripts: readonly (readonly [string, ScriptedAnswer, readonly object[]])[] = [
  ['words', { text: ['Cold air', ' rises.'] }, [...said('Cold air', ' rises.'), finished('stop')]],
  [
    'words in many tongues',
    { text: ['“leer” 井戸', '\n\t"🕯️"'] },
    [...said('“leer” 井戸', '\n\t"🕯️"'), finished('stop')],
  ],
  ['a call in pieces', { calls: [check(hard)] }, [called('call-1', hard), finished('tool-calls')]],
  [
    'words, then two calls',
    { text: ['You lean in.'], calls: [check(hard, 'a'), check(easy, 'b')] },
    [...said('You lean in.'), called('a', hard), called('b', easy), finished('tool-calls')],
  ],
  ['a cut-off answer', { text: ['And then'], finish: 'length' }, [...said('And then'), finished('length')]],
  ['nothing at all', {}, [finished('stop')]],
]

test.each(scripts)('%s is heard alike over every wire', async (_, answer, events) => {
  for (const provider of all) {
    server.play([answer])
    expect({ provider, events: await eventsOf(modelAt(server, provider)) }).toEqual({ provider, events })
  }
})

test('what a cache read and wrote is told by those who have one', async () => {
  const usage = { input: 900, output: 20, cachedRead: 800 }
  for (const provider of ['anthropic', 'openai', 'openai-compatible'] as const) {
    server.play([{ text: ['Yes.'], usage }])
    expect(await eventsOf(modelAt(server, provider))).toEqual([...said('Yes.'), finished('stop', usage)])
  }
  server.play([{ text: ['Yes.'], usage: { ...usage, cachedWrite: 60 } }])
  expect((await eventsOf(modelAt(server, 'anthropic'))).at(-1)).toMatchObject({
    usage: { input: 900, cachedWrite: 60 },
  })
})

test('a broken call reaches us byte for byte, and is read where that is safe', async () => {
  const raw = '{"skill": "perception", "dc": 12,'
  for (const provider of ['anthropic', 'openai', 'openai-compatible'] as const) {
    server.play([{ calls: [check(raw)] }])
    const [first] = await eventsOf(modelAt(server, provider))
    expect(first).toMatchObject({
      type: 'tool-call',
      call: { name: 'check', raw, read: { ok: true, how: 'mended', value: { skill: 'perception', dc: 12 } } },
    })
  }
})

test('a call of a tool that nobody offered is handed on as it came', async () => {
  for (const provider of all) {
    server.play([{ calls: [{ name: 'summon', takes: { what: 'rain' } }] }])
    const [first] = await eventsOf(modelAt(server, provider))
    expect(first).toMatchObject({ type: 'tool-call', call: { name: 'summon', read: { ok: true } } })
  }
})

test('a refusal is told as one', async () => {
  for (const provider of ['anthropic', 'openai', 'openai-compatible'] as const) {
    server.play([{ text: 'No.', finish: 'refusal' }])
    expect((await eventsOf(modelAt(server, provider))).at(-1)).toMatchObject({ type: 'finish', reason: 'refusal' })
  }
})

test('a server that does not count is counted for, and the count says so', async () => {
  server.play([{ text: 'Well, well.', usage: 'none' }])
  const finish = (await eventsOf(modelAt(server, 'openai-compatible'))).at(-1)
  expect(finish).toMatchObject({ type: 'finish', reason: 'stop', usage: { output: 3, isMeasured: false } })
})

describe('what goes over the wire', () => {
  const talk: ModelCall = {
    ...call,
    messages: [
      { role: 'user', text: 'I look down the well.' },
      {
        role: 'assistant',
        text: 'Roll for it.',
        toolCalls: [{ id: 'a', name: 'check', read: { ok: true, value: hard, how: 'as-is' } }],
        isStable: true,
      },
      { role: 'tool', results: [{ id: 'a', name: 'check', text: 'There is no dc 99.', isFault: true }] },
      { role: 'user', text: 'And now?' },
    ],
    mustCall: { name: 'check' },
    temperature: 0.5,
  }

  const sent = async (provider: Provider): Promise<Readonly<Record<string, unknown>>> => {
    server.play([{ text: 'You see a rope.' }])
    await eventsOf(modelAt(server, provider), talk)
    return JSON.parse(server.heard.at(-1)?.body ?? '') as Record<string, unknown>
  }

  test('what is stable is marked for a provider that keeps what is marked', async () => {
    const kept = { cache_control: { type: 'ephemeral' } }
    expect(await sent('anthropic')).toMatchObject({
      max_tokens: 500,
      system: [
        { text: 'You run the table.', ...kept },
        { text: 'The well is dry.', type: 'text' },
      ],
      messages: [
        { role: 'user' },
        { role: 'assistant', content: [{ text: 'Roll for it.' }, { type: 'tool_use', id: 'a', input: hard, ...kept }] },
        { role: 'user', content: [{ type: 'tool_result', is_error: true, tool_use_id: 'a' }, { text: 'And now?' }] },
      ],
      tool_choice: { type: 'tool', name: 'check' },
    })
    expect(server.heard.at(-1)?.body.match(/cache_control/g)).toHaveLength(2)
  })

  test.each(['openai', 'openai-compatible'] as const)('one system text comes first, by %s', async provider => {
    expect(await sent(provider)).toMatchObject({
      max_tokens: 500,
      stream_options: { include_usage: true },
      messages: [
        { role: 'system', content: 'You run the table.\n\nThe well is dry.' },
        { role: 'user', content: 'I look down the well.' },
        { role: 'assistant', tool_calls: [{ id: 'a', function: { arguments: JSON.stringify(hard) } }] },
        { role: 'tool', tool_call_id: 'a', content: 'There is no dc 99.' },
        { role: 'user', content: 'And now?' },
      ],
      tools: [
        {
          function: {
            name: 'check',
            parameters: {
              type: 'object',
              required: ['skill', 'dc'],
              additionalProperties: false,
              properties: { skill: { enum: ['perception', 'stealth'] }, dc: { minimum: 1, maximum: 30 } },
            },
          },
        },
      ],
    })
  })

  test('Ollama is told how long its memory must be, or it would forget the beginning', async () => {
    expect(await sent('ollama')).toMatchObject({ options: { num_ctx: 8192, num_predict: 500, temperature: 0.5 } })
  })
})
