/**
 * The torn end of a file of lines. A process that died in the middle of an append leaves a last line without its
 * newline; nobody was told of that line, so it is cut, and told.
 */
import { accept, type Result } from '../core/result.ts'
import type { Store, StoreRefusal } from './port.ts'

/** What was cut, so that it can be shown, and where: the length of the file that stayed. */
export type TornTail = { readonly path: string; readonly kept: number; readonly cut: Uint8Array }

/** Cuts the line that was not finished. Undefined when every line is whole. */
export async function cutTornTail(store: Store, path: string): Promise<Result<TornTail | undefined, StoreRefusal>> {
  const found = await store.read(path)
  if (!found.ok) return found
  if (found.value === undefined) return accept(undefined)
  const { bytes, hash } = found.value
  const kept = bytes.lastIndexOf(0x0a) + 1
  if (kept === bytes.length) return accept(undefined)
  const written = await store.write(path, bytes.subarray(0, kept), hash)
  return written.ok ? accept({ path, kept, cut: bytes.subarray(kept) }) : written
}
