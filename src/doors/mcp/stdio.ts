/** MCP by standard input and output, until the other side hangs up or the process is asked to end. */
import type { McpServer } from '@modelcontextprotocol/server'
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'

export async function whileConnected(make: () => McpServer, leaving?: Promise<void>): Promise<void> {
  const hungUp = new Promise<void>(resolve => {
    process.stdin.once('close', resolve)
    process.stdin.once('end', resolve)
  })
  const handle = serveStdio(make, { transport: new StdioServerTransport(), onerror: () => undefined })
  await Promise.race(leaving ? [hungUp, leaving] : [hungUp])
  await handle.close()
  process.stdin.destroy() // what nobody reads any more would hold the process
}
