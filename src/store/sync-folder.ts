/**
 * The sync of a folder serves everybody who changed a name in it before it began. Whoever comes while one is under way
 * waits for it and shares the next, so that four files put in their place together cost two syncs of their folder.
 */
import { fstatSync } from 'node:fs'
import { isForPool, syncFile } from './sync.ts'

type UnderWay = { readonly now: Promise<void>; next?: Promise<void> }

/** By the folder itself, because a name may lead to another one by now. */
const foldersUnderWay = new Map<string, UnderWay>()

/** The names in this open folder are on the disk when this answers. */
export function syncFolder(fd: number): Promise<void> | undefined {
  if (!isForPool()) return syncFile(fd)
  const { dev, ino } = fstatSync(fd)
  const key = `${dev}:${ino}`
  const before = foldersUnderWay.get(key)
  if (before === undefined) return begin(key, fd)
  // The handle of whoever is first to wait is open until its own wait is over. A sync that failed fails those behind it
  // too: the next would be called a success without the names.
  before.next ??= before.now.then(() => begin(key, fd))
  return before.next
}

function begin(key: string, fd: number): Promise<void> {
  const now = Promise.resolve(syncFile(fd)).finally(() => {
    if (foldersUnderWay.get(key)?.now === now) foldersUnderWay.delete(key)
  })
  foldersUnderWay.set(key, { now })
  return now
}
