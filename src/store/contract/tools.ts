/** What the parts of the contract have in common. */
import type { Result } from '../../core/result.ts'
import { hashOf } from '../hash.ts'
import { explainStore, type Store, type StoreRefusal } from '../port.ts'
import { readText } from '../text.ts'

/** A way to make a store with nothing in it. */
export type MakeStore = () => Store

export const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8')
export const hashOfText = (text: string) => hashOf(bytesOf(text))

/** What was accepted, or a failure that says why it was not. */
export function valueOf<Value>(result: Result<Value, StoreRefusal>): Value {
  if (!result.ok) throw new Error(`refused: ${explainStore(result.refusal)}`)
  return result.value
}

export const codeOf = (result: Result<unknown, StoreRefusal>): string => (result.ok ? 'accepted' : result.refusal.code)

export const textAt = async (store: Store, path: string): Promise<string | undefined> =>
  valueOf(await readText(store, path))?.text
