/**
 * The chain: each line carries its number, its own checksum and that of the line before, so nothing is changed, lost or
 * swapped unseen, and what is damaged is named itself.
 */
import { recordIn } from '../../core/json.ts'
import { hashOf } from '../../store/hash.ts'

/** Where a chain ends: the number and the checksum of its last line. */
export type Head = { readonly seq: number; readonly sum: string }

/** Half a hash: chance finds no two lines with the same one. */
const sumLength = 32
export const sumOf = (words: Uint8Array | string): string => hashOf(words).slice(0, sumLength)

/** What the first line names as the line before it. */
export const beginning: Head = { seq: 0, sum: '0'.repeat(sumLength) }

/** The line that follows a head, with its newline, and the head after it. `body` is the rest of its fields, as JSON. */
export function linkLine(head: Head, body: string): { readonly line: string; readonly head: Head } {
  const seq = head.seq + 1
  const words = `"seq":${seq},"prev":"${head.sum}",${body}}`
  const sum = sumOf(words)
  return { line: `{"sum":"${sum}",${words}\n`, head: { seq, sum } }
}

/** A line that is what its checksum says. */
export type Link = { readonly seq: number; readonly prev: string; readonly sum: string; readonly fields: object }

const opening = '{"sum":"'
const wordsFrom = opening.length + sumLength + 2

/** The checksum of a line that is what it says; undefined when it is damaged, or no line of a chronicle at all. */
function sumIfWhole(line: Buffer): string | undefined {
  const sum = line.toString('latin1', opening.length, opening.length + sumLength)
  return line.toString('latin1', 0, opening.length) === opening && sumOf(line.subarray(wordsFrom)) === sum
    ? sum
    : undefined
}

/** The first of some lines that is damaged, and the checksum of the last one, without reading what they say. */
export function lastWhole(bytes: Buffer): { readonly line?: number; readonly last?: string } {
  let last: string | undefined
  let from = 0
  for (
    let line = 1, end = bytes.indexOf('\n');
    end !== -1;
    line += 1, from = end + 1, end = bytes.indexOf('\n', from)
  ) {
    last = sumIfWhole(bytes.subarray(from, end))
    if (last === undefined) return { line }
  }
  return last === undefined ? {} : { last }
}

/** Undefined when it is damaged, or no line of a chronicle at all. */
export function readLink(line: Buffer): Link | undefined {
  const sum = sumIfWhole(line)
  if (sum === undefined) return undefined
  const fields = recordIn(line.toString('utf8')) ?? {}
  const { seq, prev } = fields
  return typeof seq === 'number' && typeof prev === 'string' ? { seq, prev, sum, fields } : undefined
}

/** Why a line does not follow a head; undefined when it does. */
export function faultAfter(head: Head, link: Link | undefined): string | undefined {
  if (!link) return 'its checksum does not hold'
  if (link.seq !== head.seq + 1) return `it has the number ${link.seq} where ${head.seq + 1} was due`
  return link.prev === head.sum ? undefined : 'it does not follow from the line before it'
}
