/** Agents for tests, by the official client: each is a connection of its own and knows what that tells it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { Client, StreamableHTTPClientTransport, type CallToolResult } from '@modelcontextprotocol/client'
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/client/stdio'

export type Got = { readonly number: number; readonly tag: string; readonly text: string }

export type Agent = {
  /** Everything that ever came to this connection, as it came. */
  readonly wire: string[]
  readonly client: Client
  readonly call: (name: string, input?: object) => Promise<CallToolResult>
  readonly text: (name: string, input?: object) => Promise<string>
  /** Waits until something comes, and returns it. */
  readonly next: () => Promise<{ readonly messages: readonly Got[]; readonly asked: boolean; readonly text: string }>
  /** Takes what comes until a message with this tag is among it. */
  readonly until: (tag: string) => Promise<Got>
  readonly answer: (text: string, to?: string) => Promise<{ readonly messages: readonly Got[]; readonly text: string }>
  readonly close: () => Promise<void>
}

const textOf = ({ content }: CallToolResult): string =>
  content.map(part => (part.type === 'text' ? part.text : '')).join('\n')

type Structured = { readonly messages?: readonly Got[]; readonly asked?: boolean }

function agentOn(client: Client, token?: string): Agent {
  const wire: string[] = []
  const whose = token === undefined ? {} : { token }
  const call = async (name: string, input: object = {}): Promise<CallToolResult> => {
    const result = await client.callTool({ name, arguments: { ...whose, ...input } })
    wire.push(JSON.stringify(result))
    return result
  }
  const read = (result: CallToolResult) => {
    const { messages = [], asked = false } = (result.structuredContent ?? {}) as Structured
    return { messages, asked, text: textOf(result) }
  }
  const next: Agent['next'] = async () => {
    for (let tries = 0; tries < 8; tries += 1) {
      const heard = read(await call('next', { wait: 20 }))
      if (heard.messages.length > 0) return heard
    }
    throw new Error('nothing came')
  }
  const until: Agent['until'] = async tag => {
    for (;;) {
      const { messages } = await next()
      const found = messages.findLast(message => message.tag === tag)
      if (found) return found
      if (messages.some(message => message.tag === 'shutdown_request')) throw new Error('the table is closed')
    }
  }
  return {
    wire,
    client,
    next,
    until,
    call,
    text: async (name, input) => textOf(await call(name, input)),
    answer: async (text, to) => read(await call('answer', { text, ...(to === undefined ? {} : { to }) })),
    close: () => client.close(),
  }
}

const identity = { name: 'scripted', version: '1' }

const open = new Set<Agent>()
const running = new Set<ChildProcess>()

function kept(agent: Agent): Agent {
  open.add(agent)
  return agent
}

/** Whoever was left sitting gets up. */
export async function closeAgents(): Promise<void> {
  await Promise.all([...open].map(agent => agent.close().catch(() => undefined)))
  open.clear()
  for (const child of running) child.kill()
  running.clear()
}

function isThere(pid: number | null): boolean {
  try {
    return pid !== null && process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A process of its own, started as an assistant would start it. */
export async function stdioAgent(
  main: string,
  args: readonly string[],
  cwd: string,
  /** What the person says whom a question is put to; whoever cannot be asked has none. */
  person?: (question: string) => string | undefined,
  env: Readonly<Record<string, string>> = {},
): Promise<Agent & { readonly kill: (signal?: NodeJS.Signals) => void; readonly ended: () => Promise<void> }> {
  const client = new Client(identity, person ? { capabilities: { elicitation: { form: {} } } } : {})
  if (person)
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      const answer = person(params.message)
      return answer === undefined ? { action: 'decline' as const } : { action: 'accept' as const, content: { answer } }
    })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [main, 'mcp', ...args],
    cwd,
    env: { ...getDefaultEnvironment(), ...env },
    stderr: 'ignore',
  })
  await client.connect(transport)
  const kill = (signal: NodeJS.Signals = 'SIGKILL'): void =>
    void (transport.pid !== null && process.kill(transport.pid, signal))
  const { pid } = transport
  const ended = async (): Promise<void> => {
    while (isThere(pid)) await new Promise(resolve => setTimeout(resolve, 50))
  }
  return { ...kept(agentOn(client)), kill, ended }
}

export async function httpAgent(url: string, token: string): Promise<Agent> {
  const client = new Client(identity)
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }))
  return kept(agentOn(client))
}

/** A table that listens on this machine: where, and the token of its host. */
export async function listening(main: string, cwd: string): Promise<{ readonly url: string; readonly token: string }> {
  const child = spawn(process.execPath, [main, 'mcp', '--http'], { cwd, stdio: ['ignore', 'pipe', 'ignore'] })
  running.add(child)
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    const [, url, token] = /Listening on (\S+)\nToken of the host: (\S+)\n/.exec(printed) ?? []
    if (url !== undefined && token !== undefined) return { url, token }
  }
  throw new Error('it does not listen')
}

export async function hostByHttp(main: string, cwd: string): Promise<Agent> {
  const { url, token } = await listening(main, cwd)
  return httpAgent(url, token)
}

/** Another seat on the same connection, by its token: as agents of one assistant share its server. */
export const sharing = ({ client }: Agent, token: string): Agent => agentOn(client, token)
