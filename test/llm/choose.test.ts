/** Which model plays, with the sentence that says why. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseModel } from '../../src/cast/llm/model/choose.ts'
import { listModels, type ListModels } from '../../src/cast/llm/model/probes.ts'
import { ollamaUrl, usualStreamLimits } from '../../src/cast/llm/model/providers.ts'
import type { Env } from '../../src/cast/llm/model/redact.ts'
import { startServer, type FakeServer } from './server.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer([], ['first', 'second'])
})
afterAll(() => server.close())

const nobody: ListModels = async () => undefined

async function chosen(spec: string, env: Env, list: ListModels = nobody): Promise<string> {
  const choice = await chooseModel(spec, { env, now: () => 0, limits: usualStreamLimits }, list)
  if (!choice.ok) return `refused: ${choice.refusal}`
  return `${choice.value.model?.name ?? 'the Oracle'}: ${choice.value.why}`
}

describe('auto', () => {
  test('takes the key that is there', async () => {
    expect(await chosen('auto', { ANTHROPIC_API_KEY: 'k', OPENAI_API_KEY: 'k' })).toMatch(
      /^anthropic\/claude-\S+: .* ANTHROPIC_API_KEY is set\.$/,
    )
    expect(await chosen('auto', { OPENAI_API_KEY: 'k' })).toMatch(/^openai\/gpt-\S+: .* OPENAI_API_KEY is set\.$/)
  })

  test('asks a server of your own which models it has, with a key or without', async () => {
    const env = { OPENAI_BASE_URL: `${server.url}/v1` }
    for (const own of [env, { ...env, OPENAI_API_KEY: 'k' }])
      expect(await chosen('auto', own, listModels)).toMatch(/^openai-compatible\/first: .*OPENAI_BASE_URL is set/)
  })

  test('finds an Ollama', async () => {
    expect(await chosen('auto', { OLLAMA_HOST: server.url }, listModels)).toMatch(/^ollama\/first: .*Ollama answers at/)
  })

  test('else the Oracle plays, and the sentence says what to set', async () => {
    expect(await chosen('auto', {})).toBe(
      'the Oracle: No model was found, so the Oracle plays. No Ollama answers at http://127.0.0.1:11434. ' +
        'Set ANTHROPIC_API_KEY, OPENAI_API_KEY or OPENAI_BASE_URL, or start Ollama, to play with one.',
    )
  })
})

describe('by name', () => {
  test('what was asked for plays', async () => {
    expect(await chosen('oracle', { ANTHROPIC_API_KEY: 'k' })).toMatch(/^the Oracle: .*as you asked/)
    expect(await chosen('anthropic/some-model', { ANTHROPIC_API_KEY: 'k' })).toMatch(/^anthropic\/some-model: /)
    expect(await chosen('openai-compatible/org/name:7b', { OPENAI_BASE_URL: 'http://localhost:1/v1' })).toMatch(
      /^openai-compatible\/org\/name:7b: /,
    )
    expect(await chosen('ollama', { OLLAMA_HOST: server.url }, listModels)).toMatch(/^ollama\/first: /)
  })

  test('what is missing is said', async () => {
    expect(await chosen('anthropic/x', {})).toBe('refused: anthropic needs a key: set ANTHROPIC_API_KEY.')
    expect(await chosen('openai-compatible/x', {})).toMatch(/^refused: .*set OPENAI_BASE_URL/)
    expect(await chosen('gpt-4.1', {})).toMatch(
      /^refused: There is no provider "gpt-4.1"\. Say auto, oracle, or one of/,
    )
    expect(await chosen('ollama', {})).toMatch(
      /^refused: No Ollama answers .* A model can also be named: --model ollama\/NAME\.$/,
    )
  })
})

test.each([
  [undefined, 'http://127.0.0.1:11434'],
  ['0.0.0.0', 'http://127.0.0.1:11434'],
  ['box.example:9000', 'http://box.example:9000'],
  [':9000', 'http://127.0.0.1:9000'],
  ['https://far.example/', 'https://far.example'],
  ['http://far.example:80/', 'http://far.example:80'],
])('OLLAMA_HOST=%s is %s', (host, url) => {
  expect(ollamaUrl(host === undefined ? {} : { OLLAMA_HOST: host })).toBe(url)
})
