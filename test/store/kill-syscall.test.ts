/**
 * Fault 2: killed at every system call that touches the disk. A worker with a dead holder's lock in its way takes the
 * lock and makes each kind of change; it is killed at its first such call, at its second, and so on.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderStore } from '../../src/store/folder.ts'
import { thisProcess } from '../../src/store/process.ts'
import { cutTornTail } from '../../src/store/torn.ts'
import { cleanUp, has, quickFolder, start } from './harness.ts'
import { type Shelf, shelfAfter, shelfOf, type Step, tell } from './steps.ts'
import { type Call, inject, range, record } from './strace.ts'

afterAll(cleanUp)

const page = (word: string): string => `${word} `.repeat(9)
const steps: readonly Step[] = [
  { verb: 'lock', path: 'campaign' },
  { verb: 'write', path: 'scenes/one.md', text: page('first'), expected: 'absent' },
  { verb: 'write', path: 'scenes/one.md', text: page('second'), expected: 'any' },
  { verb: 'append', path: 'log', text: 'line one\n' },
  { verb: 'append', path: 'log', text: 'line two\n' },
  { verb: 'move', path: 'scenes/one.md', to: 'archive/one.md' },
  { verb: 'write', path: 'scenes/one.md', text: page('third'), expected: 'any' },
  { verb: 'remove', path: 'archive/one.md' },
]
const shelves: readonly Shelf[] = steps.reduce<readonly Shelf[]>(
  (known, step) => [...known, shelfAfter(known.at(-1) ?? {}, step)],
  [{}],
)

function freshRoot(): string {
  const root = quickFolder()
  writeFileSync(join(root, '.gloam-lock-campaign'), JSON.stringify({ ...thisProcess, boot: 'an earlier one' }))
  return root
}

/**
 * What may be found after so many steps were told: the shelf before or after the next one. Between the two a moved file
 * has both names, and a log that was just begun has no line yet.
 */
function allowed(told: number): readonly Shelf[] {
  const [before = {}, step, after = before] = [shelves[told], steps[told], shelves[told + 1]]
  if (step?.verb === 'move') return [before, after, { ...before, ...after }]
  if (step?.verb === 'append') return [before, after, { [step.path]: '', ...before }]
  return [before, after]
}

/** Starts again on what the dead one left, looks, and plays on to the end. */
async function resume(root: string, told: number): Promise<void> {
  const store = folderStore(root)
  await cutTornTail(store, 'log')
  const found = shelfOf(root)
  expect(allowed(told)).toContainEqual(found)
  expect((await store.lock('campaign')).ok).toBe(true)
  const at = shelves.findLastIndex(shelf => isDeepStrictEqual(shelf, found))
  const isHalfMoved = steps[told]?.verb === 'move' && at === -1
  if (isHalfMoved) await store.remove('scenes/one.md', 'any') // the new name is proven, so the old one may go
  for (const step of steps.slice(isHalfMoved ? told + 1 : Math.max(at, told)))
    if (step.verb !== 'lock') await tell(store, step)
  store.close()
  expect(shelfOf(root)).toEqual(shelves.at(-1))
  expect(readdirSync(root).filter(name => name.startsWith('.gloam-'))).toEqual(['.gloam-lock-campaign'])
}

describe.skipIf(!has('strace'))('fault 2: killed at every system call (needs strace)', () => {
  let lines: readonly string[] = []
  let root = ''
  beforeAll(async () => {
    root = freshRoot()
    const { wrap, lines: read } = record()
    const said = await start(['steps', root, JSON.stringify(steps)], { wrap }).rest()
    expect(said).toEqual(steps.map((_, at) => `${at} done`))
    lines = read()
  })

  /** The runtime opens a file of its own more or less from one run to the next, as the machine is busy. */
  const slack = 4
  const swept: readonly Call[] = ['open', 'write', 'fsync', 'fdatasync', 'rename', 'link', 'unlink', 'mkdir']
  test.each(swept)('%s', async call => {
    const { from, to } = range(lines, call, root)
    expect(to).toBeGreaterThanOrEqual(from)
    let isKilled = true
    let when = from
    for (; isKilled && when <= to + slack; when += 1) {
      const folder = freshRoot()
      const running = start(['steps', folder, JSON.stringify(steps)], { wrap: inject(call, 'signal=KILL', when) })
      const told = (await running.rest()).length
      isKilled = running.child.signalCode === 'SIGKILL'
      await resume(folder, told)
    }
    expect(isKilled).toBe(false)
    expect(when).toBeGreaterThan(to - slack)
  })
})
