import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutSessions } from './cut-session.ts'
import { both } from './providers.ts'
import { startServer, type FakeServer } from './server.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Every byte of every answer where nobody waits for it; every fourth where somebody does. */
const step = process.env['CI'] ? 1 : 4

test.each(both)(
  'a session whose answers all break off ends as if none had (%s)',
  { timeout: 600_000 },
  async provider => {
    const { odd, cuts } = await cutSessions(server, provider, 16, step)
    expect(cuts).toBeGreaterThan(8000 / step)
    expect(odd).toEqual([])
  },
)
