/** A model that misbehaves, in every way that was seen, once and again and again, over two wires. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { both } from '../providers.ts'
import { startServer, type FakeServer } from '../server.ts'
import { calls } from './calls.ts'
import { oddAbout, onThePier } from './evening.ts'
import { secrets, someSecrets } from './secrets.ts'
import { wires } from './wires.ts'
import { words } from './words.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test.each(someSecrets)('17.4: over $provider, $how $row.name', { timeout: 60_000 }, async ({ row, how, ...at }) => {
  expect((await oddAbout(row, how, { server, ...at })).join('\n')).toBe('')
})

describe.each(both)('17: over %s, a model that', provider => {
  const rows = [...secrets, ...words, ...calls, ...wires]
  const cases = (['once', 'always'] as const).flatMap(how => rows.map(row => ({ how, row, name: row.name })))
  test.each(cases)('$how $name', { timeout: 60_000 }, async ({ how, row }) => {
    expect((await oddAbout(row, how, { server, provider, stage: onThePier })).join('\n')).toBe('')
  })
})
