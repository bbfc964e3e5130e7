/**
 * A small file that is written over where it stands and not synced: it costs next to nothing, a killed process loses
 * nothing of it, and after a power cut it may be old. Whoever reads it must be able to do without.
 */
import { closeSync, constants, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { accept, type Result } from '../core/result.ts'
import { fileAt } from './folder-read.ts'
import { inFolder, makeFolders } from './open-folder.ts'
import type { StoreRefusal } from './port.ts'

const openToJot = constants.O_WRONLY | constants.O_CREAT | constants.O_NOFOLLOW

export class Jotter {
  readonly #root: string
  /** One is kept open: a table jots into one file at a time. */
  #open: { readonly path: string; readonly fd: number } | undefined

  constructor(root: string) {
    this.#root = root
  }

  async jot(path: string, bytes: Uint8Array): Promise<Result<void, StoreRefusal>> {
    if (this.#open?.path !== path || fstatSync(this.#open.fd).nlink === 0) {
      const opened = await this.#reopen(path)
      if (!opened.ok) return opened
    }
    const fd = this.#open?.fd ?? -1
    const isShorter = fstatSync(fd).size > bytes.length
    writeSync(fd, bytes, 0, bytes.length, 0) // all at once: nobody sees a half, and a reader checks it all the same
    if (isShorter) ftruncateSync(fd, bytes.length)
    return accept(undefined)
  }

  close(): void {
    if (this.#open) closeSync(this.#open.fd)
    this.#open = undefined
  }

  async #reopen(path: string): Promise<Result<void, StoreRefusal>> {
    this.close()
    const place = fileAt(this.#root, path, 'write')
    if (!place.ok) return place
    const made = await makeFolders(this.#root, place.value)
    if (!made.ok) return made
    return inFolder(this.#root, place.value.folder, async folder => {
      this.#open = { path, fd: openSync(folder.at(place.value.name), openToJot, 0o666) }
      return accept(undefined)
    })
  }
}
