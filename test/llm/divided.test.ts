/** A divided party whose minds are models, over real HTTP: what one group finds is in nobody else's request. */
import { afterEach, expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import { scriptedDoor } from '../../src/table/testing/scripted.ts'
import { pageOf } from '../fresh/scenario.ts'
import { allModels, filled, isAfterTools } from './all-models.ts'
import { sitDown } from './ferry.ts'
import { both } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer, type Heard } from './server.ts'
import { pier } from './sitting.ts'

let server: FakeServer
afterEach(() => server.close())

const find = 'a zqlantern burns under the seventh plank'
const ask = (name: string) => ({
  name: 'ask_party',
  takes: { requests: [{ name, kind: 'quick', situation: 'Dusk.', question: 'What now?' }] },
})
const groups = (all: Readonly<Record<string, readonly string[]>>) => ({
  name: 'split_party',
  takes: { groups: Object.entries(all).map(([name, members]) => ({ name, members })) },
})

const divides = [
  groups({ end: ['bo'], gate: ['ada', 'cyr'] }),
  { name: 'tell_group', takes: { group: 'end', text: `Out at the end, Bo sees it: ${find}.` } },
  { name: 'record', takes: { knowledge: [`LEARNED: On the pier ${find}`] } },
  ask('Bo'),
  ask('Cyr'),
]

/** What the Game Master says to each line of the player's, and everybody else to whatever they are asked. */
function says(heard: Heard): ScriptedAnswer {
  const [role = ''] = heard.model.split(':')
  if (role === 'companion') return { text: '"Hm."' }
  if (role === 'narrator') return { text: /zqlantern/.test(heard.body) ? 'A light was seen.' : 'They waited.' }
  if (role !== 'gm') return filled(heard, 'Dusk')
  if (isAfterTools(heard)) return { text: 'At the gate the fog thickens.' }
  // the newest first: what was said before may be in it too
  if (heard.body.includes('We meet')) return { text: '', calls: [groups({ all: ['ada', 'bo', 'cyr'] }), ask('Cyr')] }
  if (heard.body.includes('We wait')) return { text: 'Nothing stirs.', calls: [ask('Cyr')] }
  if (heard.body.includes('We part')) return { text: '', calls: divides }
  return { text: 'The pier creaks.' }
}

test.each(both)('17.5: a find of one group is in no request of another until they meet, over %s', async provider => {
  server = await startServer(says)
  const store = memoryStore({ ...pier, 'party/cyr.md': '# Cyr\n\n## Personality\n**Flaw**: Sleeps.\n' })
  const door = scriptedDoor()
  const table = await sitDown(store, allModels(server, provider), door)
  await table.say('We part')
  await table.drain()
  await table.say('We wait')
  await table.drain()
  const asked = (seat: string): string =>
    server.heard.flatMap(({ model, body }) => (model === seat ? [body] : [])).join('\n')
  for (const seat of ['companion:cyr', 'journal-keeper:cyr', 'journal-keeper:ada']) {
    expect([seat, asked(seat).length > 0, asked(seat).includes('zqlantern')]).toEqual([seat, true, false])
  }
  expect(asked('companion:bo')).toContain('zqlantern')
  expect(asked('companion:bo')).not.toContain('fog thickens')
  const pages = server.heard.filter(({ model }) => model === 'narrator').map(({ body }) => body)
  for (const body of pages) expect(/zqlantern/.test(body) && /fog thickens/.test(body)).toBe(false)
  expect(JSON.stringify(door.shown)).not.toContain('zqlantern')
  for (const path of ['party-knowledge.md', 'party/cyr-journal.md', 'party/ada-journal.md', 'scenes/001-opening.md'])
    expect([path, (await pageOf(store, path))?.includes('zqlantern') ?? false]).toEqual([path, false])
  await table.say('We meet')
  await table.drain()
  expect(await pageOf(store, 'party-knowledge.md')).toContain(find)
  await table.say('We wait')
  expect(asked('companion:cyr')).toContain('zqlantern')
  await table.close()
})
