/**
 * The bytes that were last proven to stand in a file, with their hash. The next writer has to know the hash of what it
 * replaces, and comparing bytes is fifteen times as fast as hashing them. Nothing is believed from memory: what is
 * compared was just read.
 */
import type { Hash } from '../core/id.ts'
import { sameBytes } from './disk.ts'
import { hashOf } from './hash.ts'

type Seen = { readonly bytes: Uint8Array; readonly hash: Hash }

const fileLimit = 16
const byteLimit = 1024 * 1024 // of one file: larger ones are rare, and would not be worth their memory

export class Recall {
  readonly #seen = new Map<string, Seen>() // in the order of their last writing

  /** The hash of bytes that were just read at this path. */
  hashOf(path: string, bytes: Uint8Array): Hash {
    const seen = this.#seen.get(path)
    return seen !== undefined && sameBytes(seen.bytes, bytes) ? seen.hash : hashOf(bytes)
  }

  /** These bytes are never changed by anyone: they were read back for the proof, and nobody else has them. */
  keep(path: string, bytes: Uint8Array, hash: Hash): void {
    this.#seen.delete(path)
    if (bytes.length <= byteLimit) this.#seen.set(path, { bytes, hash })
    const [oldest] = this.#seen.keys()
    if (this.#seen.size > fileLimit && oldest !== undefined) this.#seen.delete(oldest)
  }
}
