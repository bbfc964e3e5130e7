/**
 * A chronicle is a row of files. Each begins with a checkpoint, which is all that opening needs of what came before, and
 * is read by itself: what it says again, it says of itself.
 */
import { isRecord, recordIn, type Json } from '../../core/json.ts'
import type { Hash } from '../../core/id.ts'
import { beginning, faultAfter, linkLine, readLink, type Head } from './chain.ts'
import type { Entry } from './entry.ts'
import { Passages } from './pieces.ts'

/** The number of the format; what has none is 1. */
export const format = 2

/** Where the line of a version stands among the contents, and how many changes lie between it and a whole one. */
export type Spot = {
  readonly at: number
  readonly length: number
  readonly depth: number
  /** Bytes of changes that may still be built upon it. */
  readonly room: number
}

export type Checkpoint = {
  readonly format: number
  /** The segment this one goes on from, and the last beat of it that still counts; null for the first. */
  readonly parent: { readonly segment: number; readonly upTo: number | null } | null
  readonly contents: { readonly length: number; readonly spots: readonly (readonly [Hash, Spot])[] }
  readonly fold: Json | null
}

export type Payload = { readonly checkpoint?: Checkpoint; readonly entries: readonly Entry[] }

export type ChainFault = { readonly segment: number; readonly line: number; readonly why: string }

export type Segment = {
  readonly number: number
  readonly checkpoint: Checkpoint | undefined
  readonly entries: readonly Entry[]
  /** What its first line follows, by its own words. */
  readonly follows: Head
  readonly head: Head
  readonly passages: Passages
  /** How much its first line says. */
  readonly said: number
  /** Bytes of the lines that hold, and those after them. */
  readonly length: number
  readonly torn: number
  readonly fault?: ChainFault
}

const newline = 0x0a

/** A line as it is written: what was said before in the same segment is only named. */
export function printLine(head: Head, passages: Passages, payload: Payload) {
  const text = JSON.stringify(payload)
  const pieces = passages.write(text)
  const body = pieces.length > 1 ? `"pieces":${JSON.stringify(pieces)}` : `"said":${text}`
  const { line, head: next } = linkLine(head, body)
  return { bytes: Buffer.from(line), head: next }
}

type Fields = { readonly pieces?: unknown; readonly said?: unknown }

/** A checksum tells what rotted and not who wrote it: a run may come with a stranger's campaign. */
function payloadOf({ pieces, said }: Fields, passages: Passages): Payload | undefined {
  if (isRecord(said)) passages.write(JSON.stringify(said))
  const payload = isRecord(said) ? said : recordIn(passages.read(Array.isArray(pieces) ? pieces : []) ?? '')
  return payload && Array.isArray(payload['entries']) ? (payload as Payload) : undefined
}

/** Reads as far as it holds; the first line that does not is named, and nothing after it is believed. */
export function readSegment(number: number, bytes: Buffer): Segment {
  const entries: Entry[] = []
  const passages = new Passages()
  let checkpoint: Checkpoint | undefined
  let follows: Head | undefined
  let head: Head = beginning
  let length = 0
  let said = 0
  const end = bytes.lastIndexOf(newline) + 1
  const done = (fault?: ChainFault): Segment => ({
    number,
    checkpoint,
    entries,
    follows: follows ?? beginning,
    head,
    passages,
    said,
    length,
    torn: bytes.length - end,
    ...(fault && { fault }),
  })
  for (let line = 1; length < end; line += 1) {
    const until = bytes.indexOf(newline, length)
    const link = readLink(bytes.subarray(length, until))
    if (link && !follows) head = follows = { seq: link.seq - 1, sum: link.prev }
    const why = faultAfter(head, link)
    const payload = link && why === undefined ? payloadOf(link.fields, passages) : undefined
    if (!link || !payload) return done({ segment: number, line, why: why ?? 'it names what is not there' })
    if (line === 1) {
      checkpoint = payload.checkpoint
      if (!checkpoint) return done({ segment: number, line, why: 'it begins with no checkpoint' })
      said = passages.length
    }
    for (const entry of payload.entries) entries.push(entry)
    head = { seq: link.seq, sum: link.sum }
    length = until + 1
  }
  return done()
}
