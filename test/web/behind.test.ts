import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Behind, Found } from '../../src/doors/web/protocol.ts'
import { axeFaults } from './axe.ts'
import { closeBrowser, executable, Guest, needsChromium } from './browser.ts'
import { Listener, served } from './served.ts'

afterAll(closeBrowser)

const campaign = 'borrowed-water'

test('19: views and prompts are the host’s alone; each role’s view holds what that role may see', async () => {
  await using server = await served()
  await server.tables.open(campaign, { as: 'maren' })
  const path = `/api/tables/${campaign}/behind`
  const ana = new Listener(server, campaign, server.tokenFor({ kind: 'host' }))
  await ana.ready(1)
  const { views } = JSON.parse((await server.ask(path)).text) as Behind
  const pathsOf = (role: string) => views.find(one => one.role === role)?.passages.map(one => one.path) ?? []
  expect(pathsOf('Game Master')).toContain('story-state.md')
  for (const role of ['Maren Okell', 'Korda Venn', 'Narrator']) {
    expect(pathsOf(role).length).toBeGreaterThan(0)
    expect(pathsOf(role)).not.toContain('story-state.md')
  }
  const guests = [
    { kind: 'player', campaign, character: 'korda-venn' },
    { kind: 'spectator', campaign },
    { kind: 'gm', campaign },
  ] as const
  for (const seat of guests)
    for (const way of [path, `${path}?role=Game%20Master&passage=0`, `/api/tables/${campaign}/log?behind`])
      expect((await server.ask(way, { token: server.tokenFor(seat) })).status).toBe(404)
  ana.close()
})

describe.skipIf(executable === undefined)(`behind the screen, on a page (${needsChromium})`, () => {
  test('19: a switch that says it shows secrets shows them, and not before', async () => {
    await using server = await served()
    await server.tables.open(campaign, { as: 'maren' })
    const ana = await Guest.at(`${server.link}/${campaign}/events`, { reducedMotion: 'reduce' })
    await ana.page.locator('.event').first().waitFor()
    const secret = readFileSync(join(server.folder, 'campaigns', campaign, 'story-state.md'), 'utf8')
      .split('\n')
      .find(line => line.startsWith('- ') && line.length > 60)
    expect(secret).toBeDefined()
    const switched = ana.page.getByRole('switch', { name: /shows secrets/ })
    expect(await switched.getAttribute('aria-checked')).toBe('false')
    expect(await ana.page.content()).not.toContain('story-state.md')
    await switched.focus()
    await ana.page.keyboard.press('Space')
    await ana.page.getByRole('heading', { name: /Game Master sees \d+ passages/ }).waitFor()
    await ana.page.getByText('is sent none').waitFor() // the Oracle has no prompt, and the page says so
    await ana.page
      .getByRole('button', { name: /^story-state\.md/ })
      .first()
      .click()
    await expect.poll(() => ana.page.locator('.behind pre').first().innerText()).toContain(secret)
    await ana.page.getByRole('button', { name: /^Steps/ }).click()
    await ana.page.locator('.event').first().click()
    expect(await axeFaults(ana.page)).toEqual([])
    await switched.click()
    await ana.page.getByRole('button', { name: /^Steps/ }).waitFor({ state: 'detached' })
    expect(await ana.page.content()).not.toContain('story-state.md')
    expect(ana.faults).toEqual([])
    await ana.close()
  })
})

test('19: find in the story also says what the character remembers, from this session and those before', async () => {
  await using server = await served()
  await server.tables.open(campaign, { as: 'maren' })
  const ana = new Listener(server, campaign, server.tokenFor({ kind: 'host' }))
  await ana.ready(1)
  const found = async (): Promise<Found> =>
    JSON.parse((await server.ask(`/api/tables/${campaign}/find?words=mule`)).text) as Found
  await server.ask(`/api/tables/${campaign}/lines`, { body: { say: 'look at the mule', id: 'a' } })
  await ana.ready(2)
  const { hits, remembered } = await found()
  expect(hits.map(({ beat }) => beat)).toContain(2)
  expect(remembered.map(({ from }) => from).join()).toContain('session 1')
  ana.close()
})
