/**
 * Bytes at the end of a file. A handle stays open per path, because finding and opening costs half as much as a short
 * append; the file behind the name is looked at each time, so one that was replaced meanwhile is noticed. Other writers
 * are kept out by the campaign's lock, not here.
 */
import { closeSync, constants, fstatSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { accept, type Result } from '../core/result.ts'
import { cutBack } from './cut-back.ts'
import { writeAll } from './disk.ts'
import { codeOf, telling } from './fault.ts'
import { fileAt } from './folder-read.ts'
import { hasHandlePaths, isStillAt } from './handle-path.ts'
import { inFolder, makeFolders, type OpenFolder } from './open-folder.ts'
import { type Place, statsOf } from './place.ts'
import { type Appended, StoreFault, type StoreRefusal } from './port.ts'
import { syncData } from './sync.ts'
import { Way } from './way.ts'

type Handle = {
  readonly fd: number
  readonly at: string
  readonly dev: number
  readonly ino: number
  readonly place: Place
  /** Where Linux tells what an open folder lived through. */
  readonly way?: Way
}
type Target = { readonly handle: Handle; readonly size: number }

const openToAppend = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW
const idleLimit = 16

export class Appender {
  readonly #root: string
  /** Only those that nobody is using, in the order of their last use: so none is closed under an append that waits. */
  readonly #idle = new Map<string, Handle>()
  readonly #poisoned = new Set<string>()

  constructor(root: string) {
    this.#root = root
  }

  async append(path: string, bytes: Uint8Array): Promise<Result<Appended, StoreRefusal>> {
    const known = this.#takeOut(path)
    if (known !== undefined) return this.#appendTo(known, bytes)
    const target = await telling('could not append', path, () => this.#open(path))
    return target.ok ? this.#appendTo(target.value, bytes) : target
  }

  async #appendTo({ handle, size }: Target, bytes: Uint8Array): Promise<Result<Appended, StoreRefusal>> {
    try {
      writeAll(handle.fd, bytes)
      const synced = syncData(handle.fd)
      if (synced !== undefined) await synced
    } catch (cause) {
      letGo(handle)
      throw await this.#recover(handle.place, size, bytes.length, cause)
    }
    this.#putBack(handle)
    return accept({ path: handle.place.path, from: size, bytes: bytes.length })
  }

  /** Lets go of every file. */
  close(): void {
    for (const path of this.#idle.keys()) this.#drop(path)
  }

  #drop(path: string): void {
    const handle = this.#idle.get(path)
    this.#idle.delete(path)
    if (handle !== undefined) letGo(handle)
  }

  /** The handle of a file that still has this name. */
  #takeOut(path: string): Target | undefined {
    const handle = this.#idle.get(path)
    const size = handle === undefined ? undefined : sizeOf(handle)
    if (handle === undefined || size === undefined) {
      this.#drop(path)
      return undefined
    }
    this.#idle.delete(path)
    return { handle, size }
  }

  #putBack(handle: Handle): void {
    this.#drop(handle.place.path) // there is one when the path was asked for in another Unicode form
    const [oldest] = this.#idle.keys()
    if (this.#idle.size === idleLimit && oldest !== undefined) this.#drop(oldest)
    this.#idle.set(handle.place.path, handle)
  }

  async #open(path: string): Promise<Result<Target, StoreRefusal>> {
    const found = fileAt(this.#root, path, 'write')
    if (!found.ok) return found
    const place = found.value
    if (this.#poisoned.has(place.path))
      throw new StoreFault('an append failed and could not be undone, so this is read-only now', place.path, 'POISONED')
    const made = await makeFolders(this.#root, place)
    if (!made.ok) return made
    return inFolder(this.#root, place.folder, folder => this.#openIn(folder, place))
  }

  /** The folder is brought to the disk too: a new name, or one that a crash left unsynced, must not be lost. */
  async #openIn(folder: OpenFolder, place: Place): Promise<Result<Target, StoreRefusal>> {
    const fd = openSync(folder.at(place.name), openToAppend, 0o666)
    try {
      const { dev, ino, size } = fstatSync(fd)
      await folder.sync()
      const way = hasHandlePaths ? { way: new Way(this.#root, place.folder) } : {}
      return accept({ handle: { fd, at: join(this.#root, place.path), dev, ino, place, ...way }, size })
    } catch (cause) {
      closeSync(fd)
      throw cause
    }
  }

  /** What arrived is cut off again; where that cannot be proven, nobody appends here any more. */
  async #recover(place: Place, size: number, added: number, cause: unknown): Promise<StoreFault> {
    const undone = await cutBack(this.#root, place, size, added)
    if (undone === undefined) this.#poisoned.add(place.path)
    const outcome = undone ?? 'it could not be undone, so this is read-only now'
    return new StoreFault(`could not append, and ${outcome}`, place.path, codeOf(cause), { cause })
  }
}

function letGo({ fd, way }: Handle): void {
  closeSync(fd)
  way?.close()
}

/**
 * How long the file is; undefined when its path leads to another one by now. Linux tells by the handle alone: a file that
 * was replaced, removed or carried off, or a folder on the way that was, shows in where the handle is.
 */
function sizeOf({ fd, at, dev, ino, way }: Handle): number | undefined {
  if (way !== undefined) {
    const { size, mtimeMs } = fstatSync(fd)
    if (way.isUntouched()) return size
    way.look(mtimeMs)
    return isStillAt(fd, at) ? size : undefined
  }
  const stats = statsOf(at)
  return stats?.ino === ino && stats.dev === dev ? stats.size : undefined
}
