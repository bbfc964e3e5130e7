/** Changes to text, and to JSON as text, made out of changes to bytes. */
import { own } from '../core/own.ts'
import { accept, refuse, type Result } from '../core/result.ts'
import type { Content } from '../store/port.ts'
import { declined, type Failed, type Mismatch } from './answer.ts'
import type { Change } from './change.ts'
import { explainJson, type JsonDocument, scanJson } from './json-scan.ts'
import type { ObjectNode } from './json-scanner.ts'
import { brief, isRecord, type Json, type JsonObject, sameJson } from './json-value.ts'

export type TextWish = { readonly text: string; readonly check: (after: string) => Mismatch | undefined }

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const encoder = new TextEncoder()

/** Undefined when the bytes are no UTF-8: such a file is somebody else's, and is left alone. A byte order mark stays. */
export function textOf(content: Content): string | undefined {
  try {
    return decoder.decode(content.bytes)
  } catch {
    return undefined
  }
}

export const textChange = (
  path: string,
  edit: (before: string | undefined) => Result<TextWish | undefined, Failed>,
): Change => ({
  path,
  edit: content => {
    const before = content && textOf(content)
    if (content && before === undefined)
      return refuse(declined(`"${path}" is not UTF-8 text, so it is left alone. Save it as UTF-8 first.`))
    const wish = edit(before)
    if (!wish.ok || wish.value === undefined) return wish.ok ? accept(undefined) : wish
    const { text, check } = wish.value
    return accept({ bytes: encoder.encode(text), check: after => check(textOf(after) ?? '') })
  },
})

/** A JSON file whose outermost value is an object: its text, where everything stands in it, and its value. */
export type ObjectFile = {
  readonly text: string
  readonly root: ObjectNode
  readonly value: JsonObject
  readonly document: JsonDocument
}

export function objectFileOf(path: string, text: string): Result<ObjectFile, Failed> {
  const no = (why: string) => refuse(declined(`"${path}" ${why}`, { fileExists: true, validJson: false }))
  const scanned = scanJson(text)
  if (!scanned.ok) return no(`is not valid JSON: ${explainJson(scanned.refusal)}. It is left as it is; mend it first.`)
  const document = scanned.value
  if (document.root.kind !== 'object' || !isRecord(document.value))
    return no('does not hold a JSON object, so nothing can be merged into it.')
  return accept({ text, root: document.root, value: document.value, document })
}

/** The first of these fields that the re-read text does not hold, in the words of a proof. */
export function fieldMismatch(text: string, fields: JsonObject): Mismatch | undefined {
  const scanned = scanJson(text)
  if (!scanned.ok) return { expected: 'valid JSON', actual: explainJson(scanned.refusal) }
  const found = isRecord(scanned.value.value) ? scanned.value.value : {}
  const wrong = Object.entries(fields).find(([key, value]) => !sameJson(own(found, key), value))
  if (wrong === undefined) return undefined
  const [key, value] = wrong
  return { expected: `${key}: ${brief(value)}`, actual: `${key}: ${brief(own<Json>(found, key))}` }
}
