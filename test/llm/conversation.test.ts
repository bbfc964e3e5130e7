/** One conversation a session: what was said in its first beat is there in its last, after a crash and in the next evening. */
import { afterEach, describe, expect, test } from 'vitest'
import { gmSpeaker } from '../../src/cast/llm/gm/speaker.ts'
import { modelGm } from '../../src/cast/llm/gm/gm.ts'
import { recallIn } from '../../src/cast/llm/context/recall.ts'
import { Purse } from '../../src/cast/llm/budget/purse.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Cast } from '../../src/table/ports.ts'
import { scriptedCast } from '../../src/table/testing/scripted.ts'
import { both, modelAt, restless } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer, type Heard } from './server.ts'
import { castAt, coinWords, pier, sitAt, toldBy } from './sitting.ts'

let server: FakeServer
afterEach(() => server.close())

const offer = { name: 'suggest', takes: { options: ['Wait', 'Look at the lamp'] } }

/** A beat in one answer: words, something recorded, an offer. */
const plain = (turn: number): ScriptedAnswer => ({
  text: `Osk counts his ropes, ${turn}.\n\nThe lamp sways.`,
  calls: [{ name: 'record', takes: { knowledge: [`LEARNED: Osk has ${turn} ropes`] } }, offer],
})

type Body = {
  readonly system?: unknown
  readonly messages: readonly { readonly role: string; readonly content: unknown }[]
}

const bodyOf = ({ body }: Heard): Body => JSON.parse(body) as Body

/** All that goes before this beat's own words, as a provider keeps it. */
const beforeNow = (heard: Heard): string => {
  const { system, messages } = bodyOf(heard)
  const text = JSON.stringify([system ?? '', messages]).replaceAll(/,"cache_control":\{"type":"ephemeral"\}/g, '')
  return text.slice(0, text.indexOf('# Now (made anew'))
}

describe.each(both)('over %s', provider => {
  test('17.1 the play grows at its end, both sides word for word, and a beat is one call', async () => {
    server = await startServer((_, turn) => plain(turn))
    const { table, door } = await sitAt(castAt(server, provider))
    await table.say('My brother Teo had a scar like a fish hook')
    for (let beat = 3; beat <= 12; beat += 1) await table.say(`I wait, ${beat}`)
    await table.close()
    expect(server.heard).toHaveLength(12)
    expect(toldBy(door)).toHaveLength(24)
    const last = beforeNow(server.heard.at(-1) as Heard)
    expect(last).toContain('My brother Teo had a scar like a fish hook')
    expect(last).toContain('Osk counts his ropes, 1.')
    for (const [at, heard] of server.heard.slice(1).entries()) {
      const earlier = beforeNow(server.heard[at] as Heard)
      expect(
        beforeNow(heard).startsWith(earlier.replace(/\{"role":"user","content":(?:\[\{"type":"text","text":)?"$/, '')),
      ).toBe(true)
    }
    const nows = JSON.stringify(bodyOf(server.heard.at(-1) as Heard)).split('# Now (made anew').length - 1
    expect(nows).toBe(1) // where things stood is said of now, and of no moment before
  })

  test('17.1 whoever goes on with a run asks in the same bytes as whoever never left', async () => {
    const lines = ['I greet Osk', 'I ask about the ferry', 'I wait for dusk', 'I count the lamps']
    const asked = async (isLeft: boolean): Promise<readonly string[]> => {
      server = await startServer((_, turn) => plain(turn))
      const store = memoryStore(pier)
      let sitting = await sitAt(castAt(server, provider), pier, store)
      for (const line of lines) {
        await sitting.table.say(line)
        await sitting.table.drain()
        if (isLeft) {
          await sitting.table.close()
          sitting = await sitAt(castAt(server, provider), pier, store)
        }
      }
      await sitting.table.close()
      const bodies = server.heard.map(({ body }) => body)
      await server.close()
      return bodies
    }
    expect(await asked(true)).toEqual(await asked(false))
    server = await startServer()
  })

  test('17.1 the next session begins with how the last one ended, and with what was changed by hand', async () => {
    const end: ScriptedAnswer = {
      text: 'The lamp goes out.',
      calls: [
        {
          name: 'end_session',
          takes: { summary: 'Ada told Osk of her brother Teo and his scar.', hook: 'Somebody rows out there.' },
        },
      ],
    }
    server = await startServer([plain(0), plain(1), end, plain(2)])
    const store = memoryStore(pier)
    const first = await sitAt(castAt(server, provider), pier, store)
    await first.table.say('My brother Teo had a scar like a fish hook')
    await first.table.end()
    await store.write('npcs/osk.md', Buffer.from('# Osk\n\n**Role**: smuggler\n'), 'any')
    const second = await sitAt(castAt(server, provider), pier, store)
    await second.table.close()
    const body = server.heard.at(-1)?.body ?? ''
    expect(body).toContain('Ada told Osk of her brother Teo and his scar.')
    expect(body).toContain('Somebody rows out there.')
    expect(body).toContain('npcs/osk.md')
    expect(body).not.toContain('like a fish hook') // the words of an evening are its own
  })

  test('17.1 older words are let go between beats, and the Game Master reads where they have led', async () => {
    const long = tides(60)
    server = await startServer((_, turn) => ({ text: `Tide ${turn}. ${long}`, calls: [offer] }))
    const { table } = await sitAt(castAt(server, provider))
    for (let beat = 2; beat <= 30; beat += 1) await table.say(`I look out, ${beat}`)
    await table.close()
    const sizes = server.heard.map(({ body }) => body.length)
    expect(Math.max(...sizes)).toBeLessThan(84_000 * 1.2)
    const refreshed = server.heard.filter(({ body }) => body.includes('Older words of this session were let go'))
    expect(refreshed.length).toBeGreaterThan(3)
    expect(beforeNow(server.heard.at(-1) as Heard)).not.toContain('I look out, 2"')
    const starts = new Set(server.heard.map(heard => beforeNow(heard).slice(0, 4000)))
    expect(starts.size).toBe(1) // the campaign is read once, and kept
  })

  test('17.3 an offer with nothing told, or with a fault beside it, does not end the beat', async () => {
    server = await startServer([
      plain(0),
      { calls: [offer] },
      { text: 'The ferry comes.', calls: [{ name: 'conjure', takes: {} }, offer] },
      { text: 'It turns.', calls: [offer] },
    ])
    const { table, door } = await sitAt(castAt(server, provider))
    await table.say('I wait')
    await table.close()
    expect(toldBy(door).slice(2)).toEqual(['The ferry comes.', 'It turns.'])
    expect(server.paid()).toBe(4)
  })
})

/** Many sentences, no two of which are the same. */
const tides = (count: number): string =>
  Array.from({ length: count }, (_, at) => `The tide goes out ${at} yards and comes back.`).join(' ')

const smallCast = (window: number): Cast => ({
  ...scriptedCast({ beats: [[]] }),
  gm: modelGm({
    asking: { model: modelAt(server, 'openai-compatible'), patience: restless() },
    game: coinWords,
    human: 'Ada',
    purse: new Purse(),
    speaker: gmSpeaker({ game: coinWords, human: 'Ada', window, maxOutputTokens: 800 }),
    recall: recallIn,
    maxOutputTokens: 800,
    hasSmallWindow: true,
  }),
})

test('17.1 a model that holds 8,000 tokens still plays, and is never sent more than it holds', async () => {
  const long = tides(30)
  server = await startServer((_, turn) => ({ text: `Tide ${turn}. ${long}`, calls: [offer] }))
  const { table } = await sitAt(smallCast(8000), {
    ...pier,
    'overview.md': `# Pier\n\n${'All about it. '.repeat(2000)}`,
  })
  for (let beat = 2; beat <= 12; beat += 1) await table.say(`I look out, ${beat}`)
  await table.close()
  for (const { body } of server.heard) expect(body.length / 4 + 800).toBeLessThan(8000)
  expect(server.heard.at(-1)?.body).toContain('I look out, 11')
})
