/**
 * What was said before is not said again. A text is written as pieces: words that are new, and passages of what the same
 * segment held before, by where they begin and how long they are. A memory that changes in one place costs that place.
 */

/** New words are strings; a passage is two numbers, where it begins and how many bytes it has. */
export type Pieces = readonly (string | number)[]

/** Passages are found by this many bytes at once, which begin at every eighth byte of what is held. */
const probe = 16
const stride = 8
/** A shorter passage costs more to name than to say. */
const shortest = 28

/** No text is longer than this, and no segment is near it: a few passages that double each other would be. */
const mostHeld = 1 << 28

const slots = 1 << 16
const base = 0x01000193
let highest = 1
for (let count = 1; count < probe; count += 1) highest = Math.imul(highest, base)

const slotOf = (hash: number): number => (hash ^ (hash >>> 15)) & (slots - 1)
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
const isInside = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80

export class Passages {
  #held = Buffer.alloc(1 << 16)
  #length = 0
  /** Where a probe of each hash stood last, and that hash: another one may have the same slot. */
  readonly #places = new Int32Array(slots).fill(-1)
  readonly #hashes = new Int32Array(slots)

  /** How many bytes are held. */
  get length(): number {
    return this.#length
  }

  /** Holds this text too, and says it in pieces. */
  write(text: string): Pieces {
    const from = this.#hold(Buffer.from(text))
    const [held, places, hashes, end] = [this.#held, this.#places, this.#hashes, this.#length]
    const pieces: (string | number)[] = []
    let said = from
    let hash = 0
    for (let at = from; at < end; at += 1) {
      hash = (Math.imul(hash, base) + (held[at] ?? 0)) | 0
      const start = at - probe + 1
      if (start < from) continue
      const slot = slotOf(hash)
      if (start >= said && hashes[slot] === hash) {
        const [begin, passage, length] = this.#passageAt(start, said, places[slot] ?? -1)
        if (length >= shortest) {
          if (begin > said) pieces.push(this.#words(said, begin))
          pieces.push(passage, length)
          said = begin + length
        }
      }
      if (start % stride === 0) {
        places[slot] = start
        hashes[slot] = hash
      }
      hash = (hash - Math.imul(highest, held[start] ?? 0)) | 0
    }
    if (said < end) pieces.push(this.#words(said, end))
    return pieces
  }

  /** The text that some pieces say, which is held from now on; undefined when they name what is not there. */
  read(pieces: Pieces): string | undefined {
    const from = this.#length
    for (let at = 0; at < pieces.length; at += 1) {
      const piece = pieces[at]
      if (typeof piece === 'string') this.#hold(Buffer.from(piece))
      else {
        const length = pieces[(at += 1)]
        if (!this.#copy(piece, length)) return undefined
      }
    }
    this.#remember(from)
    return this.#words(from, this.#length)
  }

  /** What was held after this many bytes was never written after all. */
  cutBack(length: number): void {
    this.#length = Math.min(this.#length, length)
  }

  /** Whoever goes on writing finds what was read. */
  #remember(from: number): void {
    const [held, places, hashes] = [this.#held, this.#places, this.#hashes]
    for (let start = from + ((stride - (from % stride)) % stride); start + probe <= this.#length; start += stride) {
      let hash = 0
      for (let at = start; at < start + probe; at += 1) hash = (Math.imul(hash, base) + (held[at] ?? 0)) | 0
      places[slotOf(hash)] = start
      hashes[slotOf(hash)] = hash
    }
  }

  #copy(from: unknown, length: unknown): boolean {
    if (!isCount(from) || !isCount(length) || from + length > this.#length || this.#length + length > mostHeld)
      return false
    this.#makeRoom(length)
    this.#held.copyWithin(this.#length, from, from + length)
    this.#length += length
    return true
  }

  #hold(bytes: Uint8Array): number {
    this.#makeRoom(bytes.length)
    this.#held.set(bytes, this.#length)
    this.#length += bytes.length
    return this.#length - bytes.length
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#held.length) return
    const larger = Buffer.alloc(2 * (this.#length + more))
    larger.set(this.#held.subarray(0, this.#length))
    this.#held = larger
  }

  /** The passage that goes through a place: where it begins here, where it stood before, and how long it is. */
  #passageAt(start: number, said: number, found: number): readonly [number, number, number] {
    const [held, most] = [this.#held, this.#length]
    let [begin, passage] = [start, found]
    const apart = start - found // whoever reads it has what stands before it, and no more
    if (found < 0 || apart < shortest) return [begin, passage, 0]
    while (begin > said && passage > 0 && held[begin - 1] === held[passage - 1]) {
      begin -= 1
      passage -= 1
    }
    let end = Math.min(start, begin + apart)
    while (end < most && end < begin + apart && held[end] === held[end - apart]) end += 1
    while (begin < end && isInside(held[begin])) {
      begin += 1
      passage += 1
    }
    while (end > begin && end < most && isInside(held[end])) end -= 1
    return [begin, passage, end - begin]
  }

  #words(from: number, to: number): string {
    return this.#held.toString('utf8', from, to)
  }
}
