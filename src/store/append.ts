/**
 * Bytes at the end of a file. A handle stays open per path, because finding and opening costs half as much as a short
 * append; the file behind the name is looked at each time, so one that was replaced meanwhile is noticed. Other writers
 * are kept out by the campaign's lock, not here.
 */
import { closeSync, constants, fstatSync, openSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { accept, refuse, type Result } from '../core/result.ts'
import { cutBack } from './cut-back.ts'
import { writeAll } from './disk.ts'
import { codeOf, telling } from './fault.ts'
import { fileAt } from './folder-read.ts'
import { hasHandlePaths, isStillAt } from './handle-path.ts'
import { inFolder, makeFolders, type OpenFolder } from './open-folder.ts'
import { type Place, statsOf } from './place.ts'
import { stampOf } from './part.ts'
import { type Appended, type Stamp, StoreFault, type StoreRefusal } from './port.ts'
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
type Target = { readonly handle: Handle; readonly stats: Stats }

const openThere = constants.O_WRONLY | constants.O_APPEND | constants.O_NOFOLLOW

/** What is believed to stand there decides whether a file may be made, and whether it has to be. */
const flagsFor = (expected: Stamp | 'absent' | undefined): number =>
  expected === undefined
    ? openThere | constants.O_CREAT
    : expected === 'absent'
      ? openThere | constants.O_CREAT | constants.O_EXCL
      : openThere

const idleLimit = 16

export class Appender {
  readonly #root: string
  /** Only those that nobody is using, in the order of their last use: so none is closed under an append that waits. */
  readonly #idle = new Map<string, Handle>()
  readonly #poisoned = new Set<string>()

  constructor(root: string) {
    this.#root = root
  }

  async append(path: string, bytes: Uint8Array, expected?: Stamp | 'absent'): Promise<Result<Appended, StoreRefusal>> {
    const known = this.#takeOut(path)
    if (known !== undefined) return this.#appendTo(known, bytes, expected)
    const target = await telling('could not append', path, () => this.#open(path, expected))
    return target.ok ? this.#appendTo(target.value, bytes, expected) : target
  }

  async #appendTo(
    { handle, stats }: Target,
    bytes: Uint8Array,
    expected?: Stamp | 'absent',
  ): Promise<Result<Appended, StoreRefusal>> {
    const { path } = handle.place
    const from = stats.size
    if (expected !== undefined && !isAs(stats, expected)) {
      this.#putBack(handle)
      return refuse({ code: 'replaced', path })
    }
    try {
      writeAll(handle.fd, bytes)
      const synced = syncData(handle.fd)
      if (synced !== undefined) await synced
    } catch (cause) {
      letGo(handle)
      throw await this.#recover(handle.place, from, bytes.length, cause)
    }
    const after = fstatSync(handle.fd)
    this.#putBack(handle)
    if (expected !== undefined && after.size !== from + bytes.length) return refuse({ code: 'replaced', path }) // between
    return accept({ path, from, bytes: bytes.length, stamp: stampOf(after) })
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
    const stats = handle === undefined ? undefined : statsIfThere(handle)
    if (handle === undefined || stats === undefined) {
      this.#drop(path)
      return undefined
    }
    this.#idle.delete(path)
    return { handle, stats }
  }

  #putBack(handle: Handle): void {
    this.#drop(handle.place.path) // there is one when the path was asked for in another Unicode form
    const [oldest] = this.#idle.keys()
    if (this.#idle.size === idleLimit && oldest !== undefined) this.#drop(oldest)
    this.#idle.set(handle.place.path, handle)
  }

  async #open(path: string, expected?: Stamp | 'absent'): Promise<Result<Target, StoreRefusal>> {
    const found = fileAt(this.#root, path, 'write')
    if (!found.ok) return found
    const place = found.value
    if (this.#poisoned.has(place.path))
      throw new StoreFault('an append failed and could not be undone, so this is read-only now', place.path, 'POISONED')
    const isThere = place.stats !== undefined
    if (expected !== undefined && isThere !== (expected !== 'absent')) return refuse({ code: 'replaced', path })
    const made = await makeFolders(this.#root, place)
    if (!made.ok) return made
    return inFolder(this.#root, place.folder, folder => this.#openIn(folder, place, flagsFor(expected)))
  }

  /** The folder is brought to the disk too: a new name, or one that a crash left unsynced, must not be lost. */
  async #openIn(folder: OpenFolder, place: Place, flags: number): Promise<Result<Target, StoreRefusal>> {
    const fd = openSync(folder.at(place.name), flags, 0o666)
    try {
      const stats = fstatSync(fd)
      const { dev, ino } = stats
      await folder.sync()
      const way = hasHandlePaths ? { way: new Way(this.#root, place.folder) } : {}
      return accept({ handle: { fd, at: join(this.#root, place.path), dev, ino, place, ...way }, stats })
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

/** A file that was just made stands as one that was absent does. */
const isAs = (stats: Stats, expected: Stamp | 'absent'): boolean =>
  expected === 'absent' ? stats.size === 0 : stampOf(stats) === expected

/**
 * How the file stands; undefined when its path leads to another one by now. Linux tells by the handle alone: a file that
 * was replaced, removed or carried off, or a folder on the way that was, shows in where the handle is.
 */
function statsIfThere({ fd, at, dev, ino, way }: Handle): Stats | undefined {
  if (way !== undefined) {
    const stats = fstatSync(fd)
    if (way.isUntouched()) return stats
    way.look(stats.mtimeMs)
    return isStillAt(fd, at) ? stats : undefined
  }
  const stats = statsOf(at)
  return stats?.ino === ino && stats.dev === dev ? stats : undefined
}
