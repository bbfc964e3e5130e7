import { afterAll, describe, expect, test } from 'vitest'
import type { Seating } from '../../src/doors/terminal/session.ts'
import { scriptedCast } from '../../src/table/testing/scripted.ts'
import { axeFaults } from './axe.ts'
import { closeBrowser, executable, Guest, needsChromium } from './browser.ts'
import { Listener, served, type Served } from './served.ts'

afterAll(closeBrowser)

const campaign = 'borrowed-water'
const player = (character: string) => ({ kind: 'player', campaign, character }) as const
const host = { kind: 'host' } as const

const say = (server: Served, token: string, words: string, id: string) =>
  server.ask(`/api/tables/${campaign}/lines`, { token, body: { say: words, id } })

const sit = (server: Served, character: string, name: string) =>
  server.ask(`/api/tables/${campaign}/sit`, { token: server.tokenFor(player(character)), body: { name } })

async function table(more: Parameters<typeof served>[0] = {}) {
  const server = await served(more)
  await server.tables.open(campaign, { as: 'maren' })
  const ana = new Listener(server, campaign, server.tokenFor(host))
  await ana.ready(1)
  const come = async (character: string, name: string): Promise<Listener> => {
    const listener = new Listener(server, campaign, server.tokenFor(player(character)))
    await listener.until(events => events.some(({ type }) => type === 'status'))
    await sit(server, character, name)
    return listener
  }
  return { server, ana, come }
}

test('a whisper reaches the two it is between, and no byte of it anybody else', async () => {
  const { server, ana, come } = await table()
  const [korda, ilvane, dabney] = [
    await come('korda-venn', 'Tom'),
    await come('ilvane-sorrel', 'Jonas'),
    await come('dabney-thrupp', 'Ines'),
  ]
  const watcher = new Listener(server, campaign, server.tokenFor({ kind: 'spectator', campaign }))
  await say(server, server.tokenFor(host), 'I whisper to Korda: the heron flies at nine', 'w')
  await korda.until(events => events.some(({ type }) => type === 'question'))
  await say(server, server.tokenFor(player('korda-venn')), 'then the otter swims at ten', 'a')
  await ana.until(events => events.some(event => event.type === 'spoke' && event.isWhisper === true))
  await say(server, server.tokenFor(host), 'look around', 'l')
  for (const one of [ilvane, dabney, watcher])
    await one.until(events => events.filter(({ type }) => type === 'said').length >= 1)
  for (const one of [ilvane, dabney, watcher]) expect(one.wire).not.toMatch(/heron|otter/)
  for (const one of [ana, korda]) expect(one.wire).toMatch(/heron/)
  for (const one of [ana, korda]) expect(one.wire).toMatch(/otter/)
  const numbers = [...ilvane.wire.matchAll(/^id: \S+\.(\d+)$/gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index)) // no gap tells of it
  for (const one of [ana, korda, ilvane, dabney, watcher]) one.close()
  await server.close()
})

type Beats = NonNullable<Parameters<typeof scriptedCast>[0]>['beats']

const told =
  (beats: Beats): Seating =>
  home => ({
    seated: { ...home, cast: { ...home.cast, gm: scriptedCast({ beats }).gm } },
    overhear: () => undefined,
  })

const dawn = [{ tag: 'NARRATIVE', text: 'Well Square, at dawn.' }] as const

const parting = [
  { tag: 'GROUPS', groups: { above: ['maren-okell', 'korda-venn'], below: ['ilvane-sorrel', 'dabney-thrupp'] } },
  { tag: 'NARRATIVE', group: 'above', text: 'Up here a kestrel turns.' },
  { tag: 'NARRATIVE', group: 'below', text: 'Down there a lantern gutters.' },
] as const

/** Tells each half of a divided party its own. */
const dividing = told([dawn, parting, [{ tag: 'NARRATIVE', group: 'below', text: 'The cellar door is ajar.' }]])

test('a divided party: each seat is sent its own half, live, late and again', async () => {
  const { server, ana, come } = await table({ seating: dividing })
  const ilvane = await come('ilvane-sorrel', 'Jonas')
  const watcher = new Listener(server, campaign, server.tokenFor({ kind: 'spectator', campaign }))
  await say(server, server.tokenFor(host), 'we part', 'a')
  await ilvane.until(events => events.some(event => event.type === 'narrative' && /lantern/.test(event.text)))
  await ana.until(events => events.some(event => event.type === 'narrative' && /kestrel/.test(event.text)))
  await say(server, server.tokenFor(player('ilvane-sorrel')), 'I try the cellar', 'b')
  await ilvane.until(events => events.some(event => event.type === 'narrative' && /ajar/.test(event.text)))
  const late = await come('dabney-thrupp', 'Ines')
  await late.until(events => events.some(event => event.type === 'narrative' && /ajar/.test(event.text)))
  const korda = await come('korda-venn', 'Tom')
  const again = new Listener(server, campaign, server.tokenFor(host), 'another.1')
  await again.ready(1)
  for (const one of [ana, korda, again, watcher]) expect(one.wire).not.toMatch(/lantern|ajar|try the cellar/)
  for (const one of [ilvane, late, watcher]) expect(one.wire).not.toMatch(/kestrel/)
  const asked = 'log story?before=10 time time/2 time/3 pages/book pages/knowledge pages/journal why?beat=2 why?beat=3'
  const paths = [...asked.split(' '), 'find?words=lantern', 'find?words=cellar', 'find?words=kestrel']
  const spectator = { kind: 'spectator', campaign } as const
  for (const [seat, notTheirs] of [
    [host, /lantern|ajar|try the cellar/],
    [player('korda-venn'), /lantern|ajar|try the cellar/],
    [player('ilvane-sorrel'), /kestrel/],
    [spectator, /kestrel|lantern|ajar|try the cellar/],
  ] as const)
    for (const path of paths) {
      const answer = await server.ask(`/api/tables/${campaign}/${path}`, { token: server.tokenFor(seat) })
      expect(answer.text, `${seat.kind} asks ${path}`).not.toMatch(notTheirs)
    }
  for (const one of [ana, ilvane, late, korda, again, watcher]) one.close()
  await server.close()
})

test('a link opens its own seat alone', async () => {
  const { server, ana, come } = await table()
  const jonas = await come('ilvane-sorrel', 'Jonas')
  const token = server.tokenFor(player('ilvane-sorrel'))
  const spectator = server.tokenFor({ kind: 'spectator', campaign })
  for (const path of ['/api/library', '/api/tables/standing-room/seats'])
    expect((await server.ask(path, { token })).status).toBeGreaterThan(400)
  const seats = await server.ask(`/api/tables/${campaign}/seats`, { token })
  expect(seats.text).not.toContain('#')
  expect((await server.ask(`/api/tables/${campaign}/pace`, { token, body: { pace: 'round' } })).status).toBe(404)
  expect((await say(server, token, 'end', 'x')).status).toBe(409)
  expect((await say(server, token, '/undo', 'y')).status).toBe(409)
  expect((await say(server, spectator, 'look around', 'z')).status).toBe(409)
  const sheet = await server.ask(`/api/tables/${campaign}/pages/sheet`, { token })
  expect(sheet.text).toContain('Wizard')
  expect(server.tables.get(campaign)?.opened?.table.standing.state.isEnded).toBe(false)
  for (const one of [ana, jonas]) one.close()
  await server.close()
})

test('in rounds everybody is waited for, and whoever goes is not', async () => {
  const { server, ana, come } = await table()
  const jonas = await come('ilvane-sorrel', 'Jonas')
  const tom = await come('korda-venn', 'Tom')
  await server.ask(`/api/tables/${campaign}/pace`, { body: { pace: 'round' } })
  await say(server, server.tokenFor(host), 'look around', 'a')
  await jonas.until(events => events.some(event => event.type === 'waits' && event.who.includes('ilvane-sorrel')))
  expect(ana.events.some(({ type }) => type === 'said')).toBe(false)
  await say(server, server.tokenFor(player('ilvane-sorrel')), 'examine the great well', 'b')
  tom.close()
  await ana.until(events => events.filter(({ type }) => type === 'said').length >= 2)
  expect(ana.events.flatMap(event => (event.type === 'said' ? [event.text] : []))).toEqual([
    'look around',
    'examine the great well',
  ])
  for (const one of [ana, jonas]) one.close()
  await server.close()
})

test('a Game Master who is no Oracle gets a round together, in one beat that each finds again', async () => {
  const { server, ana, come } = await table()
  const gm = new Listener(server, campaign, server.tokenFor({ kind: 'gm', campaign }))
  await server.ask(`/api/tables/${campaign}/sit`, {
    token: server.tokenFor({ kind: 'gm', campaign }),
    body: { name: 'Ines' },
  })
  const jonas = await come('ilvane-sorrel', 'Jonas')
  await server.ask(`/api/tables/${campaign}/pace`, { body: { pace: 'round' } })
  await say(server, server.tokenFor(host), 'I knock on the lid', 'a')
  await say(server, server.tokenFor(player('ilvane-sorrel')), 'I listen at the pipe', 'b')
  await gm.until(events =>
    events.some(
      event =>
        event.type === 'gm' && /Maren Okell: I knock on the lid\nIlvane Sorrel: I listen at the pipe/.test(event.begun),
    ),
  )
  const move = (body: object) =>
    server.ask(`/api/tables/${campaign}/moves`, { token: server.tokenFor({ kind: 'gm', campaign }), body })
  expect((await move({ kind: 'tell', text: 'Three knocks answer.' })).status).toBe(200)
  await gm.until(events => events.some(event => event.type === 'gm' && event.outcome !== ''))
  await expect.poll(async () => (await move({ kind: 'done' })).status).toBe(200) // when the next is waited for
  await ana.ready(2)
  const said = (events: readonly { readonly type: string; readonly text?: unknown; readonly who?: unknown }[]) =>
    events.flatMap(event => (event.type === 'said' ? [[event.text, event.who]] : []))
  const asJonas = [
    ['I knock on the lid', 'maren-okell'],
    ['I listen at the pipe', undefined],
  ]
  expect(said(jonas.events)).toEqual(asJonas)
  expect(said(ana.events)).toEqual([
    ['I knock on the lid', undefined],
    ['I listen at the pipe', 'ilvane-sorrel'],
  ])
  const past = await server.ask(`/api/tables/${campaign}/story?before=10`, {
    token: server.tokenFor(player('ilvane-sorrel')),
  })
  expect(said((JSON.parse(past.text) as { readonly events: typeof jonas.events }).events)).toEqual(asJonas)
  for (const one of [ana, jonas, gm]) one.close()
  await server.close()
})

describe.skipIf(executable === undefined)(`several people in real browsers (${needsChromium})`, () => {
  test(
    'two and four browsers at one table: a divided party and a whisper, each its own',
    { timeout: 120_000 },
    async () => {
      const lid = [{ tag: 'NARRATIVE', text: 'The lid of the well is cold.' }] as const
      await using server = await served({ seating: told([dawn, lid, parting, [], []]) })
      await server.tables.open(campaign, { as: 'maren' })
      const look = { reducedMotion: 'reduce' } as const
      const ana = await Guest.at(`${server.link}/${campaign}`, look)
      await ana.ready()
      const links = (await server.ask(`/api/tables/${campaign}/seats`)).text
      const { links: by } = JSON.parse(links) as { readonly links: Readonly<Record<string, string>> }
      const come = async (id: string, name: string): Promise<Guest> => {
        const guest = await Guest.at(by[id] ?? '', look)
        await guest.page.getByLabel('What shall the others call you?').fill(name)
        expect(await axeFaults(guest.page)).toEqual([])
        await guest.page.getByRole('button', { name: 'Sit down' }).click()
        await guest.page.locator('.writing textarea').waitFor()
        return guest
      }
      const speak = async (one: Guest, words: string): Promise<void> => {
        await one.page.locator('.writing textarea').fill(words)
        await one.page.keyboard.press('Enter')
      }
      const reads = async (one: Guest, words: string): Promise<void> => {
        await expect.poll(() => one.story(), { timeout: 30_000 }).toContain(words)
      }
      const jonas = await come('ilvane-sorrel', 'Jonas')
      await speak(jonas, 'I touch the lid')
      for (const one of [ana, jonas]) await reads(one, 'The lid of the well is cold.')
      const [tom, ines] = [await come('korda-venn', 'Tom'), await come('dabney-thrupp', 'Ines')]
      for (const one of [tom, ines]) await reads(one, 'The lid of the well is cold.') // who comes late has lived it
      await ana.ready()
      await speak(ana, 'we part')
      for (const one of [ana, tom]) await reads(one, 'kestrel')
      for (const one of [jonas, ines]) await reads(one, 'lantern')
      await ana.ready()
      await speak(ana, 'I whisper to Korda: the heron flies at nine')
      await reads(tom, 'heron')
      await speak(tom, 'then the otter swims')
      await reads(ana, 'otter')
      const theirs = (one: Guest): string => Buffer.from(one.wire.join(''), 'base64').toString('utf8')
      for (const [guests, notTheirs] of [
        [[jonas, ines], /heron|otter|kestrel/],
        [[ana, tom], /lantern/],
      ] as const)
        for (const one of guests) {
          expect(await one.page.content()).not.toMatch(notTheirs)
          expect(theirs(one)).not.toMatch(notTheirs)
        }
      for (const one of [ana, jonas, tom, ines]) expect(one.faults).toEqual([])
      for (const one of [ana, jonas, tom, ines]) await one.close()
    },
  )
})
