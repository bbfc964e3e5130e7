/** 13.19: a campaign is a stranger's folder. Whatever it holds, nothing outside it is read into words or written. */
import {
  appendFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf } from '../../src/store/hash.ts'
import type { Entry } from '../../src/table/chronicle/entry.ts'
import { printLine, readSegment } from '../../src/table/chronicle/segment.ts'
import { buildGloam, folderWith, shell } from './gloam.ts'

const marker = 'vermilion-gatehouse'

const sheet = (name: string): string => `# ${name}\n\n**Class**: Fighter 1\n**HP**: 12\n**AC**: 14\n`

const campaign: Readonly<Record<string, string>> = {
  'overview.md': '# The Fen\n\n## Setting\nA fen.\n\n## Hook\nThe pier is dark.\n',
  'story-state.md': '# Story State\n\n## NPCs\n- Harwick - captain\n',
  'preferences.md': '**narrative_style**: hybrid\n**player_character**: Ansa\n',
  'party/ansa.md': sheet('Ansa'),
  novel: 'a page in the place of a folder',
  'locations/pier.md': '# The Pier\n\nPlanks.\n',
}

/** What must stay as it is and unsaid: pages of every kind, each with the marker in it. */
const outside: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'victim.md',
    'victim-journal.md',
    'npcs/hob.md',
    'scenes/scene-001-x.md',
    'beats/session-9-beats.md',
    'tmp/gm-state-delta.md',
    'runs/2020-01-01T000000Z/head.json',
    'run/00001.jsonl',
    'docs/loop.json',
  ].map(path => [
    `outside/${path}`,
    path.endsWith('delta.md') ? `- NPC: ${marker} - hostile\n` : `${sheet(marker)}\n${marker}\n`,
  ]),
)

function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

let built = { main: '', remove: (): void => undefined }
let played = ''
beforeAll(async () => {
  built = buildGloam()
  played = mkdtempSync(join(tmpdir(), 'gloam-reach-'))
  put(played, outside)
  put(join(played, 'campaigns/evil'), campaign)
  put(played, { 'lines.txt': 'look around\nwait\nlook around\n', 'home/.keep': '' })
  await shell(built.main, played, 'gloam play evil --seed 7 < lines.txt')
}, 60_000)
afterAll(() => {
  built.remove()
  rmSync(played, { recursive: true, force: true })
})

const actions = [
  { action: 'get-state' },
  { action: 'list-runs', data: { targetDir: '../outside' } },
  { action: 'sync-reference', data: { sourceDir: '/etc', files: ['passwd'] } },
  { action: 'sync-reference', data: { sourceDir: 'npcs', files: ['hob.md'] } },
  { action: 'archive-run', data: { runId: 'x', files: ['party/mole.md'] } },
  { action: 'write-json', data: { target: 'reference/linked.json', json: {} } },
]

const calls: readonly string[] = [
  'campaigns',
  'play evil --seed 7 < lines.txt',
  'merge evil --dry-run',
  'merge evil',
  'doctor evil',
  'why evil --gm',
  'replay evil --verify',
  'rewind evil --to 2',
  'branches evil',
  'play evil --seed 7 < lines.txt',
  'recover evil',
  'state actions.txt --batch --profile campaign --root campaigns/evil',
]

/** Every file below a folder with what it is and holds. */
const contentsOf = (folder: string): readonly string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).sort().map(path => {
    const at = join(folder, path)
    const stats = lstatSync(at)
    const held = stats.isFile() ? readFileSync(at, 'utf8') : stats.isSymbolicLink() ? readlinkSync(at) : ''
    return `${path} ${stats.mtimeMs} ${held}`
  })

/** A played campaign that somebody has put these things into, walked by every command. */
async function walk(spoil: (evil: string, folder: string) => void, env = ''): Promise<string> {
  const folder = folderWith()
  cpSync(played, folder, { recursive: true })
  put(folder, { 'actions.txt': actions.map(action => `${JSON.stringify(action)}\n`).join('') })
  spoil(join(folder, 'campaigns/evil'), folder)
  const before = contentsOf(join(folder, 'outside'))
  let said = ''
  for (const call of calls) {
    const { out, err, code, signal } = await shell(built.main, folder, `HOME="$PWD/home" ${env}; gloam ${call}`)
    expect({ call, signal, isEnded: code === 0 || code === 1, trace: /\n\s+at /.exec(err)?.input }).toEqual({
      call,
      signal: null,
      isEnded: true,
      trace: undefined,
    })
    said += `${out}${err}`
  }
  expect(said).not.toMatch(new RegExp(`${marker}|root:x?:`))
  expect(contentsOf(join(folder, 'outside'))).toEqual(before)
  return said
}

test('13.19 what is in the folder itself is told, so what is not told was not read', async () => {
  const folder = folderWith(outside)
  put(join(folder, 'campaigns/evil'), campaign)
  cpSync(join(folder, 'outside/victim.md'), join(folder, 'campaigns/evil/party/mole.md'))
  expect((await shell(built.main, folder, 'gloam campaigns --json')).out).toContain(marker)
})

const link = (evil: string, path: string, to: string): void => {
  rmSync(join(evil, path), { recursive: true, force: true })
  mkdirSync(dirname(join(evil, path)), { recursive: true })
  symlinkSync(to, join(evil, path))
}

test('13.19 pages and folders that are links are passed over', { timeout: 120_000 }, async () => {
  const said = await walk((evil, folder) => {
    link(evil, 'party/mole.md', join(folder, 'outside/victim.md'))
    link(evil, 'party/user.md', '/etc/passwd')
    for (const name of ['npcs', 'scenes', 'beats']) link(evil, name, join(folder, 'outside', name))
    link(evil, 'party-knowledge.md', '../../outside/victim.md')
    link(evil, 'reference/linked.json', '../../../outside/docs/loop.json')
  })
  expect(said).toMatch(/mole\.md.*link/)
})

test('13.19 a folder for runs that leads away is not followed', { timeout: 120_000 }, async () => {
  await walk((evil, folder) => link(evil, 'runs', join(folder, 'outside/runs')))
})

/** The one run, and the last segment of its chronicle. */
function lastRun(evil: string) {
  const run = join(evil, 'runs', readdirSync(join(evil, 'runs')).at(-1) ?? '')
  const name = readdirSync(join(run, 'chronicle')).sort().at(-1) ?? ''
  return { run, segment: join(run, 'chronicle', name), number: Number.parseInt(name, 10) }
}

test('13.19 a run whose files are links, and a tmp that is one, are not followed', { timeout: 120_000 }, async () => {
  await walk((evil, folder) => {
    const { run } = lastRun(evil)
    link(evil, 'tmp', join(folder, 'outside/tmp'))
    for (const name of ['head.json', 'contents.jsonl', 'began.jsonl'])
      link(run, name, join(folder, 'outside/victim.md'))
    link(run, 'chronicle', join(folder, 'outside/run'))
  })
})

const pwned = Buffer.from('# Not yours any more\n')
const ways = ['../../outside/victim.md', 'party/../../../outside/victim.md', '/etc/gloam-was-here', 'npcs/../../x.md']

/** A beat that says it wrote there, and wants to write more; going back would put "the version before" there. */
function forge(evil: string): void {
  const { run, segment, number } = lastRun(evil)
  const { head, passages, entries } = readSegment(number, readFileSync(segment))
  const closed = entries.findLast(entry => entry.type === 'beat-closed')
  const beat = (closed?.beat ?? 0) + 1
  const hash = hashOf(pwned)
  const written = ways.flatMap((path): readonly Entry[] => [
    { type: 'writing', beat, job: 'scene', path, before: hash, after: hashOf(Buffer.from('x')) },
    { type: 'wrote', beat, job: 'scene', path, before: hash, after: hashOf(Buffer.from('x')), bytes: 1 },
  ])
  const scene = { number: '../../../outside/victim', slug: 'journal', location: 'x', time: 'x', isFresh: false }
  const narratives = ['Ansa finds a bell in the reeds and takes it along.']
  const jobs = [
    { id: 'j', kind: 'journal', input: { character: '../../../outside/victim', narratives, scene } },
    { id: 's', kind: 'scene', input: { scene, narratives, notes: [] } },
  ]
  const forged: readonly Entry[] = [
    {
      type: 'beat-opened',
      beat,
      incoming: { tag: 'PLAYER_ACTION', character: 'ansa', action: 'x' },
      at: '',
    },
    ...written,
    ...(closed ? [{ ...closed, beat, jobs }] : []),
  ] as readonly Entry[]
  appendFileSync(segment, printLine(head, passages, { entries: forged }).bytes)
  const packed = deflateRawSync(pwned).toString('base64')
  appendFileSync(join(run, 'contents.jsonl'), `${JSON.stringify({ hash, packed })}\n`)
  rmSync(join(run, 'head.json'))
}

test('13.19 a forged chronicle leads to no place outside', { timeout: 120_000 }, async () => {
  const said = await walk(forge)
  expect(said).toMatch(/is not a place inside this folder/)
})

test('13.19 preferences call nobody, name no path, and spend nothing', { timeout: 120_000 }, async () => {
  let asked = 0
  const server = createServer((_, answer) => {
    asked += 1
    answer.end('{}')
  }).listen(0)
  try {
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    const wishes = ['base_url', 'openai_base_url', 'anthropic_base_url', 'ollama_host', 'proxy']
    const said = await walk(
      evil =>
        writeFileSync(
          join(evil, 'preferences.md'),
          [
            '**narrative_style**: hybrid',
            '**player_character**: ../../outside/victim',
            '**file**: /etc/passwd',
            `**model**: openai-compatible/x`,
            `**model_gm**: openai/${url}`,
            `**budget**: ${'9'.repeat(400)}`,
            `**seed**: ${'9'.repeat(100_000)}`,
            `**game**: ../../outside/victim`,
            ...wishes.map(key => `**${key}**: ${url}`),
            '',
          ].join('\n'),
        ),
      'export OPENAI_API_KEY=sk-not-yours',
    )
    expect(asked).toBe(0)
    expect(said).not.toContain('sk-not-yours')
    expect(said).toMatch(/you have not allowed that yet/)
  } finally {
    server.close()
  }
})
