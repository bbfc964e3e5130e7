/** A temp file in the folder where its bytes are going to stand, filled and on the disk before anyone is told its name. */
import { closeSync, constants, fchmodSync, fchownSync, fstatSync, openSync, type Stats, unlinkSync } from 'node:fs'
import { writeAll } from './disk.ts'
import { temporaryName } from './leftovers.ts'
import type { OpenFolder } from './open-folder.ts'
import { syncFile } from './sync.ts'

const openNew = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW

/** The name of a new temp file with these bytes, which are not on the disk yet. */
export function createTemporary(folder: OpenFolder, bytes: Uint8Array): string {
  const { name, fd } = fill(folder, bytes, undefined)
  closeSync(fd)
  return name
}

/** The name of a new temp file with these bytes, on the disk, with the rights of the file that it is going to replace. */
export async function writeTemporary(folder: OpenFolder, bytes: Uint8Array, model: Stats | undefined): Promise<string> {
  const { name, fd } = fill(folder, bytes, model)
  try {
    await syncFile(fd)
  } catch (cause) {
    drop(folder.at(name)) // never synced again: the system would call it a success without the bytes
    throw cause
  } finally {
    closeSync(fd)
  }
  return name
}

function fill(folder: OpenFolder, bytes: Uint8Array, model: Stats | undefined): { name: string; fd: number } {
  const name = temporaryName()
  // It never has more rights than the old file, not even for a moment: that one may be a secret.
  const fd = openSync(folder.at(name), openNew, model === undefined ? 0o666 : model.mode & 0o777)
  try {
    writeAll(fd, bytes)
    if (model !== undefined) takeAfter(fd, model)
  } catch (cause) {
    closeSync(fd)
    drop(folder.at(name))
    throw cause
  }
  return { name, fd }
}

function takeAfter(fd: number, { uid, gid, mode }: Stats): void {
  const mine = fstatSync(fd)
  if (mine.uid !== uid || mine.gid !== gid) tryTo(() => fchownSync(fd, uid, gid)) // a stranger's file stays readable at least
  if (mine.mode !== mode) fchmodSync(fd, mode & 0o7777)
}

function tryTo(act: () => void): void {
  try {
    act()
  } catch {
    // Not ours to give away, or gone already: the bytes matter, and they are looked at on their own.
  }
}

/** Removes a temp file; one that cannot be removed is swept at the next start. */
export const drop = (path: string): void => tryTo(() => unlinkSync(path))
