/**
 * A verified write: temp file, fsync, guard, rename, fsync of the folder, read back, hash. Killed anywhere in between,
 * the file is the old or the new one, whole. This order survived power cuts on ext4, xfs and btrfs.
 */
import { closeSync, openSync, renameSync } from 'node:fs'
import { accept, refuse, type Result } from '../core/result.ts'
import { type Found, openToRead, readWhole, sameBytes, syncFile } from './disk.ts'
import { guard } from './guard.ts'
import { hashOf } from './hash.ts'
import { link } from './link.ts'
import type { OpenFolder } from './open-folder.ts'
import { type Expected, type Proof, StoreFault, type StoreRefusal } from './port.ts'
import { proofOf } from './proof.ts'
import { drop, writeTemporary } from './temporary.ts'

type Wish = {
  readonly path: string
  readonly name: string
  readonly bytes: Uint8Array
  readonly expected: Expected
}

/** The file with these bytes, or the reason why it was left as it is. */
export async function replace(folder: OpenFolder, wish: Wish): Promise<Result<Proof, StoreRefusal>> {
  const { path, name, bytes, expected } = wish
  const before = readWhole(folder.at(name))
  const beforeHash = before === undefined ? null : hashOf(before.bytes)
  const early = guard(path, expected, beforeHash)
  if (early !== undefined) return refuse(early)
  if (before !== undefined && sameBytes(before.bytes, bytes)) return keep(folder, wish)
  const temporary = await writeTemporary(folder, bytes, before?.stats)
  const replaced = droppingUnlessDone(folder, temporary, () => {
    // The disk took its time, and an editor or a pull may have used it: looked at again as late as can be.
    const now = readWhole(folder.at(name))
    const nowHash = isSame(before, now) ? beforeHash : now === undefined ? null : hashOf(now.bytes)
    const late = guard(path, expected, nowHash)
    if (late !== undefined) return refuse(late)
    return publish(folder, temporary, name, expected) ? accept(nowHash) : refuse(lostRace(folder, wish))
  })
  if (!replaced.ok) return replaced
  await folder.sync()
  return accept(proofOf(path, replaced.value, proveBytes(folder, wish), bytes.length))
}

/** Whatever keeps the bytes from their place, no temp file stays behind. */
function droppingUnlessDone<Value>(
  folder: OpenFolder,
  temporary: string,
  work: () => Result<Value, StoreRefusal>,
): Result<Value, StoreRefusal> {
  let done = false
  try {
    const result = work()
    done = result.ok
    return result
  } finally {
    if (!done) drop(folder.at(temporary))
  }
}

const isSame = (one: Found | undefined, other: Found | undefined): boolean =>
  one === undefined || other === undefined ? one === other : sameBytes(one.bytes, other.bytes)

/**
 * Gives the temp file its name. Where nothing may stand a hard link is made instead of a rename, because a link never
 * lands on a file that someone else put there in this very moment. False when someone did.
 */
function publish(folder: OpenFolder, temporary: string, name: string, expected: Expected): boolean {
  if (expected === 'absent') {
    const linked = link(folder.at(temporary), folder.at(name))
    if (linked === 'made') drop(folder.at(temporary))
    if (linked !== 'unsupported') return linked === 'made'
  }
  renameSync(folder.at(temporary), folder.at(name))
  return true
}

function lostRace(folder: OpenFolder, { path, name, expected }: Wish): StoreRefusal {
  const theirs = readWhole(folder.at(name))
  return { code: 'changed-meanwhile', path, expected, found: theirs === undefined ? null : hashOf(theirs.bytes) }
}

/** The proof is what a reader finds now, not what we meant to write. */
function proveBytes(folder: OpenFolder, { path, name, bytes }: Wish) {
  const after = readWhole(folder.at(name))
  if (after === undefined || !sameBytes(after.bytes, bytes))
    throw new StoreFault('what was read back is not what was written', path, 'UNPROVEN')
  return hashOf(after.bytes)
}

/**
 * The bytes are there already. They are still brought to the disk: whoever put them there (an editor, or we ourselves
 * before a crash) may not have waited for it, and our answer promises it.
 */
async function keep(folder: OpenFolder, wish: Wish): Promise<Result<Proof, StoreRefusal>> {
  if (process.platform !== 'win32') await syncPath(folder.at(wish.name)) // Windows flushes only what is open for writing
  await folder.sync()
  const hash = proveBytes(folder, wish)
  return accept(proofOf(wish.path, hash, hash, wish.bytes.length))
}

async function syncPath(path: string): Promise<void> {
  const fd = openSync(path, openToRead)
  try {
    await syncFile(fd)
  } finally {
    closeSync(fd)
  }
}
