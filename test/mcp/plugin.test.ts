/** The plugin as a coding assistant loads it: its files have the documented shape, and name tools that there are. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { version } from '../../src/version.ts'
import { hostToolNames } from './tool-names.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const json = (path: string): unknown => JSON.parse(read(path))

const kebab = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)

const manifest = z.strictObject({
  name: kebab,
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  description: z.string().min(20),
  author: z.strictObject({ name: z.string() }),
  license: z.string(),
  keywords: z.array(z.string()),
})

const servers = z.strictObject({
  mcpServers: z.record(kebab, z.strictObject({ command: z.string(), args: z.array(z.string()) })),
})

const marketplace = z.strictObject({
  name: kebab,
  owner: z.strictObject({ name: z.string() }),
  description: z.string().min(20),
  plugins: z.array(z.strictObject({ name: kebab, source: z.string().startsWith('./'), description: z.string() })),
})

/** The front matter of an agent or a skill: plain lines, each a key and its words. */
function matterOf(path: string): Readonly<Record<string, string>> {
  const [, head = ''] = /^---\n([^]*?)\n---\n\n\S/.exec(read(path)) ?? []
  return Object.fromEntries(
    head.split('\n').map(line => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)]
    }),
  )
}

const agents = readdirSync(join(root, 'plugin/agents')).map(name => name.replace(/\.md$/, ''))
const skills = readdirSync(join(root, 'plugin/skills'))

describe('the files of the plugin', () => {
  test('manifest, server and marketplace have the documented shape', () => {
    expect(manifest.parse(json('plugin/.claude-plugin/plugin.json'))).toMatchObject({ name: 'gloam', version })
    expect(servers.parse(json('plugin/.mcp.json')).mcpServers['table']).toMatchObject({
      args: expect.arrayContaining(['mcp']),
    })
    const { plugins } = marketplace.parse(json('.claude-plugin/marketplace.json'))
    expect(plugins).toMatchObject([{ name: 'gloam', source: './plugin' }])
  })

  test('all the agents of the seeds are there', () => {
    expect(agents.sort()).toEqual([
      'ai-player-journal',
      'decision-log',
      'gm',
      'gm-team',
      'knowledge-delta-writer',
      'narrative-writer',
      'narrator',
      'player',
      'state-agent',
      'state-delta-writer',
    ])
    expect(skills.sort()).toEqual(['merge', 'new', 'play', 'table-rules'])
  })

  test.each(agents)('%s has its own tools, and none for files', async name => {
    const { tools = '', ...matter } = matterOf(`plugin/agents/${name}.md`)
    expect(matter).toEqual({ name, description: expect.stringMatching(/^[^"'\n]{20,300}$/) })
    const known = await hostToolNames()
    const named = tools.split(', ')
    expect(named.length).toBeGreaterThan(0)
    for (const tool of named) expect(known.map(one => `mcp__plugin_gloam_table__${one}`)).toContain(tool)
    expect(read(`plugin/agents/${name}.md`).length).toBeLessThan(2600)
  })

  test.each(['player', 'narrator', 'ai-player-journal', 'decision-log', 'gm-team'])(
    '%s can do nothing but sit in its seat',
    name => {
      const { tools = '' } = matterOf(`plugin/agents/${name}.md`)
      expect(tools).not.toMatch(/__(?:sit|gloam|state|merge|say)\b/)
    },
  )

  test.each(skills)('the skill %s says when it is used', name => {
    expect(matterOf(`plugin/skills/${name}/SKILL.md`)).toEqual({
      name,
      description: expect.stringMatching(/Use when /),
    })
  })
})

/** The assistant itself, where it is installed; it is no dependency of ours. */
const assistant = process.env['GLOAM_ASSISTANT'] ?? 'claude'
const isThere = spawnSync(assistant, ['--version']).status === 0

describe.skipIf(!isThere)(
  `18.3: ${assistant} itself (skipped where it is not installed: GLOAM_ASSISTANT names it)`,
  () => {
    /** In a home of its own, so that nobody's settings are read or changed. */
    const run = (home: string, ...args: readonly string[]): string =>
      execFileSync(assistant, [...args], { cwd: root, encoding: 'utf8', env: { ...process.env, HOME: home } })

    test('finds nothing to say about the plugin, and loads it', { timeout: 120_000 }, () => {
      const home = mkdtempSync(join(tmpdir(), 'gloam-assistant-'))
      try {
        expect(run(home, 'plugin', 'validate', '--strict', './plugin')).toContain('Validation passed')
        expect(run(home, 'plugin', 'validate', '--strict', '.')).toContain('Validation passed')
        run(home, 'plugin', 'marketplace', 'add', root)
        run(home, 'plugin', 'install', 'gloam@gloam')
        expect(run(home, 'plugin', 'list')).toContain('gloam@gloam')
      } finally {
        rmSync(home, { recursive: true, force: true })
      }
    })
  },
)
