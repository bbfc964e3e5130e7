/**
 * The page in a real browser: what its first load weighs, how soon there is something to read, what an event costs from
 * the table to the page beside an echo over the same stream, how it bears ten thousand beats, and fifty who watch.
 */
import { assert } from '../src/core/result.ts'
import type { WebEvent } from '../src/doors/web/protocol.ts'
import { closeBrowser, executable, Guest } from '../test/web/browser.ts'
import { Listener, served, type Served } from '../test/web/served.ts'
import { median } from './measure.ts'
import type { BenchRow } from './row.ts'

const campaign = 'borrowed-water'
const mostKilobytes = 120

const row = (name: string, ours: number, peer: number, unit: string, bar: string, met: boolean): BenchRow => ({
  name,
  ours,
  peer,
  unit,
  ratio: ours / peer,
  bar,
  met,
})

export async function benchWeb(): Promise<readonly BenchRow[]> {
  assert(executable !== undefined, 'the web bench needs Chromium: apt-get install chromium-headless-shell')
  const server = await served()
  try {
    await server.tables.open(campaign, { as: 'maren' })
    return [...(await firstLoad(server)), await eventCost(server), ...(await tenThousand(server)), await crowd(server)]
  } finally {
    await closeBrowser()
    await server.close()
  }
}

/** Everything that is fetched before the first words stand there in their own type. */
async function firstLoad(server: Served): Promise<readonly BenchRow[]> {
  const warm = await Guest.at(`${server.link}/${campaign}`)
  await warm.ready()
  await warm.close()
  const ana = await Guest.at('about:blank')
  const session = await ana.context.newCDPSession(ana.page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  const start = performance.now()
  await ana.page.goto(`${server.link}/${campaign}`)
  await ana.page.locator('.prose-part .body').first().waitFor()
  const firstText = performance.now() - start
  await ana.page.evaluate(
    "document.fonts.load('16px Alegreya').then(() => document.fonts.load('500 16px Alegreya Sans'))",
  )
  const kilobytes = bytes / 1000
  await ana.page.waitForTimeout(2500)
  await ana.page.evaluate('document.fonts.ready')
  await ana.close()
  const whole = bytes / 1000
  return [
    row(
      'first load with its first fonts',
      kilobytes,
      mostKilobytes,
      'kB',
      `at most ${mostKilobytes} kB`,
      kilobytes <= mostKilobytes,
    ),
    row('all of it, with every font', whole, 200, 'kB', 'at most 200 kB', whole <= 200),
    row('page to first text', firstText, 1000, 'ms', 'at most 1 s', firstText <= 1000),
  ]
}

/** From the moment it is sent until it stands in the page; the echo only writes it into an element in the next frame. */
async function eventCost(server: Served): Promise<BenchRow> {
  const table = server.tables.get(campaign)
  assert(table !== undefined, 'the table is open')
  const ana = await Guest.at(`${server.link}/${campaign}`, { reducedMotion: 'reduce' })
  await ana.ready()
  const echo = await Guest.at(`${server.url}/`)
  await echo.page.evaluate(`(async () => {
    const pre = document.body.appendChild(document.createElement('pre'))
    pre.className = 'echo'
    const response = await fetch('/api/tables/${campaign}/events', { headers: { authorization: 'Bearer ${server.tokenFor({ kind: 'host' })}' } })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    ;(async () => { for (;;) { const { done, value } = await reader.read(); if (done) return; requestAnimationFrame(() => { pre.textContent = value }) } })()
  })()`)
  const times = { page: [] as number[], echo: [] as number[] }
  for (let count = 0; count < 40; count += 1) {
    const mark = `event number ${count}, and nothing else`
    const seen = async (guest: Guest, where: string): Promise<number> => {
      await guest.page.evaluate(`new Promise(resolve => {
        const look = () => document.querySelector('${where}')?.textContent.includes('${mark}') ? resolve() : requestAnimationFrame(look)
        look()
      })`)
      return performance.now()
    }
    const both = [seen(ana, '[role=log]'), seen(echo, '.echo')]
    await new Promise(resolve => setTimeout(resolve, 40))
    const start = performance.now()
    table.host.send({ type: 'narrative', text: mark, parts: [{ kind: 'prose', text: mark }], beat: 1000 + count })
    const [page = 0, other = 0] = await Promise.all(both)
    times.page.push(page - start)
    times.echo.push(other - start)
  }
  for (const one of [ana, echo]) await one.close()
  const [ours, peer] = [median(times.page), median(times.echo)]
  return row('event to page beside an echo', ours, peer, 'ms', 'at most 1.5x', ours / peer <= 1.5)
}

const story = (beats: number): readonly WebEvent[] =>
  Array.from({ length: beats }, (_, index): readonly WebEvent[] => {
    const text = `Beat ${index + 1}: the rope creaks, the pails stand in a row, and somebody counts them under their breath again.`
    return [
      { type: 'said', text: 'look around', beat: index + 1 },
      { type: 'narrative', text, parts: [{ kind: 'prose', text }], beat: index + 1 },
    ]
  }).flat()

/** Ten thousand beats in one page: what they weigh, and how long a frame takes while somebody scrolls through them. */
async function tenThousand(server: Served): Promise<readonly BenchRow[]> {
  const table = server.tables.get(campaign)
  assert(table !== undefined, 'the table is open')
  const ana = await Guest.at(`${server.link}/${campaign}`, { reducedMotion: 'reduce' })
  await ana.ready()
  const reset = table.host.reset
  assert(reset !== undefined, 'the story has begun')
  table.host.begin(reset, [...story(10_000), { type: 'ready', waitsFor: 'turn', who: 'Maren' }])
  await ana.page.locator('[data-beat="10000"]').waitFor({ state: 'attached', timeout: 60_000 })
  const frames = await ana.page.evaluate<readonly number[]>(`new Promise(resolve => {
    const story = document.querySelector('.story'); const times = []; let last = performance.now(); let count = 0
    const step = () => { const now = performance.now(); times.push(now - last); last = now; story.scrollTop -= 900; if (++count < 90) requestAnimationFrame(step); else resolve(times.slice(5)) }
    requestAnimationFrame(step)
  })`)
  const session = await ana.context.newCDPSession(ana.page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await ana.close()
  const [frame, megabytes] = [median(frames), usedSize / 1e6]
  return [
    row('a frame while scrolling 10,000 beats', frame, 33, 'ms', 'at most 33 ms', frame <= 33),
    row('memory of a page with 10,000 beats', megabytes, 200, 'MB', 'at most 200 MB', megabytes <= 200),
  ]
}

/** Fifty who watch one table: until the last of them has the beat, beside the first. */
async function crowd(server: Served): Promise<BenchRow> {
  const table = server.tables.get(campaign)
  assert(table !== undefined, 'the table is open')
  const token = server.tokenFor({ kind: 'spectator', campaign })
  const watchers = Array.from({ length: 50 }, () => new Listener(server, campaign, token))
  const has = (words: string) => (events: readonly WebEvent[]) =>
    events.some(event => event.type === 'notice' && event.text === words)
  const reach = async (count: number, words: string): Promise<number> => {
    const start = performance.now()
    table.seats.show(
      { type: 'notice', text: words },
      table.party.members.map(({ id }) => id),
    )
    await Promise.all(watchers.slice(0, count).map(one => one.until(has(words))))
    return performance.now() - start
  }
  await Promise.all(watchers.map(one => one.until(events => events.length > 0)))
  const times: { one: number; all: number }[] = []
  for (let round = 0; round < 15; round += 1)
    times.push({ one: await reach(1, `a${round}`), all: await reach(50, `b${round}`) })
  for (const one of watchers) one.close()
  const [all, one] = [median(times.map(({ all: time }) => time)), median(times.map(({ one: time }) => time))]
  return row('50 spectators have an event, beside one', all, one, 'ms', 'at most 250 ms', all <= 250)
}
