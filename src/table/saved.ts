/** What a save came to, and how it is said. */
import type { FailedJob } from './jobs/queue.ts'
import type { Incoming } from './moves.ts'

export const saveCommand: Incoming = { tag: 'SESSION_COMMAND', command: 'save', aiCharacters: [] }

export type Saved = {
  /** What was written since the last save, each with its proof in the chronicle. */
  readonly files: readonly string[]
  readonly failures: readonly FailedJob[]
  /** The Game Master has handed over what it held; false in the middle of a beat, when nobody may ask it for that. */
  readonly isWhole: boolean
  /** How many of the lines it handed over will not be merged. */
  readonly unmerged: number
}

/** More names than that nobody listens to; a program has them all. */
const mostNames = 5

function list(files: readonly string[]): string {
  const named = files.length > mostNames ? files.slice(0, mostNames - 1) : files
  const rest = files.length - named.length
  const all = rest > 0 ? [...named, `${rest} more`] : named
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`
}

export const tellFailures = (failures: readonly FailedJob[]): string =>
  `Not saved yet: ${failures.map(({ job, reason }) => `${job.id} (${reason})`).join('; ')}.`

const held = 'The Game Master is in the middle of something: save again after it, and what it holds is written too.'

/** Short, because it is read aloud. */
export function tellSaved({ files, failures, isWhole, unmerged }: Saved): string {
  const written = files.length === 0 ? 'Saved. Nothing is new since the last save.' : `Saved: ${list(files)}.`
  return [
    failures.length === 0 ? written : files.length === 0 ? '' : `Written: ${list(files)}.`,
    failures.length === 0 ? '' : tellFailures(failures),
    unmerged === 0
      ? ''
      : `${unmerged} of the Game Master's lines could not be merged, and ${unmerged === 1 ? 'is' : 'are'} kept in tmp.`,
    isWhole ? '' : held,
  ]
    .filter(part => part !== '')
    .join(' ')
}
