/**
 * An MCP client for one's own hands: it shows what an agent in a seat is shown, and calls what an agent could call.
 *
 *   node examples/mcp-hand.mjs --token TOKEN                    the tools of that seat, or of the host
 *   node examples/mcp-hand.mjs --token TOKEN next               one call, and the text of its answer
 *   node examples/mcp-hand.mjs --token TOKEN answer '{"text": "I look around."}'
 *   node examples/mcp-hand.mjs --token TOKEN answer - < message.txt
 *   node examples/mcp-hand.mjs --lines                          a table of one's own: calls by lines, TOOL INPUT
 *
 * Input is JSON, or plain words for the first thing the tool takes; "-" reads these words from standard input. A token
 * tells where its table listens; --stdio goes there by "gloam mcp --token" instead of HTTP, as an assistant would. The
 * token may stand in GLOAM_TOKEN. --json prints the whole answer. A refused call ends with 1.
 */
import { createInterface } from 'node:readline'
import { text as allOf } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    token: { type: 'string', default: process.env.GLOAM_TOKEN },
    stdio: { type: 'boolean', default: false },
    lines: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    campaigns: { type: 'string' },
  },
})
const { token, campaigns } = values
const gloam = process.env.GLOAM ?? new URL('../dist/main.js', import.meta.url).pathname

function transportFor() {
  const port = /^gloam-(\d{1,5})-/.exec(token ?? '')?.[1]
  if (token !== undefined && port === undefined) throw new Error('A token looks like gloam-41234-...')
  if (port !== undefined && !values.stdio) {
    const requestInit = { headers: { authorization: `Bearer ${token}` } }
    return new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), { requestInit })
  }
  const whose = token === undefined ? [] : ['--token', token]
  const where = campaigns === undefined ? [] : ['--campaigns', campaigns]
  return new StdioClientTransport({ command: process.execPath, args: [gloam, 'mcp', ...whose, ...where] })
}

/** What a tool takes, as one would say it: `text, to?`. */
function takes({ properties = {}, required = [] }) {
  const fields = Object.entries(properties).map(([name, { description }]) => {
    const field = required.includes(name) ? name : `${name}?`
    return description === undefined ? field : `${field} (${description})`
  })
  return fields.length === 0 ? 'takes nothing' : `takes: ${fields.join(', ')}`
}

/** Words without a name are for the first field; a seat's token goes without saying. */
function inputFrom(words, { inputSchema }) {
  if (words === undefined) return {}
  if (words.trim().startsWith('{')) return JSON.parse(words)
  const [first] = Object.keys(inputSchema.properties ?? {}).filter(name => name !== 'token')
  if (first === undefined) throw new Error('It takes nothing.')
  return { [first]: words }
}

async function call(client, tools, name, words) {
  const tool = tools.find(one => one.name === name)
  if (!tool) throw new Error(`There is no tool "${name}". There are: ${tools.map(one => one.name).join(', ')}.`)
  const result = await client.callTool({ name, arguments: inputFrom(words, tool) })
  const told = result.content.map(part => (part.type === 'text' ? part.text : JSON.stringify(part))).join('\n')
  console.log(values.json ? JSON.stringify(result, null, 2) : told)
  return result.isError !== true
}

/** A line that is wrong is said to be, and the next one is read. */
async function callsByLines(client, tools) {
  for await (const line of createInterface({ input: process.stdin })) {
    const [, name = '', words] = /^\s*(\S+)(?:\s+(.*))?$/.exec(line) ?? []
    if (name !== '') await call(client, tools, name, words).catch(({ message }) => console.log(message))
  }
}

async function run(client) {
  const { tools } = await client.listTools()
  const [name, words] = positionals
  if (values.lines) return callsByLines(client, tools)
  if (name !== undefined) return call(client, tools, name, words === '-' ? await allOf(process.stdin) : words)
  console.log(client.getInstructions() ?? '')
  for (const tool of tools) console.log(`\n${tool.name}: ${tool.description}\n  ${takes(tool.inputSchema)}`)
}

const client = new Client({ name: 'mcp-hand', version: '1' })
try {
  await client.connect(transportFor())
  if ((await run(client)) === false) process.exitCode = 1
} catch (cause) {
  const isGone = cause instanceof TypeError && cause.message === 'fetch failed'
  console.error(isGone ? 'No table listens there: the process that hosted it is gone.' : cause.message)
  process.exitCode = 1
} finally {
  await client.close()
}
