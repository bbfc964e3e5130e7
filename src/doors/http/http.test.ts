import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { serveLocally, type LocalServer } from './serve.ts'
import { admit, newToken } from './token.ts'

const token = newToken()
let server: LocalServer | undefined

afterEach(async () => server?.close())

async function open(): Promise<LocalServer> {
  server = await serveLocally({
    mostBytes: 1000,
    routes: (app, portOf) => {
      app.use(
        '*',
        admit(portOf, known => known === token),
      )
      app.get('/secret', context => context.text('the reeve lies'))
      app.post('/deed', async context => context.text(`done: ${(await context.req.text()).length}`))
    },
  })
  return server
}

type Answer = {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** By hand, since `fetch` names the host by itself. */
const ask = (
  { port }: LocalServer,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }))
    })
    asked.once('error', reject)
    asked.end(body)
  })

const bearer = { authorization: `Bearer ${token}` }

test('whoever has the token is let in, and nobody else', async () => {
  const here = await open()
  expect(await ask(here, '/secret', bearer)).toMatchObject({ status: 200, text: 'the reeve lies' })
  expect(await ask(here, '/secret')).toMatchObject({ status: 401 })
  expect(await ask(here, '/secret', { authorization: `Bearer ${newToken()}` })).toMatchObject({ status: 401 })
})

test('a name that was bound to this address reads nothing', async () => {
  const here = await open()
  const rebound = await ask(here, '/secret', { ...bearer, host: `evil.example:${here.port}` })
  expect(rebound).toMatchObject({ status: 421 })
  expect(rebound.text).not.toContain('reeve')
  expect(await ask(here, '/secret', { ...bearer, host: `localhost:${here.port}` })).toMatchObject({ status: 200 })
  expect(await ask(here, '/secret', { ...bearer, host: `127.0.0.1:${here.port + 1}` })).toMatchObject({ status: 421 })
})

test('a page from elsewhere asks in vain, with the right token too', async () => {
  const here = await open()
  expect(await ask(here, '/secret', { ...bearer, origin: 'https://evil.example' })).toMatchObject({ status: 403 })
  expect(await ask(here, '/secret', { ...bearer, origin: 'null' })).toMatchObject({ status: 403 })
  expect(await ask(here, '/secret', { ...bearer, 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
  expect(await ask(here, '/secret', { ...bearer, origin: here.url })).toMatchObject({ status: 200 })
})

test('a page is opened with its token once; then a cookie of this port has it, and the address has not', async () => {
  const here = await open()
  const opened = await ask(here, `/secret?token=${token}&x=1`)
  expect(opened).toMatchObject({ status: 303, headers: { location: '/secret?x=1' } })
  const [cookie = ''] = opened.headers['set-cookie'] ?? []
  expect(cookie).toMatch(new RegExp(`^gloam-${here.port}=.*HttpOnly.*SameSite=Strict`))
  const kept = { cookie: cookie.split(';')[0] ?? '' }
  expect(await ask(here, '/secret', kept)).toMatchObject({ status: 200 })
  expect(await ask(here, '/deed', kept, 'x')).toMatchObject({ status: 401 }) // sent unasked, it changes nothing
  expect(await ask(here, '/deed', { ...kept, origin: here.url }, 'x')).toMatchObject({ status: 200, text: 'done: 1' })
  expect(await ask(here, '/secret?token=wrong')).toMatchObject({ status: 401 })
})

test('what is too long is not read, and nothing is kept on the way', async () => {
  const here = await open()
  expect(await ask(here, '/deed', bearer, 'x'.repeat(5_000_000))).toMatchObject({ status: 413 })
  expect((await ask(here, '/secret', bearer)).headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
})
