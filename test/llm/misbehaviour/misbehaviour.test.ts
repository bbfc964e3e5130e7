/**
 * A model that misbehaves, in every way that was seen, once and again and again: what the player saw, what the players'
 * files hold, what whoever asks why is told, and a replay that comes to the same.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gmAsks } from '../../../src/table/asker.ts'
import { readRun } from '../../../src/table/run-record.ts'
import { whyBeat } from '../../../src/table/why.ts'
import type { Provider } from '../../../src/cast/llm/model/providers.ts'
import { filesOf, replayFaults } from '../ferry.ts'
import { startServer, type FakeServer } from '../server.ts'
import { castAt, pier, sitAt, toldBy } from '../sitting.ts'
import { calls } from './calls.ts'
import type { Row } from './row.ts'
import { secrets } from './secrets.ts'
import { wires } from './wires.ts'
import { words } from './words.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const secretFiles = /^(?:story-state\.md|npcs\/|tmp\/)/

/** What comes of an evening with it: the second beat is the one in which it goes wrong. */
async function eveningWith({ answer }: Row, how: 'once' | 'always', provider: Provider) {
  let turn = 0
  server.play(() => {
    turn += 1
    if (turn === 1) return { text: 'The pier creaks.' }
    return how === 'always' || turn === 2 ? answer : { text: `The lamp swings, ${turn}.` }
  })
  const { table, door, store } = await sitAt(castAt(server, provider), pier)
  const said = await table.say('I look at Osk').then(
    () => '',
    (cause: unknown) => String(cause),
  )
  await table.close()
  const run = await readRun(store)
  if (!run.ok) throw new Error(run.refusal)
  const files = Object.entries(await filesOf(store)).filter(([path]) => !secretFiles.test(path))
  return {
    stopped: said,
    told: toldBy(door).slice(1),
    notices: door.shown.filter(({ type }) => type === 'notice').length,
    words: door.shown.map(event => JSON.stringify(event)).join('\n'),
    files: files.map(([path, text]) => `${path}\n${text}`).join('\n\n'),
    flags: (await whyBeat(store, run.value, gmAsks, 2)).flags.join('\n'),
    faults: await replayFaults(store),
    calls: turn,
  }
}

const mostCalls = 14
const [nothing, anything, none] = [/(?!)/, /^/, /^$/]

describe.each(['anthropic', 'openai'] as const)('17: over %s, a model that', provider => {
  const rows = [...secrets, ...words, ...calls, ...wires]
  const cases = (['once', 'always'] as const).flatMap(how => rows.map(row => ({ how, row, name: row.name })))
  test.each(cases)('$how $name', { timeout: 60_000 }, async ({ how, row }) => {
    const seen = await eveningWith(row, how, provider)
    const { never = nothing, told = anything, why = anything, stops = none } = row
    expect(seen.stopped).toMatch(stops)
    expect(seen.told.length + seen.notices + seen.stopped.length).toBeGreaterThan(0) // nobody is met with silence
    expect(seen.told.filter((text, at, all) => all.indexOf(text) !== at)).toEqual([])
    expect(`${seen.told.join('\n')}\n${seen.words}\n${seen.files}`).not.toMatch(never)
    expect(seen.told.join('\n')).toMatch(told)
    expect(seen.flags).toMatch(how === 'always' ? why : anything)
    expect(seen.calls).toBeLessThanOrEqual(mostCalls)
    expect(seen.faults).toEqual([])
  })
})
