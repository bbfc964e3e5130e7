/** Every way our port reaches the scripted server, through the real clients. */
import type { Edges, Provider } from '../../src/cast/llm/model/providers.ts'
import { makeModel } from '../../src/cast/llm/model/providers.ts'
import type { Answer, Model, ModelCall, ModelEvent } from '../../src/cast/llm/model/port.ts'
import { complete, type Live, type Patience } from '../../src/cast/llm/model/complete.ts'
import type { FakeServer } from './server.ts'

export const both: readonly Provider[] = ['anthropic', 'openai-compatible']
export const all: readonly Provider[] = ['anthropic', 'openai', 'openai-compatible', 'ollama']

/** Short enough to be waited for in a test, long enough for a busy machine to answer in. */
const limits = { firstMs: 20_000, nextMs: 20_000 }

export const edgesOf = (server: FakeServer, own: Partial<Edges> = {}): Edges => ({
  env: server.env,
  now: () => Date.UTC(2026, 0, 1),
  limits,
  ...own,
})

export const modelAt = (server: FakeServer, provider: Provider, own: Partial<Edges> = {}): Model =>
  makeModel(provider, 'scripted', edgesOf(server, own))

export const call: ModelCall = {
  system: [
    { text: 'You run the table.', isStable: true },
    { text: 'The well is dry.', isStable: false },
  ],
  messages: [{ role: 'user', text: 'I look down the well.' }],
  tools: [
    {
      name: 'check',
      about: 'Asks for a roll.',
      takes: {
        kind: 'record',
        about: 'the check',
        fields: {
          skill: { kind: 'choice', about: 'which', options: ['perception', 'stealth'] },
          dc: { kind: 'number', about: 'how hard', min: 1, max: 30 },
        },
      },
    },
  ],
  maxOutputTokens: 500,
}

export const signal = (): AbortSignal => new AbortController().signal

export async function eventsOf(model: Model, asked: ModelCall = call): Promise<readonly ModelEvent[]> {
  const events: ModelEvent[] = []
  for await (const event of model.stream(asked, signal())) events.push(event)
  return events
}

/** Patience that sleeps no time at all and remembers what it was asked for. */
export function restless(own: Partial<Patience> = {}): Patience & { readonly slept: readonly number[] } {
  const slept: number[] = []
  return {
    tries: 4,
    firstWaitMs: 1000,
    longestWaitMs: 60_000,
    sleep: async ms => void slept.push(ms),
    ...own,
    slept,
  }
}

export const completeWith = (
  model: Model,
  patience: Patience = restless(),
  hear?: (live: Live) => void,
): Promise<Answer> => complete(call, { model, patience, signal: signal(), hear })
