/** The chain: each line carries its number and the hash of the line before, so nothing can be lost or swapped unseen. */
import { hashOf } from '../../store/hash.ts'
import type { Entry, Link } from './entry.ts'

/** Where a chain ends: the number and the hash of its last line. */
export type Head = { readonly seq: number; readonly hash: string }

/** What the first line names as the line before it. */
export const beginning: Head = { seq: 0, hash: '0'.repeat(64) }

/** As `JSON.stringify` would, without looking for anything to escape in a number and a hash. */
const print = ({ seq, prev, entry }: Link): string => `{"seq":${seq},"prev":"${prev}","entry":${JSON.stringify(entry)}}`

/** The lines of some entries that follow a head, each with its newline, and the head after them. */
export function linkEntries(head: Head, entries: readonly Entry[]): { readonly bytes: Buffer; readonly head: Head } {
  let { seq, hash } = head
  const lines: string[] = []
  for (const entry of entries) {
    seq += 1
    const line = print({ seq, prev: hash, entry })
    hash = hashOf(line) // the newline ends the line, and is no part of it
    lines.push(`${line}\n`)
  }
  return { bytes: Buffer.from(lines.join('')), head: { seq, hash } }
}

export type ChainFault = { readonly line: number; readonly why: string }
export type Chain = { readonly links: readonly Link[]; readonly head: Head; readonly fault?: ChainFault }

function toLink(line: string): Link | undefined {
  try {
    const value: unknown = JSON.parse(line)
    const isLink = typeof value === 'object' && value !== null && 'seq' in value && 'prev' in value && 'entry' in value
    return isLink ? (value as Link) : undefined // written by us, and its hash is checked before it is believed
  } catch {
    return undefined
  }
}

function faultOf(link: Link | undefined, head: Head): string | undefined {
  if (!link) return 'it is not a line of a chronicle'
  if (link.seq !== head.seq + 1) return `it has the number ${link.seq} where ${head.seq + 1} was due`
  return link.prev === head.hash ? undefined : 'it does not follow from the line before it'
}

/** Reads a chain as far as it holds; the first line that does not is named, and nothing after it is believed. */
export function readChain(text: string): Chain {
  const links: Link[] = []
  let head = beginning
  for (let start = 0, line = 1; start < text.length; line += 1) {
    const feed = text.indexOf('\n', start)
    const end = feed === -1 ? text.length : feed
    const words = text.slice(start, end)
    const link = toLink(words)
    const why = faultOf(link, head)
    if (why !== undefined || !link) return { links, head, fault: { line, why: why ?? '' } }
    links.push(link)
    head = { seq: link.seq, hash: hashOf(words) }
    start = end + 1
  }
  return { links, head }
}
