/** Turns of phrase that say one thing with the words of another: `let her know`, `let him have a look at it`. */
import type { NameIndex } from './names.ts'
import type { Token } from '../../../english/tokens.ts'
import { articles, describing } from './words/common.ts'

const letting: readonly (readonly [verb: string, words: readonly string[]])[] = [
  ['show', ['have', 'a', 'look', 'at']],
  ['show', ['take', 'a', 'look', 'at']],
  ['show', ['look', 'at']],
  ['show', ['see']],
  ['show', ['examine']],
  ['show', ['inspect']],
  ['show', ['read']],
  ['tell', ['know']],
  ['give', ['have']],
  ['give', ['keep']],
  ['give', ['hold']],
]
const others = new Set(['him', 'her', 'them', 'everyone', 'everybody'])

/** Where the name that stands here ends; the place itself where there is none. */
function nameEnd(tokens: readonly Token[], from: number, index: NameIndex): number {
  let at = from
  if (others.has(tokens[at]?.text ?? '')) return at + 1
  const isOfName = ({ text }: Token): boolean =>
    articles.has(text) ||
    describing.has(text) ||
    (index.byWord.get(text)?.some(({ entry }) => ['person', 'party'].includes(entry.named.kind)) ?? false)
  for (let token = tokens[at]; token && at < from + 4 && isOfName(token); token = tokens[at]) at += 1
  return at
}

function lettingAt(tokens: readonly Token[], at: number, index: NameIndex): readonly Token[] | undefined {
  const [first] = tokens.slice(at)
  if (first?.text !== 'let' && first?.text !== 'lets') return undefined
  const end = nameEnd(tokens, at + 1, index)
  if (end === at + 1) return undefined
  const found = letting.find(([, words]) => words.every((word, place) => tokens[end + place]?.text === word))
  if (found === undefined) return undefined
  const [verb, words] = found
  return [
    ...tokens.slice(0, at),
    { ...first, text: verb },
    ...tokens.slice(at + 1, end),
    ...tokens.slice(end + words.length),
  ]
}

/** The same words, plainly put; each keeps where it stood. */
export function rephrased(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  const at = tokens.findIndex(({ text }) => text === 'let' || text === 'lets')
  return at === -1 ? tokens : (lettingAt(tokens, at, index) ?? tokens)
}
