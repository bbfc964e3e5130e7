/** Whose files the ledger may touch, on real folders. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { instantAt } from '../../src/core/time.ts'
import type { Answer } from '../../src/ledger/answer.ts'
import { openLedger } from '../../src/ledger/open.ts'
import type { ProfileName } from '../../src/ledger/profile.ts'
import { runAction } from '../../src/ledger/run-action.ts'
import { folderStore } from '../../src/store/folder.ts'
import { campaignLock } from '../../src/store/wait.ts'
import { filesBelow, freshFolder } from './real.ts'

const campaign = {
  'story-state.md': '# State\n',
  'preferences.md': 'Seat: Tilda\n',
  'party/tilda.md': '# Tilda\n',
  'npcs/harwick.md': '# Harwick\n',
  'runs/r1/chronicle.jsonl': '{"seq":0}\n',
  'runs/r1/contents.jsonl': '{}\n',
  'reference/map.md': 'A map.\n',
}
const live = 'runs/r1'

async function answers(root: string, profile: ProfileName, actions: readonly unknown[]): Promise<readonly Answer[]> {
  const ledger = openLedger({ root, profile, clock: { now: () => instantAt(0) } })
  if (!ledger.ok) return [ledger.refusal]
  const all: Answer[] = []
  for (const action of actions) all.push(await runAction(ledger.value, action))
  return all
}

const statusOf = ({ status }: Answer): string => status

const sync = (data: object) => ({
  action: 'sync-reference',
  data: { sourceDir: 'reference', files: ['map.md'], ...data },
})
const archive = (data: object) => ({ action: 'archive-run', data: { runId: 'r2', ...data } })
const write = (target: string) => ({ action: 'write-json', data: { target, json: {} } })

/** Each of these reached something on the day it was written. */
const attacks = (outside: string) => [
  sync({ sourceDir: '/etc', files: ['passwd'], targetDir: 'npcs' }),
  sync({ sourceDir: outside, files: ['chronicle.jsonl'], targetDir: live }),
  sync({ sourceDir: outside, files: ['tilda.md'], targetDir: 'party' }),
  sync({ targetDir: 'npcs' }),
  sync({ targetDir: '.' }),
  sync({ targetDir: 'runs/r1/deeper' }),
  sync({ sourceDir: 'linked', files: ['tilda.md'] }),
  sync({ files: ['out.md'] }),
  archive({ sourceLoopDir: 'npcs' }),
  archive({ sourceLoopDir: 'party' }),
  archive({ sourceLoopDir: live }),
  archive({ sourceState: `${live}/chronicle.jsonl` }),
  archive({ sourceState: 'party/tilda.md' }),
  archive({ sourceState: 'preferences.md' }),
  archive({ targetDir: 'npcs/r2' }),
  write('npcs/harwick.json'),
  write('runs/r1/head.json'),
  write('party/x.json'),
  { action: 'init-run', data: { runId: 'r3', targetDir: 'npcs' } },
  { action: 'update-run', data: { runId: 'r3', targetDir: 'party', patch: { a: 1 } } },
  { action: 'append-requirements', data: { target: 'party/p.json', runId: 'r', planId: 'p', requirements: ['x'] } },
  { action: 'list-runs', data: { targetDir: 'party' } },
]

test.each(['campaign', 'docs'] as const)('13.20 --profile %s leaves a campaign alone', async profile => {
  const outside = freshFolder({ 'chronicle.jsonl': 'forged', 'tilda.md': 'forged' })
  const root = freshFolder(campaign)
  symlinkSync(outside, join(root, 'linked'))
  symlinkSync(join(outside, 'tilda.md'), join(root, 'reference/out.md'))
  const before = filesBelow(root)
  const actions = attacks(outside)
  const answered = await answers(root, profile, actions)
  expect(actions.filter((_, index) => answered[index]?.status !== 'failed')).toEqual([])
  expect(filesBelow(root)).toEqual(before)
})

test('13.20 a campaign’s ledger still does all of its own work', async () => {
  const root = freshFolder({ ...campaign, 'ROADMAP.md': '- [ ] Plan 01-01\n', 'loop-state/a.json': '{}' })
  const actions = [
    { action: 'update-state', data: { currentPhase: 1 } },
    { action: 'mark-complete', data: { type: 'plan', id: '01-01' } },
    sync({ targetDir: 'reference/kept' }),
    write('decisions/mapping.json'),
    { action: 'init-run', data: { runId: 'r2' } },
    { action: 'append-requirements', data: { runId: 'r2', planId: 'p', requirements: ['x'] } },
    archive({}),
    { action: 'list-runs' },
  ]
  expect((await answers(root, 'campaign', actions)).map(statusOf)).not.toContain('failed')
  expect(filesBelow(root)).toMatchObject({ ...campaign, 'runs/r2/loop-state/a.json': '{}' })
})

test('13.20 in a project an absolute source is read, and a link out of it is not', async () => {
  const source = freshFolder({ 'A.md': 'A' })
  const elsewhere = freshFolder({ 'B.md': 'B' })
  symlinkSync(join(elsewhere, 'B.md'), join(source, 'B.md'))
  symlinkSync(elsewhere, join(source, 'sub'))
  const root = freshFolder()
  const from = (file: string) => sync({ sourceDir: source, files: [file] })
  const answered = await answers(root, 'docs', [from('A.md'), from('B.md'), from('sub/B.md')])
  expect(answered.map(statusOf)).toEqual(['success', 'failed', 'failed'])
  expect(filesBelow(root)).toEqual({ 'docs/whycode/reference/A.md': 'A' })
})

test('13.20 while a table has the campaign the ledger changes nothing, and says who has it', async () => {
  const root = freshFolder(campaign)
  const table = await folderStore(root).lock(campaignLock)
  const actions = [{ action: 'update-state', data: { currentPhase: 1 } }, { action: 'list-runs' }]
  expect(await answers(root, 'campaign', actions)).toMatchObject([
    { status: 'failed', error: expect.stringContaining('"campaign" is in use by') as unknown },
    { status: 'success' },
  ])
  if (table.ok) await table.value.release()
  expect((await answers(root, 'campaign', actions)).map(statusOf)).toEqual(['updated', 'success'])
})
