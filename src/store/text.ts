/**
 * Files as text. Bytes that are not UTF-8 are told with their line and never mangled, and a byte order mark stays in
 * the text, so what was read can be written back to the same bytes.
 */
import { isUtf8 } from 'node:buffer'
import type { Hash } from '../core/id.ts'
import { accept, refuse, type Result } from '../core/result.ts'
import type { Expected, Proof, Store, StoreRefusal } from './port.ts'

export type Text = { readonly text: string; readonly hash: Hash }

const newline = 0x0a

/** The first line that is not UTF-8. A newline byte is never part of another character, so lines can be tried alone. */
function badLineOf(bytes: Uint8Array): number {
  let line = 1
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(newline, from)
    const until = end === -1 ? bytes.length : end
    if (!isUtf8(bytes.subarray(from, until))) return line
    from = until + 1
  }
  return line
}

type Checked = { readonly buffer: Buffer; readonly hash: Hash }

/** Bytes that are UTF-8, not decoded yet. */
async function readChecked(store: Store, path: string): Promise<Result<Checked | undefined, StoreRefusal>> {
  const found = await store.read(path)
  if (!found.ok) return found
  if (found.value === undefined) return accept(undefined)
  const { bytes, hash } = found.value
  if (!isUtf8(bytes)) return refuse({ code: 'not-text', path, line: badLineOf(bytes) })
  return accept({ buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), hash })
}

/** Undefined when nothing is there. */
export async function readText(store: Store, path: string): Promise<Result<Text | undefined, StoreRefusal>> {
  const found = await readChecked(store, path)
  return found.ok && found.value
    ? accept({ text: found.value.buffer.toString('utf8'), hash: found.value.hash })
    : (found as Result<undefined, StoreRefusal>)
}

/** The same text as its bytes, one character a byte, for whoever changes a few lines of a long file. */
export async function readRaw(
  store: Store,
  path: string,
): Promise<Result<{ readonly raw: string; readonly hash: Hash } | undefined, StoreRefusal>> {
  const found = await readChecked(store, path)
  return found.ok && found.value
    ? accept({ raw: found.value.buffer.toString('latin1'), hash: found.value.hash })
    : (found as Result<undefined, StoreRefusal>)
}

/** Such a text again as bytes. It comes in pieces, because to put a long text together first would copy it once more. */
export function bytesOfRaw(pieces: readonly string[]): Uint8Array {
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) at += bytes.write(piece, at, 'latin1')
  return bytes
}

/** Half a surrogate pair has no bytes in UTF-8, so text that holds one is refused instead of being changed on the way. */
export async function writeText(
  store: Store,
  path: string,
  text: string,
  expected: Expected,
): Promise<Result<Proof, StoreRefusal>> {
  const half = text.search(/\p{Surrogate}/u)
  if (half !== -1) return refuse({ code: 'not-text', path, line: text.slice(0, half).split('\n').length })
  return store.write(path, Buffer.from(text, 'utf8'), expected)
}
