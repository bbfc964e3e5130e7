/** The chronicle of one run, open for appending: facts in order, each linked to the one before. */
import { accept, refuse, type Result } from '../../core/result.ts'
import { explainStore, type Store, type StoreRefusal } from '../../store/port.ts'
import { readText } from '../../store/text.ts'
import { cutTornTail } from '../../store/torn.ts'
import { linkEntries, readChain, type ChainFault, type Head } from './chain.ts'
import type { Entry } from './entry.ts'
import { SharedSync } from './shared-sync.ts'

export const chroniclePath = (runId: string): string => `runs/${runId}/chronicle.jsonl`

export type ChronicleRefusal =
  | { readonly code: 'broken-chain'; readonly path: string; readonly fault: ChainFault }
  | { readonly code: 'store'; readonly refusal: StoreRefusal }

export function explainChronicle(refusal: ChronicleRefusal): string {
  if (refusal.code === 'store') return explainStore(refusal.refusal)
  const { path, fault } = refusal
  return `The chronicle "${path}" is damaged at line ${fault.line}: ${fault.why}. Put back an intact copy, or move it away to begin a new run.`
}

export type Opened = {
  readonly chronicle: Chronicle
  readonly entries: readonly Entry[]
  /** Bytes of a last line that was never finished, and so never told. */
  readonly torn: number
}

export class Chronicle {
  readonly path: string
  readonly #store: Store
  readonly #lines = new SharedSync<Entry>(entries => this.#write(entries))
  #head: Head

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
    const entries = links.map(({ entry }) => entry)
    return accept({ chronicle: new Chronicle(store, path, head), entries, torn: torn.value?.cut.length ?? 0 })
  }

  /** On the disk when this answers, with all that was noted before it. */
  append(...entries: readonly Entry[]): Promise<void> {
    return this.#lines.append(entries)
  }

  /** The same for one of many who are at work side by side: they share a sync. */
  join(...entries: readonly Entry[]): Promise<void> {
    return this.#lines.join(entries)
  }

  /** On the disk with the next that anybody waits for: nothing that anybody sees may come of it before `behind` says so. */
  note(entry: Entry): void {
    this.#lines.note(entry)
  }

  /** Calls when everything so far is on the disk, at once when it is; never when that fails. */
  behind(call: () => void): void {
    this.#lines.behind(call)
  }

  /** Everything so far is on the disk when this answers. */
  settled(): Promise<void> {
    return this.#lines.settled()
  }

  async #write(entries: readonly Entry[]): Promise<void> {
    const { bytes, head } = linkEntries(this.#head, entries)
    const appended = await this.#store.append(this.path, bytes)
    if (!appended.ok) throw new Error(explainStore(appended.refusal))
    this.#head = head
  }
}
