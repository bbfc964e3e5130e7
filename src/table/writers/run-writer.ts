/**
 * One writer's work from delta to proof: read, merge, claim, set aside, write, prove, remove. The target is whole at
 * every moment, and the delta is gone only when its words are proven to be in the target, or beside it.
 */
import { emptyDelta, failed, noDelta, updated } from '../../campaign/deltas/report.ts'
import { mergeRaw } from '../../campaign/deltas/merge.ts'
import { parseDelta } from '../../campaign/deltas/parse.ts'
import type { Account, MergeOptions, Writer } from '../../campaign/deltas/types.ts'
import type { Hash } from '../../core/id.ts'
import { hashOf } from '../../store/hash.ts'
import type { Proof, Store } from '../../store/port.ts'
import { bytesOfRaw, readRaw, readText, type Text } from '../../store/text.ts'
import { claimPath, giveBack, isSpent, leftClaims } from './claim.ts'
import { onDisk, setAside, type Kept, type KeepAside } from './set-aside.ts'
import { reasonOf, Stopped, take } from './stopped.ts'

export type Written = {
  readonly writer: Writer['name']
  readonly file: string
  readonly status: 'updated' | 'no-delta' | 'empty' | 'failed'
  /** The literal line; the words after `Error updating …: ` are the reason. */
  readonly report: string
  readonly merged?: Account
  /** Undefined where nothing had to be written. */
  readonly proof?: Proof
  /** What was not merged, and where it is kept. */
  readonly kept?: readonly Kept[]
  /** What a person should know although the work is done. */
  readonly remarks: readonly string[]
}

export type WriterOptions = MergeOptions & {
  /**
   * A delta that stands in somebody's record, and is given again until the record says that it was merged. It has no file:
   * one that was left behind by a crash would be merged beside it, and what it tells relatively dealt twice.
   */
  readonly given?: Text
  /** Whoever keeps a record of the run writes down what is about to happen, each time the target is about to change. */
  readonly beforeWrite?: (bytes: Uint8Array) => Promise<void>
  /** How what is not merged is kept, by whoever keeps a record of that too. */
  readonly keepAside?: KeepAside
}

/** How often a target that someone else keeps changing is read again before we say so. */
const patience = 5

export async function runWriter(store: Store, writer: Writer, options: WriterOptions = {}): Promise<Written> {
  const about = { writer: writer.name, file: writer.targetFile }
  try {
    const recovered = await finishClaims(store, writer, options)
    const found = await mergeFound(store, writer, options)
    const given = options.given && (await mergeGiven(store, writer, options, options.given))
    const done = [recovered, found, given].filter(one => one !== undefined)
    const last = done.findLast(({ status }) => status === 'updated') ?? done.at(-1)
    if (last === undefined) return { ...about, status: 'no-delta', report: noDelta, remarks: [] }
    const others = done.filter(one => one !== last).flatMap(one => keptRemarks(one))
    return { ...last, remarks: [...done.flatMap(({ remarks }) => remarks), ...others] }
  } catch (fault) {
    return { ...about, status: 'failed', report: failed(writer.targetFile, reasonOf(fault)), remarks: [] }
  }
}

/** Of a delta whose report is not the last there is this much to say. */
const keptRemarks = ({ kept = [] }: Written): readonly string[] =>
  kept.map(({ file, line }) => `A line that could not be merged is kept in ${file}:${line}.`)

async function mergeFound(store: Store, writer: Writer, options: WriterOptions): Promise<Written | undefined> {
  const delta = take(await readText(store, writer.deltaFile))
  if (delta === undefined) return undefined
  if (!parseDelta(delta.text, writer).isEmpty) return mergeFrom(store, writer, writer.deltaFile, options)
  take(await store.remove(writer.deltaFile, delta.hash))
  return { writer: writer.name, file: writer.targetFile, status: 'empty', report: emptyDelta, remarks: [] }
}

/** Claims of a process that died: those whose words have arrived are removed, the others are merged now. */
async function finishClaims(store: Store, writer: Writer, options: WriterOptions): Promise<Written | undefined> {
  let written: Written | undefined
  for (const claim of await finishMoves(store, writer)) {
    const target = take(await store.read(writer.targetFile))
    const delta = take(await store.read(writer.deltaFile))
    if (isSpent(claim, target?.hash, delta?.hash)) take(await store.remove(claim, 'any'))
    else {
      const merged = await mergeFrom(store, writer, claim, options)
      const remarks = ['A delta that an earlier run had begun was finished first.', ...merged.remarks]
      const earlier = written ? [...written.remarks, ...keptRemarks(written)] : []
      written = { ...merged, remarks: [...earlier, ...remarks] }
    }
  }
  return written
}

/**
 * A move is a second name and then one name less. Whoever died in between left the same delta under both, and it would
 * be merged under each: one name is left, and it is the one that tells of a merge that happened.
 */
async function finishMoves(store: Store, { deltaFile, targetFile }: Writer): Promise<readonly string[]> {
  const claims = take(await leftClaims(store, deltaFile))
  if (claims.length === 0) return []
  const target = take(await store.read(targetFile))
  const kept = new Map<Hash | undefined, string>()
  for (const claim of claims) {
    const hash = take(await store.read(claim))?.hash
    const other = kept.get(hash)
    const spare = other === undefined ? undefined : isSpent(claim, target?.hash) ? other : claim
    if (spare !== undefined) take(await store.remove(spare, 'any'))
    if (spare !== claim) kept.set(hash, claim)
  }
  const delta = take(await store.read(deltaFile))
  if (delta && kept.has(delta.hash)) take(await store.remove(deltaFile, delta.hash))
  return [...kept.values()]
}

/** Straight into the target: whoever gave it knows from what was recorded before the write whether it arrived. */
async function mergeGiven(store: Store, writer: Writer, options: WriterOptions, { text }: Text): Promise<Written> {
  const keep = options.keepAside ?? onDisk(store)
  for (let attempt = 1; ; attempt += 1) {
    const target = take(await readRaw(store, writer.targetFile))
    const { pieces, ...merged } = mergeRaw(writer, target?.raw, text, options)
    const kept = await setAside(keep, writer, merged.refused)
    if (merged.applied === 0) return updatedBy(writer, merged, kept)
    const bytes = bytesOfRaw(pieces)
    await options.beforeWrite?.(bytes)
    const write = await store.write(writer.targetFile, bytes, target?.hash ?? 'absent')
    if (write.ok) return updatedBy(writer, merged, kept, write.value)
    if (write.refusal.code !== 'changed-meanwhile' || attempt >= patience) take(write)
  }
}

/** Merges the delta at `path`; when it fails, the delta is put back and the reason goes up. */
async function mergeFrom(store: Store, writer: Writer, path: string, options: WriterOptions): Promise<Written> {
  let claim = path
  const keep = options.keepAside ?? onDisk(store)
  try {
    for (let attempt = 1; ; attempt += 1) {
      const delta = take(await readText(store, claim))
      const target = take(await readRaw(store, writer.targetFile))
      const { pieces, ...merged } = mergeRaw(writer, target?.raw, delta?.text ?? '', options)
      const bytes = bytesOfRaw(pieces)
      const next = claimPath(writer.deltaFile, hashOf(bytes))
      if (claim !== next) {
        take(await store.move(claim, next))
        claim = next
        const claimed = take(await store.read(claim))
        if (claimed?.hash !== delta?.hash) continue // it grew while we read it; now nobody else writes to it
      }
      const kept = await setAside(keep, writer, merged.refused) // first: a claim whose words have landed is just removed
      if (merged.applied === 0) return updatedBy(writer, merged, kept, undefined, await removeClaim(store, claim))
      await options.beforeWrite?.(bytes)
      const write = await store.write(writer.targetFile, bytes, target?.hash ?? 'absent')
      if (write.ok) return updatedBy(writer, merged, kept, write.value, await removeClaim(store, claim))
      if (write.refusal.code !== 'changed-meanwhile' || attempt >= patience) take(write)
    }
  } catch (fault) {
    const reason = reasonOf(fault)
    if (claim !== writer.deltaFile) await restore(store, claim, writer, reason)
    throw fault
  }
}

/**
 * A delta that cannot even be put back stays where it is, under a name the next run looks for. So does one whose words
 * have landed although the disk complained: whether they are there to stay, the next run sees by its name.
 */
async function restore(store: Store, claim: string, writer: Writer, reason: string): Promise<void> {
  try {
    const target = take(await store.read(writer.targetFile))
    if (isSpent(claim, target?.hash)) throw new Stopped('its words are in the file, not yet proven')
    take(await giveBack(store, claim, writer.deltaFile))
  } catch (fault) {
    throw new Stopped(`${reason} (the delta is kept as ${claim}: ${reasonOf(fault)})`)
  }
}

const updatedBy = (
  writer: Writer,
  merged: Account,
  kept: readonly Kept[],
  proof?: Proof,
  remarks: readonly string[] = [],
): Written => ({
  writer: writer.name,
  file: writer.targetFile,
  status: 'updated',
  report: updated(writer.targetFile, merged),
  merged,
  ...(proof ? { proof } : {}),
  ...(kept.length > 0 ? { kept } : {}),
  remarks,
})

/** The words are in the target: a delta that cannot be removed is worth a remark, and the next run removes it. */
async function removeClaim(store: Store, claim: string): Promise<readonly string[]> {
  try {
    take(await store.remove(claim, 'any'))
    return []
  } catch (fault) {
    return [`The merged delta could not be removed: ${reasonOf(fault)}`]
  }
}
