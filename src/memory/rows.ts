/** A list of whole numbers that grows and is cut back, in one block of memory. */
export class Rows {
  #held: Int32Array
  #length: number

  /** Over numbers that stand somewhere already; they are copied when more come, and never changed where they stand. */
  constructor(values?: Int32Array) {
    this.#held = values ?? new Int32Array(16)
    this.#length = values?.length ?? 0
  }

  get length(): number {
    return this.#length
  }

  /** As they stand now, without a copy. */
  get values(): Int32Array {
    return this.#held.subarray(0, this.#length)
  }

  push(value: number): void {
    if (this.#length === this.#held.length) {
      const wider = new Int32Array(Math.max(16, this.#held.length * 2))
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
