/** A stranger's campaign and your key: whatever its folder holds, no model is asked before you have said so, with a budget. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildGloam, shell } from '../cli/gloam.ts'
import { startServer, type FakeServer } from '../llm/server.ts'
import { bytesOf, fenWith, inFen } from './fen.ts'

let built = { main: '', remove: (): void => undefined }
let server: FakeServer
beforeAll(async () => {
  built = buildGloam()
  server = await startServer(() => ({ text: 'The pier creaks.' }))
})
afterAll(async () => {
  built.remove()
  await server.close()
})

const wishes = `**player_character**: Ansa Reed
**model**: auto
**model_gm**: anthropic/dear
**model_guard**: anthropic/dear
**budget**: 500
**consent**: yes
`

let folder = ''
beforeEach(() => {
  const kept = JSON.stringify({ '/': { wish: wishes, budget: 500 } })
  folder = fenWith({
    'preferences.md': wishes,
    'consents.json': kept,
    '.config/gloam/consents.json': kept,
    '.env': 'GLOAM_BUDGET=500\n',
  })
})

const withKey = (call: string): Promise<{ out: string; err: string; code: number | null }> => {
  const env = Object.entries(server.env).map(([name, value]) => `export ${name}='${value}'`)
  return shell(built.main, folder, `${env.join('; ')}; export HOME="$PWD/home" XDG_CONFIG_HOME=; ${call}`)
}

const ways = [
  "printf 'look around\\nwait\\n' | gloam play fen --seed 7",
  "printf 'look around\\n' | gloam play fen --json",
  "printf 'look around\\n' | gloam play fen --mode fresh",
  "printf 'hello\\n' | gloam chat fen odo",
  'gloam doctor fen; gloam read fen; gloam campaigns',
  'cd campaigns/fen && gloam doctor . ; gloam play . < /dev/null',
]

test.each(ways)('13.19 no model is asked: %s', { timeout: 60_000 }, async call => {
  const before = server.heard.length
  const { out, err } = await withKey(call)
  expect(server.heard.length - before).toBe(0)
  expect(out + err).not.toContain(server.env['ANTHROPIC_API_KEY'])
})

test(
  '13.19 who types a model and a budget is heard; what was allowed for one wish is not allowed for another',
  { timeout: 60_000 },
  async () => {
    const before = server.heard.length
    await withKey("printf 'look around\\n' | gloam play fen --model anthropic/claude-haiku-4-5 --budget 1")
    const asked = server.heard.slice(before).map(({ model }) => model)
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked)).toEqual(new Set(['claude-haiku-4-5']))
    const answers = join(folder, 'home/.config/gloam/consents.json')
    mkdirSync(dirname(answers), { recursive: true })
    writeFileSync(answers, JSON.stringify({ [inFen(folder)]: { wish: 'model: ollama/small', budget: 5 } }))
    const { err, code } = await withKey('gloam play fen < /dev/null')
    expect({ asked: server.heard.length - before - asked.length, code }).toEqual({ asked: 0, code: 1 })
    expect(err).toMatch(/asks in its preferences\.md .*you have not allowed that yet/)
    const key = server.env['ANTHROPIC_API_KEY'] ?? ''
    expect(Object.entries(bytesOf(folder)).filter(([, text]) => text.includes(key))).toEqual([])
  },
)
