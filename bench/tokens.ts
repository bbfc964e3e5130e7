/**
 * What a turn costs as a campaign grows from one session to a thousand: real tables where every role is a model, real
 * requests to a server on loopback that counts as a provider counts. Money is told in tokens at the full rate of input:
 * what came out of the cache is a tenth, what went into it a quarter more.
 */
import { fifthWords } from '../src/cast/llm/fifth/words.ts'
import { assert } from '../src/core/result.ts'
import type { Ruleset } from '../src/rules/ruleset.ts'
import { memoryStore } from '../src/store/memory.ts'
import { openTable } from '../src/table/open-table.ts'
import { usualLimits } from '../src/table/ports.ts'
import { countingClock, scriptedDoor } from '../src/table/testing/scripted.ts'
import { allModels } from '../test/llm/all-models.ts'
import { grown } from '../test/llm/grown.ts'
import { playedTurn } from '../test/llm/played-turn.ts'
import { ProviderCache } from '../test/llm/provider-cache.ts'
import { startServer } from '../test/llm/server.ts'
import type { BenchRow } from './row.ts'

const sessions = [1, 10, 100, 1000] as const
const turns = 24

/** How long a role's prompt may be in tokens, with its tools. */
const roles = {
  gm: { name: 'the GM', most: 24_000 },
  companion: { name: 'a companion', most: 5200 },
  narrator: { name: 'the narrator', most: 3200 },
  'journal-keeper': { name: 'a journal', most: 3600 },
  'decision-log': { name: 'the log of decisions', most: 1900 },
} as const
type Role = keyof typeof roles

/** What a turn cost when the Game Master was told a digest, by this same script (see docs/measurements.md). */
const before = 13_624

type Call = { readonly role: string; readonly input: number; readonly read: number; readonly write: number }

/** At the provider's rates, in tokens of fresh input. */
const costOf = ({ input, read, write }: Call): number => input - read - write + read * 0.1 + write * 1.25

async function callsAfter(count: number): Promise<readonly Call[]> {
  const [cache, calls] = [new ProviderCache(), [] as Call[]]
  const server = await startServer((heard, turn) => {
    const { input, cachedRead = 0, cachedWrite = 0 } = cache.count(heard)
    calls.push({ role: heard.model.replace(/:.*$/, ''), input, read: cachedRead, write: cachedWrite })
    return { ...playedTurn(heard, turn), usage: { input, output: 100, cachedRead, cachedWrite } }
  })
  const opened = await openTable({
    store: memoryStore(grown(count)),
    cast: allModels(server, 'anthropic', { game: fifthWords }),
    door: scriptedDoor(),
    clock: countingClock(),
    ruleset: fifthWords.ruleset satisfies Ruleset,
    limits: usualLimits,
    campaign: 'borrowed-water',
    human: 'maren-okell',
    seed: '1',
  })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  for (let turn = 1; turn <= turns; turn += 1) {
    await opened.value.say(`I go to the next house and ask what they know of the water, for the ${turn}th time`)
    await opened.value.drain()
  }
  await opened.value.close()
  await server.close()
  return calls
}

const sum = (calls: readonly Call[], of: (call: Call) => number): number =>
  calls.reduce((all, call) => all + of(call), 0)

export async function benchTokens(): Promise<readonly BenchRow[]> {
  const all: (readonly Call[])[] = []
  for (const count of sessions) all.push(await callsAfter(count))
  return [...turnRows(all), ...(Object.keys(roles) as Role[]).flatMap(role => rowsOf(role, all))]
}

function turnRows(all: readonly (readonly Call[])[]): readonly BenchRow[] {
  const costs = all.map(calls => Math.round(sum(calls, costOf) / (turns + 1)))
  const [first = 1, largest] = [costs[0], Math.max(...costs)]
  return [
    row(
      `a turn, all calls: ${costs.join(', ')} at 1, 10, 100 and 1,000 sessions`,
      [largest, first],
      'at most 1.1x',
      1.1,
    ),
    row('a turn, all calls / what it cost with a digest', [largest, before], 'at most 1.5x', 1.5),
  ]
}

function rowsOf(role: Role, all: readonly (readonly Call[])[]): readonly BenchRow[] {
  const { name, most } = roles[role]
  const mine = all.map(calls => calls.filter(call => call.role === role))
  const longest = mine.map(calls => Math.max(...calls.map(({ input }) => input)))
  const shared = Math.min(...mine.map(calls => sum(calls, ({ read }) => read) / sum(calls, ({ input }) => input)))
  const perTurn = mine.map(calls => Math.round(sum(calls, costOf) / (turns + 1)))
  const times = ((mine[0]?.length ?? 0) / (turns + 1)).toFixed(1)
  const each = `${times} calls a turn, costing ${perTurn.join(', ')} at 1, 10, 100 and 1,000 sessions`
  return [
    row(`${name}: ${each}`, [perTurn.at(-1) ?? 0, perTurn[0] ?? 1], 'at most 1.1x', 1.1),
    row(`${name}: its longest prompt with its tools / its limit`, [Math.max(...longest), most], 'at most 1x', 1),
    {
      name: `${name}: out of the cache, of all that was sent`,
      ours: shared * 100,
      peer: 100,
      unit: '%',
      ratio: shared,
      bar: role === 'gm' ? 'at least 0.85x' : 'told',
      met: role !== 'gm' || shared >= 0.85,
    },
  ]
}

const row = (name: string, [ours, peer]: readonly [number, number], bar: string, most: number): BenchRow => ({
  name,
  ours,
  peer,
  unit: 'tokens',
  ratio: ours / peer,
  bar,
  met: ours / peer <= most,
})
