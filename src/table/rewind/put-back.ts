/**
 * The files of another line of play. Every version that will be put there is fetched and proven before anything changes;
 * putting them there again changes nothing, also where somebody has changed a file since.
 */
import type { Hash } from '../../core/id.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import { explainStore, type Store } from '../../store/port.ts'
import { Contents } from '../chronicle/contents.ts'
import { isMark, type Entry } from '../chronicle/entry.ts'
import { lineAfter, lineOf, without } from '../chronicle/line.ts'

/** What each file has to become; null is a file that was not there. */
export type Wanted = ReadonlyMap<string, Hash | null>

/** Scratch files are not the story. */
const isScratch = (path: string): boolean => path.startsWith('tmp/')

/**
 * Every file that the left part touched, as it was before that part first touched it; and every file that the part which
 * is gone over to touched, as that part left it.
 */
export function wantedBy(left: readonly Entry[], taken: readonly Entry[]): Wanted {
  const files = new Map<string, Hash | null>()
  for (const entry of left) if (entry.type === 'writing' && !files.has(entry.path)) files.set(entry.path, entry.before)
  for (const [path, hash] of lastKnown(taken)) files.set(path, hash)
  return new Map([...files].filter(([path]) => !isScratch(path)))
}

/** What each file was when these entries last knew it. */
export function lastKnown(entries: readonly Entry[]): Wanted {
  const known = new Map<string, Hash | null>()
  for (const entry of entries) {
    if (entry.type === 'wrote') known.set(entry.path, entry.after)
    if (entry.type === 'writing' && !known.has(entry.path)) known.set(entry.path, entry.before)
    if (entry.type === 'edited') known.set(entry.path, entry.hash)
  }
  return known
}

export type Fetched = ReadonlyMap<string, Uint8Array | null>

/** The bytes of each version; one that is not kept as it was is named, and so is its file. */
export async function fetchVersions(store: Store, runId: string, wanted: Wanted): Promise<Result<Fetched, string>> {
  const contents = new Contents(store, runId)
  const fetched = new Map<string, Uint8Array | null>()
  const missing: string[] = []
  for (const [path, hash] of wanted) {
    const bytes = hash === null ? null : await versionOf(store, contents, path, hash)
    if (bytes === undefined) missing.push(`${path} (version ${hash?.slice(0, 12)})`)
    else fetched.set(path, bytes)
  }
  if (missing.length === 0) return accept(fetched)
  return refuse(
    `Nothing was changed: the run no longer keeps what it would put back, which is damaged or gone: ${missing.join(', ')}. Go back to another beat, or put back an intact copy of runs/${runId}.`,
  )
}

/** A file that stands as it should is its own best copy. */
async function versionOf(store: Store, contents: Contents, path: string, hash: Hash): Promise<Uint8Array | undefined> {
  const now = await store.read(path)
  return now.ok && now.value?.hash === hash ? now.value.bytes : contents.find(hash)
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

/** Puts what was fetched into the files, and names those that changed. */
export async function putBack(store: Store, all: readonly Entry[], fetched: Fetched): Promise<readonly string[]> {
  const versions = versionsIn(all)
  const restored: string[] = []
  for (const [path, bytes] of fetched) {
    const now = await store.read(path)
    if (now.ok && !versions.get(path)?.has(now.value?.hash ?? null)) continue
    const done = bytes ? await store.write(path, bytes, 'any') : await store.remove(path, 'any')
    if (!done.ok) throw new Error(explainStore(done.refusal))
    if (done.value.fileChanged) restored.push(path)
  }
  return restored
}

/** A mark that a process died behind is the last thing the run says: its files are put back now. */
export async function finishMark(
  store: Store,
  runId: string,
  all: readonly Entry[],
): Promise<Result<readonly string[], string>> {
  const mark = all.at(-1)
  if (mark === undefined || !isMark(mark)) return accept([])
  const before = all.slice(0, -1)
  const line = lineOf(before).entries
  const next = lineAfter(before, line, mark)
  const fetched = await fetchVersions(store, runId, wantedBy(without(line, next), without(next, line)))
  return fetched.ok ? accept(await putBack(store, all, fetched.value)) : fetched
}
