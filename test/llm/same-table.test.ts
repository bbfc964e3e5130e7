/** A Game Master that failed and is well again, at the same table: nothing is shown twice, and nothing is kept back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableEvent } from '../../src/table/ports.ts'
import { scriptedDoor } from '../../src/table/testing/scripted.ts'
import { allModels, isAfterTools } from './all-models.ts'
import { answersIn, ferry, healthy, line, placeOf, replayFaults, sitDown } from './ferry.ts'
import { both } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer, type Heard } from './server.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const askPlayer = {
  name: 'ask_player',
  takes: { question: 'Which way?', options: [{ label: 'Left' }, { label: 'Right' }] },
}

/** A beat with words, dice and a question of the Game Master's, before its second call. */
const told = (heard: Heard): ScriptedAnswer =>
  placeOf(heard) === 'first'
    ? { text: 'The pier forks.\n\nA bell.', calls: [{ name: 'toss', takes: { who: 'ada' } }, askPlayer] }
    : healthy(heard)

const broken: ScriptedAnswer = { trouble: { type: 'status', status: 401 } }
const cut = (answer: ScriptedAnswer): ScriptedAnswer => ({
  ...answer,
  trouble: { type: 'error-frame', kind: 'invalid_request_error', says: 'no', afterFrames: 7 },
})

const isTold = ({ type }: TableEvent): boolean => ['narrative', 'rolled', 'question'].includes(type)

/** What a person sees who says the line, and another when the first one fails. */
async function seen(provider: (typeof both)[number], fault: (heard: Heard) => ScriptedAnswer | undefined) {
  const [store, door] = [ferry(), scriptedDoor(['Left'])]
  const table = await sitDown(store, allModels(server, provider), door)
  const paid = server.paid() - (await answersIn(store))
  server.play(heard => fault(heard) ?? told(heard))
  const failed = await table.say(line).then(
    () => false,
    () => true,
  )
  server.play(told)
  await table.say('I wait')
  await table.close()
  expect([await replayFaults(store), server.paid() - (await answersIn(store))]).toEqual([[], paid])
  return { failed, shown: door.shown.filter(isTold) }
}

test.each(both)('over %s', { timeout: 60_000 }, async provider => {
  server.play(told)
  const { shown } = await seen(provider, () => undefined)
  const inTheMiddle = await seen(provider, heard => (placeOf(heard) === 'first' ? cut(told(heard)) : undefined))
  const afterTheQuestion = await seen(provider, heard =>
    heard.model === 'gm' && isAfterTools(heard) ? broken : undefined,
  )
  expect(inTheMiddle).toEqual({ failed: true, shown })
  expect(afterTheQuestion).toEqual({ failed: true, shown })
})
