/** What the player said goes to everybody who was near enough to notice, each through its own view. */
import { afterEach, expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import { allModels, filled, isAfterTools } from './all-models.ts'
import { sitDown } from './ferry.ts'
import { both } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer, type Heard } from './server.ts'
import { pier } from './sitting.ts'

let server: FakeServer
afterEach(() => server.close())

const asking = (kind: string) => ({
  name: 'ask_party',
  takes: { requests: [{ name: 'Bo', kind, situation: 'Dusk.', question: 'Well?' }] },
})

const answer =
  (first: ScriptedAnswer) =>
  (heard: Heard): ScriptedAnswer => {
    const [role = ''] = heard.model.split(':')
    if (role === 'gm') return isAfterTools(heard) ? { text: 'It is dark by now.' } : first
    if (role === 'companion') return { text: heard.body.includes('a full answer') ? '"Then I go." I go.' : veto }
    return role === 'narrator' ? { text: 'Dark fell.' } : filled(heard, 'Coin')
  }

const veto = '[VETO - need more input]\nMy brother drowned there.'

const readersOf = (words: string): ReadonlySet<string> =>
  new Set(server.heard.filter(({ body }) => body.includes(words)).map(({ model }) => model))

const everybody = ['gm', 'companion:bo', 'narrator', 'journal-keeper:ada', 'journal-keeper:bo', 'decision-log']

test.each(both)('17.2 a player’s words reach narrator, journals, log and companions, over %s', async provider => {
  server = await startServer(answer({ text: 'The lamp dies.', calls: [asking('quick')] }))
  const table = await sitDown(memoryStore(pier), allModels(server, provider))
  await table.say('I row out alone with the canary-oar')
  await table.drain()
  expect(readersOf('canary-oar')).toEqual(new Set(everybody))
  const [quick, full] = server.heard.filter(({ model }) => model === 'companion:bo').slice(-2)
  expect(quick?.body).toContain('The lamp dies.') // what was told earlier in the beat
  expect(full?.body).toContain('You objected: My brother drowned there.')
  await table.close()
})

test('17.2 what is whispered to the Game Master, or said to it as a person, is in nobody else’s prompt', async () => {
  server = await startServer(answer({ text: 'The lamp dies.' }))
  const table = await sitDown(memoryStore(pier), allModels(server, 'anthropic'))
  await table.say('I whisper to the GM: I kept the canary-ring')
  await table.say('I look around')
  await table.drain()
  expect(readersOf('canary-ring')).toEqual(new Set(['gm']))
  await table.close()
})

test('17.2 another group does not hear what is said in this one', async () => {
  const split = {
    name: 'split_party',
    takes: {
      groups: [
        { name: 'a', members: ['ada'] },
        { name: 'b', members: ['bo'] },
      ],
    },
  }
  server = await startServer(heard =>
    heard.body.includes('canary-oar') && !isAfterTools(heard)
      ? answer({ text: 'The lamp dies.', calls: [asking('quick')] })(heard)
      : answer({ calls: [split] })(heard),
  )
  const table = await sitDown(memoryStore(pier), allModels(server, 'anthropic'))
  await table.say('We part')
  await table.say('I row out alone with the canary-oar')
  await table.drain()
  const readers = [...readersOf('canary-oar')]
  expect(readers).not.toContain('companion:bo')
  expect(readers).not.toContain('journal-keeper:bo')
  expect(readers).toContain('journal-keeper:ada')
  await table.close()
})
