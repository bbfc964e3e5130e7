import { afterEach, expect, test } from 'vitest'
import { openTable } from '../../src/table/open-table.ts'
import { usualLimits } from '../../src/table/ports.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { countingClock, scriptedDoor } from '../../src/table/testing/scripted.ts'
import { access, type AccessTable } from '../../src/table/views/access.ts'
import { party, plantAll } from '../views/canaries.ts'
import { allModels, filled, isAfterTools } from './all-models.ts'
import { both } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer, type Heard } from './server.ts'

let server: FakeServer
afterEach(() => server.close())

const asking = {
  name: 'ask_party',
  takes: { requests: party.map(name => ({ name, kind: 'full', situation: 'The gate.', question: 'Well?' })) },
}

/** Everybody is asked in every beat, and every clerk writes. */
function answer(heard: Heard): ScriptedAnswer {
  switch (heard.model.replace(/:.*$/, '')) {
    case 'gm':
      return isAfterTools(heard)
        ? { text: 'They look at each other.' }
        : {
            text: 'The gate stands open.',
            calls: [asking, { name: 'recall', takes: { words: 'holt pell salt road canary' } }],
          }
    case 'journal-keeper':
    case 'decision-log':
      return filled(heard, 'Something happened')
    default:
      return { text: 'So it is.' }
  }
}

/** `canary000012x -> companion:wren-adair` for each canary that went to somebody who may not hold it. */
async function leaksOver(provider: (typeof both)[number], table: AccessTable): Promise<readonly string[]> {
  server = await startServer(answer)
  const { store, canaries } = plantAll()
  const opened = await openTable({
    store,
    cast: allModels(server, provider),
    door: scriptedDoor(),
    clock: countingClock(),
    ruleset: coinRules,
    limits: usualLimits,
    campaign: 'the-salt-road',
    human: null,
    seed: '1',
    access: table,
  })
  if (!opened.ok) throw new Error(opened.refusal)
  for (let beat = 1; beat <= 3; beat += 1) {
    await opened.value.say(`We go on, ${beat}`)
    await opened.value.drain()
  }
  await opened.value.close()
  const seats = new Set(server.heard.map(heard => heard.model))
  expect([...seats].sort()).toEqual(
    ['decision-log', 'gm', 'narrator', ...party.flatMap(id => [`companion:${id}`, `journal-keeper:${id}`])].sort(),
  )
  const holders = new Map(canaries.map(({ mark, holders: held }) => [mark, held]))
  const leaks = server.heard.flatMap(heard => {
    const { model: seat } = heard
    const marks = new Set([...heard.body.matchAll(/canary\d{6}x/g)].map(([mark]) => mark))
    return [...marks].filter(mark => !holders.get(mark)?.includes(seat)).map(mark => `${mark} -> ${seat}`)
  })
  return [...new Set(leaks)]
}

test.each(both)('each canary goes over the wire only to those who may hold it (%s)', async provider => {
  expect(await leaksOver(provider, access)).toEqual([])
})

test.each(['companion', 'journal-keeper'] as const)(
  'and it is found out when the sheets of a %s are loosened',
  async role => {
    const loosened = {
      ...access,
      [role]: { ...access[role], files: { ...access[role].files, sheet: 'full' as const } },
    }
    expect(await leaksOver('anthropic', loosened)).not.toEqual([])
  },
)
