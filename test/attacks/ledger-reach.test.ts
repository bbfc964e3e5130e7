/** `gloam state` in a campaign, asked for everything it should not touch: no file of the table changes, none is taken. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildGloam, folderWith, shell } from '../cli/gloam.ts'
import { bytesOf, fenWith, inFen, runIn, segmentIn, sitDown } from './fen.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

/** What stands outside, and may neither be read into the campaign nor told. */
const canary = 'canary-of-the-house'

/** Every way to name a place to an action, for one place. */
const aimedAt = (place: string): readonly object[] => [
  { action: 'write-json', data: { target: place, json: { owned: true } } },
  { action: 'append-requirements', data: { target: place, runId: 'r1', planId: '01-01', requirements: ['owned'] } },
  { action: 'sync-reference', data: { sourceDir: 'reference', targetDir: dirname(place), files: [basename(place)] } },
  { action: 'sync-reference', data: { sourceDir: dirname(place), files: [basename(place)] } },
  { action: 'sync-reference', data: { sourceDir: place, targetDir: 'npcs', files: ['secret.md'] } },
  { action: 'sync-reference', data: { sourceDir: 'reference', targetDir: '.', files: [place] } },
  { action: 'init-run', data: { runId: '2026-01-25T14-33-05Z', targetDir: place, meta: { owned: true } } },
  { action: 'init-run', data: { runId: place, meta: { owned: true } } },
  { action: 'update-run', data: { runId: '2026-01-25T14-33-05Z', targetDir: place, patch: { owned: true } } },
  { action: 'update-run', data: { runId: place, patch: { owned: true } } },
  { action: 'archive-run', data: { runId: '2026-01-25T14-33-05Z', sourceState: place } },
  { action: 'archive-run', data: { runId: '2026-01-25T14-33-06Z', sourceLoopDir: place } },
  { action: 'archive-run', data: { runId: '2026-01-25T14-33-07Z', sourceLoopDir: dirname(place) } },
  { action: 'archive-run', data: { runId: '2026-01-25T14-33-08Z', targetDir: place } },
  { action: 'archive-run', data: { runId: place } },
  { action: 'list-runs', data: { targetDir: place } },
]

/** A campaign that was played, with links in it that lead out and round about. */
async function attacked() {
  const outside = folderWith({ 'secret.md': canary, 'runs/r1/run.json': `{"is": "${canary}"}` })
  const folder = fenWith({
    'reference/ansa.md': 'owned',
    'reference/00001.jsonl': 'owned',
    'reference/hob.md': 'owned',
  })
  await shell(built.main, folder, "printf 'look around\\nwait\\n' | gloam play fen --seed 7")
  symlinkSync(outside, inFen(folder, 'out'))
  symlinkSync(join(outside, 'secret.md'), inFen(folder, 'npcs/linked.md'))
  symlinkSync('../party', inFen(folder, 'reference/round'))
  symlinkSync(join(outside, 'secret.md'), inFen(folder, 'reference/secret.md'))
  mkdirSync(inFen(folder, 'loop'))
  return { outside, folder }
}

function placesOf(folder: string, outside: string): readonly string[] {
  const run = runIn(folder).slice(inFen(folder).length + 1)
  const own = [segmentIn(folder).slice(inFen(folder).length + 1), `${run}/head.json`, `${run}/contents.jsonl`, run]
  const people = ['party/ansa.md', 'party', 'npcs/hob.md', 'npcs/new.md', 'scenes/001-the-pier.md', 'locations/new.md']
  const files = ['story-state.md', 'overview.md', 'preferences.md', 'party-knowledge.md', 'tmp/gm-state-delta.md']
  const detours = ['./party/ansa.md', 'runs/../party/ansa.md', 'PARTY/ansa.md', 'party//ansa.md', 'party\\ansa.md']
  const links = ['out/secret.md', 'out', 'npcs/linked.md', 'reference/round/ansa.md', 'reference/secret.md']
  const out = [join(outside, 'secret.md'), outside, '/etc/passwd', '../../outside.json', '~/secret.md', '.', '']
  const odd = [
    '.gloam-lock-campaign',
    'party/ansa.md\u0000.json',
    'par\u0074y/ansa.md',
    'party/ansa.md/',
    '.git/config',
  ]
  return [...own, ...people, ...files, ...detours, ...links, ...out, ...odd]
}

/** Its own files, where it may do as it is told. */
const ownFolders: Readonly<Record<string, RegExp>> = {
  '--profile campaign': /^campaigns\/fen\/(?:reference|runs\/[^/]+\/(?:run\.json|loop-state\/))/,
  '--profile docs': /^campaigns\/fen\/docs\//,
}

const batch = (folder: string, call: string) =>
  shell(built.main, folder, `gloam state actions.jsonl --batch ${call} --root campaigns/fen`)

function aim(folder: string, places: readonly string[]): number {
  const actions = places.flatMap(aimedAt).map(action => JSON.stringify(action))
  writeFileSync(join(folder, 'actions.jsonl'), `${actions.join('\n')}\n`)
  return actions.length
}

test.each(Object.entries(ownFolders))('13.20 nothing of the table is reached (%s)', async (call, own) => {
  const { outside, folder } = await attacked()
  const count = aim(folder, placesOf(folder, outside))
  const [before, house] = [bytesOf(folder), bytesOf(outside)]
  const { out } = await batch(folder, call)
  expect(out.trim().split('\n')).toHaveLength(count)
  const after = bytesOf(folder)
  const touched = Object.keys({ ...before, ...after }).filter(path => after[path] !== before[path])
  expect(touched.filter(path => !own.test(path))).toEqual([])
  expect(bytesOf(outside)).toEqual(house)
  expect(out).not.toContain(canary)
  const isTaken = touched.some(path => (after[path] ?? '').includes(canary))
  expect(isTaken).toBe(call === '--profile docs') // which may name any folder to copy from, into its own corner
  const again = await shell(built.main, folder, 'gloam play fen --json < /dev/null')
  expect({ err: again.err, isResumed: again.out.startsWith('{"type":"previously"') }).toEqual({
    err: '',
    isResumed: true,
  })
})

/** Each waits a little for the table to be done, so these are few. */
test('13.20 while a table plays, the ledger changes nothing', async () => {
  const folder = fenWith({ 'reference/ansa.md': 'owned', 'loop-state/a.md': 'a', 'state.json': '{}' })
  const table = await sitDown(built.main, folder)
  await table.say('/save')
  const run = runIn(folder).slice(inFen(folder).length + 1)
  const actions = [
    { action: 'archive-run', data: { runId: basename(run) } },
    { action: 'archive-run', data: { runId: 'r1' } },
    { action: 'init-run', data: { runId: basename(run), meta: { owned: true } } },
    { action: 'sync-reference', data: { sourceDir: 'party', files: ['ansa.md'] } },
    { action: 'update-state', data: { status: 'owned' } },
  ]
  writeFileSync(join(folder, 'actions.jsonl'), actions.map(action => `${JSON.stringify(action)}\n`).join(''))
  const before = bytesOf(folder)
  const { out } = await batch(folder, '--profile campaign')
  expect(out.match(/"status":"failed"/g)).toHaveLength(actions.length)
  expect(out).toContain('in use by process')
  expect(bytesOf(folder)).toEqual(before)
  expect((await table.say('wait')).map(({ type }) => type)).toContain('narrative')
  expect((await table.leave()).code).toBe(0)
})

test('13.20 a campaign below the root is reached by its own root alone', async () => {
  const folder = fenWith()
  await shell(built.main, folder, "printf 'look around\\n' | gloam play fen --seed 7")
  const run = runIn(folder).slice(folder.length + 1)
  const places = [
    run,
    `${run}/head.json`,
    'campaigns',
    'campaigns/fen',
    'campaigns/fen/npcs',
    inFen(folder, 'npcs/x.json'),
  ]
  aim(folder, places)
  const before = bytesOf(join(folder, 'campaigns'))
  await shell(built.main, folder, 'gloam state actions.jsonl --batch')
  expect(bytesOf(join(folder, 'campaigns'))).toEqual(before)
})
