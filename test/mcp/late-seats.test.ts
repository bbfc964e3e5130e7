/** Seats that are handed out at a table which is already played are like those it was opened with. */
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

test(
  '18: a page that nobody has written yet holds up no line, though its seat was taken late',
  { timeout: 60_000 },
  async () => {
    const folder = folderWith(
      Object.fromEntries(Object.entries(warehouse).map(([path, text]) => [`campaigns/heist/${path}`, text])),
    )
    const host = await stdioAgent(built.main, [], folder)
    await host.call('sit', { campaign: 'heist', seed: '7' })
    await host.text('say', { text: '' })
    const opened = await host.call('sit', { seats: ['gm', tilda] })
    const { tokens } = opened.structuredContent as { readonly tokens: Readonly<Record<string, string>> }
    const at = (seat: string) => stdioAgent(built.main, ['--token', tokens[seat] ?? ''], folder)
    const [gm, player] = await Promise.all([at('gm'), at(tilda)])
    const first = gm.until('PLAYER_ACTION')
    const told = host.text('say', { text: 'I lift the lid.' })
    await first
    const asked = gm.answer(
      `[GM_TO_PLAYER]\nto: ${tilda}\nrequest_type: QUICK_REACTION\n\n## Scene\nDark.\n\n## Request\nReact.`,
    )
    await player.until('GM_TO_PLAYER')
    await player.answer('I hold still.')
    await asked
    await gm.answer(
      '[DELTAS]\nparty_knowledge_delta:\n  - LEARNED: The lid is loose\n\n[NARRATIVE]\n\nTilda holds still; it creaks.\n\nWhat do you do?',
    )
    const second = gm.until('PLAYER_ACTION')
    await told
    await player.until('JOURNAL_CHECKPOINT')
    void host.text('say', { text: 'I look inside.' }).catch(() => undefined)
    expect((await second).text).toContain('I look inside.')
  },
)
