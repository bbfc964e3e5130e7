/** Eight evenings with a scripted model: what it told once in the first stands in its prompt in the last, unasked. */
import { afterEach, describe, expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import type { Table } from '../../src/table/table.ts'
import { both } from './providers.ts'
import type { Provider } from '../../src/cast/llm/model/providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer } from './server.ts'
import { castAt, pier, sitAt } from './sitting.ts'

let server: FakeServer
afterEach(() => server.close())

const fact = 'Osk keeps a green lantern under the third plank.'

const end: ScriptedAnswer = {
  text: 'Night falls over the water.',
  calls: [{ name: 'end_session', takes: { summary: 'The party waited.', hook: 'The tide turns.' } }],
}

const isAbout = (body: string, words: string): boolean => body.slice(body.indexOf('# Now')).includes(words)

/** A model that tells the fact where it is asked for the lantern, and something else everywhere else. */
const telling = (body: string): ScriptedAnswer =>
  isAbout(body, 'end the session')
    ? end
    : {
        text: isAbout(body, 'I ask about the lantern') ? fact : 'Gulls turn above the grey water, and the ropes creak.',
      }

async function evening(store: Store, provider: Provider, play: (table: Table) => Promise<void>): Promise<void> {
  const { table } = await sitAt(castAt(server, provider), pier, store)
  await play(table)
  await table.end()
}

/** Seven evenings, the first as it is played, and then one in which the person of the fact appears. */
async function lastPrompt(provider: Provider, first: (table: Table) => Promise<void>): Promise<string> {
  server = await startServer(({ body }) => telling(body))
  const store = memoryStore(pier)
  await evening(store, provider, first)
  for (let session = 2; session < 8; session += 1)
    await evening(store, provider, async table => {
      await table.say('I watch the gulls.')
    })
  let prompt = ''
  await evening(store, provider, async table => {
    await table.say('I walk up to Osk.')
    prompt = server.heard.at(-1)?.body ?? ''
  })
  return prompt
}

describe.each(both)('over %s', provider => {
  test('16.5 what was told once in session 1 stands in the prompt of session 8 when its person appears', async () => {
    const prompt = await lastPrompt(provider, async table => {
      await table.say('I ask about the lantern.')
    })
    expect(prompt).toContain('(session 1')
    expect(prompt).toContain(fact)
  })

  test('16.5 what was taken back stands in no later prompt', async () => {
    const prompt = await lastPrompt(provider, async table => {
      await table.say('I ask about the lantern.')
      await table.move({ beat: table.beat - 1 })
      await table.say('I watch the gulls.')
    })
    expect(prompt).not.toContain('third plank')
  })
})
