/**
 * Our layer beside the bare client call, on the same server that answers at once, over the same wire: one streamed
 * answer with a tool call, from the call to the last event. Rounds take turns, and medians are compared.
 */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { createAnthropic } from '@ai-sdk/anthropic'
import { jsonSchema, streamText, type LanguageModel, type ToolSet } from 'ai'
import { complete } from '../src/cast/llm/model/complete.ts'
import type { Model, ModelCall } from '../src/cast/llm/model/port.ts'
import { makeModel, usualStreamLimits, type Provider } from '../src/cast/llm/model/providers.ts'
import { schemaOf } from '../src/cast/llm/model/schema.ts'
import { assert } from '../src/core/result.ts'
import { call } from '../test/llm/providers.ts'
import { secretKey, startServer, type FakeServer } from '../test/llm/server.ts'
import { median } from './measure.ts'
import type { BenchRow } from './row.ts'

const rounds = 300
const limit = 1.1

const patience = { tries: 4, firstWaitMs: 1000, longestWaitMs: 60_000, sleep: async () => undefined }

export async function benchLlm(): Promise<readonly BenchRow[]> {
  const answer = {
    text: 'Cold air rises out of the well, and with it the smell of iron and old rope.',
    calls: [{ name: 'check', takes: { skill: 'perception', dc: 12 } }],
  }
  const server = await startServer(() => answer)
  try {
    return [await benchOne('anthropic', server), await benchOne('openai-compatible', server)]
  } finally {
    await server.close()
  }
}

async function benchOne(provider: 'anthropic' | 'openai-compatible', server: FakeServer): Promise<BenchRow> {
  const ours = makeModel(provider satisfies Provider, 'scripted', {
    env: server.env,
    now: Date.now,
    limits: usualStreamLimits,
  })
  const bare = bareModel(provider, server)
  const contenders = [() => askOurs(ours), () => askBare(bare)]
  const times = contenders.map((): number[] => [])
  for (let round = -rounds; round < rounds; round += 1)
    for (const index of contenders.keys()) {
      const turn = (index + round + rounds) % contenders.length
      const start = performance.now()
      await contenders[turn]?.()
      if (round >= 0) times[turn]?.push(performance.now() - start)
    }
  const [mine = 0, bareText = 0] = times.map(median)
  return row(`a streamed answer by ${provider} / bare streamText`, mine, bareText)
}

function row(name: string, ours: number, peer: number): BenchRow {
  const ratio = ours / peer
  return { name, ours, peer, unit: 'ms', ratio, bar: `at most ${limit}x`, met: ratio <= limit }
}

const bareModel = (provider: string, { url }: FakeServer): LanguageModel =>
  provider === 'anthropic'
    ? createAnthropic({ apiKey: secretKey, baseURL: `${url}/v1` })('scripted')
    : createOpenAICompatible({ name: 'bare', apiKey: secretKey, baseURL: `${url}/v1`, includeUsage: true }).chatModel(
        'scripted',
      )

async function askOurs(model: Model): Promise<void> {
  const { signal } = new AbortController()
  const { toolCalls } = await complete(call, { model, patience, signal, hear: () => undefined })
  assert(toolCalls.length === 1, 'the scripted answer holds one call')
}

const toolsOf = ({ tools }: ModelCall): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, about, takes }) => [name, { description: about, inputSchema: jsonSchema(schemaOf(takes)) }]),
  )

async function askBare(model: LanguageModel): Promise<void> {
  const result = streamText({
    model,
    maxRetries: 0,
    system: call.system.map(({ text }) => text).join('\n\n'),
    messages: [{ role: 'user', content: 'I look down the well.' }],
    tools: toolsOf(call),
    maxOutputTokens: call.maxOutputTokens,
  })
  let calls = 0
  for await (const part of result.fullStream) if (part.type === 'tool-call') calls += 1
  assert(calls === 1, 'the scripted answer holds one call')
}
