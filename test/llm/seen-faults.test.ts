/** Faults that were seen at a table with a model, each as it was seen. */
import { afterEach, expect, test } from 'vitest'
import { Paragraphs } from '../../src/cast/llm/gm/paragraphs.ts'
import { readRun } from './run.ts'
import { startServer, type FakeServer } from './server.ts'
import type { ScriptedAnswer } from './script.ts'
import { castAt, sitAt, toldBy } from './sitting.ts'

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
    { text: [first, ' lamp', ' goes out.'], trouble: { type: 'error-frame', kind: 'overloaded_error', says: 'busy', afterFrames: 4 } },
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
  const text = `${'One two three. '.repeat(300)}\n\n${'x'.repeat(6000)}\n\nThe end.`
  const pieces = await piecesOf([text])
  expect(await piecesOf(text.match(/.{1,7}/gsu) ?? [])).toEqual(pieces)
  expect(pieces.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
})
