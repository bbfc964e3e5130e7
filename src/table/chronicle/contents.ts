/**
 * Every version of a file that a run wrote or found, by its hash: what rewind restores and "why" compares. They stand
 * one after the other in one file, so that those of a whole beat share a sync, and a version is kept as what it changes
 * in the one before it, so that a long journal costs as much as its last entry.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Hash } from '../../core/id.ts'
import { hashOf } from '../../store/hash.ts'
import { explainStore, type Store } from '../../store/port.ts'
import { readText } from '../../store/text.ts'
import { cutTornTail } from '../../store/torn.ts'
import { SharedSync } from './shared-sync.ts'
import { spliceBetween, spliced } from './splice.ts'

/** Versions are many and small: what is quick to pack is worth more than the last few bytes. */
const packing = { level: 1, memLevel: 4 }

/** So many changes are undone at most to find a version; then one stands whole again. */
const longestChain = 32

export const contentsPath = (runId: string): string => `runs/${runId}/contents.jsonl`

export type Version = { readonly bytes: Uint8Array; readonly hash: Hash }

/** A version as it stands on its line: whole, or what it puts between the start and the end of another one. */
type Kept = {
  readonly hash: Hash
  readonly base?: Hash
  readonly start?: number
  readonly end?: number
  readonly packed: string
}

export class Contents {
  readonly #store: Store
  readonly #path: string
  /** What this process has kept, and how many changes lie between each and a whole one. */
  readonly #kept = new Map<Hash, number>()
  readonly #lines = new SharedSync<Kept>(lines => this.#write(lines))
  #isWhole = false
  #found: ReadonlyMap<Hash, Kept> = new Map()

  constructor(store: Store, runId: string) {
    this.#store = store
    this.#path = contentsPath(runId)
  }

  /** Kept when this answers. `before` is the version it came from, where that has been kept too. */
  async keep({ bytes, hash }: Version, before?: Version): Promise<void> {
    if (this.#kept.has(hash)) return
    const chain = before === undefined ? undefined : this.#kept.get(before.hash)
    const isChange = before !== undefined && chain !== undefined && chain < longestChain
    await this.#lines.join([isChange ? changeOf({ bytes, hash }, before) : { hash, packed: pack(bytes) }])
    this.#kept.set(hash, isChange ? chain + 1 : 0)
  }

  /** Undefined when this version was never kept, or is no longer what its name says. */
  async find(hash: Hash): Promise<Uint8Array | undefined> {
    if (!this.#found.has(hash)) this.#found = await this.#read()
    const bytes = this.#build(hash)
    return bytes !== undefined && hashOf(bytes) === hash ? bytes : undefined
  }

  async #write(lines: readonly Kept[]): Promise<void> {
    if (!this.#isWhole) {
      const cut = await cutTornTail(this.#store, this.#path)
      if (!cut.ok) throw new Error(explainStore(cut.refusal))
      this.#isWhole = true
    }
    const bytes = Buffer.from(lines.map(line => `${JSON.stringify(line)}\n`).join(''))
    const appended = await this.#store.append(this.#path, bytes)
    if (!appended.ok) throw new Error(explainStore(appended.refusal))
  }

  async #read(): Promise<ReadonlyMap<Hash, Kept>> {
    const found = await readText(this.#store, this.#path)
    const lines = found.ok ? (found.value?.text ?? '').split('\n').map(toKept) : []
    return new Map(lines.flatMap(line => (line === undefined ? [] : [[line.hash, line]])))
  }

  #build(hash: Hash): Uint8Array | undefined {
    const changes: Kept[] = []
    let kept = this.#found.get(hash)
    while (kept?.base !== undefined && changes.length <= longestChain) {
      changes.push(kept)
      kept = this.#found.get(kept.base)
    }
    if (kept === undefined || kept.base !== undefined) return undefined
    try {
      return changes.reduceRight<Uint8Array>(
        (bytes, { start = 0, end = 0, packed }) => spliced(bytes, { start, end, middle: unpack(packed) }),
        unpack(kept.packed),
      )
    } catch {
      return undefined // rotten: the hash would not hold either
    }
  }
}

const pack = (bytes: Uint8Array): string => deflateRawSync(bytes, packing).toString('base64')

const unpack = (packed: string): Uint8Array => inflateRawSync(Buffer.from(packed, 'base64'))

function changeOf({ bytes, hash }: Version, before: Version): Kept {
  const { start, end, middle } = spliceBetween(before.bytes, bytes)
  return { hash, base: before.hash, start, end, packed: pack(middle) }
}

function toKept(line: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && 'hash' in value && 'packed' in value
      ? (value as Kept) // written by us, and what comes of it is held against its hash
      : undefined
  } catch {
    return undefined
  }
}
