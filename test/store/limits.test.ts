/** Faults 4, 9 and 10: a disk that is full or closed, a file that may not change, a process that may not have more. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { folderStore } from '../../src/store/folder.ts'
import { cleanUp, diskFolder, has, isRoot, quickFolder, run, start } from './harness.ts'
import { shelfOf, type Step, tell } from './steps.ts'

afterAll(cleanUp)

const write: Step = { verb: 'write', path: 'a.md', text: 'new', expected: 'any' }
const append: Step = { verb: 'append', path: 'log', text: 'two\n' }
const changes: readonly Step[] = [
  write,
  append,
  { verb: 'write', path: 'new/b.md', text: 'new', expected: 'absent' },
  { verb: 'remove', path: 'a.md' },
  { verb: 'move', path: 'a.md', to: 'c.md' },
  { verb: 'lock', path: 'campaign' },
]
const old = { 'a.md': 'old', log: 'one\n' }
const fill = (root: string): void =>
  Object.entries(old).forEach(([path, text]) => writeFileSync(join(root, path), text))

const undo: (() => void)[] = []
afterEach(() => undo.splice(0).forEach(act => act()))

function mount(...args: readonly string[]): string {
  const folder = diskFolder()
  run('mount', ...args, folder)
  undo.unshift(() => run('umount', folder))
  return folder
}

describe.skipIf(!isRoot || !has('mount'))('a disk (needs root and mount)', () => {
  test('fault 4: on a full disk the old version is whole, the error is told, no temp file stays', async () => {
    const root = mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs')
    fill(root)
    const store = folderStore(root)
    const large = 'x'.repeat(2 * 1024 * 1024)
    expect(await tell(store, { ...write, text: large })).toMatch(/^fault ENOSPC could not write/)
    expect(shelfOf(root)).toEqual(old)
    expect(await tell(store, { ...append, text: large })).toMatch(/^fault ENOSPC could not append, and the \d+ bytes/)
    expect(shelfOf(root)).toEqual(old)
    expect([await tell(store, write), await tell(store, append)]).toEqual(['done', 'done'])
    expect(shelfOf(root)).toEqual({ 'a.md': 'new', log: 'one\ntwo\n' })
    store.close()
  })

  test('fault 9: a disk that is for reading only is told at every change, and can be read', async () => {
    const root = quickFolder()
    fill(root)
    const view = mount('--bind', root)
    run('mount', '-o', 'remount,ro,bind', view)
    const store = folderStore(view)
    for (const step of changes) expect(await tell(store, step)).toMatch(/^fault EROFS/)
    expect(await tell(store, { verb: 'read', path: 'a.md' })).toBe('done')
    expect(shelfOf(root)).toEqual(old)
  })
})

describe.skipIf(!isRoot || !has('chattr'))('a file (needs root and chattr)', () => {
  test('fault 9: one that may not be changed is not, and no temp file stays', async () => {
    const root = diskFolder()
    fill(root)
    for (const path of Object.keys(old)) {
      run('chattr', '+i', join(root, path))
      undo.push(() => run('chattr', '-i', join(root, path)))
    }
    const store = folderStore(root)
    for (const step of [write, append, ...changes.slice(3, 5)])
      expect(await tell(store, step)).toMatch(/^fault (EPERM|EACCES)/)
    expect(shelfOf(root)).toEqual(old)
  })

  test('fault 9: a folder that may not be changed is not', async () => {
    const root = diskFolder()
    mkdirSync(join(root, 'scenes'))
    fill(join(root, 'scenes'))
    run('chattr', '+i', join(root, 'scenes'))
    undo.push(() => run('chattr', '-i', join(root, 'scenes')))
    const store = folderStore(root)
    for (const path of ['scenes/a.md', 'scenes/new.md'])
      expect(await tell(store, { ...write, path })).toMatch(/^fault (EPERM|EACCES) could not write/)
    expect(shelfOf(join(root, 'scenes'))).toEqual(old)
  })
})

describe('a process', () => {
  const limited = (limit: string, root: string, steps: readonly Step[]): Promise<readonly string[]> =>
    start(['steps', root, JSON.stringify(steps)], {
      wrap: ['bash', '-c', `ulimit ${limit} && exec "$@"`, 'bash'],
    }).rest()

  test('fault 10: one that may not write so much tells it, and the old version stays', async () => {
    const root = quickFolder()
    fill(root)
    const text = 'x'.repeat(20_000)
    const said = await limited('-f 8', root, [{ ...write, text }, { ...append, text }, write, append])
    expect(said[0]).toMatch(/^0 fault EFBIG could not write/)
    expect(said[1]).toMatch(/^1 fault EFBIG could not append, and the \d+ bytes that had arrived were cut off again/)
    expect(said.slice(2)).toEqual(['2 done', '3 done'])
    expect(shelfOf(root)).toEqual({ 'a.md': 'new', log: 'one\ntwo\n' })
  })

  test('fault 10: one that has no file handles left tells it, and what is there stays', async () => {
    const root = quickFolder()
    fill(root)
    const handles = await Promise.all(
      [18, 19, 20, 21, 22, 23].map(count => limited(`-n ${count}`, root, changes.slice(0, 1))),
    )
    for (const said of handles) expect(said.join()).toMatch(/^$|^0 (done|fault EMFILE)/)
    expect(handles.flat().join()).toContain('fault EMFILE')
    expect(['old', 'new']).toContain(shelfOf(root)['a.md'])
    expect(Object.keys(shelfOf(root)).sort()).toEqual(['a.md', 'log'])
  })
})
