/**
 * Chance as a value: xoshiro128** over four 32-bit words. The state is plain JSON, so a save holds its own future, and
 * integer arithmetic alone makes the same seed give the same rolls on every machine.
 */

export type Rng = readonly [number, number, number, number]

/** A random stream that moves. It lives inside one function call; what leaves that call is the `Rng` it ends on. */
export type Stream = { a: number; b: number; c: number; d: number }

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

const start = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const
const spread = [0x01000193, 0x5bd1e995, 0x1b873593, 0x2c1b3c6d] as const

/** The last step of MurmurHash3: every bit of the input moves about half of the bits of the answer. */
function scatter(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}

/** Any seed, spread over all 128 bits of the state, so that seeds 1 and 2 have nothing in common. */
export function seedRng(seed: string | number): Rng {
  const text = String(seed)
  let [a, b, c, d]: Rng = start
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, spread[0])
    b = Math.imul(b ^ code, spread[1])
    c = Math.imul(c ^ code, spread[2])
    d = Math.imul(d ^ code, spread[3])
  }
  const word = (hash: number): number => scatter(hash ^ text.length)
  return [word(a), word(b), word(c), word(d) || 1] // all zeros is the one state the generator cannot leave
}

/** Inside a stream the words are signed: the engine then keeps them as small integers, and draws five times as fast. */
export const streamOf = ([a, b, c, d]: Rng): Stream => ({ a: a | 0, b: b | 0, c: c | 0, d: d | 0 })
export const rngOf = ({ a, b, c, d }: Stream): Rng => [a >>> 0, b >>> 0, c >>> 0, d >>> 0]

/** The next 32 bits, and the stream moved on. */
export function nextWord(stream: Stream): number {
  const word = Math.imul(rotate(Math.imul(stream.b, 5), 7), 9) >>> 0
  const shifted = stream.b << 9
  stream.c ^= stream.a
  stream.d ^= stream.b
  stream.b ^= stream.c
  stream.a ^= stream.d
  stream.c ^= shifted
  stream.d = rotate(stream.d, 11)
  return word
}

/** The last whole multiple of `size` that 32 bits can reach; words from there on would favour the low faces. */
export const fairLimit = (size: number): number => 0x1_0000_0000 - (0x1_0000_0000 % size)

/** The first word that is below the fair limit. */
function fairWord(stream: Stream, fair: number): number {
  let word = nextWord(stream)
  while (word >= fair) word = nextWord(stream)
  return word
}

/**
 * A whole number from 0 up to, not including, `size` (1 to 2^32), every one equally likely: words past the fair limit are
 * thrown away, because a plain remainder would favour the low faces.
 */
export const below = (stream: Stream, size: number): number => fairWord(stream, fairLimit(size)) % size

/**
 * The same draw for a `size` of at most 2^31 whose fair limit is known: whole-number division alone, several times as
 * fast, for whoever throws many dice of one kind.
 */
export const belowFair = (stream: Stream, size: number, fair: number): number =>
  (fairWord(stream, fair) % (size >>> 0)) | 0

/** One of them by chance; whoever hands in a list of nothing has a bug. */
export function drawn<Value>(values: readonly Value[], stream: Stream): Value {
  const value = values[below(stream, values.length)]
  if (value === undefined) throw new Error('there is nothing to choose from')
  return value
}

/** One face of a die, and the generator after it. */
export function rollFace(sides: number, rng: Rng): { readonly face: number; readonly rng: Rng } {
  const stream = streamOf(rng)
  const face = below(stream, sides) + 1
  return { face, rng: rngOf(stream) }
}

const isWord = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff

/** Reads back a generator that was saved; anything else is no generator. */
export function toRng(value: unknown): Rng | undefined {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isWord) || value.every(word => word === 0))
    return undefined
  const [a, b, c, d] = value as [number, number, number, number]
  return [a, b, c, d]
}
