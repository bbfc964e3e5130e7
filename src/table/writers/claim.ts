/**
 * Taking a delta file off the table. The GM may write the next delta while this one is being merged, so the file is
 * first moved to a name that is nobody's but ours. That name carries the hash the target will have once the delta is
 * in it: whoever finds the claim after a crash can tell a merge that happened from one that did not, and damage that is
 * told relatively ("took 5") is never dealt twice.
 */
import { accept, type Result } from '../../core/result.ts'
import type { Hash } from '../../core/id.ts'
import { hashOf } from '../../store/hash.ts'
import type { Store, StoreRefusal } from '../../store/port.ts'
import { readText, writeText, type Text } from '../../store/text.ts'

const shortHash = (hash: Hash): string => hash.slice(0, 16)

/** `tmp/gm-state-delta.md` is claimed as `tmp/gm-state-delta.claimed-0123456789abcdef.md`. */
export const claimPath = (deltaFile: string, after: Hash): string =>
  deltaFile.replace(/\.md$/, `.claimed-${shortHash(after)}.md`)

/**
 * True when the merge this claim stands for is in the target already, or the claim was put back into a delta that is
 * there: its name carries the hash of whichever file was to hold its words.
 */
export const isSpent = (claim: string, ...there: readonly (Hash | undefined)[]): boolean =>
  there.some(hash => hash !== undefined && claim.endsWith(`.claimed-${shortHash(hash)}.md`))

/** Claims that a process left behind when it died. */
export async function leftClaims(store: Store, deltaFile: string): Promise<Result<readonly string[], StoreRefusal>> {
  const slash = deltaFile.lastIndexOf('/')
  const stem = deltaFile.slice(slash + 1).replace(/\.md$/, '.claimed-')
  const entries = await store.list(deltaFile.slice(0, slash))
  if (!entries.ok) return entries
  const names = entries.value.filter(entry => entry.kind === 'file' && entry.name.startsWith(stem))
  return accept(names.map(entry => `${deltaFile.slice(0, slash)}/${entry.name}`))
}

/** Puts a claim back where the next try looks for it, before anything that was written there since. */
export async function giveBack(store: Store, claim: string, deltaFile: string): Promise<Result<unknown, StoreRefusal>> {
  const back = await store.move(claim, deltaFile)
  if (back.ok || back.refusal.code !== 'exists-already') return back
  const older = await readText(store, claim)
  if (!older.ok || older.value === undefined) return older
  const newer = await readText(store, deltaFile)
  if (!newer.ok) return newer
  return join(store, claim, deltaFile, joinDeltas(older.value, newer.value), newer.value?.hash ?? 'absent')
}

/** The claim is first named after the joined delta: should we die before it is removed, it is known to be in there. */
async function join(
  store: Store,
  claim: string,
  deltaFile: string,
  text: string,
  expected: Hash | 'absent',
): Promise<Result<unknown, StoreRefusal>> {
  const named = claimPath(deltaFile, hashOf(Buffer.from(text)))
  const moved = await store.move(claim, named)
  if (!moved.ok) return moved
  const joined = await writeText(store, deltaFile, text, expected)
  if (joined.ok) return store.remove(named, 'any')
  const undone = await store.move(named, claim)
  return undone.ok ? joined : undone
}

const joinDeltas = (older: Text, newer: Text | undefined): string =>
  older.text.replace(/\n?$/, '\n') + (newer?.text.replace(/^\ufeff/, '') ?? '')
