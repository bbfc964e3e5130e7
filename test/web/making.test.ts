import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { CampaignSettings, MakingStep, Understood } from '../../src/doors/web/protocol.ts'
import { axeFaults } from './axe.ts'
import { closeBrowser, executable, Guest, needsChromium } from './browser.ts'
import { served, type Served } from './served.ts'

afterAll(closeBrowser)

type Answers = Readonly<Record<string, string>>

const step = async (server: Served, what: string, answers: Answers, isWanted = false): Promise<MakingStep> =>
  JSON.parse((await server.ask(`/api/making/${what}`, { body: { answers, seed: '7', isWanted } })).text) as MakingStep

/** Answers every question by what is wanted, else by its first choice, else by chance. */
async function answered(server: Served, what: string, wanted: Answers): Promise<Answers> {
  let answers: Answers = {}
  for (let count = 0; count < 20; count += 1) {
    const now = await step(server, what, answers)
    if (now.type !== 'asks') return answers
    answers = { ...answers, [now.key]: wanted[now.key] ?? now.choices[0]?.label ?? '' }
  }
  throw new Error(`never done: ${JSON.stringify(answers)}`)
}

test.each([
  ['fifth', 'The Low Road', 'the-low-road'],
  ['blades', 'Tallow Row', 'tallow-row'],
])('19: a campaign and a character of %s are made by the questions of the terminal', async (game, name, slug) => {
  await using server = await served()
  const answers = await answered(server, 'campaign', { game, name, companions: '2' })
  expect(await step(server, 'campaign', answers)).toMatchObject({ type: 'pitch' })
  expect(existsSync(join(server.folder, 'campaigns', slug))).toBe(false) // a look writes nothing
  expect(await step(server, 'campaign', answers, true)).toEqual({ type: 'made', campaign: slug, name })
  expect(await step(server, 'campaign', answers, true)).toMatchObject({
    why: expect.stringContaining('is there already'),
  })
  const one = await answered(server, 'character', { campaign: slug, name: 'Ansa Reed' })
  expect(await step(server, 'character', one)).toMatchObject({ type: 'pitch' })
  const made = await step(server, 'character', one, true)
  expect(made).toMatchObject({ type: 'made', campaign: slug, name: 'Ansa Reed' })
  expect(readFileSync(join(server.folder, 'campaigns', slug, 'party', 'ansa-reed.md'), 'utf8')).toContain('Ansa Reed')
  expect((await server.tables.open(slug, { as: 'ansa' })).ok).toBe(true)
})

test('19: who thinks and what it may cost is set by whoever hosts, and by nobody else', async () => {
  await using server = await served()
  await server.tables.open('borrowed-water', { as: 'maren' })
  const path = '/api/workshop/borrowed-water/settings'
  const models = { model: 'anthropic/claude-haiku-4-5', model_gm: '', model_decisions: 'oracle' }
  expect((await server.ask(path, { body: { models, budget: 2, style: 'novel' } })).status).toBe(200)
  const kept = JSON.parse((await server.ask(path)).text) as CampaignSettings
  expect(kept).toMatchObject({ style: 'novel', budget: 2, models: { model: 'anthropic/claude-haiku-4-5' } })
  const file = readFileSync(join(server.folder, 'campaigns/borrowed-water/preferences.md'), 'utf8')
  expect(file).toMatch(/model_decisions\W+oracle/)
  expect(file).not.toMatch(/budget/i) // a budget is the player's, and in no campaign
  const token = server.tokenFor({ kind: 'player', campaign: 'borrowed-water', character: 'korda-venn' })
  for (const way of [path, '/api/workshop/borrowed-water/findings', '/api/workshop/borrowed-water/world'])
    expect((await server.ask(way, { token })).status).toBe(403)
  expect(
    (await server.ask('/api/making/campaign', { token, body: { answers: {}, seed: '1', isWanted: true } })).status,
  ).toBe(403)
  for (const out of ['../../package.json', '/etc/passwd'])
    expect(
      (await server.ask(`/api/workshop/borrowed-water/line?path=${encodeURIComponent(out)}&line=1`)).text,
    ).not.toMatch(/gloam"|root:/)
})

test('19: what is to mend is shown at its file and line, and what was understood', async () => {
  await using server = await served()
  await server.tables.open('borrowed-water', { as: 'maren' })
  const sheet = join(server.folder, 'campaigns/borrowed-water/party/korda-venn.md')
  writeFileSync(sheet, readFileSync(sheet, 'utf8').replace(/12\/12/, 'a lot'))
  const { findings } = JSON.parse((await server.ask('/api/workshop/borrowed-water/findings')).text) as {
    readonly findings: readonly { readonly path: string; readonly line: number }[]
  }
  const [found] = findings.filter(({ path }) => path === 'party/korda-venn.md')
  expect(found).toBeDefined()
  const near = await server.ask(`/api/workshop/borrowed-water/line?path=party/korda-venn.md&line=${found?.line}`)
  expect(near.text).toContain('a lot')
  const { parts } = JSON.parse((await server.ask('/api/workshop/borrowed-water/world')).text) as {
    readonly parts: readonly Understood[]
  }
  expect(parts.find(({ title }) => title === 'Places')?.rows.map(({ name }) => name)).toContain('Well Square')
})

describe.skipIf(executable === undefined)(`making on a page (${needsChromium})`, () => {
  test('19: a campaign of one’s own from the library to its first beat, and axe finds nothing on the way', async () => {
    await using server = await served()
    const ana = await Guest.at(server.link, { reducedMotion: 'reduce' })
    const press = (name: string) => ana.page.getByRole('button', { name, exact: true }).click()
    await press('New campaign')
    await ana.page.getByText('What is it played by?').waitFor()
    expect(await axeFaults(ana.page)).toEqual([])
    await ana.page.locator('.choice').first().click()
    await ana.page.getByText('How should it sound?').waitFor()
    await press('Let the table answer the rest')
    await ana.page.getByRole('button', { name: 'Make it' }).waitFor()
    expect(await axeFaults(ana.page)).toEqual([])
    await press('Make it')
    await press('Sit down')
    await ana.page.getByText('Who will you play?').waitFor()
    await ana.offer(1)
    expect((await ana.story()).length).toBeGreaterThan(200)
    await press('Library')
    await ana.page.getByRole('button', { name: 'Files, models' }).first().click()
    await press('Show them')
    await ana.page.locator('.spot-name').first().click()
    await ana.page.locator('.file-lines').waitFor()
    expect(await axeFaults(ana.page)).toEqual([])
    await ana.page.setViewportSize({ width: 360, height: 740 })
    expect(await ana.page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    expect(ana.faults).toEqual([])
    await ana.close()
  })
})
