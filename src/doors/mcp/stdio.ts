/** MCP by standard input and output, until the other side hangs up. */
import type { McpServer } from '@modelcontextprotocol/server'
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'

export async function whileConnected(make: () => McpServer): Promise<void> {
  const transport = new StdioServerTransport()
  let isOpen = true
  const closed = new Promise<void>(resolve => {
    process.stdin.once('close', resolve)
    process.stdin.once('end', resolve)
  })
  const handle = serveStdio(make, { transport, onerror: () => undefined })
  await closed
  if (isOpen) await handle.close()
  isOpen = false
}
