/**
 * A model that misbehaves, in every way that was seen, once and again and again: what the player saw, what the players'
 * files hold, what whoever asks why is told, and a replay that comes to the same.
 */
import { afterEach, expect, test } from 'vitest'
import { gmAsks } from '../../src/table/asker.ts'
import { readRun } from '../../src/table/run-record.ts'
import { whyBeat } from '../../src/table/why.ts'
import { filesOf, replayFaults } from './ferry.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer } from './server.ts'
import { castAt, pier, sitAt, toldBy } from './sitting.ts'

let server: FakeServer | undefined
afterEach(() => server?.close())

const secret = 'The ferryman Osk drowned the last warden.'
const clock = { name: 'clock', takes: { name: 'The tide', filled: 9, segments: 4 } }
const toldSecret = /drowned|denword|qebjarq|ZHJvd25lZ|dr0wn3d/

/** What it does, and whether whoever asks why has to hear of it. */
type Row = readonly [name: string, answer: ScriptedAnswer, why?: RegExp]

const rows: readonly Row[] = [
  ['tells a secret', { text: secret }, /Not told/],
  ['tells it backwards', { text: Array.from(secret).reverse().join('') }, /Not told/],
  ['tells it in base64', { text: Buffer.from(secret).toString('base64') }, /Not told/],
  ['tells it with digits', { text: 'The f3rryman 0sk dr0wn3d the last ward3n.' }, /Not told/],
  ['tells it in pieces', { text: 'The ferryman Osk waits.\n\nThe last warden was here.\n\nHe drowned.' }, /Not told/],
  ['offers it', { text: 'Well.', calls: [{ name: 'suggest', takes: { options: [secret, 'Go'] } }] }, /Not told/],
  [
    'names a scene by it',
    { text: 'Well.', calls: [{ name: 'open_scene', takes: { title: secret, location: 'Pier', time: 'Night' } }] },
    /Not told/,
  ],
  [
    'names a clock by it',
    { text: 'Well.', calls: [{ name: 'clock', takes: { name: secret, filled: 1, segments: 4 } }] },
    /Not told/,
  ],
  [
    'asks with it',
    {
      text: 'Well.',
      calls: [{ name: 'ask_player', takes: { question: secret, options: [{ label: 'a' }, { label: 'b' }] } }],
    },
    /Not told/,
  ],
  ['whispers it', { text: 'Well.', calls: [{ name: 'whisper', takes: { to: 'Ada', words: secret } }] }, /Not told/],
  [
    'records it for the party',
    { text: 'Well.', calls: [{ name: 'record', takes: { knowledge: [`NPC: Osk - ${secret}`] } }] },
    /Not merged/,
  ],
  ['claims what the rules forbid', { text: 'Bo flies up.' }, /Told against the facts|flies/],
  ['asks for an impossible clock', { text: 'Well.', calls: [clock] }],
  [
    'calls what there is not',
    {
      calls: [
        { name: 'conjure', takes: {} },
        { name: 'conjure', takes: {} },
        { name: 'conjure', takes: {} },
        { name: 'conjure', takes: {} },
      ],
    },
  ],
  ['sends broken JSON', { calls: [{ name: 'toss', takes: '{"who": ' }] }],
  ['says nothing', { text: '' }, /no words/],
  ['says the same again', { text: 'A gull lands on the rail.\n\nA gull lands on the rail.' }],
]

const often = ['once', 'always'] as const

const cases = often.flatMap(how => rows.map(([name, answer, why]) => ({ how, name, answer, why })))

test.each(cases)('17: a model that, $how, $name', { timeout: 60_000 }, async ({ how, answer, why }) => {
  const opening: ScriptedAnswer = { text: 'The pier creaks.' }
  let turn = 0
  server = await startServer(() => {
    turn += 1
    if (turn === 1) return opening
    return how === 'always' || turn === 2 ? answer : { text: `The lamp swings, ${turn}.` }
  })
  const { table, door, store } = await sitAt(castAt(server, 'anthropic'), pier)
  await table.say('I look at Osk')
  await table.close()
  expect(JSON.stringify(door.shown)).not.toMatch(toldSecret)
  expect(toldBy(door).filter((text, at, all) => all.indexOf(text) !== at)).toEqual([])
  expect((await filesOf(store))['party-knowledge.md'] ?? '').not.toMatch(toldSecret)
  const run = await readRun(store)
  if (!run.ok) throw new Error(run.refusal)
  const { flags } = await whyBeat(store, run.value, gmAsks, 2)
  expect(flags.join('\n')).toMatch(how === 'always' ? (why ?? /^/) : /^/)
  expect(await replayFaults(store)).toEqual([])
})
