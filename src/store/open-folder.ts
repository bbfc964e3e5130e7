/**
 * A folder that is held open while something is done in it. On Linux everything then goes through the open handle, so
 * whoever swaps the folder's name for a link in the middle of a write moves nothing of ours out of the root. Elsewhere
 * the names were looked at a moment ago, which leaves that moment.
 */
import { closeSync, constants, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { accept, refuse, type Result } from '../core/result.ts'
import { codeOf } from './fault.ts'
import { atHandle, hasHandlePaths, isStillAt } from './handle-path.ts'
import { linkRefusal, type Place } from './place.ts'
import type { StoreRefusal } from './port.ts'
import { syncFolder } from './sync.ts'

export type OpenFolder = {
  /** The path that the system is given for a name in this folder. */
  readonly at: (name: string) => string
  /** The names in it are on the disk when this answers. */
  readonly sync: () => Promise<void>
}

const hasFolderHandles = process.platform !== 'win32' // Windows opens no folders, and writes their names through
export const openAsFolder = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW

/** Opens the folder of these names below the root for as long as the work lasts. */
export async function inFolder<Value>(
  root: string,
  names: readonly string[],
  work: (folder: OpenFolder) => Promise<Result<Value, StoreRefusal>>,
): Promise<Result<Value, StoreRefusal>> {
  const path = join(root, ...names)
  if (!hasFolderHandles) return work({ at: name => join(path, name), sync: () => Promise.resolve() })
  const fd = openSync(path, openAsFolder)
  try {
    // Right below the root there is no folder on the way that could be a link.
    if (hasHandlePaths && names.length > 0 && !isStillAt(fd, path))
      return refuse(linkRefusal(names.join('/'), names.join('/')))
    return await work({
      at: name => (hasHandlePaths ? atHandle(fd, name) : join(path, name)),
      sync: async () => syncFolder(fd),
    })
  } finally {
    closeSync(fd)
  }
}

/**
 * Makes the folders a place still lacks, each on the disk in its parent before the next. It waits inline, because a
 * second writer that found the folder there already would otherwise answer before the folder is on the disk.
 */
export async function makeFolders(root: string, { folder, missing }: Place): Promise<Result<void, StoreRefusal>> {
  for (let depth = folder.length - missing; depth < folder.length; depth += 1) {
    const made = await inFolder(root, folder.slice(0, depth), async parent => {
      makeFolder(parent.at(folder[depth] ?? ''))
      syncNow(parent.at('.'))
      return accept(undefined)
    })
    if (!made.ok) return made
  }
  return accept(undefined)
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path)
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause // someone else made it since we looked, which is as good
  }
}

function syncNow(path: string): void {
  if (!hasFolderHandles) return
  const fd = openSync(path, constants.O_RDONLY)
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
