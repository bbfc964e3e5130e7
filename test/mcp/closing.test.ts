/** What whoever had read the tools alone ran into: a beat that nobody heard, an end without words, the seats of another table. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildGloam, folderWith } from '../cli/gloam.ts'
import { closeAgents, stdioAgent } from './agents.ts'
import { tilda, warehouse } from './warehouse.ts'

let built: ReturnType<typeof buildGloam>
beforeAll(() => {
  built = buildGloam()
}, 60_000)
afterAll(() => built.remove())
afterEach(closeAgents)

const campaignsOf = (...names: readonly string[]): string =>
  folderWith(
    Object.fromEntries(
      names.flatMap(name =>
        Object.entries(warehouse).map(([path, text]) => [`campaigns/${name}/${path}`, text] as const),
      ),
    ),
  )

const tokensOf = (opened: { readonly structuredContent?: unknown }): Readonly<Record<string, string>> =>
  (opened.structuredContent as { readonly tokens: Readonly<Record<string, string>> }).tokens

test(
  '18: a Game Master of whom nobody has heard is reminded before its beat is over',
  { timeout: 60_000 },
  async () => {
    const folder = campaignsOf('heist')
    const host = await stdioAgent(built.main, [], folder)
    const tokens = tokensOf(await host.call('sit', { campaign: 'heist', seats: ['gm'], seed: '7' }))
    const gm = await stdioAgent(built.main, ['--token', tokens['gm'] ?? ''], folder)
    await gm.until('SESSION_COMMAND')
    await gm.answer('[NARRATIVE]\n\nThe warehouse is dark.\n\nWhat do you do?')
    const first = gm.until('PLAYER_ACTION')
    const told = host.text('say', { text: 'I lift the lid.' })
    await first
    await gm.answer('[DICE_REQUEST]\ncheck: Strength\ndice: 1d20')
    expect((await gm.next()).text).toContain('it is still yours')
    await gm.answer('[NARRATIVE]\n\nIt creaks, and gives.\n\nWhat now?')
    void gm.next().catch(() => undefined)
    expect(await told).toContain('It creaks, and gives.')
  },
)

test('18: closing words reach whoever played, also between two calls', { timeout: 60_000 }, async () => {
  const folder = campaignsOf('heist')
  const host = await stdioAgent(built.main, [], folder)
  const tokens = tokensOf(await host.call('sit', { campaign: 'heist', seats: ['gm', tilda], seed: '7' }))
  const gm = await stdioAgent(built.main, ['--token', tokens['gm'] ?? ''], folder)
  await gm.until('SESSION_COMMAND')
  await gm.answer('[NARRATIVE]\n\nThe warehouse is dark.\n\nWhat do you do?')
  const last = gm.until('SESSION_COMMAND')
  const heard = [host.text('say', { text: '/end' })]
  await last
  expect((await gm.next()).text).toContain('[SESSION_END] with summary')
  await gm.answer(
    '[SESSION_END]\nsummary: They left by the roof.\nstate_saved: true\nnext_hook: The rope is still there.',
  )
  void gm.next().catch(() => undefined)
  const player = await stdioAgent(built.main, ['--token', tokens[tilda] ?? ''], folder)
  void player.until('JOURNAL_CHECKPOINT').then(() => player.answer('-')).catch(() => undefined) // prettier-ignore
  for (let calls = 0; calls < 6; calls += 1) {
    const words = await host.text('say', { text: '' })
    heard.push(Promise.resolve(words))
    if (words.includes('The rope is still there.')) break
  }
  const all = (await Promise.all(heard)).join('\n')
  expect(all).toContain('They left by the roof.')
  expect(all).toContain('The rope is still there.')
})

test('18: seats of one table are nobody’s at the next', { timeout: 60_000 }, async () => {
  const folder = campaignsOf('heist', 'second')
  const host = await stdioAgent(built.main, [], folder)
  const tokens = tokensOf(await host.call('sit', { campaign: 'heist', seats: ['narrator'], seed: '7' }))
  await host.text('say', { text: '' })
  const narrator = await stdioAgent(built.main, ['--token', tokens['narrator'] ?? ''], folder)
  await narrator.until('SCENE_REQUEST')
  const left = host.text('say', { text: '/leave' }) // a page is still to be written
  await narrator.answer('-')
  await left
  expect(await host.text('sit', { campaign: 'second', seats: [], seed: '7' })).toContain('open at "second"')
  const stale = stdioAgent(built.main, ['--token', tokens['narrator'] ?? ''], folder)
  const shown = await stale.then(agent => agent.text('next', { wait: 1 })).catch((cause: unknown) => String(cause))
  expect(shown).not.toContain('You keep the book')
  expect(await host.text('say', { text: 'I look around.' })).not.toContain('waits for narrator')
})
