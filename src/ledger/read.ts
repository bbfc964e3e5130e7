/** Reading what stands in the store, for actions that have to look before they act. */
import { accept, refuse, type Result } from '../core/result.ts'
import { type Entry, explainStore, type Store } from '../store/port.ts'
import { declined, type Failed } from './answer.ts'
import { baseName } from './place.ts'
import { textOf } from './text-change.ts'

/** Undefined when nothing is there. */
export async function readText(store: Store, path: string): Promise<Result<string | undefined, Failed>> {
  const found = await store.read(path)
  if (!found.ok) return refuse(declined(explainStore(found.refusal)))
  if (found.value === undefined) return accept(undefined)
  const text = textOf(found.value)
  return text === undefined ? refuse(declined(`"${path}" is not UTF-8 text.`, { fileExists: true })) : accept(text)
}

/** What kind of thing stands at a path; undefined when nothing does. */
export async function kindAt(store: Store, path: string): Promise<Result<Entry['kind'] | undefined, Failed>> {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  const listed = await store.list(parent)
  if (!listed.ok) return refuse(declined(explainStore(listed.refusal)))
  return accept(listed.value.find(({ name }) => name === baseName(path))?.kind)
}

export async function hasFolder(store: Store, path: string): Promise<Result<boolean, Failed>> {
  const kind = await kindAt(store, path)
  return kind.ok ? accept(kind.value === 'folder') : kind
}

/** The seconds are enough for people, and they are what the ledger's files have always held. */
export const toSecond = (instant: string): string => instant.replace(/\.\d+/, '')
