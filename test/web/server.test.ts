import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Listener, served } from './served.ts'

const host = { kind: 'host' } as const

/** Sits down at the campaign that comes along, as the one it is for. */
async function seated(server: Awaited<ReturnType<typeof served>>): Promise<Listener> {
  const opened = await server.ask('/api/library/borrowed-water/open', { body: { as: 'maren' } })
  expect(opened.status).toBe(200)
  const listener = new Listener(server, 'borrowed-water', server.tokenFor(host))
  await listener.ready(1)
  return listener
}

const say = (server: Awaited<ReturnType<typeof served>>, words: string, id: string) =>
  server.ask('/api/tables/borrowed-water/lines', { body: { say: words, id } })

test('the web speaks what --json speaks: from the first visit to the first answer', async () => {
  await using server = await served()
  const listener = await seated(server)
  const [first] = listener.events
  expect(first).toMatchObject({ type: 'reset', campaign: 'borrowed-water', me: { kind: 'host' } })
  expect(listener.events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['narrative', 'board', 'suggestions', 'status', 'here', 'turn', 'ready']),
  )
  expect(await say(server, 'look around', 'a')).toMatchObject({ status: 202 })
  const events = await listener.ready(2)
  expect(events.filter(({ type }) => type === 'said')).toEqual([expect.objectContaining({ text: 'look around' })])
  listener.close()
})

test('a page that was gone gets what it missed, once; one that saw another process gets the whole', async () => {
  await using server = await served()
  const listener = await seated(server)
  listener.close()
  await say(server, 'look around', 'a')
  const back = new Listener(server, 'borrowed-water', server.tokenFor(host), listener.lastId)
  const missed = await back.ready(1)
  expect(missed.filter(({ type }) => type === 'said')).toHaveLength(1)
  expect(missed.some(({ type }) => type === 'reset')).toBe(false)
  const stranger = new Listener(server, 'borrowed-water', server.tokenFor(host), 'elsewhere.12')
  const whole = await stranger.ready(1)
  expect(whole[0]).toMatchObject({ type: 'reset' })
  expect(whole.filter(({ type }) => type === 'said')).toHaveLength(1)
  for (const one of [back, stranger]) one.close()
})

test('what the rules changed stands beside the story again when the page comes back, and why and the events tell it', async () => {
  await using server = await served({ freshSeed: () => '5' })
  await server.tables.open('standing-room', { as: 'lucian' })
  const token = server.tokenFor(host)
  const ana = new Listener(server, 'standing-room', token)
  let events = await ana.ready(1)
  const changes = (all: typeof events): readonly string[] =>
    all.flatMap(event =>
      event.type === 'happened' && event.happening.kind !== 'mood-changed'
        ? [`${event.beat ?? ''} ${event.happening.text}`]
        : [],
    )
  for (let count = 0, from = 0; changes(events).length === 0 && count < 20; count += 1) {
    const last = events.slice(from).findLast(({ type }) => type === 'suggestions' || type === 'question')
    const [first] = last?.type === 'question' || last?.type === 'suggestions' ? last.options : []
    const line = typeof first === 'string' ? first : (first?.label ?? 'look around')
    from = events.length
    await server.ask('/api/tables/standing-room/lines', { body: { say: line, id: `l${count}` } })
    events = await ana.until(all => all.slice(from).some(({ type }) => type === 'ready'))
  }
  await server.ask('/api/tables/standing-room/lines', { body: { say: '/save', id: 's' } })
  const told = changes(events)
  expect(told.length).toBeGreaterThan(0)
  const back = new Listener(server, 'standing-room', token, 'elsewhere.1')
  const whole = await back.until(all => changes(all).length >= told.length)
  expect(changes(whole)).toEqual(told)
  const [beat = ''] = told[0]?.split(' ') ?? []
  const log = await server.ask('/api/tables/standing-room/log')
  expect(log.text).toContain(told[0]?.slice(beat.length + 1))
  const why = await server.ask(`/api/tables/standing-room/why?beat=${beat}`)
  expect(why.text).toContain(told[0]?.slice(beat.length + 1))
  for (const one of [ana, back]) one.close()
})

test('a line that is sent twice is said once', async () => {
  await using server = await served()
  const listener = await seated(server)
  expect((await say(server, 'look around', 'same')).text).toContain('taken')
  expect((await say(server, 'look around', 'same')).text).toContain('heard')
  await listener.ready(2)
  expect(listener.events.filter(({ type }) => type === 'said')).toHaveLength(1)
  listener.close()
})

test('what was taken back is off the page, and a line that was left is gone back to', async () => {
  await using server = await served()
  const listener = await seated(server)
  await say(server, 'look around', 'a')
  await listener.ready(2)
  const again = (times: number) =>
    listener.until(
      events =>
        events.filter(({ type }) => type === 'reset').length >= times &&
        events.findLastIndex(({ type }) => type === 'ready') > events.findLastIndex(({ type }) => type === 'reset'),
    )
  await server.ask('/api/tables/borrowed-water/lines', { body: { command: 'undo', id: 'b' } })
  await again(2)
  const since = listener.events.slice(listener.events.findLastIndex(({ type }) => type === 'reset'))
  expect(since.some(({ type }) => type === 'said')).toBe(false)
  expect(since.map(({ type }) => type)).toEqual(expect.arrayContaining(['narrative', 'turn', 'ready']))
  await server.ask('/api/tables/borrowed-water/lines', { body: { command: 'lines line-1', id: 'c' } })
  await again(3)
  const back = listener.events.slice(listener.events.findLastIndex(({ type }) => type === 'reset'))
  expect(back.filter(({ type }) => type === 'said')).toEqual([expect.objectContaining({ text: 'look around' })])
  listener.close()
})

test('foreign hosts, origins, tokens, paths and bodies are refused, and the table plays on', async () => {
  await using server = await served()
  const listener = await seated(server)
  const path = '/api/tables/borrowed-water/pages/knowledge'
  expect(await server.ask(path, { headers: { host: `evil.example:${server.port}` } })).toMatchObject({ status: 421 })
  expect(await server.ask(path, { headers: { origin: 'http://evil.example' } })).toMatchObject({ status: 403 })
  expect(await server.ask(path, { token: 'guessed' })).toMatchObject({ status: 401 })
  for (const way of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/fonts/',
    '/web/',
    '/page.css/../../main.js',
    '/.env',
  ])
    expect((await server.ask(way, { token: '' })).status).toBeGreaterThanOrEqual(400)
  const long = await server
    .ask('/api/tables/borrowed-water/lines', { raw: 'x'.repeat(10_000_000) })
    .catch(() => undefined)
  expect(long?.status ?? 413).toBe(413)
  for (const raw of ['', '[]', '{"say":3,"id":"x"}', '{"say":"no id"}', '\u0000'])
    expect((await server.ask('/api/tables/borrowed-water/lines', { raw })).status).toBe(400)
  await say(server, 'look around', 'on')
  await listener.ready(2)
  listener.close()
})

test('ten thousand requests are answered or refused, and the table plays on', { timeout: 120_000 }, async () => {
  await using server = await served()
  const listener = await seated(server)
  const counts = new Map<number, number>()
  for (let batch = 0; batch < 100; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        server.ask('/api/me', { token: batch % 2 === 0 ? 'nobody' : server.tokenFor({ kind: 'host' }) }),
      ),
    )
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  expect([...counts.keys()].toSorted((one, other) => one - other)).toEqual([200, 401, 429])
  expect(counts.get(401)).toBe(5000)
  await new Promise(resolve => setTimeout(resolve, 600)) // the bucket fills again
  await say(server, 'look around', 'after')
  await listener.ready(2)
  listener.close()
})

test('the page may run nothing but itself, and is kept nowhere', async () => {
  await using server = await served()
  const page = await server.ask('/', { token: '' })
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers['content-security-policy']).not.toContain('unsafe')
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  expect(page.text).not.toMatch(/https?:/)
})

test('no file of the page names another server', () => {
  const paths = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.css'))
  const css = paths.map(path => readFileSync(`web/${path}`, 'utf8')).join('\n')
  expect(paths.length).toBeGreaterThan(10)
  expect(css).not.toMatch(/https?:|@import (?!'\.\/style\/)/)
})
