/** A piece of a file, and how the file stands: for one who goes on at its end and need not know its beginning. */
import { closeSync, constants, fdatasyncSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs'
import { accept, refuse, type Result } from '../core/result.ts'
import { openToRead } from './disk.ts'
import { codeOf } from './fault.ts'
import { fileAt } from './folder-read.ts'
import { inFolder } from './open-folder.ts'
import type { Part, Stamp, StoreRefusal } from './port.ts'

type Stats = { readonly dev: number; readonly ino: number; readonly size: number; readonly ctimeMs: number }

/**
 * Whatever anybody does to a file shows in one of these. The time of writing is no part of it: `rsync`, `tar` and `cp -p`
 * put that back, and nobody can put back the time of change.
 */
export const stampOf = ({ dev, ino, size, ctimeMs }: Stats): Stamp => `${dev}:${ino}:${size}:${ctimeMs}` as Stamp

export async function readPart(
  root: string,
  path: string,
  from: number,
  most = Infinity,
): Promise<Result<Part | undefined, StoreRefusal>> {
  const place = fileAt(root, path, 'read')
  if (!place.ok) return place
  if (place.value.stats === undefined) return accept(undefined)
  return inFolder(root, place.value.folder, async folder => accept(partOf(folder.at(place.value.name), from, most)))
}

function partOf(path: string, from: number, most: number): Part | undefined {
  const fd = openOrNothing(path)
  if (fd === undefined) return undefined
  try {
    const stats = fstatSync(fd)
    const bytes = Buffer.alloc(Math.max(0, Math.min(most, stats.size - from)))
    let done = 0
    while (done < bytes.length) {
      const got = readSync(fd, bytes, done, bytes.length - done, from + done)
      if (got === 0) break
      done += got
    }
    return { bytes: bytes.subarray(0, done), size: stats.size, stamp: stampOf(stats) }
  } finally {
    closeSync(fd)
  }
}

function openOrNothing(path: string): number | undefined {
  try {
    return openSync(path, openToRead)
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined
    throw cause
  }
}

const openToCut = constants.O_RDWR | constants.O_NOFOLLOW

/** The file ends there from now on, and the disk knows it. */
export async function cut(root: string, path: string, length: number): Promise<Result<Stamp, StoreRefusal>> {
  const place = fileAt(root, path, 'write')
  if (!place.ok) return place
  if (place.value.stats === undefined) return refuse({ code: 'not-there', path })
  return inFolder(root, place.value.folder, async folder => {
    const fd = openSync(folder.at(place.value.name), openToCut)
    try {
      if (fstatSync(fd).size > length) ftruncateSync(fd, length)
      fdatasyncSync(fd)
      return accept(stampOf(fstatSync(fd)))
    } finally {
      closeSync(fd)
    }
  })
}
