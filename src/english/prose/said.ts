/** The memory of what was said: short hashes in a ring, so that a save stays small however long the evening. */
import { memo } from '../../core/memo.ts'
import type { Said } from './prose.ts'

const longestMemory = 400

/** Spaces, quotes, capitals and full stops do not make another sentence of it. */
const plain = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * About 31 bits in six letters: among 400 sentences a new one clashes once in five million. The wordings of a grammar are
 * the same all evening, so they are hashed once.
 */
export const hashOf = memo(20_000, (sentence): string => {
  const text = plain(sentence)
  let [low, high] = [0x811c9dc5, 0x9e3779b9]
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193)
    high = Math.imul(high ^ text.charCodeAt(at), 0x5bd1e995) ^ (high >>> 13)
  }
  return ((low >>> 0).toString(36) + (high >>> 0).toString(36).padStart(7, '0')).slice(-6)
})

/** The memory after these were said, the newest last; what was said again moves to the end. */
export function remember(said: Said, hashes: readonly string[]): Said {
  const fresh = new Set(hashes)
  const all = [...said.filter(hash => !fresh.has(hash)), ...fresh]
  const after = all.slice(-longestMemory)
  handOn(said, after, fresh, all.slice(0, all.length - after.length))
  return after
}

/**
 * A memory is asked again and again, and the next one is the same and a few words more. So what was read of the one
 * goes over to the other; a memory that is asked after that is read anew.
 */
const readings = new WeakMap<Said, Map<string, number>>()

function handOn(said: Said, after: Said, fresh: ReadonlySet<string>, forgotten: readonly string[]): void {
  const recency = readings.get(said)
  if (recency === undefined) return
  readings.delete(said)
  let latest = recency.get(said.at(-1) ?? '') ?? -1
  for (const hash of fresh) recency.set(hash, (latest += 1))
  for (const hash of forgotten) recency.delete(hash)
  readings.set(after, recency)
}

/** How lately each was said: the later, the higher, and what was never said is not there. */
export function recencyOf(said: Said): ReadonlyMap<string, number> {
  const known = readings.get(said)
  if (known !== undefined) return known
  const recency = new Map(said.map((hash, at) => [hash, at]))
  if (recency.size === said.length) readings.set(said, recency) // a hash twice could not be forgotten once
  return recency
}
