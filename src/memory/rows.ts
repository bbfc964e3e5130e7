/** A list of whole numbers that grows and is cut back, in one block of memory. */
export class Rows {
  #held = new Int32Array(16)
  #length = 0

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if (this.#length === this.#held.length) {
      const wider = new Int32Array(this.#held.length * 2)
      wider.set(this.#held)
      this.#held = wider
    }
    this.#held[this.#length] = value
    this.#length += 1
  }

  at(place: number): number {
    return this.#held[place] ?? 0
  }

  cut(length: number): void {
    this.#length = Math.min(this.#length, length)
  }
}
