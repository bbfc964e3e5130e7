import { afterEach, expect, test } from 'vitest'
import { readText } from '../../src/store/text.ts'
import { both } from './providers.ts'
import { startServer, type FakeServer } from './server.ts'
import { castAt, sitAt, toldBy } from './sitting.ts'

let server: FakeServer

afterEach(() => server.close())

test.each(both)(
  '13.10 a model that is asked to save records, and what it says beside it nobody hears, over %s',
  async provider => {
    server = await startServer([
      { text: 'The pier creaks.' },
      {
        text: 'A storm breaks.\n\nEverybody drowns.',
        calls: [
          { name: 'record', takes: { state: ['NPC: Osk - watches Ada'], knowledge: ['LEARNED: Osk has a lamp'] } },
        ],
      },
    ])
    const { table, door, store } = await sitAt(castAt(server, provider))
    const saved = await table.save()
    expect(saved).toMatchObject({ isWhole: true, failures: [], files: expect.arrayContaining(['story-state.md']) })
    expect(toldBy(door)).toEqual(['The pier creaks.'])
    const state = await readText(store, 'story-state.md')
    expect(state.ok && state.value?.text).toContain('Osk - watches Ada')
    const asked = server.heard[1]?.body ?? ''
    expect(asked).toContain('The player saves')
    expect(asked).toContain('"record"')
    const toolsIn = (at: number): unknown => (JSON.parse(server.heard[at]?.body ?? '{}') as { tools: unknown }).tools
    expect(toolsIn(1)).toEqual(toolsIn(0)) // the same bytes before the words: what a provider kept is not paid again
    expect(server.paid()).toBe(2) // what was recorded is recorded, and nobody has to say so
    await table.close()
  },
)
