/** The tools of a host, as the server itself lists them. */
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { usualSeatLimits } from '../../src/cast/outside/gm.ts'
import { instantAt } from '../../src/core/time.ts'
import { TableServer } from '../../src/doors/mcp/table-server.ts'
import type { Who } from '../../src/doors/mcp/tokens.ts'

const nothing = async () => ({ code: 0, out: '', err: '' })

export async function toolsOf(who: Who) {
  const clock = { now: () => instantAt(0) }
  const parts = {
    campaigns: '/nowhere',
    clock,
    freshSeed: () => '7',
    environment: {},
    limits: usualSeatLimits,
    run: nothing,
    httpPort: 0,
  }
  const server = new TableServer(parts).serverFor(who, false)
  const [here, there] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'x', version: '1' })
  await Promise.all([server.connect(here), client.connect(there)])
  const { tools } = await client.listTools()
  await client.close()
  return tools
}

export const hostToolNames = async (): Promise<readonly string[]> =>
  (await toolsOf({ kind: 'host' })).map(({ name }) => name)
