/** Faults that were seen at a table with a model, each as it was seen. */
import { afterEach, expect, test } from 'vitest'
import { Paragraphs } from '../../src/cast/llm/gm/paragraphs.ts'
import { readRun } from './run.ts'
import { startServer, type FakeServer } from './server.ts'
import type { ScriptedAnswer } from './script.ts'
import { castAt, pier, sitAt, toldBy } from './sitting.ts'

let server: FakeServer | undefined
afterEach(() => server?.close())

const opening: ScriptedAnswer = { text: 'The pier creaks.' }

async function evening(...answers: readonly ScriptedAnswer[]) {
  const mine = await startServer([opening, ...answers])
  server = mine
  const sitting = await sitAt(castAt(mine, 'anthropic'))
  await sitting.table.say('I look around')
  return { ...sitting, heard: mine.heard, told: () => toldBy(sitting.door).slice(1) }
}

const clock = (name: string, filled: number, segments: number) => ({
  name: 'clock',
  takes: { name, filled, segments },
})

test('17.7: two clocks of one beat are both shown', async () => {
  const { table } = await evening({ text: 'Water.', calls: [clock('The tide', 2, 6), clock('The watch', 1, 4)] }, {})
  expect(table.standing.state.board.clocks.map(({ name }) => name)).toEqual(['The tide', 'The watch'])
  await table.close()
})

test('17.7: a clock that is called again moves, in whatever case it is written', async () => {
  const { table } = await evening({ text: 'Water.', calls: [clock('The tide', 2, 6), clock('the Tide', 3, 6)] }, {})
  expect(table.standing.state.board.clocks).toMatchObject([{ filled: 3 }])
  await table.close()
})

test('17.7: nine of four segments are refused, with what is possible', async () => {
  const { table, heard } = await evening({ text: 'Water.', calls: [clock('The tide', 9, 4)] }, { text: 'It rises.' })
  expect(table.standing.state.board.clocks).toEqual([])
  expect(heard.at(-1)?.body).toContain('cannot have 9 filled')
  await table.close()
})

test('17.7: four bad calls in one answer are one try, and the next answer is heard', async () => {
  const bad = { name: 'conjure', takes: {} }
  const { table, told } = await evening({ calls: [bad, bad, bad, bad] }, { text: 'The coin stays in the pocket.' })
  expect(told()).toEqual(['The coin stays in the pocket.'])
  await table.close()
})

test('17.7: after an objection, what was told before it is not told again', async () => {
  const { table, told } = await evening(
    { text: 'A gull lands on the rail.\n\nBo flies up.' },
    { text: 'A gull lands on the rail.\n\nBo climbs up.' },
  )
  expect(told()).toEqual(['A gull lands on the rail.', 'Bo climbs up.'])
  await table.close()
})

test('17.7: garbage after a told paragraph costs no word of the next try', async () => {
  const first = 'A gull lands on the rail and looks at Ada.\n\nThen the'
  const { table, told, store } = await evening(
    {
      text: [first, ' lamp', ' goes out.'],
      trouble: { type: 'error-frame', kind: 'overloaded_error', says: 'busy', afterFrames: 4 },
    },
    { text: 'Osk lights his lamp.\n\nNobody speaks.' },
  )
  expect(told()).toEqual(['A gull lands on the rail and looks at Ada.', 'Osk lights his lamp.', 'Nobody speaks.'])
  expect(JSON.stringify(await readRun(store))).toContain('looks at Ada.\\n\\nOsk lights his lamp.')
  await table.close()
})

const endless = Array.from({ length: 4000 }, (_, at) => `Wave ${at} goes to sea.`).join(' ')

test('17.7: an endless paragraph is told in pieces, and a server that never stops is left', async () => {
  const { table, told, heard } = await evening({ text: endless, piece: 900 }, { text: 'It ends.' })
  expect(told().length).toBeGreaterThan(3)
  expect(Math.max(...told().map(({ length }) => length))).toBeLessThanOrEqual(2400)
  expect(told().join(' ').length).toBeLessThan(13_000) // 1,500 tokens were given
  expect(heard.at(-1)?.body).toContain('You were cut off')
  await table.close()
})

async function piecesOf(chunks: readonly string[]): Promise<readonly string[]> {
  const paragraphs = new Paragraphs()
  for (const chunk of chunks) paragraphs.add(chunk)
  paragraphs.end()
  const pieces: string[] = []
  for await (const piece of paragraphs) pieces.push(piece)
  return pieces
}

test('17.7: a paragraph is cut at the same places however it comes', async () => {
  const count = Array.from({ length: 300 }, (_, at) => `One two ${at}. `).join('')
  const text = `${count}\n\n${Array.from({ length: 1500 }, (_, at) => `x${at}`).join('')}\n\nThe end.`
  const pieces = await piecesOf([text])
  expect(await piecesOf(text.match(/.{1,7}/gsu) ?? [])).toEqual(pieces)
  expect(pieces.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
})

test('17.7: an accepted retcon hands the turn back', async () => {
  const retcon = { name: 'retcon', takes: { to: 1, why: 'Bo cannot swim.' } }
  server = await startServer([opening, { text: 'Bo swims off.' }, { calls: [retcon] }])
  const { table, door } = await sitAt(castAt(server, 'anthropic'), pier, undefined, ['1'])
  await table.say('I look at Bo')
  await table.say('But Bo cannot swim')
  expect(table.beat).toBe(1)
  const back = door.shown.findIndex(
    event => event.type === 'notice' && event.text.includes('back at the end of beat 1'),
  )
  expect(back).toBeGreaterThan(0)
  expect(door.shown.slice(back).map(({ type }) => type)).toContain('status')
  await table.close()
})

const labelled = {
  ...pier,
  'story-state.md':
    '# Story State\n\n## Current Situation\n\n**Location**: The Grey Pier\n**Time**: Dusk\n**Immediate Context**: They wait.\n',
}

test('17.7: a situation said in a sentence keeps its place and hour, as the scene has them', async () => {
  const record = { name: 'record', takes: { state: ['SITUATION: The ferry is in sight.'] } }
  const scene = { name: 'open_scene', takes: { title: 'The ferry', location: 'The ferry', time: 'Night' } }
  server = await startServer([
    opening,
    { text: 'Look.', calls: [record] },
    {},
    { calls: [scene, record] },
    { text: 'On.' },
  ])
  const { table, store } = await sitAt(castAt(server, 'anthropic'), labelled)
  const state = async () =>
    Buffer.from(((await store.read('story-state.md')) as { value: { bytes: Uint8Array } }).value.bytes).toString()
  await table.say('I look')
  await table.drain()
  expect(await state()).toContain(
    '**Location**: The Grey Pier\n**Time**: Dusk\n**Immediate Context**: The ferry is in sight.',
  )
  await table.say('I go aboard')
  await table.drain()
  expect(await state()).toContain(
    '**Location**: The ferry\n**Time**: Night\n**Immediate Context**: The ferry is in sight.',
  )
  await table.close()
})

test('17.7: a refused delta line is told to the model as refused', async () => {
  const record = { name: 'record', takes: { knowledge: ['SECRET: Osk drowned the last warden'] } }
  const { table, heard } = await evening({ text: 'Look.', calls: [record] }, { text: 'On.' })
  expect(heard.at(-1)?.body).toContain('Not merged')
  expect(heard.at(-1)?.body).not.toContain('"Recorded."')
  await table.close()
})

test('17.7: a model has a map: where the story stands, then where its scenes are, with the ways anybody sees', async () => {
  const pages = {
    ...labelled,
    'locations/grey-pier.md':
      '# The Grey Pier\n\n## Overview\n\nA pier.\n\n## Exits\n\n- The ferry\n\n## Secrets (GM only)\n\n- A stair to the Drowned Hall\n',
  }
  const scene = { name: 'open_scene', takes: { title: 'The ferry', location: 'The ferry', time: 'Night' } }
  server = await startServer([opening, { calls: [scene] }, { text: 'On.' }])
  const { table } = await sitAt(castAt(server, 'anthropic'), pages)
  expect(table.standing.state.board.places).toMatchObject([{ name: 'The Grey Pier', isHere: true }])
  await table.say('I go aboard')
  const { places } = table.standing.state.board
  expect(places.map(({ name, isHere }) => [name, isHere])).toEqual([
    ['The Grey Pier', false],
    ['The ferry', true],
  ])
  expect(JSON.stringify(places)).not.toContain('Drowned')
  await table.close()
})

test('17.7: whoever leaves does not wait for the stream, and the beat is gone on with', async () => {
  const until = new Promise<void>(() => undefined)
  server = await startServer([opening, { text: 'A gull lands.\n\nAnd', hold: { afterFrames: 3, until } }])
  const { table, store } = await sitAt(castAt(server, 'anthropic'))
  const playing = table.say('I wait').then(
    () => 'played',
    () => 'left open',
  )
  while (server.heard.length < 2) await new Promise(resolve => setImmediate(resolve))
  table.leave()
  expect(await playing).toBe('left open')
  await table.close()
  server.play([{ text: 'A gull lands.\n\nNobody speaks.' }])
  const again = await sitAt(castAt(server, 'anthropic'), labelled, store)
  expect(again.table.beat).toBe(2)
  expect(toldBy(again.door).at(-1)).toBe('Nobody speaks.')
  await again.table.close()
})

const remembers = { name: 'remember', takes: { notes: 'Osk lies.' } }

test('17.3: a model that asks the same again and again is told to tell, and then costs nothing more', async () => {
  server = await startServer((_, turn) => (turn === 0 ? opening : { calls: [remembers] }))
  const { table, door } = await sitAt(castAt(server, 'anthropic'), labelled)
  await table.say('I wait')
  expect(server.heard.length).toBeLessThanOrEqual(6)
  expect(server.heard.at(-1)?.body).toContain('That has been asked and answered')
  expect(toldBy(door).at(-1)).toMatch(/nothing moves/)
  await table.close()
})
