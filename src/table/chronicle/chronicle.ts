/**
 * The chronicle of one run, open for appending. Facts that are told together, and facts that come while the disk is
 * still busy with the ones before, share one sync.
 */
import { accept, refuse, type Result } from '../../core/result.ts'
import { explainStore, type Store, type StoreRefusal } from '../../store/port.ts'
import { readText } from '../../store/text.ts'
import { cutTornTail } from '../../store/torn.ts'
import { linkEntries, readChain, type ChainFault, type Head } from './chain.ts'
import type { Entry, Link } from './entry.ts'

export const chroniclePath = (runId: string): string => `runs/${runId}/chronicle.jsonl`

export type ChronicleRefusal =
  | { readonly code: 'broken-chain'; readonly path: string; readonly fault: ChainFault }
  | { readonly code: 'store'; readonly refusal: StoreRefusal }

export function explainChronicle(refusal: ChronicleRefusal): string {
  if (refusal.code === 'store') return explainStore(refusal.refusal)
  const { path, fault } = refusal
  return `The chronicle "${path}" is damaged at line ${fault.line}: ${fault.why}. Put back an intact copy, or move it away to begin a new run.`
}

type Waiting = {
  readonly entries: readonly Entry[]
  readonly done: () => void
  readonly failed: (cause: unknown) => void
}

const entriesOf = (batch: readonly Waiting[]): readonly Entry[] => {
  const [only] = batch
  return only !== undefined && batch.length === 1 ? only.entries : batch.flatMap(({ entries }) => entries)
}

export type Opened = {
  readonly chronicle: Chronicle
  readonly links: readonly Link[]
  /** Bytes of a last line that was never finished, and so never told. */
  readonly torn: number
}

export class Chronicle {
  readonly path: string
  readonly #store: Store
  #head: Head
  #waiting: Waiting[] = []
  #isWriting = false

  private constructor(store: Store, path: string, head: Head) {
    this.#store = store
    this.path = path
    this.#head = head
  }

  /** Reads what is there, cuts a torn last line, and refuses a chain that does not hold. */
  static async open(store: Store, path: string): Promise<Result<Opened, ChronicleRefusal>> {
    const torn = await cutTornTail(store, path)
    if (!torn.ok) return refuse({ code: 'store', refusal: torn.refusal })
    const found = await readText(store, path)
    if (!found.ok) return refuse({ code: 'store', refusal: found.refusal })
    const { links, head, fault } = readChain(found.value?.text ?? '')
    if (fault) return refuse({ code: 'broken-chain', path, fault })
    return accept({ chronicle: new Chronicle(store, path, head), links, torn: torn.value?.cut.length ?? 0 })
  }

  /** On the disk when this answers. */
  append(...entries: readonly Entry[]): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ entries, done, failed })
      if (this.#isWriting) return
      this.#isWriting = true
      queueMicrotask(() => void this.#flush()) // whoever else speaks in this same moment comes along
    })
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      try {
        const { bytes, head } = linkEntries(this.#head, entriesOf(batch))
        const appended = await this.#store.append(this.path, bytes)
        if (!appended.ok) throw new Error(explainStore(appended.refusal))
        this.#head = head
        for (const { done } of batch) done()
      } catch (cause) {
        for (const { failed } of batch) failed(cause)
      }
    }
    this.#isWriting = false
  }
}
