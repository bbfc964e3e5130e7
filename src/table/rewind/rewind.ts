/**
 * Going back. The chronicle keeps everything: what came after the chosen beat becomes a branch with a name, and every
 * file is put back to what it was at the end of that beat. The mark is written first, so a rewind that dies half way is
 * finished when the campaign is opened again.
 */
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Hash } from '../../core/id.ts'
import type { Clock, Instant } from '../../core/time.ts'
import { explainStore, type Store } from '../../store/port.ts'
import { lockWithin } from '../../store/wait.ts'
import { Chronicle, chroniclePath, explainChronicle } from '../chronicle/chronicle.ts'
import { Contents } from '../chronicle/contents.ts'
import type { Entry } from '../chronicle/entry.ts'
import { lineOf, type Line } from '../chronicle/line.ts'
import { runsOf } from '../start.ts'
import { campaignLock } from '../writers/merge-campaign.ts'

export type Rewound = {
  readonly runId: string
  readonly to: number
  readonly branch: string
  readonly restored: readonly string[]
}

export async function rewind(
  store: Store,
  clock: Clock,
  to: number,
  branch?: string,
): Promise<Result<Rewound, string>> {
  const lock = await lockWithin(store, campaignLock, 0)
  if (!lock.ok) return refuse(explainStore(lock.refusal))
  try {
    return await rewindHeld(store, clock, to, branch)
  } finally {
    await lock.value.release()
  }
}

async function rewindHeld(store: Store, clock: Clock, to: number, branch?: string): Promise<Result<Rewound, string>> {
  const runId = (await runsOf(store)).at(-1)
  if (runId === undefined) return refuse('Nothing was played here yet.')
  const opened = await Chronicle.open(store, chroniclePath(runId))
  if (!opened.ok) return refuse(explainChronicle(opened.refusal))
  const { chronicle, links } = opened.value
  const entries = links.map(({ entry }) => entry)
  const plan = await planRewind(store, entries, to, clock.now(), branch)
  if (!plan.ok) return plan
  await chronicle.append(plan.value)
  const restored = await finishRewind(store, runId, [...entries, plan.value])
  return accept({ runId, to, branch: plan.value.branch, restored })
}

type Mark = Extract<Entry, { type: 'rewound' }>

/** The line that counts after these entries. */
export const played = (all: readonly Entry[]): Line =>
  lineOf(all.map((entry, index) => ({ seq: index + 1, prev: '', entry })))

/** Whether one may go back there, and the mark that does it. */
export async function planRewind(
  store: Store,
  all: readonly Entry[],
  to: number,
  at: Instant,
  branch?: string,
): Promise<Result<Mark, string>> {
  const line = played(all)
  const beats = line.entries.flatMap(entry => (entry.type === 'beat-closed' ? [entry.beat] : []))
  const last = beats.at(-1) ?? 0
  if (!beats.includes(to)) return refuse(`There is no beat ${to} to go back to. There are beats 1 to ${last}.`)
  const isHere = line.entries.every(entry => entry.type !== 'run-closed' && (!('beat' in entry) || entry.beat <= to))
  if (isHere) return refuse(`Beat ${to} is where you are.`)
  const edited = await editedPaths(store, line.entries)
  if (edited.length > 0) {
    return refuse(
      `Changed by hand since: ${edited.join(', ')}. Put your changes aside first; a rewind would undo them.`,
    )
  }
  const taken = new Set(line.branches.map(({ name }) => name))
  const name = branch ?? freeName(taken)
  if (taken.has(name)) return refuse(`There is a branch "${name}" already. Choose another name.`)
  return accept({ type: 'rewound', to, branch: name, at })
}

const freeName = (taken: ReadonlySet<string>): string => {
  for (let count = 1; ; count += 1) if (!taken.has(`line-${count}`)) return `line-${count}`
}

/** Scratch files are not the story. */
const isScratch = (path: string): boolean => path.startsWith('tmp/')

/** What each file was when the run last knew it. */
function lastKnown(entries: readonly Entry[]): ReadonlyMap<string, Hash | null> {
  const known = new Map<string, Hash | null>()
  for (const entry of entries) {
    if (entry.type === 'wrote') known.set(entry.path, entry.after)
    if (entry.type === 'writing' && !known.has(entry.path)) known.set(entry.path, entry.before)
    if (entry.type === 'edited') known.set(entry.path, entry.hash)
  }
  return known
}

async function editedPaths(store: Store, entries: readonly Entry[]): Promise<readonly string[]> {
  const edited: string[] = []
  for (const [path, hash] of lastKnown(entries)) {
    if (isScratch(path)) continue
    const found = await store.read(path)
    if (found.ok && (found.value?.hash ?? null) !== hash) edited.push(path)
  }
  return edited
}

/**
 * Every file that the left line touched, as it was before that line first touched it. Lines that were left earlier are
 * no part of it: their files are put back already.
 */
function wanted(all: readonly Entry[], mark: Mark): ReadonlyMap<string, Hash | null> {
  const files = new Map<string, Hash | null>()
  for (const entry of played(all.slice(0, all.indexOf(mark))).entries) {
    if (entry.type === 'writing' && entry.beat > mark.to && !files.has(entry.path)) files.set(entry.path, entry.before)
  }
  return files
}

/** Every version of a file that the run wrote or wrote over; any other is somebody's own. */
function versionsIn(all: readonly Entry[]): ReadonlyMap<string, ReadonlySet<Hash | null>> {
  const versions = new Map<string, Set<Hash | null>>()
  for (const entry of all) {
    if (entry.type !== 'writing') continue
    const known = versions.get(entry.path) ?? new Set()
    versions.set(entry.path, known.add(entry.before).add(entry.after))
  }
  return versions
}

/** Puts the files back; done again it changes nothing, also where somebody has changed a file since. */
export async function finishRewind(store: Store, runId: string, all: readonly Entry[]): Promise<readonly string[]> {
  const mark = all.findLast(entry => entry.type === 'rewound')
  if (!mark) return []
  const contents = new Contents(store, runId)
  const versions = versionsIn(all)
  const restored: string[] = []
  for (const [path, hash] of wanted(all, mark)) {
    const now = await store.read(path)
    if (isScratch(path) || (now.ok && !versions.get(path)?.has(now.value?.hash ?? null))) continue
    const bytes = hash === null ? undefined : await contents.find(hash)
    if (hash !== null && !bytes) throw new Error(`The version of ${path} to go back to is not kept any more.`)
    const done = bytes ? await store.write(path, bytes, 'any') : await store.remove(path, 'any')
    if (!done.ok) throw new Error(explainStore(done.refusal))
    if (done.value.fileChanged) restored.push(path)
  }
  return restored
}
