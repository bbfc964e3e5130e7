/**
 * Waiting for the disk. Handing an fsync to the thread pool costs about 0.1 ms, a third of what an append takes on a
 * good disk; doing it inline on a bad one would stop the words that are just being streamed to the player. So the disk
 * is asked: while its syncs are quick they are made inline, and after a slow one they go to the pool until they are
 * quick again. At worst one slow sync is waited for inline each time the disk turns slow.
 *
 * A change that is not alone goes to the pool as well, in waves with the others.
 */
import { fdatasync, fdatasyncSync, fstatSync, fsync, fsyncSync } from 'node:fs'
import { promisify } from 'node:util'
import { inWave } from './sync-waves.ts'

type Way = { readonly inline: (fd: number) => void; readonly pooled: (fd: number) => Promise<void> }

const quickMs = 4 // a quarter of a frame: nobody sees words stop for that long

let lastMs = 0
let underWay = 0

/** Someone begins a change on a disk, and has to say when it is over: counting costs an append nothing. */
export const beginChange = (): void => void (underWay += 1)
export const endChange = (): void => void (underWay -= 1)

/** There is a promise only where there is something to wait for: each one costs as much as a look at a file. */
function sync({ inline, pooled }: Way, fd: number, keyOf?: (fd: number) => string): Promise<void> | undefined {
  const start = performance.now()
  const note = (): void => void (lastMs = performance.now() - start)
  if (underWay > 1) return inWave({ sync: () => pooled(fd), ...(keyOf && { key: keyOf(fd) }) })
  if (lastMs >= quickMs) return pooled(fd).then(note)
  inline(fd)
  note()
  return undefined
}

const whole: Way = { inline: fsyncSync, pooled: promisify(fsync) }
const data: Way = { inline: fdatasyncSync, pooled: promisify(fdatasync) }

/** By the folder itself, because a name may lead to another one by now. */
function folderKey(fd: number): string {
  const { dev, ino } = fstatSync(fd)
  return `${dev}:${ino}`
}

/** A failed sync is thrown and never tried again: the system drops what it could not write and calls the next a success. */
export const syncFile = (fd: number): Promise<void> | undefined => sync(whole, fd)
export const syncData = (fd: number): Promise<void> | undefined => sync(data, fd)
/** The names in an open folder are on the disk. */
export const syncFolder = (fd: number): Promise<void> | undefined => sync(whole, fd, folderKey)
