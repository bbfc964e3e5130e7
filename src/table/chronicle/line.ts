/**
 * The line of play that counts: after a rewind, what came after the beat it went back to stands in the chronicle still,
 * as a branch, and is passed over here until somebody goes over to it.
 */
import { isMark, type Entry, type Mark } from './entry.ts'

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

const beatOf = (entry: Entry): number => ('beat' in entry ? entry.beat : 0)

const lastBeatOf = (entries: readonly Entry[]): number =>
  entries.reduce((most, entry) => Math.max(most, beatOf(entry)), 0)

/** Everything up to the end of a beat; where a run was closed after it, play goes on all the same. */
export const upTo = (entries: readonly Entry[], beat: number): readonly Entry[] =>
  entries.filter(entry => beatOf(entry) <= beat && entry.type !== 'run-closed')

/** What is in one line and not in another: entries are told apart by themselves, not by their words. */
export function without(line: readonly Entry[], other: readonly Entry[]): readonly Entry[] {
  const shared = new Set(other)
  return line.filter(entry => !shared.has(entry))
}

/** A branch ends where play left it, so its line is the one that counted before that mark. */
export function lineOfBranch(all: readonly Entry[], name: string): readonly Entry[] {
  const left = all.findIndex(entry => isMark(entry) && entry.branch === name)
  return left === -1 ? [] : lineOf(all.slice(0, left)).entries
}

/** The line that counts once a mark is set behind this line of a run. */
export const lineAfter = (all: readonly Entry[], line: readonly Entry[], mark: Mark): readonly Entry[] =>
  mark.type === 'rewound' ? upTo(line, mark.to) : lineOfBranch(all, mark.onto)

function branchOf(left: readonly Entry[], stays: readonly Entry[], { branch, at }: Mark): Branch {
  const entries = without(left, stays)
  const to = lastBeatOf(left)
  const first = entries.reduce((least, entry) => Math.min(least, beatOf(entry) || least), to + 1)
  return { name: branch, from: first - 1, to, at, entries }
}

export function lineOf(all: readonly Entry[]): Line {
  let entries: Entry[] = []
  let branches: Branch[] = []
  for (const entry of all) {
    if (isMark(entry)) {
      const next = lineAfter(all, entries, entry)
      branches.push(branchOf(entries, next, entry))
      if (entry.type === 'switched') branches = branches.filter(({ name }) => name !== entry.onto) // it is played again
      entries = [...next]
    }
    entries.push(entry)
  }
  return { entries, branches }
}
