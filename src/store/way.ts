/**
 * The folders on the way to a file, held open. To take one of them away, or the file, or to put something else in their
 * place, changes the folder it stood in, and that shows in the folder's change time: asking for it costs a third of asking
 * where the file is by now.
 */
import { closeSync, fstatSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { openAsFolder } from './open-folder.ts'

/** Two changes within one tick of the disk's clock look like one, so a change this young is not trusted yet. */
const tickMs = 50

export class Way {
  readonly #folders: number[] = []
  readonly #changed: number[] = []
  #isTrusted = false

  /** From the root down to the folder of these names. */
  constructor(root: string, names: readonly string[]) {
    try {
      for (let depth = 0; depth <= names.length; depth += 1)
        this.#folders.push(openSync(join(root, ...names.slice(0, depth)), openAsFolder))
    } catch (cause) {
      this.close()
      throw cause
    }
  }

  /** Whether nothing was moved in these folders since they were last looked at. */
  isUntouched(): boolean {
    return this.#isTrusted && this.#folders.every((fd, at) => fstatSync(fd).ctimeMs === this.#changed[at])
  }

  /** Remembers how they stand, before whoever looks does; `now` is by the disk's own clock. */
  look(now: number): void {
    for (const [at, fd] of this.#folders.entries()) this.#changed[at] = fstatSync(fd).ctimeMs
    this.#isTrusted = this.#changed.every(changed => now - changed > tickMs)
  }

  close(): void {
    for (const fd of this.#folders) closeSync(fd)
  }
}
