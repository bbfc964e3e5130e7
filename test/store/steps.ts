/**
 * A few changes on a store, as data: a worker process carries them out and is killed or hindered on the way, and the
 * test knows from the same data what may be found in the folder then.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../../src/core/result.ts'
import { type Expected, type Store, StoreFault, type StoreRefusal } from '../../src/store/port.ts'

export type Step =
  | { readonly verb: 'read'; readonly path: string }
  | { readonly verb: 'write'; readonly path: string; readonly text: string; readonly expected: Expected }
  | { readonly verb: 'append'; readonly path: string; readonly text: string }
  | { readonly verb: 'remove'; readonly path: string }
  | { readonly verb: 'move'; readonly path: string; readonly to: string }
  | { readonly verb: 'lock'; readonly path: string }

function carryOut(store: Store, step: Step): Promise<Result<unknown, StoreRefusal>> {
  switch (step.verb) {
    case 'read':
      return store.read(step.path)
    case 'write':
      return store.write(step.path, Buffer.from(step.text), step.expected)
    case 'append':
      return store.append(step.path, Buffer.from(step.text))
    case 'remove':
      return store.remove(step.path, 'any')
    case 'move':
      return store.move(step.path, step.to)
    case 'lock':
      return store.lock(step.path)
  }
}

/** One line: `done`, `refused` with its code, or `fault` with its code and words. */
export async function tell(store: Store, step: Step): Promise<string> {
  try {
    const result = await carryOut(store, step)
    return result.ok ? 'done' : `refused ${result.refusal.code}`
  } catch (fault) {
    if (fault instanceof StoreFault) return `fault ${fault.code} ${fault.message}`
    throw fault
  }
}

/** Every file below a root and its text. Locks are left out: they tell of who is there, not of what is kept. */
export type Shelf = Readonly<Record<string, string>>

export function shelfOf(root: string, folder = ''): Shelf {
  const shelf: Record<string, string> = {}
  for (const name of readdirSync(join(root, folder))) {
    const path = folder === '' ? name : `${folder}/${name}`
    if (statSync(join(root, path)).isDirectory()) Object.assign(shelf, shelfOf(root, path))
    else if (!name.startsWith('.gloam-lock-')) shelf[path] = readFileSync(join(root, path), 'utf8')
  }
  return shelf
}

/** What the shelf holds after a step. */
export function shelfAfter(shelf: Shelf, step: Step): Shelf {
  const { [step.path]: old, ...others } = shelf
  switch (step.verb) {
    case 'read':
    case 'lock':
      return shelf
    case 'write':
      return { ...others, [step.path]: step.text }
    case 'append':
      return { ...others, [step.path]: (old ?? '') + step.text }
    case 'remove':
      return others
    case 'move':
      return { ...others, [step.to]: old ?? '' }
  }
}
