/**
 * What a turn costs in tokens as a campaign grows from one session to a thousand: real tables where every role is a model,
 * real requests to a server on loopback. A prompt is counted as a provider keeps it: tools, then the system's words, then
 * the messages; beside it stands the one that the same seat was sent before.
 */
import { encode } from 'gpt-tokenizer'
import { fifthWords } from '../src/cast/llm/fifth/words.ts'
import { assert } from '../src/core/result.ts'
import type { Ruleset } from '../src/rules/ruleset.ts'
import { memoryStore } from '../src/store/memory.ts'
import { openTable } from '../src/table/open-table.ts'
import { usualLimits } from '../src/table/ports.ts'
import { countingClock, scriptedDoor } from '../src/table/testing/scripted.ts'
import { allModels, filled, isAfterTools } from '../test/llm/all-models.ts'
import { grown } from '../test/llm/grown.ts'
import type { ScriptedAnswer } from '../test/llm/script.ts'
import { startServer, type Heard } from '../test/llm/server.ts'
import type { BenchRow } from './row.ts'

const sessions = [1, 10, 100, 1000] as const
const turns = 12

/** How long a role's prompt may be in tokens, with its tools. */
const roles = {
  gm: { name: 'the GM', most: 12_000 },
  companion: { name: 'a companion', most: 4200 },
  narrator: { name: 'the narrator', most: 2400 },
  'journal-keeper': { name: 'a journal', most: 3200 },
  'decision-log': { name: 'the log of decisions', most: 1800 },
} as const
type Role = keyof typeof roles

type Asked = { readonly tools?: unknown; readonly system: unknown; readonly messages: unknown }

/** In the order a provider keeps it. */
const promptIn = (body: string): string => {
  const { tools = [], system, messages } = JSON.parse(body) as Asked
  return [tools, system, messages].map(part => JSON.stringify(part)).join('\n')
}

function sharedWith(last: string, now: string): number {
  let at = 0
  while (at < last.length && last[at] === now[at]) at += 1
  return at / now.length
}

const wind = 'The wind moves over the salt, and a gate bangs somewhere below the square.'

/** A turn of usual length: two companions are asked and what they say is woven in. */
function answer(heard: Heard, turn: number): ScriptedAnswer {
  switch (heard.model.replace(/:.*$/, '')) {
    case 'gm': {
      if (isAfterTools(heard)) return { text: `Somebody calls name ${turn}. ${wind}\n\n${wind} ${wind} ${wind}` }
      const requests = ['korda-venn', 'dabney-thrupp'].map(name => ({
        name,
        kind: 'quick',
        situation: `${wind} It is the ${turn}th house.`,
        question: 'Do you go in?',
      }))
      return { text: `House ${turn}. ${wind} ${wind}\n\n${wind}`, calls: [{ name: 'ask_party', takes: { requests } }] }
    }
    case 'companion':
      return { text: `"The ${turn}th door, and the same answer." I stay where I can see the lane.` }
    case 'narrator':
      return { text: `They come to door ${turn}. ${wind}\n\n${wind} Nobody opens.` }
    default:
      return filled(heard, `Door ${turn}, and nobody opens.`)
  }
}

/** The prompts of every seat in the order in which they were sent, after so many sessions. */
async function promptsAfter(count: number): Promise<ReadonlyMap<string, readonly string[]>> {
  const server = await startServer(answer)
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
    await opened.value.save()
  }
  await opened.value.close()
  await server.close()
  const seats = new Map<string, string[]>()
  for (const { model, body } of server.heard) seats.set(model, [...(seats.get(model) ?? []), promptIn(body)])
  return seats
}

type Measured = { readonly tokens: number; readonly shared: number }

function measure(seats: ReadonlyMap<string, readonly string[]>, role: Role): Measured {
  const mine = [...seats].filter(([seat]) => seat.split(':')[0] === role).map(([, prompts]) => prompts)
  assert(mine.length > 0 && mine.every(prompts => prompts.length > 1), `${role} is asked again and again`)
  return {
    tokens: Math.max(...mine.flat().map(prompt => encode(prompt).length)),
    shared: Math.min(...mine.flatMap(prompts => prompts.slice(1).map((now, at) => sharedWith(prompts[at] ?? '', now)))),
  }
}

export async function benchTokens(): Promise<readonly BenchRow[]> {
  const all: ReadonlyMap<string, readonly string[]>[] = []
  for (const count of sessions) all.push(await promptsAfter(count))
  return (Object.keys(roles) as Role[]).flatMap(role =>
    rowsOf(
      role,
      all.map(seats => measure(seats, role)),
    ),
  )
}

function rowsOf(role: Role, measured: readonly Measured[]): readonly BenchRow[] {
  const { name, most } = roles[role]
  const tokens = measured.map(one => one.tokens)
  const [least, largest] = [Math.min(...tokens), Math.max(...tokens)]
  const slope = ((tokens.at(-1) ?? 0) - (tokens[0] ?? 0)) / Math.log10(1000)
  const shared = Math.min(...measured.map(one => one.shared))
  const each = `${tokens.join(', ')} at 1, 10, 100 and 1,000 sessions, ${slope.toFixed(1)} more for ten times as many`
  return [
    row(`${name}: ${each}`, [largest, least], 'at most 1.1x', largest / least <= 1.1),
    row(`${name}: its prompt with its tools / its limit`, [largest, most], 'at most 1x', largest <= most),
    row(
      `${name}: the part of a prompt that is the last one byte for byte / all of it`,
      [shared * 100, 100],
      'at least 0.8x',
      shared >= 0.8,
      '%',
    ),
  ]
}

const row = (
  name: string,
  [ours, peer]: readonly [number, number],
  bar: string,
  met: boolean,
  unit = 'tokens',
): BenchRow => ({ name, ours, peer, unit, ratio: ours / peer, bar, met })
