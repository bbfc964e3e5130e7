/** An answer that breaks off at any byte is asked for again, and what is then heard is as if nothing had happened. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Live } from '../../src/cast/llm/model/complete.ts'
import type { Answer, Model } from '../../src/cast/llm/model/port.ts'
import type { Provider } from '../../src/cast/llm/model/providers.ts'
import { all, completeWith, modelAt, restless } from './providers.ts'
import type { ScriptedAnswer, Trouble } from './script.ts'
import { startServer, type FakeServer } from './server.ts'
import { wires } from './wire/wire.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const whole: ScriptedAnswer = {
  text: ['Ropes,', ' “Göttin”.'],
  calls: [{ name: 'check', takes: { dc: 12 } }],
}

/** The bytes of the whole answer over a provider's wire. */
function lengthOver(provider: Provider): number {
  const wire = wires.find(({ name }) => name === (provider === 'openai-compatible' ? 'openai' : provider))
  return Buffer.byteLength(wire?.frames(whole, 'scripted').join('') ?? '')
}

/** Words as a listener has them in the end: what came before `again` was taken back. */
function finallyHeard(lives: readonly Live[]): string {
  const from = lives.findLastIndex(({ type }) => type === 'again') + 1
  return lives.slice(from).reduce((text, live) => text + (live.type === 'text' ? live.text : ''), '')
}

/** What is odd about an answer whose first try was cut at a byte; undefined when nothing is. */
async function oddAt(model: Model, answer: Answer, length: number, trouble: Trouble & { type: 'cut' }) {
  const before = { asked: server.heard.length, paid: server.paid() }
  server.play([{ ...whole, trouble }, whole])
  const lives: Live[] = []
  const heard = await completeWith(model, restless(), live => lives.push(live))
  const asked = server.heard.length - before.asked
  const paid = server.paid() - before.paid
  // Only a polite end can hide that the count is missing; then it is estimated, and the answer is whole all the same.
  const usage = trouble.how === 'end' && !heard.usage.isMeasured ? heard.usage : answer.usage
  const isWhole = JSON.stringify(heard) === JSON.stringify({ ...answer, usage })
  const isHeard = finallyHeard(lives) === answer.text
  const isPaidOnce = paid === Number(asked === 2) + Number(trouble.at === length)
  return isWhole && isHeard && isPaidOnce ? undefined : { ...trouble, heard, lives, asked, paid }
}

/** Every byte for the two wires most people use; the rest share their code or their shape, and a polite end is rarer. */
const strides = { anthropic: 1, 'openai-compatible': 1, openai: 17, ollama: 5 } as const

describe.each(all)('%s', provider => {
  test.each(['drop', 'end'] as const)(
    'an answer cut at any byte (%s) is asked for again',
    async how => {
      const model = modelAt(server, provider)
      server.play([whole])
      const answer = await completeWith(model)
      const length = lengthOver(provider)
      const odd = []
      const stride = Math.max(strides[provider], how === 'end' ? 5 : 1)
      for (let at = 0; at <= length; at += stride)
        odd.push(await oddAt(model, answer, length, { type: 'cut', at, how }))
      expect(odd.filter(one => one !== undefined)).toEqual([])
      expect(odd.length).toBeGreaterThan(20)
    },
    240_000,
  )
})
