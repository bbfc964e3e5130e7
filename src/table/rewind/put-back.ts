/**
 * The files of another line of play. Every version that will be put there is fetched and proven before anything changes;
 * putting them there again changes nothing, also where somebody has changed a file since.
 */
import type { Hash } from '../../core/id.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import { explainStore, type Store } from '../../store/port.ts'
import { readText } from '../../store/text.ts'
import type { Chronicle } from '../chronicle/chronicle.ts'
import type { Entry } from '../chronicle/entry.ts'

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
export async function fetchVersions(
  store: Store,
  { runId, contents }: Pick<Chronicle, 'runId' | 'contents'>,
  wanted: Wanted,
): Promise<Result<Fetched, string>> {
  const fetched = new Map<string, Uint8Array | null>()
  const missing: string[] = []
  for (const [path, hash] of wanted) {
    const now = await store.read(path)
    if (!now.ok) return refuse(`Nothing was changed: ${explainStore(now.refusal)}`) // a link stands there now, say
    // a file that stands as it should is its own best copy
    const bytes = hash === null ? null : now.value?.hash === hash ? now.value.bytes : await contents.find(hash)
    if (bytes === undefined) missing.push(`${path} (version ${hash?.slice(0, 12)})`)
    else fetched.set(path, bytes)
  }
  if (missing.length === 0) return accept(fetched)
  return refuse(
    `Nothing was changed: the run no longer keeps what it would put back, which is damaged or gone: ${missing.join(', ')}. Go back to another beat, or put back an intact copy of runs/${runId}.`,
  )
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

export type Restored = { readonly path: string; readonly text: string | undefined }

/** Puts what was fetched into the files, and tells what stands in those that changed. `between` is what lies on the way. */
export async function putBack(store: Store, between: readonly Entry[], fetched: Fetched): Promise<readonly Restored[]> {
  const versions = versionsIn(between)
  const restored: Restored[] = []
  for (const [path, bytes] of fetched) {
    const now = await store.read(path)
    if (now.ok && !versions.get(path)?.has(now.value?.hash ?? null)) continue
    const done = bytes ? await store.write(path, bytes, 'any') : await store.remove(path, 'any')
    if (!done.ok) throw new Error(explainStore(done.refusal))
    if (!done.value.fileChanged) continue
    const text = await readText(store, path)
    restored.push({ path, text: text.ok ? text.value?.text : undefined })
  }
  return restored
}
