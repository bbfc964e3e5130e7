/** What is put to somebody, by the turns of phrase people ask with: rows of content, the longest that is said counts. */
import rows from '../../../../content/oracle/asked.json' with { type: 'json' }
import { memo } from '../../../core/memo.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { baseOf } from '../../../english/verbs.ts'

export type Put = keyof typeof rows

/** They stress what is asked, and ask nothing. */
const stressing = new Set('exactly actually really just even honestly truly'.split(' '))

/** Each word in its plain form: `believes` is `believe`. */
const plainly = (text: string): string =>
  ` ${wordsOf(text)
    .filter(word => !stressing.has(word))
    .map(word => baseOf(word) ?? word)
    .join(' ')} `

const folded = memo(2_000, plainly)

const table: readonly { readonly put: Put; readonly words: string }[] = (
  Object.entries(rows) as [Put, readonly string[]][]
)
  .flatMap(([put, phrases]) => phrases.map(phrase => ({ put, words: folded(phrase) })))
  .sort((one, other) => other.words.length - one.words.length)

/** `are you married` is told as `you are married`, `where do you live` as `where you live`. */
const helpers = ['be', 'have', 'can', 'will']
const asTold = (words: string): string =>
  helpers
    .reduce((text, helper) => text.replace(` ${helper} you `, ` you ${helper} `), words)
    .replace(' do you ', ' you ')

/** A helper alone says too little: `you have` has many ends. */
const toldTable = table
  .map(({ put, words }) => ({ put, words: asTold(words) }))
  .filter(({ words }) => wordsOf(words).length > 2 || !helpers.includes(wordsOf(words).at(-1) ?? ''))

/** What is asked for by words that are told: `I ask her where she lives`, put as `where you live`. */
export const putAsTold = (said: string): Put | undefined =>
  putIn(said) ?? toldTable.find(({ words }) => folded(said).includes(words))?.put

/** What is asked for, in one word; undefined where it is about the world and not about whoever is asked. */
export const putIn = memo(200, (said): Put | undefined => table.find(({ words }) => folded(said).includes(words))?.put)

const you = [' you ', ' your ', ' yours ', ' yourself ', ' youre ', ' youve ']
const known = [
  ' do you know ',
  ' can you tell ',
  ' could you tell ',
  ' would you tell ',
  ' did you hear ',
  ' you think ',
  ' you make of ',
]

/** Whether it speaks of whoever is spoken to; `do you know where` does not. */
export const isOfYou = (said: string): boolean => {
  const words = known.reduce((text, phrase) => text.replace(phrase, ' '), folded(said))
  return you.some(word => words.includes(word))
}
