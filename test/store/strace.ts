/** Hindering a worker at one system call, and finding out which calls there are. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { quickFolder } from './harness.ts'

/** The calls that change a disk, under every name that some machine has for them. */
const calls = {
  open: '?open,?openat',
  write: '?write,?pwrite64',
  read: '?pread64',
  fsync: 'fsync',
  fdatasync: 'fdatasync',
  rename: '?rename,?renameat,?renameat2',
  link: '?link,?linkat',
  unlink: '?unlink,?unlinkat',
  mkdir: '?mkdir,?mkdirat',
  truncate: 'ftruncate',
} as const

export type Call = keyof typeof calls

/** What strace does at a call: kill the process, or let the call fail. `when` counts from one; `2+` is all from there. */
export const inject = (call: Call, what: string, when: number | string): readonly string[] => [
  ...strace('/dev/null', calls[call]),
  `--inject=${calls[call]}:${what}:when=${when}`,
]

// Not with --seccomp-bpf, however much faster that is: strace 6.1 then sends none of the signals it is told to.
const strace = (log: string, traced: string): readonly string[] => [
  'strace',
  '--follow-forks',
  '--quiet=all',
  `--output=${log}`,
  `--trace=${traced}`,
]

/** A wrap that only writes down, and the lines that it wrote: one per call of the main thread, which does our work. */
export function record(): { readonly wrap: readonly string[]; readonly lines: () => readonly string[] } {
  const log = join(quickFolder(), 'strace')
  return { wrap: strace(log, Object.values(calls).join(',')), lines: () => mainLines(readFileSync(log, 'utf8')) }
}

function mainLines(log: string): readonly string[] {
  const lines = log.split('\n').map(line => /^(\d+) +(.*)$/.exec(line))
  const main = lines[0]?.[1]
  return lines.flatMap(line => (line?.[1] === main && line?.[2] !== undefined ? [line[2]] : []))
}

const isCall = (line: string, call: Call): boolean =>
  calls[call].split(',').some(name => line.startsWith(`${name.replace('?', '')}(`))

/** How many such calls the runtime makes before it first touches the folder, and how many there are in all. */
export function range(
  lines: readonly string[],
  call: Call,
  root: string,
): { readonly from: number; readonly to: number } {
  const first = lines.findIndex(line => line.includes(root))
  const count = (some: readonly string[]): number => some.filter(line => isCall(line, call)).length
  return { from: count(lines.slice(0, first)) + 1, to: count(lines) }
}
