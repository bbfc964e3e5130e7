/** What leaves for a player, and the guard that reads it: over real HTTP, in the small game of the tests. */
import { afterEach, describe, expect, test } from 'vitest'
import { Purse } from '../../src/cast/llm/budget/purse.ts'
import { modelGuard } from '../../src/cast/llm/roles/guard.ts'
import { both, modelAt, restless } from './providers.ts'
import { readRun } from './run.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer, type Heard } from './server.ts'
import { castAt, pier, sitAt, toldBy } from './sitting.ts'

let server: FakeServer
afterEach(() => server.close())

const isGuard = ({ body }: Heard): boolean => body.includes('given_away')

/** The GM says these in turn; the guard finds whatever its own script says. */
async function table(
  provider: (typeof both)[number],
  gm: readonly ScriptedAnswer[],
  guard: readonly (readonly number[])[],
) {
  const [says, finds] = [[...gm], [...guard]]
  server = await startServer(heard =>
    isGuard(heard)
      ? { calls: [{ name: 'given_away', takes: { numbers: finds.shift() ?? [] } }] }
      : (says.shift() ?? { text: 'Nothing more.' }),
  )
  const model = { asking: { model: modelAt(server, provider), patience: restless() }, maxOutputTokens: 300 }
  const sitting = await sitAt(castAt(server, provider, { guard: modelGuard({ model, purse: new Purse() }) }), pier)
  return { ...sitting, asked: () => server.heard.filter(isGuard).map(({ body }) => body) }
}

const opening: ScriptedAnswer = { text: 'The pier creaks.' }

describe.each(both)('17.4: a guard, over %s', provider => {
  test('is asked where a secret is touched, and nowhere else', async () => {
    const {
      table: played,
      door,
      asked,
    } = await table(provider, [opening, { text: 'A gull lands on the rail.\n\nThe ferryman Osk looks away.' }], [[]])
    await played.say('I ask him')
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toContain('The ferryman Osk drowned the last warden')
    expect(asked()[0]).toContain('looks away')
    expect(toldBy(door).at(-1)).toContain('looks away')
    await played.close()
  })

  test('holds back what it finds told, in any language, and the chronicle says so', async () => {
    const told = 'Osk hat den letzten warden ins Wasser gestossen.'
    const {
      table: played,
      door,
      store,
    } = await table(provider, [opening, { text: told }, { text: 'Osk schweigt.' }], [[1]])
    await played.say('Was ist mit dem warden?')
    expect(toldBy(door).join(' ')).not.toContain('gestossen')
    expect(toldBy(door).at(-1)).toBe('Osk schweigt.')
    expect(JSON.stringify(await readRun(store))).toContain('as the guard reads it')
    await played.close()
  })

  test('that answers nonsense stops nobody, and is flagged', async () => {
    const {
      table: played,
      door,
      store,
    } = await table(provider, [opening, { text: 'The ferryman Osk looks away.' }], [[77], [78]])
    await played.say('I ask him')
    expect(toldBy(door).at(-1)).toContain('looks away')
    expect(JSON.stringify(await readRun(store))).toContain('The guard gave no answer')
    await played.close()
  })
})

describe('17.4: every text that leaves for a player', () => {
  const secret = 'Osk drowned the last warden'
  const calls: readonly (readonly [string, unknown])[] = [
    ['open_scene', { title: secret, location: 'The pier', time: 'Dusk' }],
    ['open_scene', { title: 'Night', location: secret, time: 'Dusk' }],
    ['clock', { name: secret, filled: 1, segments: 4 }],
    ['suggest', { options: ['Go home', secret] }],
    ['ask_player', { question: 'Well?', options: [{ label: secret }, { label: 'No' }] }],
    ['whisper', { to: 'Ada', words: secret }],
    ['end_session', { summary: secret, hook: 'Who rows tonight?' }],
    ['end_session', { summary: 'They waited.', hook: secret }],
  ]
  test.each(calls)('%s %j', async (name, takes) => {
    server = await startServer([opening, { text: 'Look.', calls: [{ name, takes }] }, { text: 'On.' }, { text: 'On.' }])
    const { table: played, door, store } = await sitAt(castAt(server, 'anthropic'))
    await played.say('I look')
    await played.drain()
    expect(JSON.stringify(door.shown)).not.toMatch(/drowned/)
    expect(JSON.stringify(played.standing.state)).not.toMatch(/drowned/)
    expect(JSON.stringify(await readRun(store))).toContain('drowned') // for whoever asks why
    if (!played.standing.state.isEnded) await played.close()
  })

  test('a secret told in pieces is told with the last of them', async () => {
    server = await startServer([
      opening,
      {
        text: 'The ferryman Osk looks at the water.\n\nThe last warden stood here once.\n\nDrowned, and by those hands.',
      },
      { text: 'He says nothing.' },
    ])
    const { table: played, door } = await sitAt(castAt(server, 'anthropic'))
    await played.say('I look at Osk')
    expect(toldBy(door).join(' ')).not.toContain('Drowned')
    await played.close()
  })
})
