/** Whether play may go to another place of a run, and everything it takes: nothing has changed when it may not. */
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Instant } from '../../core/time.ts'
import type { Store } from '../../store/port.ts'
import { isMark, type Entry, type Mark } from '../chronicle/entry.ts'
import { lineAfter, lineOf, without } from '../chronicle/line.ts'
import { fetchVersions, lastKnown, wantedBy, type Fetched } from './put-back.ts'

/** Where to: the end of a beat of this line, or the end of a branch. */
export type Place = { readonly beat: number } | { readonly branch: string }

export type Plan = {
  readonly mark: Mark
  /** Everything that counts from then on. */
  readonly line: readonly Entry[]
  readonly fetched: Fetched
}

export type Wish = {
  readonly runId: string
  readonly place: Place
  readonly at: Instant
  /** What to call the line that is left. */
  readonly branch?: string | undefined
}

export async function planMove(store: Store, all: readonly Entry[], wish: Wish): Promise<Result<Plan, string>> {
  const { entries, branches } = lineOf(all)
  const why = 'beat' in wish.place ? faultOfBeat(entries, wish.place.beat) : faultOfBranch(branches, wish.place.branch)
  if (why !== undefined) return refuse(why)
  const taken = new Set(all.flatMap(entry => (isMark(entry) ? [entry.branch] : [])))
  const branch = wish.branch ?? freeName(taken)
  if (taken.has(branch)) return refuse(`There is a branch "${branch}" already. Choose another name.`)
  const { place, at } = wish
  const mark: Mark =
    'beat' in place
      ? { type: 'rewound', to: place.beat, branch, at }
      : { type: 'switched', onto: place.branch, branch, at }
  const line = lineAfter(all, entries, mark)
  const wanted = wantedBy(without(entries, line), without(line, entries))
  const edited = await editedAmong(store, entries, [...wanted.keys()])
  if (edited.length > 0)
    return refuse(
      `Changed by hand since: ${edited.join(', ')}. Put your changes aside first; a rewind would undo them.`,
    )
  const fetched = await fetchVersions(store, wish.runId, wanted)
  return fetched.ok ? accept({ mark, line: [...line, mark], fetched: fetched.value }) : fetched
}

function faultOfBeat(line: readonly Entry[], to: number): string | undefined {
  const beats = line.flatMap(entry => (entry.type === 'beat-closed' ? [entry.beat] : []))
  if (!beats.includes(to)) return `There is no beat ${to} to go back to. There are beats 1 to ${beats.at(-1) ?? 0}.`
  const isHere = line.every(entry => entry.type !== 'run-closed' && (!('beat' in entry) || entry.beat <= to))
  return isHere ? `Beat ${to} is where you are.` : undefined
}

function faultOfBranch(branches: readonly { readonly name: string }[], name: string): string | undefined {
  const names = branches.map(branch => branch.name)
  if (names.includes(name)) return undefined
  return `There is no branch "${name}". ${names.length > 0 ? `There are: ${names.join(', ')}.` : 'Nothing was rewound in this run.'}`
}

const freeName = (taken: ReadonlySet<string>): string => {
  for (let count = 1; ; count += 1) if (!taken.has(`line-${count}`)) return `line-${count}`
}

/** Files that are other than the run last knew them. */
async function editedAmong(store: Store, line: readonly Entry[], paths: readonly string[]): Promise<readonly string[]> {
  const known = lastKnown(line)
  const edited: string[] = []
  for (const path of paths) {
    const hash = known.get(path)
    const found = hash === undefined ? undefined : await store.read(path)
    if (found?.ok === true && (found.value?.hash ?? null) !== hash) edited.push(path)
  }
  return edited
}
