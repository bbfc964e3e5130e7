/**
 * Who may talk to a server on this machine at all. Any page in any browser can send requests to 127.0.0.1, and a name that
 * is bound to it can read the answers; so a request has to name this server as itself, and a page has to be this server's.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** More than anybody says in one breath. */
export const mostBytes = 1_048_576

const loopbackNames = ['127.0.0.1', 'localhost', '[::1]']

const hostsAt = (port: number, names: readonly string[]): readonly string[] => names.map(name => `${name}:${port}`)

/** The port a request came in by is known once the server listens. */
export type PortOf = () => number

/** `more` are addresses of this machine on its network, where somebody opened the server to it. */
export function guard(portOf: PortOf, more: readonly string[] = []): MiddlewareHandler {
  return async (context, next) => {
    const hosts = hostsAt(portOf(), [...loopbackNames, ...more])
    const host = context.req.header('host') ?? ''
    if (!hosts.includes(host.toLowerCase())) {
      return context.text(`This server is called ${hosts[0]}, and answers to no other name.\n`, 421)
    }
    const origin = context.req.header('origin')
    const site = context.req.header('sec-fetch-site') ?? 'none'
    if (
      (origin !== undefined && !hosts.some(ours => origin === `http://${ours}`)) ||
      site === 'cross-site' ||
      site === 'same-site'
    ) {
      return context.text('A page from elsewhere may not ask here.\n', 403)
    }
    await next()
    if (context.res.status === 101) return undefined
    keepClose(context)
    return undefined
  }
}

/** Nothing of a table is kept by whoever passes it on, or shown inside of another page. */
function keepClose({ res }: Context): void {
  const usual = {
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
  for (const [name, value] of Object.entries(usual)) if (!res.headers.has(name)) res.headers.set(name, value)
}

export const limited = (most: number = mostBytes): MiddlewareHandler =>
  bodyLimit({
    maxSize: most,
    onError: context => context.text(`That is too long: at most ${most} bytes are read.\n`, 413),
  })
