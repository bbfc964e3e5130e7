/** One turn at a time. Two actions on one thing never see each other's half-done work. */
export class Turnstile {
  #last: Promise<unknown> = Promise.resolve()

  run<Value>(turn: () => Promise<Value>): Promise<Value> {
    const mine = this.#last.then(turn)
    this.#last = mine.catch(() => undefined) // a failed turn is its caller's news; those behind it still get through
    return mine
  }
}
