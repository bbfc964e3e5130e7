/** One of the campaign's own texts, one that was not told yet while there is such a one. */
import { below, rngOf, streamOf } from '../../core/random.ts'
import type { Rng } from '../../core/random.ts'
import type { Said, Words } from './prose.ts'
import { hashOf, recencyOf, remember } from './said.ts'
import { sentencesOf } from '../prose-sentences.ts'

const hashesOf = (text: string): readonly string[] => sentencesOf(text).map(hashOf)

/** The memory after a text was told by any other way. */
export const saying = (text: string, said: Said): Said => remember(said, hashesOf(text))

/** Whether any sentence of the text was said lately. */
export function wasSaid(text: string, said: Said): boolean {
  const recency = recencyOf(said)
  return hashesOf(text).some(hash => recency.has(hash))
}

/** When all were told, the one told longest ago; the empty text when there is none at all. */
export function sayOnce(texts: readonly string[], said: Said, rng: Rng): Words {
  const recency = recencyOf(said)
  const stale = (text: string): number => Math.max(-1, ...hashesOf(text).map(hash => recency.get(hash) ?? -1))
  const ranked = texts.filter(text => text.trim() !== '').map(text => ({ text, stale: stale(text) }))
  const least = Math.min(...ranked.map(({ stale }) => stale))
  const freshest = ranked.filter(({ stale }) => stale === least)
  if (freshest.length === 0) return { text: '', said, rng }
  const stream = streamOf(rng)
  const { text } = freshest[below(stream, freshest.length)] ?? { text: '' }
  return { text, said: saying(text, said), rng: rngOf(stream) }
}
