/** Comparing words the way a reader does: case, spacing, Unicode form and the kind of apostrophe do not matter. */

/** One spelling for all spellings of the same words. Lengths may differ from the text's. */
export const foldWords = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll(/[’ʼ‘]/g, "'").replaceAll(/\s+/g, ' ').trim()

const endsInLetter = /[\p{L}\p{N}\p{M}]$/u
const beginsWithLetter = /^[\p{L}\p{N}\p{M}]/u

/** The places where `words` stand in `text` with no letter or digit touching them. Both folded. */
function* eachPlace(text: string, words: string): Generator<number, void> {
  if (words === '') return
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    const isFree =
      !endsInLetter.test(text.slice(Math.max(0, at - 2), at)) && !beginsWithLetter.test(text.slice(end, end + 2))
    if (isFree) yield at
  }
}

/** True when `words` stand in `text` as whole words: "Al" is not in "Aldric". Both folded. */
export const holdsWords = (text: string, words: string): boolean => !eachPlace(text, words).next().done

export const placesOfWords = (text: string, words: string): readonly number[] => [...eachPlace(text, words)]

/** Plain letters to look for, and whether they must stand free of other letters on either side. */
export type Needle = { readonly run: string; readonly isStart: boolean; readonly isEnd: boolean }

/**
 * What to look for first when looking for some words: their longest run of plain letters, as a whole word where the
 * run is one. Whatever Unicode form a text is in, the plain letters of a name are in it, so a text without a match
 * cannot hold the words. Undefined when there is no plain letter to go by.
 */
export function needleOf(words: string, isWhole = true): Needle | undefined {
  const folded = foldWords(words)
  let best: RegExpExecArray | undefined
  for (const run of folded.matchAll(/[a-z0-9]+/g)) if (!best || run[0].length > best[0].length) best = run
  if (!best) return undefined
  const isFree = (character: string | undefined): boolean => character === undefined || character < '\x7f'
  const after = best.index + best[0].length
  return {
    run: best[0],
    isStart: isWhole && isFree(folded[best.index - 1]),
    isEnd: isWhole && isFree(folded[after]),
  }
}

const isPlainLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)

/** Whether a needle's letters, found at a place, are as free of other letters there as it wants them. */
export const isFreeAt = (text: string, place: number, { run, isStart, isEnd }: Needle): boolean =>
  !(isStart && isPlainLetter(text.charCodeAt(place - 1))) &&
  !(isEnd && isPlainLetter(text.charCodeAt(place + run.length)))

/** Text without the marks of bold, italics, code and links, as a reader hears it. */
export const withoutMarkup = (text: string): string => (/[*_`[]/.test(text) ? stripped(text) : text.trim())

const stripped = (text: string): string =>
  text
    .replaceAll(/!?\[([^\][]*)\]\([^()]*\)/g, '$1') // a bracket in a bracket ends the look, so that a run of them is read once
    .replaceAll(/\[\[(?:[^\][|]*\|)?([^\][]*)\]\]/g, '$1')
    .replaceAll(/\*+|`+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .trim()
