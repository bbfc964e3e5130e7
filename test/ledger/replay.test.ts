import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Ledger } from '../../src/ledger/ledger.ts'
import { openLedger } from '../../src/ledger/open.ts'
import { profiles } from '../../src/ledger/profile.ts'
import { runAction } from '../../src/ledger/run-action.ts'
import { clockAt } from '../../src/ledger/scenario.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { filesIn } from '../../src/ledger/scenario.ts'
import { filesBelow, freshFolder } from './real.ts'

const clock = clockAt('2026-01-25T14:33:05Z')
const start = {
  'docs/ROADMAP.md': '- [ ] Plan 01-01\r\n- [ ] Plan 01-02\r\n\r\n## Phase 1\r\nStatus: Pending\r\n',
  'docs/loop-state/a.json': '{}',
  'ref/A.md': 'A',
}

function onDisk(root: string): Ledger {
  const opened = openLedger({ root, profile: 'docs', clock })
  if (!opened.ok) throw new Error(opened.refusal.error)
  return opened.value
}

const plans = fc.constantFrom('01-01', '01-02', '09-09')
const runs = fc.constantFrom('r1', 'r2')
const words = fc.constantFrom('complete', 'in_progress', 'x')
const asked = (action: string, data: fc.Arbitrary<object>) => data.map(data => ({ action, data }))

const action = fc.oneof(
  asked('update-state', fc.record({ currentPhase: fc.nat(3), note: words }, { requiredKeys: [] })),
  asked('update-roadmap', fc.record({ plan: plans, status: words })),
  asked('update-roadmap', fc.record({ phase: fc.nat(2), status: words })),
  asked('update-progress', fc.record({ plan: plans, status: words, summary: words })),
  asked('get-state', fc.constant({})),
  asked('mark-complete', fc.record({ type: fc.constantFrom('plan', 'task'), id: plans })),
  asked('sync-reference', fc.record({ sourceDir: fc.constantFrom('ref', 'none'), files: fc.constant(['A.md']) })),
  asked('write-json', fc.record({ target: fc.constantFrom('docs/a.json', 'docs', 'docs/a.json/b.json'), json: words })),
  asked('archive-run', fc.record({ runId: runs })),
  asked('init-run', fc.record({ runId: runs, meta: fc.record({ version: words }) })),
  asked('list-runs', fc.constant({})),
  asked('update-run', fc.record({ runId: runs, patch: fc.record({ name: words }) })),
  asked('append-requirements', fc.record({ runId: runs, planId: plans, requirements: fc.array(words) })),
)

test('the same batch gives the same answers and the same files in memory and on a disk', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 15 }), async batch => {
      const inMemory: Ledger = { store: memoryStore(start), clock, profile: profiles.docs }
      const root = freshFolder(start)
      const disk = onDisk(root)
      for (const input of batch) expect(await runAction(disk, input)).toEqual(await runAction(inMemory, input))
      expect(filesBelow(root)).toEqual(await filesIn(inMemory.store))
    }),
    { numRuns: 40 },
  )
})

const steps = fc.array(fc.constantFrom('..', '.', 'docs', 'link', 'out', 'a.json', '', '\0', '\\', '.git', 'deep'), {
  maxLength: 6,
})
const front = fc.constantFrom('', '/', '//', './', '../', 'link/', '\\', 'C:/')
const hostile = fc.tuple(front, steps).map(([lead, parts]) => lead + parts.join('/'))

const attacks = hostile.chain(path =>
  fc.constantFrom(
    { action: 'write-json', data: { target: path, json: 1 } },
    { action: 'write-json', data: { target: `${path}/x.json`, json: 1 } },
    { action: 'append-requirements', data: { target: `${path}.json`, runId: 'r', planId: 'p', requirements: ['q'] } },
    { action: 'init-run', data: { runId: 'r', targetDir: path } },
    { action: 'init-run', data: { runId: path } },
    { action: 'archive-run', data: { runId: 'r', targetDir: path } },
    { action: 'archive-run', data: { runId: 'r', sourceState: path, sourceLoopDir: path } },
    { action: 'archive-run', data: { runId: 'r', sourceLoopDir: 'link' } },
    { action: 'sync-reference', data: { sourceDir: 'docs', targetDir: path, files: ['loop-state/a.json'] } },
    { action: 'sync-reference', data: { sourceDir: 'docs', targetDir: 'docs/t', files: [path] } },
    { action: 'update-run', data: { runId: 'r', targetDir: path, patch: { a: 1 } } },
  ),
)

test('no path, however it is written, leads to a byte outside the root', async () => {
  const outside = freshFolder({
    'root/docs/loop-state/a.json': '{}',
    'out/run.json': '{}',
    'a.json': '0',
    'out/x.json': '0',
  })
  const root = join(outside, 'root')
  symlinkSync(join(outside, 'out'), join(root, 'link'))
  const theirs = () => Object.entries(filesBelow(outside)).filter(([path]) => !path.startsWith('root/'))
  const before = theirs()
  const disk = onDisk(root)
  await fc.assert(
    fc.asyncProperty(attacks, async attack => {
      const answer = await runAction(disk, attack)
      expect(answer.proof).toBeTypeOf('object')
      expect(theirs()).toEqual(before)
    }),
    { numRuns: 400 },
  )
  expect(filesBelow(root)['link']).toBe('(a link)')
})
