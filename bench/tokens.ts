/**
 * What a turn costs in tokens as a campaign grows from one session to a thousand: real tables, real requests to a server
 * on loopback. A prompt is counted as a provider keeps it: tools, then the system's words, then the messages.
 */
import { encode } from 'gpt-tokenizer'
import { fifthWords } from '../src/cast/llm/fifth/words.ts'
import { assert } from '../src/core/result.ts'
import type { Ruleset } from '../src/rules/ruleset.ts'
import { memoryStore } from '../src/store/memory.ts'
import { openTable } from '../src/table/open-table.ts'
import { usualLimits } from '../src/table/ports.ts'
import { countingClock, scriptedDoor } from '../src/table/testing/scripted.ts'
import { grown } from '../test/llm/grown.ts'
import { startServer } from '../test/llm/server.ts'
import { castAt } from '../test/llm/sitting.ts'
import type { BenchRow } from './row.ts'

const sessions = [1, 10, 100, 1000] as const
const turns = 12

type Asked = { readonly tools: unknown; readonly system: unknown; readonly messages: unknown }

/** In the order a provider keeps it. */
const promptIn = (body: string): string => {
  const { tools, system, messages } = JSON.parse(body) as Asked
  return [tools, system, messages].map(part => JSON.stringify(part)).join('\n')
}

function sharedWith(last: string, now: string): number {
  let at = 0
  while (at < last.length && last[at] === now[at]) at += 1
  return at / now.length
}

/** The prompts of the Game Master's turns after so many sessions. */
async function promptsAfter(count: number): Promise<readonly string[]> {
  const server = await startServer(() => ({
    text: `${'The wind moves over the salt, and a gate bangs somewhere below the square. '.repeat(5)}\n\nSomebody calls a name.`,
  }))
  const opened = await openTable({
    store: memoryStore(grown(count)),
    cast: castAt(server, 'anthropic', {}, fifthWords),
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
  }
  await opened.value.close()
  await server.close()
  return server.heard.map(({ body }) => promptIn(body))
}

const tokensOf = (text: string): number => encode(text).length

export async function benchTokens(): Promise<readonly BenchRow[]> {
  const measured: { readonly count: number; readonly tokens: number; readonly shared: number }[] = []
  for (const count of sessions) {
    const prompts = await promptsAfter(count)
    const tokens = Math.max(...prompts.map(tokensOf))
    const shared = Math.min(...prompts.slice(1).map((prompt, at) => sharedWith(prompts[at] ?? '', prompt)))
    measured.push({ count, tokens, shared })
  }
  const all = measured.map(({ tokens }) => tokens)
  const [least, largest] = [Math.min(...all), Math.max(...all)]
  const slope = ((all.at(-1) ?? 0) - (all[0] ?? 0)) / Math.log10(1000)
  const shared = Math.min(...measured.map(one => one.shared))
  return [
    row(
      `the GM's prompt in tokens, the largest / the smallest of 1 to 1,000 sessions: ${slope.toFixed(1)} more for ten times as many`,
      [largest, least],
      'at most 1.1x',
      largest / least <= 1.1,
    ),
    row("the GM's prompt with its tools / 12,000 tokens", [largest, 12_000], 'at most 1x', largest <= 12_000),
    row(
      'of a prompt, the part that is the last one byte for byte / all of it',
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
