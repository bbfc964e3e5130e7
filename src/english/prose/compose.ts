/** One text from a grammar: never a sentence that was said while there is another, and then the one said longest ago. */
import { rngOf, streamOf } from '../../core/random.ts'
import { expansions, startOf } from './expand.ts'
import type { Expansion } from './expand.ts'
import type { Compose, Said } from './prose.ts'
import { hashOf, recencyOf, remember } from './said.ts'
import { sentencesOf } from '../prose-sentences.ts'
import { tidy } from './tidy.ts'

/** How many texts are tried before the best of them is good enough: no grammar of ours comes near it. */
const mostTries = 1_000
/** A wording of fewer words of its own is a word list's entry, and those may come again. */
const fewestWords = 3

type Candidate = Expansion & { readonly sentences: readonly string[] }

const hasOwnWords = (wording: string): boolean =>
  (wording.replaceAll(/#[^#]*#/gu, ' ').match(/\p{L}+/gu) ?? []).length >= fewestWords

/** How lately the freshest of its sentences was said; -1 for a text that is all new. */
function staleness(sentences: readonly string[], recency: ReadonlyMap<string, number>): number {
  const isRepeating = new Set(sentences).size < sentences.length
  return isRepeating ? Number.POSITIVE_INFINITY : Math.max(-1, ...sentences.map(hash => recency.get(hash) ?? -1))
}

const toCandidate = ({ text, wordings }: Expansion): Candidate => {
  const tidied = tidy(text)
  return { text: tidied, wordings, sentences: sentencesOf(tidied).map(hashOf) }
}

/** The candidate said longest ago among the first many; for when everything was said. */
function stalest(candidates: Iterable<Expansion>, recency: ReadonlyMap<string, number>): Candidate | undefined {
  let best: { readonly candidate: Candidate; readonly stale: number } | undefined
  let tries = 0
  for (const expansion of candidates) {
    const candidate = toCandidate(expansion)
    const stale = staleness(candidate.sentences, recency)
    if (!best || stale < best.stale) best = { candidate, stale }
    tries += 1
    if (best.stale === -1 || tries >= mostTries) break
  }
  return best?.candidate
}

/** Whether a sentence that is complete already was said, or stands twice in the text itself. */
function hasSaid(text: string, recency: ReadonlyMap<string, number>): boolean {
  if (!/[.!?\u2026]\S*\s/u.test(text)) return false
  const complete = sentencesOf(tidy(text)).slice(0, -1).map(hashOf)
  return staleness(complete, recency) > -1
}

function bestOf(...[grammar, start, given, said, rng]: Parameters<Compose>) {
  const recency = recencyOf(said)
  const stream = streamOf(rng)
  const base = { grammar, given, recency, stream }
  let looked = 0
  const isDeadEnd = (text: string): boolean => {
    looked += 1
    return looked > mostTries * 10 || hasSaid(text, recency)
  }
  const fresh = stalest(expansions(startOf(start), { ...base, isDeadEnd }), recency)
  if (fresh && staleness(fresh.sentences, recency) === -1) return { chosen: fresh, rng: rngOf(stream) }
  const leastRecent = stalest(expansions(startOf(start), { ...base, isDeadEnd: () => false }), recency)
  return { chosen: leastRecent, rng: rngOf(stream) }
}

export const compose: Compose = (grammar, start, given, said, rng) => {
  const { chosen, rng: after } = bestOf(grammar, start, given, said, rng)
  if (!chosen) return { text: '', said, rng: after }
  return { text: chosen.text, said: remembering(chosen, said), rng: after }
}

const remembering = ({ sentences, wordings }: Candidate, said: Said): Said =>
  remember(said, [...wordings.filter(hasOwnWords).map(hashOf), ...sentences])
