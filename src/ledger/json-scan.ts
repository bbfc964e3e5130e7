/**
 * JSON as text: where each value stands, so that one can be changed and every other byte left as its owner wrote it,
 * and where a text stops being JSON, so that its owner can find the place.
 */
import { accept, refuse, type Result } from '../core/result.ts'
import { type Node, Scanner, Stop } from './json-scanner.ts'
import type { Json } from './json-value.ts'

export type JsonDocument = { readonly value: Json; readonly root: Node }
export type JsonFault = { readonly what: string; readonly line: number; readonly column: number }

/** The value of a text, with a map of where everything stands. A byte order mark at the front is let through. */
export function scanJson(text: string): Result<JsonDocument, JsonFault> {
  try {
    const scanner = new Scanner(text, text.startsWith('\uFEFF') ? 1 : 0)
    const root = scanner.whole()
    return accept({ value: JSON.parse(text.slice(root.start, root.end)) as Json, root })
  } catch (stop) {
    if (stop instanceof Stop) return refuse({ what: stop.message, ...positionOf(text, stop.at) })
    throw stop
  }
}

function positionOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).replace(/^\uFEFF/, '')
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}

export const explainJson = ({ what, line, column }: JsonFault): string => `${what} at line ${line}, column ${column}`
