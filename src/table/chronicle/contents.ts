/** Every version of a file that a run wrote or found, by its hash: what rewind restores and "why" compares. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { assert } from '../../core/result.ts'
import type { Hash } from '../../core/id.ts'
import { hashOf } from '../../store/hash.ts'
import type { Store } from '../../store/port.ts'

/** Versions are many and small: what is quick to pack is worth more than the last few bytes. */
const packing = { level: 1, memLevel: 4 }

const pathOf = (runId: string, hash: Hash): string => `runs/${runId}/contents/${hash.slice(0, 2)}/${hash}`

export class Contents {
  readonly #store: Store
  readonly #runId: string
  readonly #kept = new Set<Hash>()

  constructor(store: Store, runId: string) {
    this.#store = store
    this.#runId = runId
  }

  /** Kept, and proven to be, when this answers. */
  async keep(bytes: Uint8Array): Promise<Hash> {
    const hash = hashOf(bytes)
    if (this.#kept.has(hash)) return hash
    const written = await this.#store.write(pathOf(this.#runId, hash), deflateRawSync(bytes, packing), 'any')
    assert(written.ok, `a content's path is inside the campaign: ${hash}`)
    this.#kept.add(hash)
    return hash
  }

  /** Undefined when this version was never kept, or is no longer what its name says. */
  async find(hash: Hash): Promise<Uint8Array | undefined> {
    const found = await this.#store.read(pathOf(this.#runId, hash))
    if (!found.ok || found.value === undefined) return undefined
    const bytes = inflateRawSync(found.value.bytes)
    return hashOf(bytes) === hash ? bytes : undefined
  }
}
