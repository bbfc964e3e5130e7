/**
 * Everything one process serves: the table it hosts, by standard input and output to whoever started it, and on a local
 * address to all who have a token. A seat in another process comes in by that address too.
 */
import { createMcpHandler, type McpServerFactory } from '@modelcontextprotocol/server'
import { serveLocally, type LocalServer } from '../http/serve.ts'
import { admit, tokenOf } from '../http/token.ts'
import { commandsOf, type RunCommand } from './commands.ts'
import { deskFor, type SeatDesk } from './desk.ts'
import { TableHost, type HostParts } from './host.ts'
import { callOf } from './remote.ts'
import { hostServer, seatServer } from './server.ts'
import type { Who } from './tokens.ts'

export type ServerParts = Omit<HostParts, 'port'> & { readonly run: RunCommand; readonly httpPort: number }

export class TableServer {
  readonly host: TableHost
  readonly #parts: ServerParts
  #listening: Promise<LocalServer> | undefined

  constructor(parts: ServerParts) {
    this.#parts = parts
    this.host = new TableHost({ ...parts, port: async () => (await this.listen()).port })
  }

  /** Once: the address is needed when the first token is handed out. */
  listen(): Promise<LocalServer> {
    this.#listening ??= this.#serve()
    return this.#listening
  }

  async hostToken(): Promise<{ readonly url: string; readonly token: string }> {
    const { url, port } = await this.listen()
    this.host.standAt(port)
    return { url: `${url}/mcp`, token: this.host.tokens.give({ kind: 'host' }) }
  }

  #desk(seat: string): SeatDesk {
    const { run, freshSeed } = this.#parts
    const book = async (words: string): Promise<string> => {
      const { game } = this.host
      const { out, err } = await run(['rules', words, ...(game ? ['--game', game.id] : [])], '')
      return out.trim() === '' ? err.trim() : out.trim()
    }
    return deskFor(this.host, seat, book, freshSeed)
  }

  /** By the token that somebody brings, and by nothing else. */
  async deskOf(token: string | undefined): Promise<SeatDesk> {
    const who = token === undefined ? undefined : this.host.tokens.who(token)
    if (who?.kind !== 'seat') throw new Error(noSeat)
    return this.#desk(who.seat)
  }

  /** A server for whoever this is; `isStateless` where each call comes by itself. */
  serverFor(who: Who, isStateless: boolean) {
    if (who.kind === 'seat') return seatServer(this.#desk(who.seat))
    const { run, campaigns } = this.#parts
    const parts = { host: this.host, commands: commandsOf(run, campaigns), isStateless }
    return hostServer(parts, token => this.deskOf(token))
  }

  async #serve(): Promise<LocalServer> {
    const factory: McpServerFactory = ({ authInfo }) => {
      const who = this.host.tokens.who(authInfo?.token ?? '')
      if (!who) throw new Error(noSeat)
      return this.serverFor(who, true)
    }
    const handler = createMcpHandler(factory, { maxRequestBodySize: mostBytes })
    return serveLocally({
      port: this.#parts.httpPort,
      mostBytes,
      routes: (app, portOf) => {
        app.use(
          '*',
          admit(portOf, token => this.host.tokens.who(token) !== undefined),
        )
        app.all('/mcp', context => {
          const authInfo = { token: tokenOf(context), clientId: 'gloam', scopes: [] }
          return handler.fetch(context.req.raw, { authInfo })
        })
        app.post('/seat/:deed', async context => {
          const call = callOf(context.req.param('deed'))
          if (!call) return context.text('A seat can do no such thing.', 404)
          const desk = await this.deskOf(tokenOf(context))
          return context.json(await call(desk, await context.req.json(), context.req.raw.signal))
        })
      },
    })
  }

  async close(): Promise<void> {
    await this.host.close()
    if (this.#listening) await (await this.#listening).close()
  }
}

const mostBytes = 262_144

const noSeat = 'This token is no seat at an open table. Whoever opened the table hands out seats with sit.'
