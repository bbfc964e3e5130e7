import { afterEach, describe, expect, test } from 'vitest'
import { readRun } from './run.ts'
import { both } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer } from './server.ts'
import { castAt, sitAt, toldBy } from './sitting.ts'

let server: FakeServer

afterEach(() => server.close())

const opening: ScriptedAnswer = { text: 'The pier creaks.\n\nOsk lights his lamp.' }

/** The texts of the last user and tool messages of a request, whichever wire it went over. */
const lastHeard = (): string => server.heard.at(-1)?.body ?? ''

describe.each(both)('a Game Master that is a model, over %s', provider => {
  test('tells as it speaks, asks the rules and tells what they said (issue 6)', async () => {
    server = await startServer([
      opening,
      { text: 'Ada flicks the coin.', calls: [{ name: 'toss', takes: { who: 'ada' } }] },
      { text: 'It lands and everyone looks.\n\nNobody speaks.' },
    ])
    const { table, door } = await sitAt(castAt(server, provider))
    await table.say('I toss a coin')
    await table.drain()
    expect(toldBy(door)).toEqual([
      'The pier creaks.',
      'Osk lights his lamp.',
      'Ada flicks the coin.',
      'It lands and everyone looks.',
      'Nobody speaks.',
    ])
    expect(door.shown.filter(({ type }) => type === 'rolled')).toHaveLength(1)
    expect(lastHeard()).toMatch(/heads|tails/)
    expect(server.paid()).toBe(3)
    expect(server.heard.every(({ body }) => body.includes('# Style: novel'))).toBe(true) // as the preferences say
    await table.close()
  })

  test('a call that was cut off is not carried out with half of what was meant', async () => {
    server = await startServer([
      opening,
      { text: 'Ada flicks the coin.', calls: [{ name: 'toss', takes: '{"who": "ad' }], finish: 'length' },
      { calls: [{ name: 'toss', takes: { who: 'ada' } }] },
      { text: 'It lands.' },
    ])
    const { table, door } = await sitAt(castAt(server, provider))
    await table.say('I toss a coin')
    expect(server.heard.at(-2)?.body).toContain('you were cut off in this call of toss')
    expect(door.shown.filter(({ type }) => type === 'rolled')).toHaveLength(1)
    await table.close()
  })

  test('a call that makes no sense is answered with the facts, and nothing has changed', async () => {
    server = await startServer([
      opening,
      {
        calls: [
          { name: 'toss', takes: '{"who": ' },
          { name: 'conjure', takes: {} },
        ],
      },
      { calls: [{ name: 'rule', takes: { move: 'nothing' } }] },
      { text: 'The coin stays in the pocket.' },
    ])
    const { table, door } = await sitAt(castAt(server, provider))
    const before = table.standing.world
    await table.say('I toss a coin')
    expect(toldBy(door).at(-1)).toBe('The coin stays in the pocket.')
    expect(table.standing.world).toEqual(before)
    expect(server.heard.at(-2)?.body).toContain('There is no tool')
    await table.close()
  })

  test('a secret is withheld, the model hears why, and says it again without', async () => {
    server = await startServer([
      opening,
      { text: 'Osk smiles. The ferryman Osk drowned the last warden, you know.' },
      { text: 'Osk smiles and says nothing of the last one.' },
    ])
    const { table, door } = await sitAt(castAt(server, provider))
    await table.say('I ask Osk about the warden')
    expect(toldBy(door).join(' ')).not.toContain('drowned')
    expect(toldBy(door).at(-1)).toBe('Osk smiles and says nothing of the last one.')
    expect(lastHeard()).toContain('nothing of your answer was told')
    await table.close()
  })

  test('a claim against the facts is sent back once; what still contradicts is told and flagged', async () => {
    server = await startServer([opening, { text: 'Bo flies up.' }, { text: 'Bo flies higher.' }])
    const { table, door, store } = await sitAt(castAt(server, provider))
    await table.say('I look at Bo')
    expect(toldBy(door).slice(2)).toEqual(['Bo flies higher.'])
    const flags = (await readRun(store)).flatMap(entry =>
      entry.type === 'step' && entry.key.startsWith('gm/flag/') ? [entry.value] : [],
    )
    expect(flags).toEqual([
      'Sent back against the facts: "Bo flies up." (Nobody can fly.)',
      'Told against the facts: "Bo flies higher." (Nobody can fly.)',
    ])
    await table.close()
  })

  test('companions are asked by a tool, and their words come back', async () => {
    server = await startServer([
      opening,
      {
        calls: [
          {
            name: 'ask_party',
            takes: { requests: [{ name: 'Bo', kind: 'quick', situation: 'The pier.', question: 'Well?' }] },
          },
        ],
      },
      { text: 'Bo nods.' },
    ])
    const { table } = await sitAt(castAt(server, provider, { companion: async () => 'I nod twice.' }))
    await table.say('I look at Bo')
    expect(lastHeard()).toContain('I nod twice.')
    await table.close()
  })

  test('a model with no words at all costs nobody the beat', async () => {
    server = await startServer([opening, { text: '' }, { text: '' }, { text: '' }])
    const { table, door } = await sitAt(castAt(server, provider))
    await table.say('Hello?')
    expect(toldBy(door).at(-1)).toMatch(/nothing moves/)
    await table.close()
  })

  test('what was asked and answered is in the chronicle, and a key never is', async () => {
    server = await startServer([opening, { text: 'The ferry comes.' }])
    const { table, store } = await sitAt(castAt(server, provider))
    await table.say('I wait')
    await table.close()
    const text = JSON.stringify(await readRun(store))
    expect(text).toContain('The ferry comes.')
    expect(text).not.toContain('sk-loopback')
  })
})
