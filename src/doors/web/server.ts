/** The web table's server: the page's own files, and what its seats may ask. */
import { Hono, type Context } from 'hono'
import { serveLocally, type LocalServer } from '../http/serve.ts'
import { atTable, notOpen, onlyHost, seated, type Asked } from './asked.ts'
import { Keys, ownSecret } from './keys.ts'
import { libraryRoutes } from './library.ts'
import { makingRoutes } from './making.ts'
import { readPages, type PageFile } from './page-files.ts'
import { playRoutes } from './play.ts'
import { streamOf } from './stream.ts'
import { Tables, type TablesParts } from './tables.ts'
import { workshopRoutes } from './workshop.ts'

export type WebWish = TablesParts & {
  readonly port?: number
  /** This machine's addresses on its network, where somebody opened the table to it. */
  readonly addresses?: readonly string[]
  readonly secret?: string
  /** Where the page lies, where it is not beside the code that runs. */
  readonly page?: string
}

export type WebServer = LocalServer & {
  readonly tables: Tables
  /** The address with the host's key in it. */
  readonly link: string
}

/** Nothing is run or shown that is not this server's own. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const mostBytes = 262_144

function sendPage(context: Context, file: PageFile, name: string): Response {
  const takes = context.req.header('accept-encoding') ?? ''
  const coding = file.brotli && /\bbr\b/.test(takes) ? 'br' : file.gzip && /\bgzip\b/.test(takes) ? 'gzip' : undefined
  const body = coding === 'br' ? file.brotli : coding === 'gzip' ? file.gzip : file.bytes
  return new Response(body ?? file.bytes, {
    headers: {
      'content-type': file.type,
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
      vary: 'accept-encoding',
      ...(coding === undefined ? {} : { 'content-encoding': coding }),
      ...(name.endsWith('.woff2') ? { 'cache-control': 'max-age=31536000' } : { 'cache-control': 'no-cache' }),
    },
  })
}

const unbuilt = 'The page was not built. In a checkout: npm run build.\n'

type Reach = {
  readonly keys: Keys
  readonly tables: Tables
  readonly linkTo: (token: string) => string
  readonly pages: ReturnType<typeof readPages>
}

function routes(app: Hono<Asked>, { keys, tables, linkTo, pages }: Reach): void {
  app.get('/', context => {
    const page = pages?.get('index.html')
    return page ? sendPage(context, page, 'index.html') : context.text(unbuilt, 503)
  })
  app.get('/:name{[A-Za-z0-9-]+\\.(?:js|css|svg|woff2)}', context => {
    const name = context.req.param('name')
    const page = pages?.get(name)
    return page ? sendPage(context, page, name) : context.notFound()
  })
  app.use('/api/*', seated(keys, tables))
  app.get('/api/me', context => context.json({ seat: context.get('seat') }))
  app.get('/api/tables/:campaign/events', context => {
    const at = atTable(context, tables)
    if (!at) return notOpen(context)
    const response = streamOf(at.feed, context.req.header('last-event-id'), () =>
      at.table.left(at.viewer.id ?? at.seat.kind),
    )
    at.table.tellSeats()
    return response
  })
  for (const path of ['/api/library/*', '/api/library']) app.use(path, onlyHost)
  libraryRoutes(app, tables)
  makingRoutes(app, tables)
  workshopRoutes(app, tables)
  playRoutes(app, tables, seat => linkTo(keys.tokenFor(seat)))
}

export async function serveWeb({ port = 0, addresses = [], secret, page, ...parts }: WebWish): Promise<WebServer> {
  const keys = new Keys(secret ?? ownSecret(parts.environment))
  const tables = new Tables(parts)
  let url = ''
  const linkTo = (token: string): string => `${addresses[0] ? url.replace('127.0.0.1', addresses[0]) : url}/#${token}`
  const server = await serveLocally({
    port,
    mostBytes,
    addresses,
    routes: app => routes(app as unknown as Hono<Asked>, { keys, tables, linkTo, pages: readPages(page) }),
  })
  url = server.url
  const close = async (): Promise<void> => {
    await tables.close()
    await server.close()
  }
  return { ...server, tables, close, link: `${url}/#${keys.tokenFor({ kind: 'host' })}` }
}
