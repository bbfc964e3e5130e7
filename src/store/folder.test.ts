import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { storeContract } from './contract.ts'
import { bytesOf, codeOf, textAt, valueOf } from './contract/tools.ts'
import { type FolderStore, folderStore } from './folder.ts'
import { placeMark } from './process.ts'

const base = mkdtempSync(join(tmpdir(), 'gloam-folder-'))
const isRoot = process.getuid?.() === 0
afterAll(() => rmSync(base, { recursive: true }))

storeContract('the folder store', () => folderStore(mkdtempSync(join(base, 'one-'))))

let root = ''
let store: FolderStore
beforeEach(() => {
  root = mkdtempSync(join(base, 'two-'))
  store = folderStore(root)
})

const allOf = async (path: string): Promise<readonly string[]> => [
  codeOf(await store.read(path)),
  codeOf(await store.write(path, bytesOf('x'), 'any')),
  codeOf(await store.append(path, bytesOf('x'))),
  codeOf(await store.remove(path, 'any')),
  codeOf(await store.move(path, 'elsewhere')),
]

describe('links lead nowhere (fault 14)', () => {
  let outside = ''
  beforeEach(() => {
    outside = mkdtempSync(join(base, 'outside-'))
    writeFileSync(join(outside, 'theirs.md'), 'theirs')
  })

  test('a folder that is a link', async () => {
    symlinkSync(outside, join(root, 'scenes'))
    expect(new Set(await allOf('scenes/theirs.md'))).toEqual(new Set(['path-outside']))
    expect(new Set(await allOf('scenes/new.md'))).toEqual(new Set(['path-outside']))
    expect(codeOf(await store.list('scenes'))).toBe('path-outside')
    expect(readdirSync(outside)).toEqual(['theirs.md'])
  })

  test('a file that is a link, even to a file inside, or to nothing', async () => {
    writeFileSync(join(root, 'inside.md'), 'inside')
    const targets = [join(outside, 'theirs.md'), join(root, 'inside.md'), join(outside, 'new.md')]
    for (const [at, target] of targets.entries()) {
      symlinkSync(target, join(root, `link-${at}`))
      expect(new Set(await allOf(`link-${at}`))).toEqual(new Set(['path-outside']))
    }
    expect(valueOf(await store.list(''))).toContainEqual({ name: 'link-0', kind: 'other' })
    expect([await textAt(store, 'inside.md'), readdirSync(outside)]).toEqual(['inside', ['theirs.md']])
  })

  test('a folder that was swapped for a link since the last append', async () => {
    await store.append('runs/log', bytesOf('one\n'))
    renameSync(join(root, 'runs'), join(outside, 'runs'))
    symlinkSync(join(outside, 'runs'), join(root, 'runs'))
    writeFileSync(join(outside, 'runs/other'), '')
    expect(codeOf(await store.append('runs/log', bytesOf('two\n')))).toBe('path-outside')
    expect(codeOf(await store.append('runs/other', bytesOf('two\n')))).toBe('path-outside')
    expect(codeOf(await store.write('runs/log', bytesOf('two\n'), 'any'))).toBe('path-outside')
  })

  test('the root itself may be reached over a link', async () => {
    symlinkSync(root, join(outside, 'campaign'))
    await folderStore(join(outside, 'campaign')).write('a.md', bytesOf('x'), 'absent')
    expect(await textAt(store, 'a.md')).toBe('x')
  })
})

test('a pipe is no file, and nobody waits for it', async () => {
  expect(spawnSync('sh', ['-c', 'mkfifo "$0"', join(root, 'pipe')]).status).toBe(0)
  expect(new Set(await allOf('pipe'))).toEqual(new Set(['not-a-file']))
})

test('a file keeps its rights when it is replaced', async () => {
  await store.write('a.md', bytesOf('one'), 'absent')
  chmodSync(join(root, 'a.md'), 0o640)
  await store.write('a.md', bytesOf('two'), 'any')
  expect(statSync(join(root, 'a.md')).mode & 0o7777).toBe(0o640)
})

test.skipIf(!isRoot)('a file keeps its owner when root replaces it', async () => {
  await store.write('a.md', bytesOf('one'), 'absent')
  chownSync(join(root, 'a.md'), 1234, 1235)
  await store.write('a.md', bytesOf('two'), 'any')
  expect(statSync(join(root, 'a.md'))).toMatchObject({ uid: 1234, gid: 1235 })
})

test('twins that someone else made are both kept apart, by their exact names', async () => {
  const [composed, decomposed] = ['í'.normalize('NFC'), 'í'.normalize('NFD')]
  writeFileSync(join(root, composed), 'composed')
  writeFileSync(join(root, decomposed), 'decomposed')
  expect([await textAt(store, composed), await textAt(store, decomposed)]).toEqual(['composed', 'decomposed'])
})

test('a root that is gone is told, and never made again', async () => {
  renameSync(root, `${root}-moved`)
  await expect(store.read('a.md')).rejects.toMatchObject({ name: 'StoreFault', code: 'ENOENT' })
  await expect(store.write('a.md', bytesOf('x'), 'any')).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(store.list('')).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(store.lock('campaign')).rejects.toMatchObject({ code: 'ENOENT' })
  expect(existsSync(root)).toBe(false)
})

test('what is not a folder cannot be opened as one', () => {
  writeFileSync(join(root, 'a.md'), '')
  expect(() => folderStore(join(root, 'a.md'))).toThrow('ENOTDIR')
  expect(() => folderStore(join(root, 'nowhere'))).toThrow('ENOENT')
})

test('a name that is too long is a fault with its cause, and leaves nothing', async () => {
  const tooLong = store.write('x'.repeat(300), bytesOf('x'), 'any')
  await expect(tooLong).rejects.toMatchObject({ code: 'ENAMETOOLONG', cause: expect.any(Error) })
  expect(readdirSync(root)).toEqual([])
})

test('opening it sweeps what the dead left, and says so', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const dead = `.gloam-tmp-${placeMark}-${pid}-1-00000000-1`
  writeFileSync(join(root, dead), 'half')
  expect(folderStore(root).swept).toEqual([dead])
  expect(readdirSync(root)).toEqual([])
})
