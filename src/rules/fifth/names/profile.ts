/** How a people's names sound, as data: syllables to build from, words to add, and shapes to put them in. */

/** One list for each part of a word; one is drawn from each and they are joined. */
export type Columns = readonly (readonly string[])[]

export type Profile = {
  readonly name: string
  readonly aliases: readonly string[]
  /** How it sounds, in a few words, for whoever chooses. */
  readonly about: string
  /** Every piece is one syllable; a name is a start, some middles, and an end. */
  readonly starts: readonly string[]
  readonly middles: readonly string[]
  readonly ends: readonly string[]
  /** How many syllables a given name may have; offers take turns through these. */
  readonly lengths: readonly number[]
  /** What else a shape may ask for: `{family}`, `{clan}`, `{nickname}`. */
  readonly words: Readonly<Record<string, Columns>>
  /** `{given} {family}`; `{given}` is built from syllables. */
  readonly shapes: readonly string[]
  /** What to tell about one of these names. */
  readonly notes: readonly string[]
}

/** Word lists are read more easily as lines than as arrays. */
export const wordsOf = (line: string): readonly string[] => line.split(/\s+/).filter(word => word !== '')

/** Phrases, separated by bars. */
export const phrasesOf = (line: string): readonly string[] => line.split('|').map(phrase => phrase.trim())

/** A name, and what there is to say about it. */
export type Made = { readonly name: string; readonly note: string }
