/** What a connection offers beside its tools: the pages its seat may read, a prompt for its role, a sign of life in a beat. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildGloam, folderWith } from '../cli/gloam.ts'
import { closeAgents, stdioAgent } from './agents.ts'
import { canaries, grimjaw, tilda, warehouse } from './warehouse.ts'

let built: ReturnType<typeof buildGloam>
beforeAll(() => {
  built = buildGloam()
}, 60_000)
afterAll(() => built.remove())
afterEach(closeAgents)

const shelf = (): string =>
  folderWith(Object.fromEntries(Object.entries(warehouse).map(([path, text]) => [`campaigns/heist/${path}`, text])))

test(
  '18.2: pages are resources as far as the seat may read them, and a prompt says how one plays',
  { timeout: 60_000 },
  async () => {
    const folder = shelf()
    const host = await stdioAgent(built.main, [], folder)
    const opened = await host.call('sit', { campaign: 'heist', seats: [tilda] })
    const { tokens } = opened.structuredContent as { readonly tokens: Readonly<Record<string, string>> }
    const { client } = await stdioAgent(built.main, ['--token', tokens[tilda] ?? ''], folder)
    const listed = (await client.listResources()).resources.map(({ name }) => name)
    expect(listed).toContain(`party/${tilda}.md`)
    expect(listed.join(' ')).not.toMatch(/story-state|grimjaw-ironforge\.md|beats/)
    const own = await client.readResource({ uri: `gloam://page/party/${tilda}.md` })
    expect(JSON.stringify(own)).toContain(canaries.tilda)
    for (const path of ['story-state.md', `party/${grimjaw}.md`, '../heist/story-state.md'])
      await expect(client.readResource({ uri: `gloam://page/${path}` })).rejects.toThrow(/no page/)
    expect(JSON.stringify(await client.getPrompt({ name: 'begin' }))).toContain(`as ${tilda}`)
    const roles = (await host.client.listPrompts()).prompts.map(({ name }) => name)
    expect(roles).toEqual(expect.arrayContaining(['gm', 'player', 'narrator', 'journal-keeper', 'decision-log', 'npc']))
    expect(JSON.stringify(await host.client.getPrompt({ name: 'gm' }))).toContain('You are the Game Master')
  },
)

test('18.2: while a beat runs, whoever asked for it sees that it does', { timeout: 60_000 }, async () => {
  const { client } = await stdioAgent(built.main, [], shelf())
  await client.callTool({ name: 'sit', arguments: { campaign: 'heist' } })
  const signs: string[] = []
  const onprogress = ({ message = '' }: { readonly message?: string | undefined }): void => void signs.push(message)
  await client.callTool({ name: 'say', arguments: { text: '' } }, { onprogress })
  expect(signs).toContain('the story goes on')
})
