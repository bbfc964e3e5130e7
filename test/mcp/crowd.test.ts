/** Agents that will not behave, in processes of their own: nothing reaches a wire it is not for, and the table plays on. */
import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildGloam, folderWith } from '../cli/gloam.ts'
import { closeAgents, stdioAgent } from './agents.ts'
import { playCrowd } from './crowd.ts'
import { canaries, tilda, warehouse } from './warehouse.ts'

let built: ReturnType<typeof buildGloam>
beforeAll(() => {
  built = buildGloam()
}, 60_000)
afterAll(() => built.remove())
afterEach(closeAgents)

const shelf = (): string =>
  folderWith(Object.fromEntries(Object.entries(warehouse).map(([path, text]) => [`campaigns/heist/${path}`, text])))

test(
  'ten beats with hostile agents: no secret on a wrong wire, and none in the book',
  { timeout: 120_000 },
  async () => {
    const folder = shelf()
    const { leaks, wires, read: seen } = await playCrowd(built.main, folder, 10, 7)
    expect(leaks).toEqual([])
    expect(seen[tilda]).toEqual(expect.arrayContaining([canaries.tilda, 'zqaside', 'zqtildaonly']))
    expect(seen['narrator']).toEqual(['zqaside'])
    expect(seen['gm']).toEqual(expect.arrayContaining(Object.values(canaries)))
    expect(Object.values(wires).every(count => count > 10)).toBe(true)
    const at = join(folder, 'campaigns/heist')
    const read = (path: string): string => readFileSync(join(at, path), 'utf8')
    const pages = readdirSync(join(at, 'scenes')).map(name => read(`scenes/${name}`))
    const open = [...pages, read('party-knowledge.md')].join('\n')
    for (const word of [...Object.values(canaries), 'zqgmonly', 'zqtildaonly', 'zqgrimjawonly', 'I am the king'])
      expect(open).not.toContain(word)
    expect(read('story-state.md')).toContain('zqgmonly')
  },
)

test(
  'a stale token, a wrong one and none are refused with a reason, over every way in',
  { timeout: 60_000 },
  async () => {
    const folder = shelf()
    const host = await stdioAgent(built.main, [], folder)
    const opened = await host.call('sit', { campaign: 'heist', seats: [tilda] })
    const { tokens } = opened.structuredContent as { readonly tokens: Readonly<Record<string, string>> }
    const stale = tokens[tilda] ?? ''
    await host.call('sit', { seats: [tilda] }) // given anew, the first is nobody's
    for (const token of [stale, stale.replace(/.$/, '_'), 'gloam-1-nothing']) {
      const refused = await host.call('next', { token, wait: 0 }).catch((fault: unknown) => fault)
      expect(JSON.stringify(refused) + String(refused)).toMatch(/no seat at an open table/)
      const port = stale.split('-')[1]
      const wire = await fetch(`http://127.0.0.1:${port}/seat/next`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{"wait":0}',
      })
      expect(wire.status).toBe(401)
      expect(await wire.text()).toMatch(/Ask whoever opened the table for a new one/)
    }
    const elsewhere = await stdioAgent(built.main, ['--token', stale], folder)
    expect(await elsewhere.text('next', { wait: 0 })).toMatch(/Ask whoever opened the table for a new/)
  },
)

test('broken framing costs the line it is in, and the table is served on', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [built.main, 'mcp'], { cwd: shelf() })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  const ask = (value: unknown): void => void child.stdin.write(`${JSON.stringify(value)}\n`)
  const heard = async (what: RegExp): Promise<void> => {
    while (!what.test(out)) await new Promise(resolve => setTimeout(resolve, 20))
  }
  const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } }
  ask({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello })
  await heard(/"id":1/)
  ask({ jsonrpc: '2.0', method: 'notifications/initialized' })
  child.stdin.write('Content-Length: 12\r\n\r\n{"half": \n{{{{\n\u0000\u0001\n[]\n"x"\n')
  ask({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'sit', arguments: { campaign: 17 } } })
  await heard(/"id":2/)
  ask({ jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'sit', arguments: { campaign: 'heist' } } })
  await heard(/"id":3[^]*The table is open|The table is open[^]*"id":3/)
  const ended = new Promise(resolve => child.once('close', resolve))
  child.stdin.end()
  expect(await ended).toBe(0)
})
