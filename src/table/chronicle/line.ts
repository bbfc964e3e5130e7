/**
 * The line of play that counts: after a rewind, what came after the beat it went back to stands in the chronicle still,
 * as a branch, and is passed over here.
 */
import type { Entry, Link } from './entry.ts'

export type Branch = {
  readonly name: string
  /** The last beat both lines share. */
  readonly from: number
  /** The last beat of the line that was left. */
  readonly to: number
  readonly at: string
  readonly entries: readonly Entry[]
}

export type Line = { readonly entries: readonly Entry[]; readonly branches: readonly Branch[] }

const beatOf = (entry: Entry): number | undefined => ('beat' in entry ? entry.beat : undefined)

export function lineOf(links: readonly Link[]): Line {
  let entries: Entry[] = []
  const branches: Branch[] = []
  for (const { entry } of links) {
    if (entry.type === 'rewound') {
      const left = entries.filter(old => (beatOf(old) ?? 0) > entry.to)
      const last = left.reduce((most, old) => Math.max(most, beatOf(old) ?? 0), entry.to)
      branches.push({ name: entry.branch, from: entry.to, to: last, at: entry.at, entries: left })
      entries = entries.filter(old => (beatOf(old) ?? 0) <= entry.to && old.type !== 'run-closed') // play goes on
    }
    entries.push(entry)
  }
  return { entries, branches }
}
