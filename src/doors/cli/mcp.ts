/** `gloam mcp`: the table for agents, by the Model Context Protocol. */
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { campaignsOption } from '../campaigns.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { streamsOf } from './face-for.ts'

type McpFlags = {
  readonly campaigns: string
  readonly http?: true
  readonly port: number
  readonly token?: string
  readonly seatLimit?: number
}

const help = `
An agent that starts this command can open a table, play at it as a person would, and hand out its seats: the Game
Master's, each character's, the narrator's. Whoever has a seat gets that seat's view and no other, its messages and its
tools. What nobody takes is played by Gloam itself, and so is a seat whose agent goes silent.

A seat's token is all another agent needs: it passes it with each call of the same connection, or starts this command
with it. With --http the table listens on this machine alone, and prints its address and the token of its host.

Examples:
  $ gloam mcp                                    for the configuration of an agent: command "gloam", args ["mcp"]
  $ gloam mcp --token gloam-41234-...            one seat at a table that another process hosts
  $ gloam mcp --http --port 4711                 by HTTP, for agents that connect to an address

See docs/agents.md.`

export const mcpCommand = (door: CliDoor): Command =>
  new Command('mcp')
    .description('seat agents at the table, by the Model Context Protocol')
    .option(...campaignsOption)
    .option('--http', 'listen on 127.0.0.1 instead of standard input and output')
    .option('--port <n>', 'where to listen; one that is free when left out', toPort, 0)
    .option('--token <token>', 'sit in one seat of a table that is open elsewhere on this machine')
    .option(
      '--seat-limit <seconds>',
      'how long a silent seat is waited for before it is played without its agent',
      toSeconds,
    )
    .addHelpText('after', help)
    .action(async (flags: McpFlags) => door.finish(await serve(door, flags)))

function toPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidArgumentError('Say a port from 0 to 65535.')
  return port
}

function toSeconds(text: string): number {
  const seconds = Number(text)
  if (!Number.isFinite(seconds) || seconds <= 0) throw new InvalidArgumentError('Say a number of seconds, such as 120.')
  return seconds
}

async function serve(door: CliDoor, flags: McpFlags): Promise<ExitCode> {
  if (flags.token !== undefined) return sitElsewhere(door, flags.token)
  const { TableServer } = await import('../mcp/table-server.ts')
  const { usualSeatLimits } = await import('../../cast/outside/gm.ts')
  const { clock, freshSeed } = door
  const { environment, onSignal } = streamsOf(door)
  const { seatLimit, campaigns, port } = flags
  const limitMs = seatLimit === undefined ? undefined : seatLimit * 1000
  const limits = limitMs === undefined ? usualSeatLimits : { gmMs: limitMs, playerMs: limitMs, writerMs: limitMs }
  const run = (words: readonly string[], input: string) => runQuietly(door, words, input)
  const server = new TableServer({ campaigns, clock, freshSeed, environment, limits, run, httpPort: port })
  const leaving = new Promise<void>(resolve => onSignal(resolve))
  if (flags.http) {
    const { url, token } = await server.hostToken()
    door.print(`Listening on ${url}\nToken of the host: ${token}\n`)
    await leaving
  } else {
    const { whileConnected } = await import('../mcp/stdio.ts')
    await whileConnected(() => server.serverFor({ kind: 'host' }, false), leaving)
  }
  await server.close()
  return 0
}

async function sitElsewhere(door: CliDoor, token: string): Promise<ExitCode> {
  const { portIn } = await import('../mcp/tokens.ts')
  const port = portIn(token)
  if (port === undefined) {
    door.warn('gloam mcp: That is no token of a seat. Whoever opened the table has it, from sit.\n')
    return 2
  }
  const { remoteDesk } = await import('../mcp/remote.ts')
  const { seatServer } = await import('../mcp/server.ts')
  const { whileConnected } = await import('../mcp/stdio.ts')
  const desk = remoteDesk(`http://127.0.0.1:${port}`, token)
  await whileConnected(() => seatServer(desk))
  return 0
}

/** Another command, with what it prints kept: standard output is the protocol's. */
async function runQuietly(door: CliDoor, words: readonly string[], input: string) {
  const printed = { code: 0, out: '', err: '' }
  const { ask: _ask, columns: _columns, streams: _streams, ...rest } = door
  const quiet: CliDoor = {
    ...rest,
    print: text => void (printed.out += text),
    warn: text => void (printed.err += text),
    readInput: async () => input,
    finish: code => void (printed.code = code),
  }
  const { makeProgram } = await import('./program.ts')
  const { version } = await import('../../version.ts')
  try {
    await makeProgram(quiet, version).parseAsync([...words], { from: 'user' })
  } catch (fault) {
    if (!(fault instanceof CommanderError)) throw fault
    printed.code = fault.exitCode === 0 ? 0 : 2
  }
  return printed
}
