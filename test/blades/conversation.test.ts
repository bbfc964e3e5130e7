/** The second game in the one conversation of a session: what was said is known, what is old is let go, what is now is fresh. */
import { encode } from 'gpt-tokenizer'
import { afterEach, expect, test } from 'vitest'
import { llmCast } from '../../src/cast/llm/cast.ts'
import { scoundrelWords } from '../../src/cast/llm/blades/words.ts'
import { Purse } from '../../src/cast/llm/budget/purse.ts'
import type { Provider } from '../../src/cast/llm/model/providers.ts'
import { scoundrelCast } from '../../src/cast/oracle/blades/cast.ts'
import type { Cast } from '../../src/table/ports.ts'
import { modelAt, restless } from '../llm/providers.ts'
import type { ScriptedAnswer } from '../llm/script.ts'
import { startServer, type FakeServer, type Heard } from '../llm/server.ts'
import { printAll, sitDown, type Player } from './sitting.ts'

let server: FakeServer | undefined
afterEach(() => server?.close())

function castAt(at: FakeServer, provider: Provider = 'anthropic', window = 32_000): Cast {
  const role = { asking: { model: modelAt(at, provider), patience: restless() }, maxOutputTokens: 1500, window }
  const models = { gm: role }
  const fallback = scoundrelCast('model')
  return llmCast({ models, game: scoundrelWords, purse: new Purse(), fallback, human: 'Ansel Quay' })
}

const suggestedActions = ['Wait', 'Take the stairs']
const telling = (narration: string): ScriptedAnswer => ({
  calls: [{ name: 'answer', takes: { narration, continueScene: true, suggestedActions } }],
})

type Sent = {
  readonly system: readonly { readonly text: string; readonly cache_control?: unknown }[]
  readonly messages: readonly { readonly role: string; readonly content: unknown }[]
  readonly tools: unknown
}
const sentIn = ({ body }: Heard): Sent => JSON.parse(body) as Sent
const last = (): Heard => server?.heard.at(-1) as Heard

/** Wishes that are nothing of the frame's: a mind tells what comes of each. */
const musing = (at: number): string => `I tell the pigeons about my sister Nell, part ${at}`

test('17.1: what the player said in the first beat, and what was told then, stand in the twelfth, word for word', async () => {
  server = await startServer((_, turn) => telling(`The pigeons shuffle along the gutter, ${turn} of them.`))
  const { say, table } = await sitDown({ options: { cast: castAt(server) } })
  for (let at = 1; at <= 12; at += 1) await say(musing(at))
  const { messages, system } = sentIn(last())
  const before = JSON.stringify(messages.slice(0, -1))
  expect(before).toContain('my sister Nell, part 1"')
  expect(before).toContain('The pigeons shuffle along the gutter, 0 of them.')
  expect(JSON.stringify(messages.at(-1))).toContain('You are the Weaver')
  expect(before).not.toContain('You are the Weaver') // a mood is said of its own moment alone
  expect(system.some(part => part.cache_control !== undefined)).toBe(true)
  await table.close()
})

test('17.1: only the end of a prompt is new from beat to beat', async () => {
  server = await startServer((_, turn) => telling(`Soot comes down, ${turn}.`))
  const { say, table } = await sitDown({ options: { cast: castAt(server) } })
  for (let at = 1; at <= 4; at += 1) await say(musing(at))
  const sent = server.heard.map(sentIn)
  const starts = sent.map(({ messages }) =>
    JSON.stringify(messages.slice(0, -1))
      .replaceAll(/,"cache_control":\{[^}]*\}/g, '')
      .slice(1, -1),
  )
  expect(starts.every((start, at) => start.startsWith(starts[at - 1] ?? ''))).toBe(true)
  expect(new Set(sent.map(({ system }) => JSON.stringify(system))).size).toBe(1)
  await table.close()
})

test('17.1: older words are let go at a budget, and whoever tells reads where they have led', async () => {
  const long = (turn: number): string =>
    Array.from({ length: 24 }, (_, at) => `Bell ${turn} rings for door ${at}.`).join(' ')
  server = await startServer((_, turn) => telling(long(turn)))
  const { say, table } = await sitDown({ options: { cast: castAt(server) } })
  for (let at = 1; at <= 40; at += 1) await say(musing(at))
  const bodies = server.heard.map(({ body }) => body)
  expect(bodies.some(body => body.includes('Older words of this session were let go'))).toBe(true)
  expect(Math.max(...bodies.map(body => body.length / 4))).toBeLessThan(21_000)
  expect(bodies.at(-1)).not.toContain('part 1"')
  expect(bodies.at(-1)).toContain('part 39')
  for (const heard of server.heard) {
    const { system, tools } = sentIn(heard)
    expect(encode(system.map(({ text }) => text).join('') + JSON.stringify(tools)).length).toBeLessThanOrEqual(6000)
  }
  await table.close()
}, 120_000)

const engaging = {
  engageIntent: 'get past the clerk',
  engageApproach: 'on soft shoes',
  engageAction: 'prowl',
  engagePosition: 'risky',
  engageThreat: 'he looks up',
  engageOpportunity: 'the back room',
}

const worst: Player = {
  answer: ({ options }) =>
    options.findLast(({ label }) => /^[\u2680-\u2685]/u.test(label))?.label ?? options[0]?.label ?? 'yes',
  turn: () => 'I creep past the clerk',
}

test('17.1: one mood of a beat knows what the mood before it has said', async () => {
  server = await startServer(heard => {
    const isOpen = JSON.stringify(sentIn(heard).messages.at(-1)).includes('You are the Weaver')
    const told = telling(isOpen ? 'The clerk hums a hymn.' : 'The pen goes on.')
    return isOpen ? { calls: [{ name: 'engage', takes: engaging }, ...(told.calls ?? [])] } : told
  })
  const { say, table } = await sitDown({ player: worst, options: { cast: castAt(server) } })
  await say('I creep past the clerk')
  const later = server.heard.slice(1).map(heard => JSON.stringify(sentIn(heard).messages))
  expect(later.length).toBeGreaterThan(0)
  for (const messages of later) expect(messages).toContain('The clerk hums a hymn.')
  await table.close()
})

test('17.6: a word to the Game Master is answered as by a person, and nothing happens', async () => {
  server = await startServer(({ body }) =>
    body.includes('as a person') ? { text: 'Gladly: shorter from now on.' } : telling('Rain.'),
  )
  const { say, shown, world, table } = await sitDown({ options: { cast: castAt(server, 'openai') } })
  const before = world()
  await say('/gm shorter, please')
  expect(printAll(shown)).toContain('shorter from now on')
  expect(world()).toEqual(before)
  await table.close()
})

test('17.1: a model that holds 8,000 tokens plays this game too', async () => {
  server = await startServer((_, turn) => telling(`Fog, ${turn}. ${'It is everywhere at once. '.repeat(2)}`))
  const { say, table } = await sitDown({ options: { cast: castAt(server, 'openai', 8000) } })
  for (let at = 1; at <= 8; at += 1) await say(musing(at))
  for (const { body } of server.heard) expect(body.length / 4 + 1500).toBeLessThan(8000)
  await table.close()
})
