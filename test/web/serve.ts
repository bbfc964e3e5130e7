/** A server of its own, to be killed: `serve.ts FOLDER PAGE PORT CAMPAIGN`. */
import { serveWeb } from '../../src/doors/web/server.ts'
import { instantAt } from '../../src/core/time.ts'

const [folder = '', page = '', port = '0', campaign = ''] = process.argv.slice(2)

const server = await serveWeb({
  campaigns: folder,
  page,
  port: Number(port),
  clock: { now: () => instantAt(Date.now()) },
  environment: { HOME: folder },
  freshSeed: () => '7',
  secret: 'a secret of this test and of no one else',
})
await server.tables.open(campaign, { as: 'maren' })
process.send?.({ link: server.link, port: server.port })
