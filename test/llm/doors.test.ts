/** What people with a key expect, at the page and by MCP too: the same commands with the same answers, and the model asked. */
import { realpathSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readPreferences } from '../../src/campaign/preferences/preferences.ts'
import { consentsOf, wishIn } from '../../src/doors/consent.ts'
import { buildGloam, folderWith } from '../cli/gloam.ts'
import { textsUnder } from '../leaks/counted.ts'
import { closeAgents, stdioAgent } from '../mcp/agents.ts'
import { Listener, served, type Served } from '../web/served.ts'
import { startServer, type FakeServer, type Heard } from './server.ts'

const model = 'openai-compatible/scripted'
const campaign = 'borrowed-water'

let built = { main: '', remove: (): void => undefined }
let server: FakeServer
const before = { ...process.env }
beforeAll(async () => {
  built = buildGloam()
  server = await startServer()
  Object.assign(process.env, server.env, { GLOAM_PRICES: `${model}=3/15` })
})
afterEach(closeAgents)
afterAll(async () => {
  for (const name of [...Object.keys(server.env), 'GLOAM_PRICES']) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
  await server.close()
  built.remove()
})

const isGm = ({ body }: Heard): boolean => body.includes('Game Master')

/** Each answer of the Game Master has its number, so that another answer is seen to be another. */
function playing(): void {
  let times = 0
  server.play(heard => ({ text: isGm(heard) ? `The bucket swings, ${(times += 1)}.` : 'Hm.' }))
}

const swings = (text: string): readonly string[] => text.match(/The bucket swings, \d+/g) ?? []
const lastGm = (): string => server.heard.findLast(isGm)?.body ?? ''

type Door = { readonly say: (line: string) => Promise<string>; readonly command: (words: string) => Promise<string> }

/** The same evening at any door. */
async function evening({ say, command }: Door): Promise<void> {
  playing()
  const first = swings(await say('I look at the zqwell'))
  expect(first).toHaveLength(1)
  const another = swings(await command('again')).at(-1)
  expect(another).not.toBe(first[0])
  expect(lastGm()).toContain('zqwell')
  expect(swings(await command('edit I look at the zqrope'))).not.toEqual([])
  expect(lastGm()).toContain('zqrope')
  expect(lastGm()).not.toContain('zqwell') // it was never said
  const calls = server.heard.length
  expect(swings(await command('continue'))).not.toEqual([])
  expect(server.heard.length).toBeGreaterThan(calls)
  await command('gm zqshorter, please')
  expect(lastGm()).toContain('zqshorter')
  expect(await command('pin The zqrope is red')).toContain('Pinned')
  expect(await command('pin')).toContain('1. The zqrope is red')
  await say('I wait')
  expect(lastGm()).toContain('The zqrope is red')
  expect(await command('context')).toMatch(/- gm: .*tokens/)
  expect(await command('context gm')).toContain('The zqrope is red')
  expect(await command('pin drop 1')).toContain('Taken away')
}

async function atThePage(table: Served & AsyncDisposable): Promise<Door & { readonly close: () => void }> {
  const post = async (path: string, body: object): Promise<void> => {
    const { status, text } = await table.ask(path, { body })
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
  }
  await post(`/api/library/${campaign}/open`, { as: 'maren' })
  await post(`/api/workshop/${campaign}/settings`, { models: { model }, budget: 5 })
  await table.tables.close() // who plays is settled when the table is opened
  await post(`/api/library/${campaign}/open`, { as: 'maren' })
  const page = new Listener(table, campaign, table.tokenFor({ kind: 'host' }))
  await page.ready(1)
  let lines = 0
  const hear = async (line: object): Promise<string> => {
    const from = page.events.length
    await post(`/api/tables/${campaign}/lines`, { ...line, id: `line-${(lines += 1)}` })
    await page.until(events => events.slice(from).some(({ type }) => type === 'ready'))
    return page.events
      .slice(from)
      .flatMap(event => ('text' in event && typeof event.text === 'string' ? [event.text] : []))
      .join('\n')
  }
  return {
    say: words => hear({ say: words }),
    command: words => hear({ command: words }),
    close: () => page.close(),
  }
}

test('17.6: at the page: again, edit, continue, gm, pin and context', { timeout: 240_000 }, async () => {
  playing()
  await using table = await served()
  const door = await atThePage(table)
  await evening(door)
  door.close()
})

test('17.6: by MCP: again, edit, continue, gm, pin and context', { timeout: 240_000 }, async () => {
  playing()
  const texts = textsUnder(`content/campaigns/${campaign}`)
  const preferences = `${texts['preferences.md'] ?? '# Preferences\n'}\n**model**: ${model}\n`
  const files = { ...texts, 'preferences.md': preferences }
  const home = folderWith(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`campaigns/${campaign}/${path}`, text])),
  )
  const env = { ...server.env, GLOAM_PRICES: `${model}=3/15`, HOME: home, XDG_CONFIG_HOME: join(home, '.config') }
  const folder = realpathSync(join(home, 'campaigns', campaign))
  const asked = readFileSync(join(folder, 'preferences.md'), 'utf8')
  consentsOf(folder, env).keep({ wish: wishIn(readPreferences(asked)), budget: 5 })
  const host = await stdioAgent(built.main, [], home, undefined, env)
  await host.text('sit', { campaign, as: 'maren-okell' })
  await host.text('say', { text: '' })
  const say = (text: string): Promise<string> => host.text('say', { text })
  await evening({ say, command: words => say(`/${words}`) })
})
