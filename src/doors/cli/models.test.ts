import { afterAll, beforeAll, expect, test } from 'vitest'
import { PassThrough } from 'node:stream'
import { secretKey, startServer, type FakeServer } from '../../../test/llm/server.ts'
import { outletOn } from '../outlet/outlet.ts'
import { gloamWith, listeningDoor } from './scenario.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer(() => ({ text: 'ready' }), ['small', 'large'])
})
afterAll(() => server.close())

/** `gloam models …` where only these are set. */
async function models(environment: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const { door, said } = listeningDoor()
  const streams = {
    input: new PassThrough(),
    output: outletOn(new PassThrough()),
    environment,
    onSignal: () => undefined,
  }
  await gloamWith({ ...door, streams }, 'models', ...words)
  return said()
}

const nowhere = { OLLAMA_HOST: '127.0.0.1:1' }

test('with nothing set it says what to set, and that nothing is needed', async () => {
  const { out, code } = await models(nowhere)
  expect(code).toBe(0)
  expect(out).toContain('no   anthropic\n     anthropic needs a key: set ANTHROPIC_API_KEY.')
  expect(out).toContain('the Oracle runs the game by itself')
})

test('what is there is tried with one small call', async () => {
  const before = server.heard.length
  const { out, code } = await models({ ...nowhere, OPENAI_BASE_URL: `${server.url}/v1`, OPENAI_API_KEY: secretKey })
  expect(code).toBe(0)
  expect(out).toMatch(
    /yes {2}openai-compatible\/small\n.*answered in \d+ ms \(100 tokens in, 20 out; its price is not known\)\. Also there: large\./,
  )
  expect(out).not.toContain(secretKey)
  expect(server.heard.length - before).toBe(1)
})

test('a price that is known is told as an estimate', async () => {
  const { out } = await models({ ...nowhere, ANTHROPIC_BASE_URL: server.url, ANTHROPIC_API_KEY: secretKey })
  expect(out).toMatch(/yes {2}anthropic\/\S+\n.*about \$0\.\d{6}/)
  expect(out).toContain('Prices are estimates')
})

test('one that was asked for and does not answer is a failure of the command', async () => {
  const before = server.heard.length
  const { out, code } = await models(nowhere, '--model', 'ollama/nope', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ models: [{ name: 'ollama/nope', isUsable: false }] })
  expect(out).toContain('cannot be reached')
  expect((await models({ OLLAMA_HOST: server.url }, '--no-test', '--model', 'ollama')).out).toContain(
    'yes  ollama/small',
  )
  expect(server.heard.length - before).toBe(0)
})

test('a price of your own counts', async () => {
  server.play([{ text: 'ready' }])
  const environment = {
    ...nowhere,
    OPENAI_BASE_URL: `${server.url}/v1`,
    GLOAM_PRICES: 'openai-compatible/own=1000/2000',
  }
  const { out } = await models(environment, '--model', 'openai-compatible/own')
  expect(out).toContain('(100 tokens in, 20 out; about $0.140000)')
})
