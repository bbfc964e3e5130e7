import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutSessions } from './cut-session.ts'
import { both } from './providers.ts'
import { startServer, type FakeServer } from './server.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test.each(both)(
  'a session whose answers all break off ends as if none had (%s)',
  { timeout: 120_000 },
  async provider => {
    const { odd, evenings } = await cutSessions(server, provider, 41)
    expect(evenings).toBeGreaterThan(20)
    expect(odd).toEqual([])
  },
)
