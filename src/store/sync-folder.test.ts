import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginChange, endChange } from './sync.ts'
import { syncFolder } from './sync-folder.ts'

let path = ''
let folders: number[] = []

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'gloam-sync-'))
  folders = [1, 2, 3, 4].map(() => openSync(path, 'r'))
})

afterEach(() => {
  for (const fd of folders) closeSync(fd)
  rmSync(path, { recursive: true })
})

const whileOthersWork = async (work: () => Promise<void>): Promise<void> => {
  beginChange()
  beginChange()
  await work().finally(() => {
    endChange()
    endChange()
  })
}

test('one who is alone waits for nothing', () => {
  expect(syncFolder(folders[0] ?? -1)).toBeUndefined()
})

test('of those who come while a folder is being synced, all share the next sync, and nobody the one that had begun', async () => {
  await whileOthersWork(async () => {
    const [first, ...others] = folders.map(fd => syncFolder(fd))
    expect(new Set(others).size).toBe(1)
    expect(others[0]).not.toBe(first)
    await Promise.all([first, ...others])
    const later = syncFolder(folders[0] ?? -1)
    expect(later).not.toBe(others[0])
    await later
  })
})

test('a sync that failed fails those behind it too, because the next would be called a success', async () => {
  await whileOthersWork(async () => {
    const nothing = openSync('/dev/null', 'r') // it has no disk, and says so
    const ends = await Promise.allSettled([syncFolder(nothing), syncFolder(nothing)])
    closeSync(nothing)
    expect(ends[0]).toMatchObject({ status: 'rejected', reason: { code: 'EINVAL' } })
    expect(ends[1]).toEqual(ends[0])
    await expect(syncFolder(folders[1] ?? -1)).resolves.toBeUndefined()
  })
})
