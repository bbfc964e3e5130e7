/** Looking for words an author named, in whatever case and form they were written. */
import { foldTitle } from '../markdown/document.ts'
import { foldWords, withoutMarkup } from '../text/fold.ts'

const letter = /[\p{L}\p{N}\p{M}]/u

/** Whether some words begin a word of the text: `nanite` is in `nanites`, and `art` is not in `heart`. */
function says(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || !letter.test(folded[at - 1] ?? '')) return true
  }
  return false
}

export function saysAny(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const folded = foldWords(withoutMarkup(text))
  return words.some(word => says(folded, foldWords(word)))
}

/** Whether a title is called so: it begins with these words, with or without its article. */
export function holdsTitle(title: string, words: string): boolean {
  const folded = foldTitle(title).replace(/^the /, '')
  const wanted = foldWords(words).replace(/^the /, '')
  return folded.startsWith(wanted) && wanted !== ''
}
