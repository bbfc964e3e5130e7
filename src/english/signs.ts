/** Words that are signs of something, as a writer lists them: `sail*` is every word that begins so, `folk hero` two in a row. */
import { wordsOf } from './tokens.ts'

const holds = (words: readonly string[], at: number, sign: string): boolean =>
  sign.split(' ').every((part, behind) => {
    const word = words[at + behind] ?? ''
    return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part
  })

/** How often any of them stands in a text. */
export function countSigns(text: string, signs: readonly string[]): number {
  const words = wordsOf(text)
  return words.filter((_, at) => signs.some(sign => holds(words, at, sign))).length
}

export const hasSign = (text: string, signs: readonly string[]): boolean => {
  const words = wordsOf(text)
  return words.some((_, at) => signs.some(sign => holds(words, at, sign)))
}
