/**
 * A budget is a hard stop that saves first, and a larger one goes on where it stopped without paying again. The server
 * bills as dearly as it may: every answer is as long as its limit.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BudgetSpent, Purse } from '../../src/cast/llm/budget/purse.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { readRecent } from '../../src/table/run-record.ts'
import { scriptedDoor } from '../../src/table/testing/scripted.ts'
import { allModels } from './all-models.ts'
import { answersIn, ferry, filesOf, healthy, placeOf, playOn, replayFaults, twiceIn } from './ferry.ts'
import { both } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { secretKey, startServer, type FakeServer, type Heard } from './server.ts'
import { pier, toldBy } from './sitting.ts'

type Wire = (typeof both)[number]

/** Four letters to a token, and the 400 tokens that every role of `allModels` may answer with. */
const dear = (heard: Heard, answer: ScriptedAnswer): ScriptedAnswer => ({
  ...answer,
  usage: { input: Math.ceil(heard.body.length / 4), output: 400 },
})

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function spentOn(store: Store): Promise<number> {
  const run = await readRecent(store)
  return run.ok ? run.value.spent : 0
}

/** Plays with so many dollars for the whole run; the sentence it stopped with, if it did. */
const playFor = async (budget: number, store: Store, wire: Wire, door = scriptedDoor()): Promise<string | undefined> =>
  playOn(store, allModels(server, wire, { purse: new Purse(budget, await spentOn(store)) }), door).then(
    () => undefined,
    (cause: unknown) => (cause instanceof BudgetSpent ? cause.message : `Not a budget: ${String(cause)}`),
  )

const sentence =
  /^The budget of \$[\d.]+ has no room for another call: about \$(?<spent>[\d.]+) was spent, and the next one may cost \$(?<next>[\d.]+)\. Nothing is lost; go on with a larger --budget, or with --model oracle\.$/

/** What is odd about an evening under a budget: it was passed, or stopped for less than it had to, or something is lost. */
async function oddUnder(budget: number, store: Store, wire: Wire): Promise<readonly string[]> {
  const [door, later] = [scriptedDoor(), scriptedDoor()]
  const before = { heard: server.heard.length, paid: server.paid() }
  const stopped = await playFor(budget, store, wire, door)
  const [kept, spent] = [await answersIn(store), await spentOn(store)]
  const { spent: told, next } = sentence.exec(stopped ?? '')?.groups ?? {}
  const asked = server.heard.length - before.heard
  const isPaidOnce = asked === kept && server.paid() - before.paid === kept
  const goesOn = await playFor(1, store, wire, later)
  const files = await filesOf(store)
  return [
    ...(spent <= budget ? [] : [`$${spent} was spent`]),
    ...(isPaidOnce ? [] : [`${asked} calls were made, and ${kept} answers are kept`]),
    ...(stopped === undefined || sentence.test(stopped) ? [] : [`said: ${stopped}`]),
    ...(stopped === undefined || Number(told) + Number(next) > budget - 0.005 ? [] : [`too early: ${stopped}`]),
    ...(goesOn === undefined ? [] : [`did not go on: ${goesOn}`]),
    ...(server.paid() - before.paid === (await answersIn(store)) ? [] : ['something was paid twice']),
    ...Object.values(files)
      .flatMap(twiceIn)
      .map(text => `written twice: ${text}`),
    ...(await replayFaults(store)).map(fault => `replay: ${JSON.stringify(fault)}`),
    ...(JSON.stringify([await filesOf(store, '', true), door.shown, later.shown]).includes(secretKey) ? ['key'] : []),
  ].map(one => `$${budget.toFixed(3)}: ${one}`)
}

const budgets = Array.from({ length: 14 }, (_, at) => at * 0.0125)

describe.each(both)('over %s', wire => {
  test('no budget is ever passed, and what was said before it ended is kept', { timeout: 60_000 }, async () => {
    server.play(heard => dear(heard, healthy(heard)))
    const odd: string[] = []
    for (const budget of budgets) odd.push(...(await oddUnder(budget, ferry(), wire)))
    expect(odd).toEqual([])
  })

  test('nor when three companions are asked at once', { timeout: 60_000 }, async () => {
    const names = ['bo', 'cass', 'dov']
    const texts = { ...pier, 'party/cass.md': '# Cass\n', 'party/dov.md': '# Dov\n' }
    const requests = names.map(name => ({ name, kind: 'quick', situation: 'Dusk.', question: 'Heads?' }))
    server.play(heard =>
      dear(
        heard,
        placeOf(heard) === 'first'
          ? { text: 'It turns.', calls: [{ name: 'ask_party', takes: { requests } }] }
          : healthy(heard),
      ),
    )
    const odd: string[] = []
    for (const budget of budgets) odd.push(...(await oddUnder(budget, memoryStore(texts), wire)))
    const spoke = server.heard.filter(({ model }) => /^companion:(?:bo|cass|dov)$/.test(model))
    expect(new Set(spoke.map(({ model }) => model)).size).toBe(3)
    expect(odd).toEqual([])
  })
})

test('what was told before a budget ended stands, and the first call of all is no exception', async () => {
  server.play(heard => dear(heard, healthy(heard)))
  const [store, door] = [ferry(), scriptedDoor()]
  expect(await playFor(0.001, store, 'anthropic', door)).toMatch(/about \$0\.00 was spent/)
  expect([toldBy(door), await answersIn(store)]).toEqual([[], 0])
  expect(await playFor(0.04, store, 'anthropic', door)).toMatch(sentence)
  expect(toldBy(door).slice(0, 2)).toEqual(['The pier creaks.', 'Osk lights his lamp.'])
})
