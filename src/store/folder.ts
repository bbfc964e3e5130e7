/**
 * The store that is a folder on a disk. Opening it removes the temp files that a dead process left below the root; what
 * each verb promises stands in the port.
 */
import { realpathSync, statSync } from 'node:fs'
import { refuse, type Result } from '../core/result.ts'
import { Appender } from './append.ts'
import { faultFrom, telling } from './fault.ts'
import { fileAt, list, placeOf, read } from './folder-read.ts'
import { guard } from './guard.ts'
import { Jotter } from './jot.ts'
import { sweepLeftovers } from './leftovers.ts'
import { takeLock } from './lock.ts'
import { inFolder, makeFolders } from './open-folder.ts'
import { cut, readPart } from './part.ts'
import { lockNameOf } from './path.ts'
import { type Expected, type Proof, type Store, StoreFault, type StoreRefusal } from './port.ts'
import { Recall } from './recall.ts'
import { move, remove } from './relocate.ts'
import { replace } from './replace.ts'
import { Turns } from './turns.ts'

export type FolderStore = Store & {
  /** Temp files of dead processes that were removed when this store was opened. */
  readonly swept: readonly string[]
  /** Lets go of the handles that appends keep open, so that the folder's disk can be unmounted. */
  readonly close: () => void
}

/** The folder must be there: a store makes folders below its root, and never the root. */
export function folderStore(folder: string): FolderStore {
  const root = openRoot(folder)
  const appender = new Appender(root)
  const jotter = new Jotter(root)
  const turns = new Turns()
  const recall = new Recall()
  return {
    swept: sweepLeftovers(root),
    close: () => {
      appender.close()
      jotter.close()
    },
    read: path => telling('could not read', path, () => read(root, path)),
    readPart: (path, from, most) => telling('could not read', path, () => readPart(root, path, from, most)),
    list: path => telling('could not list', path, () => list(root, path)),
    write: (path, bytes, expected) =>
      turns.run(path, () => telling('could not write', path, () => write(root, path, bytes, expected, recall))),
    append: (path, bytes, expected) => turns.run(path, () => appender.append(path, bytes, expected)),
    cut: (path, length) => turns.run(path, () => telling('could not cut', path, () => cut(root, path, length))),
    jot: (path, bytes) => telling('could not note', path, () => jotter.jot(path, bytes)),
    remove: (path, expected) =>
      turns.run(path, () =>
        telling('could not remove', path, async () => {
          const place = fileAt(root, path, 'read')
          return place.ok ? remove(root, place.value, expected) : place
        }),
      ),
    move: (from, to) =>
      turns.runBoth(from, to, () =>
        telling('could not move', from, async () => {
          const source = placeOf(root, from, 'read')
          if (!source.ok) return source
          const target = placeOf(root, to, 'write')
          return target.ok ? move(root, source.value, target.value) : target
        }),
      ),
    lock: name =>
      telling('could not lock', folder, async () => {
        const file = lockNameOf(name)
        return file.ok ? takeLock(root, name, file.value) : file
      }),
  }
}

function openRoot(folder: string): string {
  try {
    const root = realpathSync(folder) // the root itself may be reached over a link: that is the user's own choice
    if (!statSync(root).isDirectory()) throw new StoreFault('it is not a folder', folder, 'ENOTDIR')
    return root
  } catch (cause) {
    throw faultFrom('could not open the folder', folder, cause)
  }
}

async function write(
  root: string,
  path: string,
  bytes: Uint8Array,
  expected: Expected,
  recall: Recall,
): Promise<Result<Proof, StoreRefusal>> {
  const place = fileAt(root, path, 'write')
  if (!place.ok) return place
  // Asked before anything is made, so that a write which is refused for a file that is not there leaves no folders.
  const refusal = place.value.stats === undefined ? guard(path, expected, null) : undefined
  if (refusal !== undefined) return refuse(refusal)
  const made = await makeFolders(root, place.value)
  if (!made.ok) return made
  return inFolder(root, place.value.folder, open => replace(open, { ...place.value, bytes, expected }, recall))
}
