/** Comparing words the way a reader does: case, spacing, Unicode form and the kind of apostrophe do not matter. */

/**
 * Lower case of the same length, so that a place in the folded text is the same place in the text. One letter in
 * Unicode (İ) grows when it is lowered; it stays as it is.
 */
export function foldCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replaceAll(/[^İ]+/g, run => run.toLowerCase())
}

/** One spelling for all spellings of the same words. Lengths may differ from the text's. */
export const foldWords = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll(/[’ʼ‘]/g, "'").replaceAll(/\s+/g, ' ').trim()

const endsInLetter = /[\p{L}\p{N}\p{M}]$/u
const beginsWithLetter = /^[\p{L}\p{N}\p{M}]/u

/** True when `words` stand in `text` with no letter or digit touching them: "Al" is not in "Aldric". Both folded. */
export function holdsWords(text: string, words: string): boolean {
  if (words === '') return false
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const isFree =
      !endsInLetter.test(text.slice(Math.max(0, at - 2), at)) && !beginsWithLetter.test(text.slice(at + words.length))
    if (isFree) return true
  }
  return false
}

/**
 * The longest plain-letter run of some words, folded: a cheap thing to look for first. Whatever Unicode form the text
 * is in, the plain letters of a name are in it, so a text without the run cannot hold the name.
 */
export function needleOf(words: string): string {
  const runs = foldWords(words).match(/[a-z0-9]+/g) ?? []
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}

/** Text without the marks of bold, italics, code and links, as a reader hears it. */
export const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1')
    .replaceAll(/\*+|`+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .trim()
