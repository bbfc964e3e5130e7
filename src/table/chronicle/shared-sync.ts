/**
 * Many who write to the end of one file share its syncs: what is given together, and what comes while the disk is still
 * busy, is written at once. Who must know that it is on the disk waits; what is only noted goes along with whoever waits
 * next, and whatever may be seen of it is called behind it.
 */

type Waiting<Item> = {
  readonly items: readonly Item[]
  readonly done: () => void
  /** Nobody waits for what has none: it goes along with the next, and stays for the one after when that fails. */
  readonly failed?: (cause: unknown) => void
}

const nobody = (): void => undefined

export class SharedSync<Item> {
  readonly #write: (items: readonly Item[]) => Promise<void>
  #waiting: Waiting<Item>[] = []
  #isWriting = false
  #isDue = false

  /** `write` answers when the items are on the disk, and is never called while it is at work; with none it only looks. */
  constructor(write: (items: readonly Item[]) => Promise<void>) {
    this.#write = write
  }

  /** On the disk when this answers, with all that was noted before it. */
  append(items: readonly Item[]): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ items, done, failed })
      this.#begin(queueMicrotask) // whoever else speaks in this same moment comes along
    })
  }

  /** The same for one of many who are at work side by side: it is not begun before all have spoken who are about to. */
  join(items: readonly Item[]): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ items, done, failed })
      this.#beginSoon()
    })
  }

  /** On the disk with the next that anybody waits for: nothing that anybody sees may come of it before `behind` says so. */
  note(item: Item): void {
    this.#waiting.push({ items: [item], done: nobody })
  }

  /** Calls when everything so far is on the disk, at once when it is; never when that fails. */
  behind(call: () => void): void {
    if (this.#isAtRest) return call()
    this.#waiting.push({ items: [], done: call, failed: nobody })
    this.#beginSoon()
  }

  /** Everything so far is on the disk when this answers. */
  async settled(): Promise<void> {
    if (!this.#isAtRest) await this.append([])
  }

  get #isAtRest(): boolean {
    return this.#waiting.length === 0 && !this.#isWriting
  }

  /** A mind that answers at once notes its whole beat in one breath: that is one sync, not thirty. */
  #beginSoon(): void {
    if (this.#isDue || this.#isWriting) return
    this.#isDue = true
    setImmediate(() => {
      this.#isDue = false
      this.#begin(flush => flush())
    })
  }

  #begin(when: (flush: () => void) => void): void {
    if (this.#isWriting || this.#waiting.length === 0) return
    this.#isWriting = true
    when(() => void this.#flush())
  }

  async #flush(): Promise<void> {
    while (this.#waiting.some(({ failed }) => failed !== undefined)) {
      const batch = this.#waiting
      this.#waiting = []
      try {
        const items = itemsOf(batch)
        await this.#write(items)
        for (const { done } of batch) done()
      } catch (cause) {
        this.#waiting = [...batch.filter(({ failed }) => failed === undefined), ...this.#waiting]
        for (const { failed } of batch) failed?.(cause)
      }
    }
    this.#isWriting = false
  }
}

const itemsOf = <Item>(batch: readonly Waiting<Item>[]): readonly Item[] => {
  const [only] = batch
  if (only !== undefined && batch.length === 1) return only.items
  const all: Item[] = []
  for (const { items } of batch) for (const item of items) all.push(item)
  return all
}
