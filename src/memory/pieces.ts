/** The pieces of a shelf in their order. What was kept on a disk is read out of its bytes when it is first looked at. */
import type { Audience, Piece } from './piece.ts'
import { Rows } from './rows.ts'

/** What many pieces share: all of it but the words and the beat. */
type Manner = Omit<Piece, 'text' | 'beat' | 'audience'>

export type FrozenPieces = {
  readonly manners: readonly Manner[]
  readonly texts: Uint8Array
  /** For each piece: where its words end among the texts, its manner, and its beat, or -1. */
  readonly ends: Int32Array
  readonly mannerOf: Int32Array
  readonly beats: Int32Array
}

const noBeat = -1
const decoder = new TextDecoder()
const encoder = new TextEncoder()

export class Pieces {
  readonly #made: (Piece | undefined)[]
  readonly #audience: Audience
  readonly #frozen: FrozenPieces | undefined

  constructor(audience: Audience, frozen?: FrozenPieces) {
    this.#audience = audience
    this.#frozen = frozen
    this.#made = Array.from({ length: frozen?.ends.length ?? 0 })
  }

  get length(): number {
    return this.#made.length
  }

  at(place: number): Piece | undefined {
    if (place < 0 || place >= this.#made.length) return undefined
    return (this.#made[place] ??= this.#thaw(place))
  }

  push(piece: Piece): void {
    this.#made.push(piece)
  }

  pop(): void {
    this.#made.pop()
  }

  #thaw(place: number): Piece | undefined {
    const { manners, texts, ends, mannerOf, beats } = this.#frozen ?? {}
    const manner = manners?.[mannerOf?.[place] ?? 0]
    if (!texts || !ends || !manner) return undefined
    const text = decoder.decode(texts.subarray(place === 0 ? 0 : ends[place - 1], ends[place]))
    const beat = beats?.[place] ?? noBeat
    return { text, audience: this.#audience, ...manner, ...(beat === noBeat ? {} : { beat }) }
  }

  freeze(): FrozenPieces {
    const manners = new Map<string, number>()
    const [ends, mannerOf, beats] = [new Rows(), new Rows(), new Rows()]
    const texts: Uint8Array[] = []
    let end = 0
    for (let place = 0; place < this.length; place += 1) {
      const piece = this.at(place)
      if (!piece) continue
      const { text, beat, audience: _, ...manner } = piece
      const bytes = encoder.encode(text)
      texts.push(bytes)
      ends.push((end += bytes.length))
      const key = JSON.stringify(manner)
      const known = manners.get(key) ?? manners.size
      manners.set(key, known)
      mannerOf.push(known)
      beats.push(beat ?? noBeat)
    }
    return {
      manners: [...manners.keys()].map(key => JSON.parse(key) as Manner),
      texts: joined(texts, end),
      ends: ends.values,
      mannerOf: mannerOf.values,
      beats: beats.values,
    }
  }
}

function joined(all: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const bytes of all) {
    whole.set(bytes, at)
    at += bytes.length
  }
  return whole
}
