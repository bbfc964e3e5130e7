import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { answersIn, filesBelow, freshFolder, start } from './real.ts'

const roadmap = '# Roadmap\n\n- [ ] Plan 01-01: Setup\n- [ ] Plan 01-02: Auth implementation\n'

const seedActions = (sourceDir: string) => [
  { action: 'update-state', data: { currentPhase: 5, currentPlan: '02-03', status: 'in_progress' } },
  { action: 'update-roadmap', data: { plan: '01-01', status: 'complete' } },
  { action: 'update-progress', data: { plan: '01-02', task: 'task-005', status: 'complete', summary: 'Login form' } },
  { action: 'get-state' },
  { action: 'mark-complete', data: { type: 'plan', id: '01-02' } },
  { action: 'sync-reference', data: { sourceDir, targetDir: 'docs/whycode/reference', files: ['AGENTS.md'] } },
  { action: 'write-json', data: { target: 'docs/decisions/linear-mapping.json', json: { key: 'value' } } },
  { action: 'init-run', data: { runId: 'r1', targetDir: 'docs/runs/r1', meta: { version: '2.1.x', flags: [] } } },
  { action: 'update-run', data: { runId: 'r1', targetDir: 'docs/runs/r1', patch: { name: 'SMS Notifications Run' } } },
  { action: 'list-runs', data: { targetDir: 'docs/runs' } },
  { action: 'append-requirements', data: { runId: 'r1', planId: '04-01', requirements: ['Set TWILIO_ACCOUNT_SID'] } },
  { action: 'archive-run', data: { runId: 'r1', targetDir: 'docs/runs/r1' } },
]

const lines = (actions: readonly unknown[]): string => actions.map(action => `${JSON.stringify(action)}\n`).join('')

test('state-agent: all twelve actions in one batch, through a real process on a real folder', async () => {
  const source = freshFolder({ 'AGENTS.md': 'Agents\n' })
  const root = freshFolder({ 'docs/ROADMAP.md': roadmap, 'docs/loop-state/01-01.json': '{}' })
  const ended = await start(lines(seedActions(source)), '--batch', '--root', root).ended
  expect(answersIn(ended).map(({ status }) => status)).toEqual([
    'updated',
    'updated',
    'logged',
    'success',
    'marked-complete',
    'success',
    'success',
    'success',
    'updated',
    'success',
    'updated',
    'success',
  ])
  expect(ended).toMatchObject({ code: 0, err: '' })
  expect(Object.keys(filesBelow(root)).sort()).toEqual([
    'docs/ROADMAP.md',
    'docs/decisions/linear-mapping.json',
    'docs/progress.md',
    'docs/requirements/pending.json',
    'docs/runs/r1/loop-state/01-01.json',
    'docs/runs/r1/run.json',
    'docs/runs/r1/whycode-state.json',
    'docs/whycode/reference/AGENTS.md',
  ])
  expect(filesBelow(source)).toEqual({ 'AGENTS.md': 'Agents\n' })
})

test('one action that fails ends the process with 1', async () => {
  const ended = await start('{"action": "get-state"}', '--root', freshFolder()).ended
  expect(ended).toMatchObject({ code: 1, err: '' })
  expect(JSON.parse(ended.out)).toMatchObject({ status: 'failed', proof: { fileExists: false } })
})

test('a link that leads out is neither read nor written through', async () => {
  const outside = freshFolder({ 'whycode-state.json': '{"theirs": 1}', 'ROADMAP.md': roadmap, 'x.json': '1' })
  const root = freshFolder({ 'real/a': '' })
  symlinkSync(outside, join(root, 'docs'))
  symlinkSync(join(outside, 'x.json'), join(root, 'real/x.json'))
  const actions = [
    ...seedActions(outside).filter(({ action }) => !['get-state', 'list-runs'].includes(action)),
    { action: 'write-json', data: { target: 'real/x.json', json: {} } },
  ]
  const before = filesBelow(outside)
  const ended = await start(lines(actions), '--batch', '--root', root).ended
  expect(answersIn(ended).map(({ status }) => status)).toEqual(actions.map(() => 'failed'))
  expect(filesBelow(outside)).toEqual(before)
  expect(filesBelow(root)).toEqual({ docs: '(a link)', 'real/a': '', 'real/x.json': '(a link)' })
})

test('two processes at once lose nothing of each other’s', async () => {
  const root = freshFolder()
  const tasks = (who: string) => Array.from({ length: 15 }, (_, index) => `${who}-${index}`)
  const batch = (who: string) => lines(tasks(who).map(id => ({ action: 'mark-complete', data: { type: 'task', id } })))
  const both = ['ann', 'ben'].map(who => start(batch(who), '--batch', '--root', root).ended)
  for (const ended of await Promise.all(both)) expect(ended).toMatchObject({ code: 0, err: '' })
  const files = filesBelow(root)
  const { completedTasks } = JSON.parse(files['docs/whycode-state.json'] ?? '') as { completedTasks: string[] }
  expect([...completedTasks].sort()).toEqual([...tasks('ann'), ...tasks('ben')].sort())
  expect(files['docs/progress.md']?.match(/^Status: complete$/gm)).toHaveLength(30)
})

test('killed anywhere, the files are whole, and doing it again finishes the work without doubles', async () => {
  const plans = Array.from({ length: 40 }, (_, index) => `02-${String(index).padStart(2, '0')}`)
  const root = freshFolder({ 'docs/ROADMAP.md': plans.map(id => `- [ ] Plan ${id}\n`).join('') })
  const batch = lines(plans.map(id => ({ action: 'mark-complete', data: { type: 'plan', id } })))
  for (const pauseMs of [3, 11, 29]) {
    const { child, ended } = start(batch, '--batch', '--root', root)
    await new Promise(resolve => child.stdout?.once('data', resolve))
    await wait(pauseMs)
    child.kill('SIGKILL')
    await ended
    const state = filesBelow(root)['docs/whycode-state.json']
    expect(() => void JSON.parse(state ?? '{}')).not.toThrow()
  }
  const last = await start(batch, '--batch', '--root', root).ended
  expect(answersIn(last).every(({ proof }) => proof['allVerified'])).toBe(true)
  const files = filesBelow(root)
  const { completedPlans } = JSON.parse(files['docs/whycode-state.json'] ?? '') as { completedPlans: string[] }
  expect(completedPlans).toEqual(plans)
  expect(files['docs/ROADMAP.md']).not.toContain('[ ]')
  for (const id of plans) expect(files['docs/progress.md']?.split(`] Plan ${id}\n`)).toHaveLength(2)
})
