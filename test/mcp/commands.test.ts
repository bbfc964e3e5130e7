/** What is rare stands behind one tool: every command of it can be reached by MCP and does what it says. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildGloam, folderWith } from '../cli/gloam.ts'
import { closeAgents, stdioAgent } from './agents.ts'

let built: ReturnType<typeof buildGloam>
beforeAll(() => {
  built = buildGloam()
}, 60_000)
afterAll(() => built.remove())
afterEach(closeAgents)

test(
  '18.2: a campaign is made, played, asked about, taken back and merged into, by calls alone',
  { timeout: 120_000 },
  async () => {
    const folder = folderWith()
    const host = await stdioAgent(built.main, [], folder)
    const gloam = async (command: string, ...args: readonly string[]): Promise<string> =>
      host.text('gloam', { command, args })
    expect(await gloam('campaigns')).toContain('borrowed-water')
    expect(await gloam('new_campaign', '--name', 'Salt Road', '--seed', '3', '--yes')).toContain('campaigns/salt-road')
    const sheet = ['--name', 'Ada Flint', '--race', 'human', '--class', 'fighter', '--seed', '3']
    expect(await gloam('new_character', '--campaign', 'salt-road', ...sheet)).toContain('Ada Flint')
    expect(await gloam('help', 'new_character')).toContain('--race')
    expect(await gloam('doctor', 'salt-road')).toMatch(/mend/i)
    expect(await gloam('read', 'salt-road')).toMatch(/Statements: \d+/)

    await host.call('sit', { campaign: 'salt-road', as: 'ada-flint', seed: '4' })
    expect(await host.text('say', { text: '' })).toContain('Ada')
    expect(await host.text('say', { text: '' })).toContain('Ada') // whoever asks again where they are is told
    await host.text('say', { text: 'I look around.' })
    await host.text('say', { text: 'I wait.' })
    expect(await gloam('recall', 'salt-road', 'Ada')).not.toBe('')
    expect(await host.text('say', { text: '/end' })).toContain('Session saved')
    expect(await gloam('replay', 'salt-road')).toMatch(/every byte is as it was/)
    expect(await gloam('why', 'salt-road', 'Ada')).toMatch(/beat \d+/)
    expect(await gloam('branches', 'salt-road')).toContain('no branches')
    expect(await gloam('rewind', 'salt-road', '--to', '1')).not.toMatch(/error/i)
    expect(await gloam('branches', 'salt-road')).not.toContain('no branches')

    mkdirSync(join(folder, 'campaigns/salt-road/tmp'), { recursive: true })
    writeFileSync(join(folder, 'campaigns/salt-road/tmp/gm-state-delta.md'), '- NPC: Sanro - wary\n')
    expect(await host.text('merge', { campaign: 'salt-road', only: 'state' })).toMatch(/Sanro/)
    expect(await host.text('state', { action: 'list-runs', campaign: 'salt-road' })).toContain('"status": "success"')
    expect(await host.text('roll', { dice: '4d6k3' })).toMatch(/4d6kh3 = \[/)
    expect(await host.text('rules', { words: 'grappled' })).toContain('speed becomes 0')
    const seated = await host.call('sit', { campaign: 'standing-room', seats: ['gm'] })
    const { tokens } = seated.structuredContent as { readonly tokens: { readonly gm: string } }
    expect(await host.text('rules', { words: 'engage', token: tokens.gm })).toMatch(/Takes: engageIntent/)
    expect(await host.text('rules', { words: '', token: tokens.gm })).toContain('- spend_die:')
    expect(await host.text('rules', { words: 'flashback' })).toMatch(/flashback/i) // of the game that is on the table
    expect(await gloam('relay', 'salt-road')).toContain("it is the player's turn") // what was taken back is gone on with
    expect(await gloam('no-such-thing')).toMatch(/There is no command[^]*new_campaign/)
  },
)
