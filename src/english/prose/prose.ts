/**
 * Prose without a model: sentences from grammars and from the campaign's own words, with a memory of what was said, so
 * that nothing is said twice in a scene.
 */
import type { Rng } from '../../core/random.ts'

/** What was said lately, by short hashes, oldest first; plain JSON, and never longer than its limit. */
export type Said = readonly string[]

/** Alternatives by name; `#name#` in a text is replaced by one of them, `#who#` and its like by what is handed in. */
export type Grammar = Readonly<Record<string, readonly string[]>>

export type Words = { readonly text: string; readonly said: Said; readonly rng: Rng }

export type Compose = (
  grammar: Grammar,
  start: string,
  given: Readonly<Record<string, string>>,
  said: Said,
  rng: Rng,
) => Words
