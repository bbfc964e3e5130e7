/** A ledger to play with: files in memory, a clock that stands still, and disks that fail in the ways disks do. */
import { accept } from '../core/result.ts'
import { type Clock, instantAt } from '../core/time.ts'
import { hashOf } from '../store/hash.ts'
import { memoryStore } from '../store/memory.ts'
import { type Store, StoreFault } from '../store/port.ts'
import type { Answer } from './answer.ts'
import type { Json } from './json-value.ts'
import type { Ledger } from './ledger.ts'
import { profiles } from './profile.ts'
import { runAction } from './run-action.ts'

export const clockAt = (text: string): Clock => ({ now: () => instantAt(Date.parse(text)) })

export type Scenario = {
  readonly ledger: Ledger
  readonly store: Store
  readonly run: (action: string, data?: Json) => Promise<Answer>
  /** A file as it stands in the store under any faulty one; undefined when it is not there. */
  readonly text: (path: string) => Promise<string | undefined>
  /** Every file there is, by its path. */
  readonly files: () => Promise<Readonly<Record<string, string>>>
}

export function scenario(
  files: Readonly<Record<string, string>> = {},
  { fault, ...rest }: Partial<Ledger> & { readonly fault?: (store: Store) => Store } = {},
): Scenario {
  const honest = memoryStore(files)
  const store = fault ? fault(honest) : honest
  const ledger = { store, clock: clockAt('2024-01-15T14:30:00Z'), profile: profiles.docs, ...rest }
  return {
    ledger,
    store: honest,
    run: (action, data) => runAction(ledger, data === undefined ? { action } : { action, data }),
    text: path => textIn(honest, path),
    files: () => filesIn(honest),
  }
}

async function textIn(store: Store, path: string): Promise<string | undefined> {
  const found = await store.read(path)
  return found.ok && found.value ? Buffer.from(found.value.bytes).toString('utf8') : undefined
}

export async function filesIn(store: Store, folder = ''): Promise<Readonly<Record<string, string>>> {
  const listed = await store.list(folder)
  const all: Record<string, string> = {}
  for (const { name, kind } of listed.ok ? listed.value : []) {
    const path = folder === '' ? name : `${folder}/${name}`
    if (kind === 'folder') Object.assign(all, await filesIn(store, path))
    else all[path] = (await textIn(store, path)) ?? '(not a plain file)'
  }
  return all
}

/** A disk that keeps something else than it was given: what is read after a write of the path went through `rot`. */
export const rotting =
  (path: string, rot: (text: string) => string) =>
  (store: Store): Store => {
    let isWritten = false
    return {
      ...store,
      write: async (target, bytes, expected) => {
        if (target === path) isWritten = true
        return store.write(target, bytes, expected)
      },
      read: async target => {
        const found = await store.read(target)
        if (!found.ok || !found.value || target !== path || !isWritten) return found
        const bytes = Buffer.from(rot(Buffer.from(found.value.bytes).toString('utf8')), 'utf8')
        return accept({ bytes, hash: hashOf(bytes) })
      },
    }
  }

/** A disk that fails on the first write of a path; `half` is what it leaves there. */
export const failing =
  (path: string, code: string, half?: string) =>
  (store: Store): Store => {
    let hasFailed = false
    return {
      ...store,
      write: async (target, bytes, expected) => {
        if (target !== path || hasFailed) return store.write(target, bytes, expected)
        hasFailed = true
        if (half !== undefined) await store.write(target, Buffer.from(half, 'utf8'), 'any')
        throw new StoreFault('could not write', target, code, { cause: new Error(`${code}: the disk says no`) })
      },
    }
  }

/** Someone else who saves a file just before we write it, this many times. */
export const meddling =
  (path: string, text: (time: number) => string, times: number) =>
  (store: Store): Store => {
    let time = 0
    return {
      ...store,
      write: async (target, bytes, expected) => {
        if (target === path && time < times) {
          time += 1
          await store.write(target, Buffer.from(text(time), 'utf8'), 'any')
        }
        return store.write(target, bytes, expected)
      },
    }
  }
