/** `gloam web`: the table on a page of your own browser, and for others on your network where you want that. */
import { spawn } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { Command, InvalidArgumentError } from 'commander'
import { callOf } from './call.ts'
import { campaignsOption } from '../campaigns.ts'
import { streamsOf } from './face-for.ts'
import type { CliDoor, ExitCode } from './door.ts'

type WebFlags = {
  readonly campaigns: string
  readonly port: number
  readonly lan?: true
  readonly open: boolean
  readonly seed?: string
}

const help = `
The page is served to this machine alone, under the address it prints; whoever has that address is you. With --lan
others in your network reach the table as well, each through a link that you hand out from the page: one seat, one view.
Ctrl-C closes the table; everything is saved, and the page goes on by itself when you start again.

Examples:
  $ gloam web                        the library, in your browser
  $ gloam web ember-road --lan       a campaign, with seats for others in the house`

export const webCommand = (door: CliDoor): Command =>
  new Command('web')
    .description('play on a page in your browser, alone or with others')
    .argument('[campaign]', "the campaign's name; the library when left out")
    .option(...campaignsOption)
    .option('--port <number>', 'where the page is served', toPort, 4177)
    .option('--lan', 'let others in your network in, by links that you hand out')
    .option('--no-open', 'only print the address')
    .option('--seed <text>', 'the same seed and the same lines give the same story')
    .addHelpText('after', help)
    .action(async (campaign: string | undefined, flags: WebFlags) => door.finish(await web(door, campaign, flags)))

function toPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('Say a port, such as 4177; 0 takes a free one.')
  return port
}

/** This machine as others in its network call it. */
const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flat()
    .flatMap(one => (one && one.family === 'IPv4' && !one.internal ? [one.address] : []))

/** Whatever opens an address here; where nothing does, it was printed. */
function openPage(url: string): void {
  const [command, ...words] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
  const started = spawn(command ?? 'xdg-open', [...words, url], { stdio: 'ignore', detached: true })
  started.on('error', () => undefined)
  started.unref()
}

async function web(door: CliDoor, campaign: string | undefined, flags: WebFlags): Promise<ExitCode> {
  const { serveWeb } = await import('../web/server.ts')
  const { environment, onSignal } = streamsOf(door)
  const addresses = flags.lan ? ownAddresses() : []
  const parts = {
    campaigns: flags.campaigns,
    clock: door.clock,
    environment,
    freshSeed: () => flags.seed ?? door.freshSeed(),
  }
  const server = await serveWeb({ ...parts, port: flags.port, addresses }).catch((fault: unknown) => fault)
  if (!isServer(server)) {
    const why = server instanceof Error && 'code' in server && server.code === 'EADDRINUSE'
    door.warn(
      why
        ? `gloam web: port ${flags.port} is in use, perhaps by another gloam web. --port 0 takes a free one.\n`
        : `gloam web: ${server instanceof Error ? server.message : String(server)}\n`,
    )
    return 1
  }
  const left = new Promise<void>(resolve => onSignal(resolve))
  if (campaign !== undefined) {
    const opened = await server.tables.open(campaign)
    if (!opened.ok) {
      await server.close()
      door.warn(`gloam web: ${opened.refusal}\n`)
      return 1
    }
  }
  const [hash, path] = [server.link.slice(server.link.indexOf('#') + 1), campaign === undefined ? '' : `/${campaign}`]
  const link = `${server.url}/#${hash}${path}`
  door.print(`The table is set: ${link}\n`)
  if (addresses.length > 0)
    door.print(`Open to your network at ${addresses.join(', ')}: hand out seats from the page.\n`)
  door.print(`Ctrl-C closes it. Again with: ${callOf(door)} web${campaign === undefined ? '' : ` ${campaign}`}\n`)
  if (flags.open && door.columns !== undefined) openPage(link)
  await left
  await server.close()
  door.print('Closed, and everything is saved.\n')
  return 0
}

const isServer = (value: unknown): value is Awaited<ReturnType<typeof import('../web/server.ts').serveWeb>> =>
  typeof value === 'object' && value !== null && 'tables' in value
