/**
 * Long texts that a run has to be able to say again, by their hash: what a model was asked. Each is kept as what it changes in
 * the last one of its kind, so a conversation that grows at its end costs what was added to it.
 */
import type { Hash } from '../../core/id.ts'
import { hashOf } from '../../store/hash.ts'
import type { Contents, Version } from './contents.ts'

/** So many kinds are at work side by side at most; of one that was away for long, the next is kept whole again. */
const mostKinds = 24

export class Texts {
  readonly #contents: Pick<Contents, 'keep'>
  /** The last text of each kind, the latest kind last. */
  readonly #last = new Map<string, Version>()

  constructor(contents: Pick<Contents, 'keep'>) {
    this.#contents = contents
  }

  /** Kept when this answers. Texts of one kind have most of their words in common. */
  async keep(text: string, kind: string): Promise<Hash> {
    const version = { bytes: Buffer.from(text), hash: hashOf(text) }
    const before = this.#last.get(kind)
    this.#last.delete(kind)
    this.#last.set(kind, version)
    const [oldest] = this.#last.keys()
    if (this.#last.size > mostKinds && oldest !== undefined) this.#last.delete(oldest)
    await this.#contents.keep(version, before)
    return version.hash
  }
}
