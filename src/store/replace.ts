/**
 * A verified write: temp file, fsync, guard, rename, fsync of the folder, read back, hash. Killed anywhere in between,
 * the file is the old or the new one, whole. This order survived power cuts on ext4, xfs and btrfs.
 */
import { closeSync, openSync, renameSync, type Stats } from 'node:fs'
import type { Hash } from '../core/id.ts'
import { accept, refuse, type Result } from '../core/result.ts'
import { openToRead, readWhole, sameBytes } from './disk.ts'
import { guard } from './guard.ts'
import { hashOf } from './hash.ts'
import { link } from './link.ts'
import type { OpenFolder } from './open-folder.ts'
import { type Expected, type Proof, StoreFault, type StoreRefusal } from './port.ts'
import { proofOf } from './proof.ts'
import type { Recall } from './recall.ts'
import { syncFile } from './sync.ts'
import { drop, writeTemporary } from './temporary.ts'

type Wish = {
  readonly path: string
  readonly name: string
  readonly bytes: Uint8Array
  readonly expected: Expected
  /** What stood there when the path was looked up: a hint for what to do, never a proof. */
  readonly stats: Stats | undefined
}

/** The file with these bytes, or the reason why it was left as it is. */
export async function replace(folder: OpenFolder, wish: Wish, recall: Recall): Promise<Result<Proof, StoreRefusal>> {
  const { path, bytes, stats } = wish
  const hash = hashOf(bytes)
  if (stats?.size === bytes.length && isThereAlready(folder, wish, hash)) return keep(folder, wish, hash)
  const temporary = await writeTemporary(folder, bytes, stats)
  const replaced = droppingUnlessDone(folder, temporary, () => {
    // The guard comes last: the disk took its time, and an editor or a pull may have used it.
    const before = hashAt(folder, wish, recall)
    const refusal = guard(path, wish.expected, before)
    if (refusal !== undefined) return refuse(refusal)
    if (!publish(folder, temporary, wish)) return refuse(lostRace(folder, wish, recall))
    return accept(before)
  })
  if (!replaced.ok) return replaced
  await folder.sync()
  recall.keep(path, prove(folder, wish), hash)
  return accept(proofOf(path, replaced.value, hash, bytes.length))
}

/** One who expects other bytes there than the new ones is not made to wait for this look: it will be refused, or be right. */
function isThereAlready(folder: OpenFolder, { name, bytes, expected }: Wish, hash: Hash): boolean {
  if (expected !== 'any' && expected !== hash) return false
  const found = readWhole(folder.at(name), bytes.length)
  return found !== undefined && sameBytes(found, bytes)
}

function hashAt(folder: OpenFolder, { path, name, stats }: Wish, recall: Recall): Hash | null {
  const found = readWhole(folder.at(name), stats?.size)
  return found === undefined ? null : recall.hashOf(path, found)
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

/**
 * Gives the temp file its name. Where nothing may stand a hard link is made instead of a rename, because a link never
 * lands on a file that someone else put there in this very moment. False when someone did.
 */
function publish(folder: OpenFolder, temporary: string, { name, expected }: Wish): boolean {
  if (expected === 'absent') {
    const linked = link(folder.at(temporary), folder.at(name))
    if (linked === 'made') drop(folder.at(temporary))
    if (linked !== 'unsupported') return linked === 'made'
  }
  renameSync(folder.at(temporary), folder.at(name))
  return true
}

const lostRace = (folder: OpenFolder, wish: Wish, recall: Recall): StoreRefusal => ({
  code: 'changed-meanwhile',
  path: wish.path,
  expected: wish.expected,
  found: hashAt(folder, wish, recall),
})

/** A proof tells what a reader finds now, not what we meant to write; the same bytes have the same hash. */
function prove(folder: OpenFolder, { path, name, bytes }: Wish): Uint8Array {
  const after = readWhole(folder.at(name), bytes.length)
  if (after === undefined || !sameBytes(after, bytes))
    throw new StoreFault('what was read back is not what was written', path, 'UNPROVEN')
  return after
}

/**
 * The bytes are there already. They are still brought to the disk: whoever put them there (an editor, or we ourselves
 * before a crash) may not have waited for it, and our answer promises it.
 */
async function keep(folder: OpenFolder, wish: Wish, hash: Hash): Promise<Result<Proof, StoreRefusal>> {
  if (process.platform !== 'win32') await syncPath(folder.at(wish.name)) // Windows flushes only what is open for writing
  await folder.sync()
  prove(folder, wish)
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
