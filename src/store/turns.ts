/**
 * One change at a time on a path. Waiting for the disk lets others run, and a write that began meanwhile on the same
 * file would make the first one read back bytes that are not its own.
 */
import { beginChange, endChange } from './sync.ts'

export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  run<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
    beginChange()
    return this.#inTurn(path, work, endChange)
  }

  /** Both paths, always in the same order, so that two moves that cross do not wait for each other for ever. */
  runBoth<Value>(one: string, other: string, work: () => Promise<Value>): Promise<Value> {
    if (one.normalize('NFC') === other.normalize('NFC')) return this.run(one, work)
    const [first, second] = one.normalize('NFC') < other.normalize('NFC') ? [one, other] : [other, one]
    return this.run(first, () => this.#inTurn(second, work, () => undefined))
  }

  #inTurn<Value>(path: string, work: () => Promise<Value>, over: () => void): Promise<Value> {
    const key = path.normalize('NFC') // both forms of a name mean one file
    const before = this.#last.get(key)
    const mine = before === undefined ? work() : before.then(work)
    const leave = (): void => {
      over()
      if (this.#last.get(key) === settled) this.#last.delete(key)
    }
    const settled: Promise<void> = mine.then(leave, leave)
    this.#last.set(key, settled) // a failed change is its caller's news; those behind it still get their turn
    return mine
  }
}
