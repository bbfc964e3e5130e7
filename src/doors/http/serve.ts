/** A server for this machine alone: it listens on the loopback address, behind the guard, and nothing else is decided here. */
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { guard, limited, type PortOf } from './guard.ts'

const loopback = '127.0.0.1'
const everywhere = '0.0.0.0'

export type LocalServer = {
  readonly port: number
  /** `http://127.0.0.1:4711` */
  readonly url: string
  /** Ends what is under way as well: a stream would keep it open for ever. */
  readonly close: () => Promise<void>
}

export type LocalWish = {
  /** Zero takes one that is free. */
  readonly port?: number
  readonly mostBytes?: number
  /** The addresses of this machine to listen on beside the loopback, where somebody wants that: it is open to a network then. */
  readonly addresses?: readonly string[]
  /** Routes are put on an app that is guarded already; the port is known once it listens. */
  readonly routes: (app: Hono, portOf: PortOf) => void
}

export async function serveLocally({
  port: asked = 0,
  mostBytes,
  addresses = [],
  routes,
}: LocalWish): Promise<LocalServer> {
  let port = asked
  const portOf = (): number => port
  const app = new Hono()
  app.use('*', guard(portOf, addresses), limited(mostBytes))
  routes(app, portOf)
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, hostname: addresses.length > 0 ? everywhere : loopback, port: asked },
      address => {
        port = address.port
        resolve({ port, url: `http://${loopback}:${port}`, close: () => closing(server as Server) })
      },
    )
    server.once('error', reject) // a port that is taken is the caller's news
  })
}

const closing = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
