/**
 * The few calls on a disk that everything else is made of.
 *
 * Calls that only touch the page cache (open, write, rename, read) are made inline: each takes microseconds, less than
 * handing it to a thread. How the ones that wait for the disk are made stands in `sync.ts`.
 */
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { codeOf, failure } from './fault.ts'

/** Nothing that is opened here is a link, and a pipe that someone put there does not make us wait. */
export const openToRead = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * What stands in a file; undefined when nothing is there, and for that reason alone. One who knows how long it should be
 * may say so, which saves asking; a file that is longer is read all the same.
 */
export function readWhole(path: string, guess?: number): Buffer | undefined {
  const fd = openOrNothing(path)
  if (fd === undefined) return undefined
  try {
    const bytes = readAll(fd, guess ?? lengthOf(fd))
    return bytes ?? readAll(fd, lengthOf(fd)) ?? readFileSync(fd)
  } finally {
    closeSync(fd)
  }
}

function lengthOf(fd: number): number {
  const stats = fstatSync(fd)
  if (!stats.isFile()) throw failure('it is no plain file any more', 'EINVAL')
  return stats.size
}

/**
 * Up to the end, which may come sooner when someone is just cutting the file. One byte more than there should be is
 * asked for, so that a file which grew is noticed: undefined says that there is more.
 */
function readAll(fd: number, length: number): Buffer | undefined {
  const bytes = Buffer.allocUnsafeSlow(length + 1) // its own memory, because a caller may keep it for long
  let done = 0
  let got = 0
  do {
    got = readSync(fd, bytes, done, length + 1 - done, done)
    done += got
  } while (got > 0 && done < length)
  return done > length ? undefined : bytes.subarray(0, done)
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
    if (taken === 0) throw failure('the system takes no more bytes', 'ENOSPC')
    done += taken
  }
}

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0
