/** `where you found it` in the words of those it is said to: `where we found it`, `behind us`, `our hands`. */
import { prepositions } from './small-words.ts'
import { verbOf } from './verbs.ts'

const isDeed = (word: string): boolean => verbOf(word) !== undefined && !word.endsWith('ing')

/** Who does something stands before a deed; whom it is done to stands behind one. */
const isDoer = (before: string, after: string): boolean => isDeed(after) && !isDeed(before) && !prepositions.has(before)

const wordAt = (text: string, pattern: RegExp): string => (pattern.exec(text)?.[0] ?? '').toLowerCase()

export const ourWords = (text: string): string =>
  text.replaceAll(/\byou(?:rs?)?\b/giu, (word, at: number) => {
    const before = wordAt(text.slice(0, at), /[\p{L}']+(?=\s+$)/u)
    const after = wordAt(text.slice(at + word.length), /(?<=^\s+)[\p{L}']+/u)
    const ours = word.length === 4 ? 'our' : word.length === 5 ? 'ours' : isDoer(before, after) ? 'we' : 'us'
    return /^\p{Lu}/u.test(word) ? `${ours.charAt(0).toUpperCase()}${ours.slice(1)}` : ours
  })
