/**
 * Bytes at the end of a file. A handle stays open per path, because opening costs as much as a short append; the file
 * behind the name is looked at each time, so one that was replaced meanwhile is noticed. Others are kept out by the
 * campaign's lock, not here.
 */
import { closeSync, constants, fdatasyncSync, fstatSync, ftruncateSync, openSync, type Stats } from 'node:fs'
import { accept, refuse, type Result } from '../core/result.ts'
import { readWhole, syncData, writeAll } from './disk.ts'
import { codeOf } from './fault.ts'
import { inFolder, makeFolders } from './open-folder.ts'
import { locate, type Place } from './place.ts'
import { type Appended, StoreFault, type StoreRefusal } from './port.ts'

type Handle = { readonly fd: number; readonly dev: number; readonly ino: number }

const openToAppend = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW
const openToCut = constants.O_RDWR | constants.O_NOFOLLOW
const handleLimit = 16

export class Appender {
  readonly #root: string
  readonly #handles = new Map<string, Handle>() // in the order of their last use
  readonly #closedPaths = new Set<string>()

  constructor(root: string) {
    this.#root = root
  }

  async append(names: readonly string[], bytes: Uint8Array): Promise<Result<Appended, StoreRefusal>> {
    const found = locate(this.#root, names, 'write')
    if (!found.ok) return found
    const place = found.value
    if (place.stats?.isFile() === false) return refuse({ code: 'not-a-file', path: place.path })
    if (this.#closedPaths.has(place.path))
      throw new StoreFault('an append failed and could not be undone, so this is read-only now', place.path, 'POISONED')
    const handle = this.#handleOf(place) ?? (await this.#open(place))
    if ('ok' in handle) return handle
    const from = place.stats?.size ?? 0
    try {
      writeAll(handle.fd, bytes)
      await syncData(handle.fd)
    } catch (cause) {
      throw await this.#recover(place, from, bytes.length, cause)
    }
    return accept({ path: place.path, from, bytes: bytes.length })
  }

  /** Lets go of one path, or of all of them: a file that is moved or removed is not held. */
  close(path?: string): void {
    for (const key of path === undefined ? [...this.#handles.keys()] : [path]) {
      const handle = this.#handles.get(key)
      if (handle !== undefined) closeSync(handle.fd)
      this.#handles.delete(key)
    }
  }

  #handleOf({ path, stats }: Place): Handle | undefined {
    const handle = this.#handles.get(path)
    if (handle === undefined) return undefined
    if (!isOf(handle, stats)) {
      this.close(path)
      return undefined
    }
    this.#handles.delete(path)
    this.#handles.set(path, handle)
    return handle
  }

  /** The folder is brought to the disk too: a new name, or one that was left unsynced by a crash, must not be lost. */
  async #open(place: Place): Promise<Handle | Result<never, StoreRefusal>> {
    const made = await makeFolders(this.#root, place)
    if (!made.ok) return made
    const opened = await inFolder(this.#root, place.folder, async folder => {
      const fd = openSync(folder.at(place.name), openToAppend, 0o666)
      const { dev, ino } = fstatSync(fd)
      this.#keep(place.path, { fd, dev, ino })
      await folder.sync()
      return accept({ fd, dev, ino })
    })
    return opened.ok ? opened.value : opened
  }

  #keep(path: string, handle: Handle): void {
    this.#handles.set(path, handle)
    const [oldest] = this.#handles.keys()
    if (this.#handles.size > handleLimit && oldest !== undefined) this.close(oldest)
  }

  /**
   * After a failed write or sync nothing is known of the new bytes, and syncing them again would lie: Linux drops the
   * pages it could not write and calls the next sync a success. So the handle is given up and the new bytes are cut
   * off; the sync that follows is of the cut, which writes the last page anew. If that cannot be proven either, the
   * path stays closed until the store is opened again.
   */
  async #recover(place: Place, from: number, added: number, cause: unknown): Promise<StoreFault> {
    this.close(place.path)
    try {
      const cut = await inFolder(this.#root, place.folder, async folder =>
        accept(cutBack(folder.at(place.name), from, added)),
      )
      if (cut.ok) return new StoreFault(`could not append, and ${cut.value}`, place.path, codeOf(cause), { cause })
    } catch {
      // The first failure is the one to tell; this one only decides that the path stays closed.
    }
    this.#closedPaths.add(place.path)
    return new StoreFault('could not append, nor undo it, so this is read-only now', place.path, codeOf(cause), {
      cause,
    })
  }
}

const isOf = (handle: Handle, stats: Stats | undefined): boolean =>
  handle.dev === stats?.dev && handle.ino === stats.ino

/** Tells what was cut. Throws when the file is not what it was before the append, byte count for byte count. */
function cutBack(path: string, length: number, added: number): string {
  const fd = openSync(path, openToCut)
  let torn: number
  try {
    torn = fstatSync(fd).size - length
    if (torn < 0 || torn > added) throw new StoreFault('someone else changed it too', path, 'UNPROVEN')
    ftruncateSync(fd, length)
    fdatasyncSync(fd)
  } finally {
    closeSync(fd)
  }
  if (readWhole(path)?.bytes.length !== length) throw new StoreFault('the cut cannot be read back', path, 'UNPROVEN')
  return torn === 0 ? 'nothing of it stayed' : `the ${torn} bytes that had arrived were cut off again`
}
