/** Words that are one slip away from a rare word of a secret, and are no words otherwise. */
import { rare, weightOf } from './common-words.ts'
import { stemOf } from './stem.ts'

/** A shorter word is too near to too many others. */
const shortest = 6

/** No word of a secret is longer than this; what is, would have as many keys as letters. */
const longest = 24

/** A word and each of what is left of it without one letter: two words that share one of these are a slip apart. */
function* keysOf(word: string): Generator<string, void> {
  yield word
  for (let at = 1; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1) // seldom is the first letter wrong
}

/** Words known again when one letter is wrong, left out, put in or swapped. */
export class Slips {
  readonly #meant = new Map<string, string>()

  add(stem: string): void {
    if (stem.length < shortest - 1 || stem.length > longest || weightOf(stem) < rare) return
    for (const key of keysOf(stem)) if (!this.#meant.has(key)) this.#meant.set(key, stem)
  }

  meantBy(stem: string): string | undefined {
    for (const key of keysOf(stem)) {
      const meant = this.#meant.get(key)
      if (meant !== undefined && Math.abs(meant.length - stem.length) <= 1) return meant
    }
    return undefined
  }
}

/** One slip is a slip; two in a text are meant to be read past. */
const leastSlips = 2

/** A text with its slips mended, or undefined where it has none. */
export function mended(
  text: string,
  slips: Pick<Slips, 'meantBy'>,
  isKnown: (stem: string) => boolean,
): string | undefined {
  let count = 0
  const right = text.replaceAll(/\p{L}{6,20}/gu, word => {
    const stem = stemOf(word.toLowerCase())
    if (stem.length < shortest - 1 || isKnown(stem)) return word
    const meant = slips.meantBy(stem)
    if (meant === undefined) return word
    count += 1
    return meant
  })
  return count < leastSlips ? undefined : right
}
