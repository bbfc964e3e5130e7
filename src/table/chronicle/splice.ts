/** What two versions of a file differ in: one passage, between what they begin and end with in common. */

export type Splice = {
  /** How many bytes of the old version stay in front, and how many at the end. */
  readonly start: number
  readonly end: number
  readonly middle: Uint8Array
}

/** Passages are compared by blocks, which is native and quick, and byte by byte only where they part. */
const block = 1024

function sharedStart(one: Buffer, other: Buffer): number {
  const most = Math.min(one.length, other.length)
  let same = 0
  while (same + block <= most && one.compare(other, same, same + block, same, same + block) === 0) same += block
  while (same < most && one[same] === other[same]) same += 1
  return same
}

function sharedEnd(one: Buffer, other: Buffer, most: number): number {
  const [a, b] = [one.length, other.length]
  let same = 0
  while (same + block <= most && one.compare(other, b - same - block, b - same, a - same - block, a - same) === 0)
    same += block
  while (same < most && one[a - same - 1] === other[b - same - 1]) same += 1
  return same
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export function spliceBetween(before: Uint8Array, after: Uint8Array): Splice {
  const [one, other] = [asBuffer(before), asBuffer(after)]
  const start = sharedStart(one, other)
  const end = sharedEnd(one, other, Math.min(one.length, other.length) - start)
  return { start, end, middle: after.subarray(start, after.length - end) }
}

export const spliced = (before: Uint8Array, { start, end, middle }: Splice): Uint8Array =>
  Buffer.concat([before.subarray(0, start), middle, before.subarray(before.length - end)])
