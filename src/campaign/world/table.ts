/** The rows of `src/campaign/world/rows.json`, asked by words. A writer changes the rows; nothing here knows what they say. */
import rows from './rows.json' with { type: 'json' }
import { memo } from '../../core/memo.ts'
import { foldWords, holdsWords, withoutMarkup } from '../text/fold.ts'
import type { Who } from './types.ts'

export type Verdict = { readonly who?: Who; readonly means?: string; readonly row: string }

type Row = (typeof rows.headings)[number]

/** `3a. The *Porch* (GM only):` and `The porch` are compared without numbers, marks and brackets. */
const bare = (words: string): string =>
  foldWords(withoutMarkup(words).replaceAll(/\([^()]*\)|\[[^\][]*\]/g, ' '))
    .replace(/^(?:(?:part|chapter|section|appendix|book) (?:\d+|[a-z]+)|\d+[a-z]?|[ivx]+)[.):]\s+/, '')
    .replace(/^[^\p{L}\p{N}]+|[\s:.–—-]+$/gu, '')

const verdict = (row: Row, word: string): Verdict => ({
  row: word,
  ...(row.who ? { who: row.who } : {}),
  ...(row.means === undefined ? {} : { means: row.means }),
})

const isWhole = (words: string, said: string): boolean => words === said || words === `the ${said}`

/** A word of the Game Master counts wherever it stands, brackets included; one for players has to be the heading itself. */
const headingRow = (title: string): Verdict | undefined => {
  const [whole, plain] = [foldWords(withoutMarkup(title)), bare(title)]
  for (const row of rows.headings) {
    const matches = (said: string): boolean =>
      row.who === 'gm' && !row.whole
        ? holdsWords(whole, said)
        : isWhole(plain, said) || (row.begins === true && plain.startsWith(`${said} `))
    const word = row.says.find(matches)
    if (word !== undefined) return verdict(row, word)
  }
  return undefined
}

const exactRow =
  (table: readonly Row[]) =>
  (words: string): Verdict | undefined => {
    const plain = bare(words)
    for (const row of table) {
      const word = row.says.find(said => said === plain)
      if (word !== undefined) return verdict(row, word)
    }
    return undefined
  }

const heldRow =
  (table: readonly Row[]) =>
  (words: string): Verdict | undefined => {
    const folded = foldWords(words)
    for (const row of table) {
      const word = row.says.find(said => holdsWords(folded, said))
      if (word !== undefined) return verdict(row, word)
    }
    return undefined
  }

export const ofHeading = memo(2_000, headingRow)
export const ofLabel = memo(2_000, exactRow(rows.labels))
export const ofCallout = memo(200, exactRow(rows.callouts))
export const ofTag = memo(500, (tag: string) => exactRow(rows.tags)(tag.replace(/^#/, '').replace(/^.*\//, '')))
export const ofFile = memo(500, (name: string) => heldRow(rows.files)(name.replaceAll(/[-_]+/g, ' ')))
export const declaration = heldRow(rows.declares)

type Phrase = keyof typeof rows.phrases

/** Whether a text says something of the kind; a row that ends in the middle of a word finds all that begin so. */
export const saysSo = (kind: Phrase, text: string): boolean => {
  const folded = foldWords(text)
  return rows.phrases[kind].some(said =>
    said.length > 6 && !said.includes(' ') ? folded.includes(said) : holdsWords(folded, said),
  )
}

/** The first row of the headings is the words that say "secret" outright; they count on every page and on labels too. */
export const isSecretWord = (words: string): boolean => {
  const folded = foldWords(withoutMarkup(words))
  return rows.headings[0]?.says.some(said => holdsWords(folded, said)) === true
}

/** A callout that keeps something from players, by what it is or by what stands over it. */
export const keepsSecrets = (callout: string, title: string): boolean =>
  ofCallout(callout)?.who === 'gm' || isSecretWord(title)

const mask =
  /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+ (?:is|was|are|were) (?:really|actually|secretly|in truth) (?:\p{Lu}|an? (?!\w+ (?:place|town|city|village))|the |not )/u

/** `Brother Ull is really Lord Kestrel`: a sentence that says who somebody is, and is nobody's common talk. */
export const isUnmasking = (sentence: string): boolean => mask.test(sentence)
