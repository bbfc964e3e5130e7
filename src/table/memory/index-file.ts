/**
 * The index of past sessions beside their runs. It is a cache: whatever is missing, damaged or of another version is made
 * again of the chronicles, and a disk that will not take it costs time and nothing else.
 */
import { isRecord, recordIn } from '../../core/json.ts'
import type { Library, Mark } from '../../memory/library.ts'
import { StoreFault, type Store } from '../../store/port.ts'
import { Segments, segmentPath } from '../chronicle/segments.ts'

const indexPath = 'runs/memory.index'

/** A session in the index: how its chronicle stood when it was read, where the index stood before it, the scenes it wrote. */
export type Shelved = {
  readonly runId: string
  readonly stamp: string
  readonly before: Mark
  readonly scenes: readonly string[]
}

/** How a run's chronicle stands; whatever is said in it, or done to it, it stands otherwise then. */
export async function stampOf(store: Store, runId: string): Promise<string> {
  const numbers = await new Segments(store, runId).numbers()
  const last = numbers.at(-1)
  const found = last === undefined ? undefined : await store.readPart(segmentPath(runId, last), 0, 0)
  return `${numbers.length} ${found?.ok ? found.value?.stamp : ''}`
}

const print = (shelved: readonly Shelved[]): string =>
  JSON.stringify({ shelved: shelved.map(one => ({ ...one, before: [...one.before] })) })

const isText = (value: unknown): value is string => typeof value === 'string'

const isPlace = (value: unknown): value is [string, number] =>
  Array.isArray(value) && isText(value[0]) && Number.isInteger(value[1])

function readShelved(value: unknown): Shelved | undefined {
  if (!isRecord(value)) return undefined
  const { runId, stamp, before, scenes } = value
  if (!isText(runId) || !isText(stamp) || !Array.isArray(before) || !before.every(isPlace)) return undefined
  return Array.isArray(scenes) && scenes.every(isText) ? { runId, stamp, before: new Map(before), scenes } : undefined
}

/** What was kept, put into an empty library; nothing where there is nothing to be believed. */
export async function openIndex(store: Store, library: Library): Promise<readonly Shelved[]> {
  const found = await store.readPart(indexPath, 0)
  const about = found.ok && found.value ? library.thaw(found.value.bytes) : undefined
  const list = about === undefined ? undefined : recordIn(about)?.['shelved']
  const shelved = Array.isArray(list) ? list.map(readShelved) : []
  const end = shelved.indexOf(undefined)
  return (end === -1 ? shelved : shelved.slice(0, end)).filter(one => one !== undefined)
}

export async function keepIndex(store: Store, library: Library, shelved: readonly Shelved[]): Promise<void> {
  try {
    await store.write(indexPath, library.freeze(print(shelved)), 'any')
  } catch (fault) {
    if (!(fault instanceof StoreFault)) throw fault
  }
}
