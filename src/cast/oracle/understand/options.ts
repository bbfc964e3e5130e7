/** An answer to a question with options: a number, a letter, its place in the row, or words of one label alone. */
import { tokensOf, wordsOf } from '../../../english/tokens.ts'
import { articles } from './words/common.ts'

const places: Readonly<Record<string, number>> = {
  one: 1,
  first: 1,
  two: 2,
  second: 2,
  three: 3,
  third: 3,
  four: 4,
  fourth: 4,
  five: 5,
  fifth: 5,
  six: 6,
  sixth: 6,
}
/** Words around an answer that add nothing to it. */
const padding = new Set(
  `option number choice answer the one please i choose pick take go with lets do ill well and then we want select opt for no nr my is id like say
  thanks ok okay to`.split(/\s+/u),
)

/** The options a word picks, counted from 1; undefined where it picks none. */
function pickOf(word: string, count: number): number | undefined {
  const number = /^\d{1,2}$/u.test(word) ? Number(word) : (places[word] ?? (word === 'last' ? count : undefined))
  const letter = /^[a-h]$/u.test(word) ? word.charCodeAt(0) - 96 : undefined
  const pick = number ?? letter
  return pick !== undefined && pick >= 1 && pick <= count ? pick : undefined
}

function byPlace(words: readonly string[], options: readonly string[]): readonly string[] | undefined {
  const telling = words.filter((word, at) => !padding.has(word) || (words.length === 1 && at === 0))
  const answers = telling.length > 0 ? telling : words.filter(word => word === 'one')
  const picks = answers.map(word => pickOf(word, options.length))
  if (picks.length === 0 || picks.some(pick => pick === undefined)) return undefined
  return [...new Set(picks)].flatMap(pick => options[(pick ?? 0) - 1] ?? [])
}

/** A few words that stand in one label and in no other. */
function byLabel(words: readonly string[], options: readonly string[]): readonly string[] | undefined {
  const telling = words.filter(word => !articles.has(word))
  if (telling.length === 0) return undefined
  const fitting = options.filter(option => {
    const label = new Set(wordsOf(option))
    return telling.every(word => label.has(word))
  })
  return fitting.length === 1 ? fitting : undefined
}

export function chosenOptions(line: string, options: readonly string[]): readonly string[] | undefined {
  if (options.length === 0) return undefined
  const words = tokensOf(line).map(({ text }) => text)
  if (words.length === 0 || words.length > 12) return undefined
  return byPlace(words, options) ?? byLabel(words, options)
}
