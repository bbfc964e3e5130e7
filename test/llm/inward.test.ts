/** What somebody thinks, or does in secret, goes to the Game Master and to nobody else; what is said aloud may be logged. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import { scriptedDoor } from '../../src/table/testing/scripted.ts'
import { allModels, filled, isAfterTools } from './all-models.ts'
import { filesOf, line, playOn } from './ferry.ts'
import { both } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer, type Heard } from './server.ts'
import { pier } from './sitting.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const kinds = { bo: 'reflect', cass: 'secret', dov: 'full' }
const secretOf = (name: string): string => `I burned the ledger canary-${name}.`

const askAll = {
  name: 'ask_party',
  takes: {
    requests: Object.entries(kinds).map(([name, kind]) => ({ name, kind, situation: 'Dusk.', question: 'Well?' })),
  },
}

function answer(heard: Heard): ScriptedAnswer {
  const [role = '', name = ''] = heard.model.split(':')
  switch (role) {
    case 'gm':
      return isAfterTools(heard) || !heard.body.includes(line) ? { text: 'The lamp gutters.' } : { calls: [askAll] }
    case 'companion':
      return { text: secretOf(name) }
    case 'narrator':
      return { text: 'The lamp guttered.' }
    default:
      return filled(heard, 'Coin')
  }
}

test.each(both)('over %s', async wire => {
  server.play(answer)
  const before = server.heard.length
  const store = memoryStore({
    ...pier,
    ...Object.fromEntries(
      Object.keys(kinds).map(name => [`party/${name}.md`, `# ${name}\n\n## Secrets\n- ${secretOf(name)}\n`]),
    ),
  })
  const door = scriptedDoor()
  await playOn(store, allModels(server, wire), door)
  const readers = (name: string): readonly string[] => [
    ...new Set(
      server.heard
        .slice(before)
        .filter(({ body }) => body.includes(`canary-${name}`))
        .map(({ model }) => model),
    ),
  ]
  const own = (name: string): readonly string[] => ['gm', `companion:${name}`, `journal-keeper:${name}`]
  expect(new Set(readers('bo'))).toEqual(new Set(own('bo')))
  expect(new Set(readers('cass'))).toEqual(new Set(own('cass')))
  expect(new Set(readers('dov'))).toEqual(new Set([...own('dov'), 'decision-log']))
  const files = await filesOf(store)
  const written = Object.entries(files).filter(([path, text]) => text.includes('canary-') && !path.startsWith('party/'))
  expect([written, JSON.stringify(door.shown).includes('canary-')]).toEqual([[], false])
})
