/** The barest MCP server there is: it says back what it is told. */
import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'

serveStdio(() => {
  const server = new McpServer({ name: 'echo', version: '1' })
  server.registerTool(
    'echo',
    { description: 'Echo.', inputSchema: z.object({ text: z.string() }) },
    async ({ text }) => ({
      content: [{ type: 'text', text }],
    }),
  )
  return server
})
