/**
 * Blocks of bytes as one file, with what there is to say of them, and a sum that finds any damage. Numbers are read where
 * they stand, so a file of many megabytes is there as soon as it is read.
 */
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Says what it is, and by the order of its bytes whether this machine counts as the one that wrote it. */
const sign = 0x676c_6d31
const words = { sign: 0, sum: 1, info: 2, blocks: 3 } as const
const first = 4

export type Packed = { readonly info: string; readonly blocks: readonly Uint8Array[] }

const aligned = (bytes: number): number => (bytes + 3) & ~3

/** Every step can be taken back, so that two files which differ in one word never have the same sum. */
function sumOf(numbers: Int32Array): number {
  let sum = sign
  for (let at = words.info; at < numbers.length; at += 1)
    sum = (Math.imul((sum << 13) | (sum >>> 19), 5) + (numbers[at] ?? 0)) | 0
  return sum
}

export function pack({ info, blocks }: Packed): Uint8Array {
  const all = [encoder.encode(info), ...blocks]
  const head = 4 * (first + blocks.length)
  const bytes = new Uint8Array(head + all.reduce((sum, block) => sum + aligned(block.length), 0))
  const numbers = new Int32Array(bytes.buffer)
  numbers[words.sign] = sign
  numbers[words.info] = all[0]?.length ?? 0
  numbers[words.blocks] = blocks.length
  let at = head
  for (const [index, block] of all.entries()) {
    if (index > 0) numbers[first + index - 1] = block.length
    bytes.set(block, at)
    at += aligned(block.length)
  }
  numbers[words.sum] = sumOf(numbers)
  return bytes
}

/** Undefined for anything but what was packed, whole. */
export function unpack(given: Uint8Array): Packed | undefined {
  if (given.length % 4 !== 0 || given.length < 4 * first) return undefined
  const bytes = given.byteOffset % 4 === 0 ? given : new Uint8Array(given)
  const numbers = numbersIn(bytes)
  if (numbers[words.sign] !== sign || numbers[words.sum] !== sumOf(numbers)) return undefined
  const lengths = [numbers[words.info] ?? 0, ...numbers.subarray(first, first + (numbers[words.blocks] ?? 0))]
  let at = 4 * (first + lengths.length - 1)
  const [info, ...blocks] = lengths.map(length => {
    const block = bytes.subarray(at, at + length)
    at += aligned(length)
    return block
  })
  return { info: decoder.decode(info), blocks }
}

export const numbersIn = (bytes: Uint8Array): Int32Array =>
  new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)

export const bytesOf = (numbers: Int32Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
