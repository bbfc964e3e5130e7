/**
 * The few calls on a disk that everything else is made of.
 *
 * Calls that only touch the page cache (open, write, rename, read) are made inline: each takes microseconds, less than
 * handing it to a thread. How the ones that wait for the disk are made stands in `sync.ts`.
 */
import { closeSync, constants, fstatSync, openSync, readSync, type Stats, writeSync } from 'node:fs'
import { codeOf } from './fault.ts'
import { StoreFault } from './port.ts'

/** What stands in a file, and what the system says of it. */
export type Found = { readonly bytes: Buffer; readonly stats: Stats }

/** Nothing that is opened here is a link, and a pipe that someone put there does not make us wait. */
export const openToRead = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** Undefined when nothing is there, and for that reason alone. */
export function readWhole(path: string): Found | undefined {
  const fd = openOrNothing(path)
  if (fd === undefined) return undefined
  try {
    const stats = fstatSync(fd)
    if (!stats.isFile()) throw new StoreFault('it is no plain file any more', path, 'EINVAL')
    return { bytes: readAll(fd, stats.size), stats }
  } finally {
    closeSync(fd)
  }
}

/** Up to the end, which may come sooner when someone is just cutting the file. */
function readAll(fd: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size) // its own memory, because a caller may keep it for long
  let done = 0
  for (let got = 1; got > 0 && done < size; done += got) got = readSync(fd, bytes, done, size - done, done)
  return bytes.subarray(0, done)
}

function openOrNothing(path: string): number | undefined {
  try {
    return openSync(path, openToRead)
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined
    throw cause
  }
}

/** Every byte, however few the system takes at a time: on a full disk it takes some and calls that a success. */
export function writeAll(fd: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) {
    const taken = writeSync(fd, bytes, done, bytes.length - done)
    if (taken === 0) throw new StoreFault('the system takes no more bytes', `file ${fd}`, 'ENOSPC')
    done += taken
  }
}

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0
