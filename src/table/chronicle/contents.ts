/**
 * Every version of a file that a run wrote or found, by its hash: what rewind restores and "why" compares. They stand
 * one after the other in one file, so that those of a whole beat share a sync, and a version is kept as what it changes
 * in the one before it, so that a long journal costs as much as its last entry. Each names where the one before stands,
 * so that a version is found without reading the others.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Hash } from '../../core/id.ts'
import { recordIn } from '../../core/json.ts'
import { hashOf } from '../../store/hash.ts'
import { explainStore, type Stamp, type Store, type StoreRefusal } from '../../store/port.ts'
import type { Checkpoint, Spot } from './segment.ts'
import { SharedSync } from './shared-sync.ts'
import { spliceBetween, spliced } from './splice.ts'

/** Versions are many and small: what is quick to pack is worth more than the last few bytes. */
const packing = { level: 1, memLevel: 4 }

/** So many changes are undone at most to find a version; then one stands whole again. */
const longestChain = 256

export const contentsPath = (runId: string): string => `runs/${runId}/contents.jsonl`

export type Version = { readonly bytes: Uint8Array; readonly hash: Hash }

/** A version as it stands on its line: whole, or what it puts between the start and the end of another one. */
type Kept = {
  readonly hash: Hash
  /** Where the line of the version stands that this one changes. */
  readonly base?: readonly [at: number, length: number]
  readonly start?: number
  readonly end?: number
  readonly packed: string
}

type Wanted = { readonly version: Version; readonly before: Version | undefined }

const newline = 0x0a

export class Contents {
  readonly #store: Store
  readonly #path: string
  readonly #spots: Map<Hash, Spot>
  readonly #lines = new SharedSync<Wanted>(lines => this.#write(lines))
  /** As far as lines are known. */
  #length: number
  /** How the file stood when it was last looked at, and whether a line stands at its end that was never finished. */
  #stamp: Stamp | 'absent' | undefined
  #isTorn = false

  constructor(store: Store, runId: string, from: Checkpoint['contents'] = { length: 0, spots: [] }) {
    this.#store = store
    this.#path = contentsPath(runId)
    this.#length = from.length
    this.#spots = new Map(from.spots)
  }

  /** What a checkpoint says of these versions, so that nobody has to look for them from the beginning. */
  spotsOf(hashes: Iterable<Hash | null>): Checkpoint['contents'] {
    const spots = [...new Set(hashes)].flatMap(hash => {
      const spot = hash === null ? undefined : this.#spots.get(hash)
      return hash !== null && spot ? [[hash, spot] as const] : []
    })
    return { length: this.#length, spots }
  }

  /** Versions that an older checkpoint speaks of, and all that were kept since, are found as quickly. */
  async lookBack({ length, spots }: Checkpoint['contents']): Promise<void> {
    await this.#look()
    for (const [hash, spot] of spots) if (!this.#spots.has(hash)) this.#spots.set(hash, spot)
    await this.#scan(length)
  }

  /** Kept when this answers. `before` is the version it came from, where that has been kept too. */
  async keep(version: Version, before?: Version): Promise<void> {
    if (!this.#spots.has(version.hash)) await this.#lines.join([{ version, before }])
  }

  /** Undefined when this version was never kept, or is no longer what its name says. */
  async find(hash: Hash): Promise<Uint8Array | undefined> {
    await this.#look()
    if (!this.#spots.has(hash)) await this.#scan(0) // older than the checkpoint, and not one that it speaks of
    const spot = this.#spots.get(hash)
    const bytes = spot && (await this.#build(spot))
    return bytes !== undefined && hashOf(bytes) === hash ? bytes : undefined
  }

  /** What was kept after the checkpoint is looked through once. */
  async #look(): Promise<void> {
    if (this.#stamp === undefined) await this.#scan(this.#length)
  }

  async #scan(from: number): Promise<void> {
    const found = await this.#store.readPart(this.#path, from)
    if (!found.ok) throw new Error(explainStore(found.refusal))
    const bytes = Buffer.from(found.value?.bytes ?? [])
    const depths = new Map([...this.#spots.values()].map(spot => [spot.at, spot]))
    let at = 0
    for (let until = bytes.indexOf(newline); until !== -1; at = until + 1, until = bytes.indexOf(newline, at)) {
      const kept = toKept(bytes.subarray(at, until))
      if (!kept) continue
      const spot = spotAt(from + at, until + 1 - at, kept.base && depths.get(kept.base[0]))
      depths.set(spot.at, spot)
      this.#spots.set(kept.hash, spot)
    }
    if (this.#stamp !== undefined) return
    this.#stamp = found.value?.stamp ?? 'absent'
    this.#isTorn = at < bytes.length
    this.#length = from + at
  }

  /** Each version is proven by its own name, so whatever somebody else made of the file is read anew, and gone on with. */
  async #write(wanted: readonly Wanted[]): Promise<void> {
    if ((await this.#tryWrite(wanted)) === undefined) return
    this.#spots.clear()
    this.#stamp = undefined
    this.#length = 0
    const refusal = await this.#tryWrite(wanted)
    if (refusal) throw new Error(explainStore(refusal))
  }

  async #tryWrite(wanted: readonly Wanted[]): Promise<StoreRefusal | undefined> {
    await this.#look()
    const lines: Buffer[] = []
    const spots: [Hash, Spot][] = []
    let length = this.#length
    const spotOf = (hash: Hash): Spot | undefined =>
      spots.findLast(([one]) => one === hash)?.[1] ?? this.#spots.get(hash)
    for (const { version, before } of wanted) {
      if (spotOf(version.hash)) continue
      const { line, base } = lineFor(version, before, before && spotOf(before.hash))
      lines.push(line)
      spots.push([version.hash, spotAt(length, line.length, base)])
      length += line.length
    }
    const refusal = lines.length > 0 ? await this.#append(Buffer.concat(lines)) : undefined
    if (refusal) return refusal
    for (const [hash, spot] of spots) this.#spots.set(hash, spot)
    this.#length = length
    return undefined
  }

  /** What was never finished was never told, and is cut. Where somebody else has changed the file nothing is added to it. */
  async #append(bytes: Buffer): Promise<StoreRefusal | undefined> {
    if (this.#isTorn) {
      const cut = await this.#store.cut(this.#path, this.#length)
      if (!cut.ok) return cut.refusal
      this.#stamp = cut.value
      this.#isTorn = false
    }
    const appended = await this.#store.append(this.#path, bytes, this.#stamp)
    if (!appended.ok) return appended.refusal
    this.#stamp = appended.value.stamp
    return undefined
  }

  async #build(spot: Spot): Promise<Uint8Array | undefined> {
    const changes: Kept[] = []
    let kept = await this.#keptAt(spot.at, spot.length)
    while (kept?.base && changes.length <= longestChain) {
      changes.push(kept)
      kept = await this.#keptAt(...kept.base)
    }
    if (kept === undefined || kept.base) return undefined
    try {
      return changes.reduceRight<Uint8Array>(
        (bytes, { start = 0, end = 0, packed }) => spliced(bytes, { start, end, middle: unpack(packed) }),
        unpack(kept.packed),
      )
    } catch {
      return undefined // rotten: the hash would not hold either
    }
  }

  async #keptAt(at: number, length: number): Promise<Kept | undefined> {
    const found = await this.#store.readPart(this.#path, at, length)
    return found.ok && found.value ? toKept(Buffer.from(found.value.bytes)) : undefined
  }
}

const pack = (bytes: Uint8Array): string => deflateRawSync(bytes, packing).toString('base64')

/** No file of a campaign is longer; a few packed bytes of a stranger's could be. */
const longestVersion = { maxOutputLength: 1 << 28 }

const unpack = (packed: string): Uint8Array => inflateRawSync(Buffer.from(packed, 'base64'), longestVersion)

/** A small file changes many times before it is worth saying it anew. */
const leastRoom = 16_384

/** Where a line stands, and how many bytes of changes may still be built upon it. */
function spotAt(at: number, length: number, base: Spot | undefined): Spot {
  return base
    ? { at, length, depth: base.depth + 1, room: base.room - length }
    : { at, length, depth: 0, room: Math.max(length, leastRoom) }
}

/** As what it changes, as long as all changes since a whole one cost no more than that one did. */
function lineFor({ bytes, hash }: Version, before: Version | undefined, base: Spot | undefined) {
  if (before !== undefined && base !== undefined && base.depth < longestChain) {
    const { start, end, middle } = spliceBetween(before.bytes, bytes)
    const line = printKept({ hash, base: [base.at, base.length], start, end, packed: pack(middle) })
    if (line.length < base.room) return { line, base }
  }
  return { line: printKept({ hash, packed: pack(bytes) }), base: undefined }
}

const printKept = (kept: Kept): Buffer => Buffer.from(`${JSON.stringify(kept)}\n`)

function toKept(line: Buffer): Kept | undefined {
  const kept = recordIn(line.toString('utf8'))
  return kept && 'hash' in kept && typeof kept['packed'] === 'string'
    ? (kept as unknown as Kept) // what comes of it is held against its hash
    : undefined
}
