/** What goes into a proof, taken from what was read after the write and from nothing else. */
import { own } from '../core/own.ts'
import type { Kept } from './carry-out.ts'
import { scanJson } from './json-scan.ts'
import { isRecord, type Json, type JsonObject, sameJson } from './json-value.ts'
import { textOf } from './text-change.ts'

export const hashesOf = ({
  before,
  after,
}: Kept): { readonly beforeHash: string | null; readonly afterHash: string | null } => ({
  beforeHash: before?.hash ?? null,
  afterHash: after?.hash ?? null,
})

export const textAfter = ({ after }: Kept): string => (after && textOf(after)) ?? ''
export const textBefore = ({ before }: Kept): string => (before && textOf(before)) ?? ''

/** The object in a file as it was read again; nothing when there is none, so that nothing can be found in it. */
export function reRead(kept: Kept): JsonObject {
  const scanned = scanJson(textAfter(kept))
  return scanned.ok && isRecord(scanned.value.value) ? scanned.value.value : {}
}

export const holdsField = (value: JsonObject, key: string, wanted: Json | undefined): boolean =>
  Object.hasOwn(value, key) && sameJson(own(value, key), wanted)

/** A field that is short enough to be told; a list or an object would give the file away. */
export function scalar(value: JsonObject, key: string): string | number | boolean | null {
  const found = own(value, key)
  return typeof found === 'object' || found === undefined ? null : found
}
