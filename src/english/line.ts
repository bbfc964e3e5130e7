/** A typed line as words one can read grammar from: `I'm` is two of them, and `mule's` owns what follows. */
import { tokensOf, type Token } from './tokens.ts'
import { questioners, subjects } from './small-words.ts'

export type Word = Token & {
  /** As typed. */
  readonly raw: string
  /** `mule's`: what follows is theirs, and `text` is whose. */
  readonly owns?: true
}

/** What clings to a word, as the word it is. */
const endings: ReadonlyMap<string, string> = new Map([
  ['m', 'am'],
  ['re', 'are'],
  ['ve', 'have'],
  ['ll', 'will'],
  ['d', 'would'],
])
const odd: Readonly<Record<string, readonly [string, string]>> = {
  cant: ['can', 'not'],
  cannot: ['can', 'not'],
  wont: ['will', 'not'],
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  didnt: ['did', 'not'],
  isnt: ['is', 'not'],
  arent: ['are', 'not'],
  wasnt: ['was', 'not'],
  werent: ['were', 'not'],
  havent: ['have', 'not'],
  hasnt: ['has', 'not'],
  hadnt: ['had', 'not'],
  wouldnt: ['would', 'not'],
  couldnt: ['could', 'not'],
  shouldnt: ['should', 'not'],
  mustnt: ['must', 'not'],
  lets: ['let', 'us'],
  im: ['i', 'am'],
  ive: ['i', 'have'],
  whats: ['what', 'is'],
  wheres: ['where', 'is'],
  thats: ['that', 'is'],
  theres: ['there', 'is'],
  gonna: ['going', 'to'],
  wanna: ['want', 'to'],
  gotta: ['have', 'to'],
}
/** `'s` after these is `is`. */
const being = new Set([...subjects, ...questioners, 'that', 'there', 'here', 'this'])

const split = (token: Token, raw: string, first: string, second: string): readonly Word[] => [
  { ...token, text: first, raw },
  { ...token, text: second, raw: '', gap: '' },
]

function wordsOf(token: Token, raw: string): readonly Word[] {
  if (token.speech !== undefined) return [{ ...token, raw }]
  const known = Object.hasOwn(odd, token.text) ? odd[token.text] : undefined
  if (known !== undefined) return split(token, raw, ...known)
  const cut = Math.max(raw.lastIndexOf("'"), raw.lastIndexOf('\u2019'))
  if (cut <= 0) return [{ ...token, raw }]
  const [host, tail] = [raw.slice(0, cut).toLowerCase(), raw.slice(cut + 1).toLowerCase()]
  const ending = endings.get(tail)
  if (ending !== undefined && being.has(host)) return split(token, raw, host, ending)
  if (tail === 's' && being.has(host)) return split(token, raw, host, 'is')
  if (tail === 's' || tail === '')
    return [{ ...token, text: token.text.slice(0, token.text.length - tail.length), raw, owns: true }]
  return [{ ...token, raw }]
}

/** Without an apostrophe of its own, `guards'` is told from `guards` by the mark behind it. */
export function wordsOfLine(line: string): readonly Word[] {
  return tokensOf(line).flatMap(token => {
    const raw = line.slice(token.at, token.end)
    const isOwner = /^['\u2019]\s+\p{L}/u.test(line.slice(token.end, token.end + 6)) && raw.endsWith('s')
    return isOwner ? [{ ...token, raw, owns: true as const }] : wordsOf(token, raw)
  })
}

/** The text between two words, as typed. */
export const textBetween = (line: string, words: readonly Word[]): string => {
  const [first, last] = [words[0], words.at(-1)]
  return first === undefined || last === undefined ? '' : line.slice(first.at, last.end)
}
