/**
 * Undoing an append that failed. Nothing is known of its bytes then, and syncing them again would lie: Linux drops the
 * pages it could not write and calls the next sync a success. So the file is opened anew and cut to the length it had;
 * the sync that follows is of the cut, which writes the last page afresh.
 */
import { closeSync, constants, fdatasyncSync, fstatSync, ftruncateSync, openSync } from 'node:fs'
import { accept } from '../core/result.ts'
import { readWhole } from './disk.ts'
import { inFolder } from './open-folder.ts'
import type { Place } from './place.ts'

const openToCut = constants.O_RDWR | constants.O_NOFOLLOW

/** Tells what was cut; undefined when the file cannot be proven to be what it was. */
export async function cutBack(root: string, place: Place, length: number, added: number): Promise<string | undefined> {
  try {
    const cut = await inFolder(root, place.folder, async folder =>
      accept(cutFile(folder.at(place.name), length, added)),
    )
    return cut.ok ? cut.value : undefined
  } catch {
    return undefined // the failure that brought us here is the one to tell
  }
}

function cutFile(path: string, length: number, added: number): string | undefined {
  const torn = cutTo(path, length, added)
  if (torn === undefined || readWhole(path)?.length !== length) return undefined
  return torn === 0 ? 'nothing of it arrived' : `the ${torn} bytes that had arrived were cut off again`
}

/** How many bytes were too many. Undefined, and nothing is cut, when someone else wrote there too. */
function cutTo(path: string, length: number, added: number): number | undefined {
  const fd = openSync(path, openToCut)
  try {
    const torn = fstatSync(fd).size - length
    if (torn < 0 || torn > added) return undefined
    ftruncateSync(fd, length)
    fdatasyncSync(fd)
    return torn
  } finally {
    closeSync(fd)
  }
}
