/** An action that comes as text: what is wrong with it is told with its line and column. */
import { accept, refuse, type Result } from '../core/result.ts'
import { declined, type Failed } from './answer.ts'
import { explainJson, scanJson } from './json-scan.ts'
import type { Node } from './json-scanner.ts'
import type { Json } from './json-value.ts'

export function readInput(text: string, firstLine: number): Result<Json, Failed> {
  if (text.trim() === '') return refuse(declined('There is no action: the input is empty.'))
  const scanned = scanJson(text)
  if (!scanned.ok) {
    const place = { ...scanned.refusal, line: scanned.refusal.line + firstLine - 1 }
    return refuse(declined(`This is not valid JSON: ${explainJson(place)}.`))
  }
  const lossy = lossyNumber(text, scanned.value.root)
  if (lossy === undefined) return accept(scanned.value.value)
  return refuse(declined(`The number ${lossy} cannot be kept exactly; send it as text, in quotes.`))
}

/** A whole number too long for a double would be written as its neighbour, and the proof would be of the neighbour. */
function lossyNumber(text: string, node: Node): string | undefined {
  if (node.kind === 'object') return firstOf(node.members, ({ value }) => lossyNumber(text, value))
  if (node.kind === 'array') return firstOf(node.items, item => lossyNumber(text, item))
  const spelled = text.slice(node.start, node.end)
  if (!/^-?\d{16,}$/.test(spelled)) return undefined
  const value = Number(spelled)
  return Number.isFinite(value) && BigInt(value) === BigInt(spelled) ? undefined : spelled.slice(0, 40)
}

function firstOf<Part>(parts: readonly Part[], look: (part: Part) => string | undefined): string | undefined {
  for (const part of parts) {
    const found = look(part)
    if (found !== undefined) return found
  }
  return undefined
}
