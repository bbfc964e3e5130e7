/** The small grammar of nouns: articles, plurals, possession, lists. */
import { irregularPlurals } from './irregular.ts'

const silentH = /^(?:hour|honest|honour|honor|heir)/iu
const soundsLikeYou = /^(?:uni(?!n|m)|use|usu|uti|eu|ewe|one\b|once\b|ouija)/iu
const article = /^(?:the|an?|some)\s+/iu
const owned = /^(?:the|an?|some|my|your|his|her|its|our|their|this|that|these|those|no|every|each)\s/iu

/** `an hour`, `a unicorn`, `an old door`: by the sound, as far as spelling tells it. */
export const aOrAn = (words: string): 'a' | 'an' =>
  silentH.test(words) || (/^(?:[aeiou]|8|11\b|18\b)/iu.test(words) && !soundsLikeYou.test(words)) ? 'an' : 'a'

const isProper = (words: string): boolean => /^\p{Lu}/u.test(words)

export function withA(words: string): string {
  if (words === '' || isProper(words)) return words
  const bare = words.replace(article, '')
  return owned.test(bare) ? bare : `${aOrAn(bare)} ${bare}`
}

/** A name with a capital needs no article, and nor does what has one already. */
export function withThe(words: string): string {
  if (words === '' || isProper(words)) return words
  const bare = words.replace(article, '')
  return owned.test(bare) ? bare : `the ${bare}`
}

function pluralOfWord(word: string): string {
  const odd = [...irregularPlurals.keys()].find(one => word === one || (one.length > 2 && word.endsWith(one)))
  if (odd !== undefined) return word.slice(0, word.length - odd.length) + (irregularPlurals.get(odd) ?? '')
  if (/(?:s|x|z|ch|sh)$/u.test(word)) return `${word}es`
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** `rats`, `giant wolves`, `keys of brass`: the head of the phrase takes the ending. */
export function pluralOf(words: string): string {
  const [, head = words, rest = ''] = /^(.*?)(\s(?:of|in|with|from|at|on)\s.*)?$/u.exec(words) ?? []
  const space = head.lastIndexOf(' ') + 1
  return head.slice(0, space) + pluralOfWord(head.slice(space)) + rest
}

/** `Maren's`, `the guards'`, but `Aldous's`: a name keeps its sound. */
export const possessiveOf = (words: string): string =>
  words === '' ? '' : words.endsWith('s') && !isProper(words) ? `${words}'` : `${words}'s`

export const capitalOf = (words: string): string =>
  words.replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase())

/** `Maren`, `Maren and Pell`, `Maren, Pell and Ilve`. */
export function listOf(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}

/** Whether a list or a name speaks of more than one: `the jars`, `a rope and a mule`, but not `the cup of tears`. */
export function isMany(words: string): boolean {
  if (/,\s| and /u.test(words)) return true
  const [head = words] = words.split(/\s(?:of|in|with|from|at|on|to|for|under|over)\s/u)
  return (
    /[^s'’ui]s$/iu.test(head.trim()) ||
    /\b(?:men|women|children|people|folk|teeth|feet|geese|mice)$/iu.test(head.trim())
  )
}

/** Small numbers as one writes them in a sentence, from none to a dozen; more are written as digits. */
export const numberWords: readonly string[] = 'no one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)

/** With a stop, unless it has one. */
export const withStop = (words: string): string =>
  /[.!?\u2026]["'\u201d\u2019)*]*$/u.test(words) ? words : `${words}.`
