/**
 * The table for agents beside a bare MCP server: what its tools cost a model, how soon it answers, and what a call of it
 * costs over the same beat played in this process. Both servers are processes, spoken to by the official client.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { encode } from 'gpt-tokenizer'
import { usualSeatLimits } from '../src/cast/outside/gm.ts'
import { assert } from '../src/core/result.ts'
import { instantAt } from '../src/core/time.ts'
import { TableServer } from '../src/doors/mcp/table-server.ts'
import { median } from './measure.ts'
import type { BenchRow } from './row.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const echo = fileURLToPath(new URL('mcp-echo.mjs', import.meta.url))
const beats = 40

async function connected(args: readonly string[], cwd: string): Promise<Client> {
  const client = new Client({ name: 'bench', version: '1' })
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [...args], cwd, stderr: 'ignore' }))
  return client
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** As a provider is sent them: name, description and what they take. */
async function tokensOf(client: Client): Promise<number> {
  const { tools } = await client.listTools()
  return encode(JSON.stringify(tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))))
    .length
}

const row = (name: string, ours: number, peer: number, unit: string, bar: string, met: boolean): BenchRow => ({
  name,
  ours,
  peer,
  unit,
  ratio: ours / peer,
  bar,
  met,
})

export async function benchMcp(): Promise<readonly BenchRow[]> {
  const built = join(root, 'node_modules', '.cache', `bench-mcp-${process.pid}`)
  execFileSync(process.execPath, ['scripts/build.mjs', built], { cwd: root })
  const folder = mkdtempSync(join(tmpdir(), 'gloam-bench-mcp-'))
  try {
    return await measure(join(built, 'main.js'), folder)
  } finally {
    rmSync(built, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(main: string, folder: string): Promise<readonly BenchRow[]> {
  const starts = { ours: [] as number[], peer: [] as number[] }
  for (let round = 0; round < 5; round += 1) {
    starts.peer.push(await timed(() => firstAnswer([echo], folder, 'echo', { text: 'x' })))
    starts.ours.push(await timed(() => firstAnswer([main, 'mcp'], folder, 'roll', { dice: '1d20' })))
  }
  const host = await connected([main, 'mcp', '--campaigns', join(folder, 'wire')], folder)
  const peer = await connected([echo], folder)
  const opened = await host.callTool({
    name: 'sit',
    arguments: { campaign: 'borrowed-water', seats: ['korda-venn'], seed: '7' },
  })
  const { tokens } = opened.structuredContent as { readonly tokens: Readonly<Record<string, string>> }
  const seat = await connected([main, 'mcp', '--token', tokens['korda-venn'] ?? ''], folder)
  const [whole, one] = [await tokensOf(host), await tokensOf(seat)]
  await seat.callTool({ name: 'leave', arguments: {} })
  const wire = (text: string) => host.callTool({ name: 'say', arguments: { text } })
  const inside = await tableInside(join(folder, 'inside'))
  await wire('')
  await inside.say('')
  const times = { wire: [] as number[], inside: [] as number[], echo: [] as number[], word: [] as number[] }
  for (let beat = 0; beat < beats; beat += 1) {
    let told = ''
    times.wire.push(
      await timed(async () => {
        told = wordsOf(await wire('look around'))
      }),
    )
    times.inside.push(await timed(() => inside.say('look around')))
    times.echo.push(await timed(() => peer.callTool({ name: 'echo', arguments: { text: told } }))) // as many words on the wire
    times.word.push(await timed(() => peer.callTool({ name: 'echo', arguments: { text: 'x' } })))
  }
  await Promise.all([host.close(), peer.close(), seat.close(), inside.close()])
  const overhead = Math.max(0, median(times.wire) - median(times.inside))
  const bare = median(times.echo)
  const word = median(times.word)
  return [
    row('tools of a seat', one, 1500, 'tokens', 'under 1,500', one < 1500),
    row('tools of a host, all of them', whole, 4000, 'tokens', 'under 4,000', whole < 4000),
    row('start to first answer, beside a bare server', median(starts.ours), median(starts.peer), 'ms', 'told', true),
    row(
      'a beat by MCP less the same beat in process, beside a bare echo of as many words',
      overhead,
      bare,
      'ms',
      'at most 2x',
      overhead <= 2 * bare,
    ),
    row('the same, beside a bare echo of one word', overhead, word, 'ms', 'told', true),
  ]
}

const wordsOf = ({ content }: Awaited<ReturnType<Client['callTool']>>): string =>
  content.map(part => (part.type === 'text' ? part.text : '')).join('\n')

async function firstAnswer(
  args: readonly string[],
  cwd: string,
  name: string,
  input: Record<string, string>,
): Promise<void> {
  const client = await connected(args, cwd)
  await client.callTool({ name, arguments: input })
  await client.close()
}

/** The same table without a wire. */
async function tableInside(
  campaigns: string,
): Promise<{ say: (line: string) => Promise<unknown>; close: () => Promise<void> }> {
  const nothing = async () => ({ code: 0, out: '', err: '' })
  const clock = { now: () => instantAt(Date.now()) }
  const parts = {
    campaigns,
    clock,
    freshSeed: () => '7',
    environment: {},
    limits: usualSeatLimits,
    run: nothing,
    httpPort: 0,
  }
  const server = new TableServer(parts)
  const opened = await server.host.open({ campaign: 'borrowed-water', seats: ['korda-venn'], seed: '7' })
  assert(opened.ok, 'the table opens')
  server.host.leaveSeat('korda-venn')
  return { say: line => server.host.say(line, AbortSignal.timeout(60_000)), close: () => server.close() } // open, it holds up the process
}
