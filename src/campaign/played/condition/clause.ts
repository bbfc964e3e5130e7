/** One clause of a condition taken apart: who, what is done, to what, and where or to whom. */
import { baseOf, kindOf, type VerbKind } from './verbs.ts'

export type Clause = {
  readonly isNot: boolean
  readonly verb: string
  readonly kind: VerbKind
  /** The words before the verb, when they are not the party. */
  readonly subject: readonly string[]
  readonly object: readonly string[]
  /** What comes behind the first preposition, and the preposition. */
  readonly preposition: string
  readonly target: readonly string[]
  readonly words: readonly string[]
}

const party =
  /^(?:the|party|players?|characters?|heroes|hero|adventurers?|companions?|they|you|we|someone|anyone|somebody|anybody|everyone|any|one|of|them|all|pcs?|company|group|only|ever|has|have|been|is|are|was|were|be|to|will|must|should|does|do|did|finally|then|first|also|both|either|that|who|which|there|it|gets?|at|last|successfully|openly|still|never|not|no|longer)$/
const negative = /^(?:not|never|hasnt|havent|doesnt|dont|didnt|isnt|arent|wasnt|cannot|cant|wont|without|nobody)$/
const passive = /^(?:is|are|was|were|been|be|being)$/
const prepositions = new Set(
  'at on in inside into onto upon to under within with from near beneath over against through before by for of about that while'.split(
    ' ',
  ),
)
/** Words in front of a verb that make a plain noun of it: `the ring`, `a light`. */
const article = /^(?:the|an?|his|her|their|its|this|that|to|of|no)$/

/** The place of the verb: the first word that is one and does not stand behind an article. `has` gives way to a participle. */
function verbAt(words: readonly string[]): number {
  const isVerb = (at: number): boolean => baseOf(words[at] ?? '') !== undefined && !article.test(words[at - 1] ?? '')
  const first = words.findIndex((_, at) => isVerb(at))
  if (first === -1 || baseOf(words[first] ?? '') !== 'have') return first
  const skip = /^(?:been|not|never|already|also|first)$/
  let next = first + 1
  while (skip.test(words[next] ?? '')) next += 1
  return isVerb(next) && /(?:ed|en|lt|nt|t|d|g|n|e|k)$/.test(words[next] ?? '') ? next : first
}

function targetIn(words: readonly string[]): Pick<Clause, 'object' | 'preposition' | 'target'> {
  const at = words.findIndex((word, index) => prepositions.has(word) && index > 0 && !isPartOfName(words, index))
  return at === -1
    ? { object: words, preposition: '', target: [] }
    : { object: words.slice(0, at), preposition: words[at] ?? '', target: words.slice(at + 1) }
}

/** `of` binds a name together more often than it parts one. */
const isPartOfName = (words: readonly string[], at: number): boolean => words[at] === 'of'

/** Undefined where no word of the clause is a verb we know. */
export function toClause(words: readonly string[]): Clause | undefined {
  const at = verbAt(words)
  const verb = baseOf(words[at] ?? '')
  if (verb === undefined) return undefined
  const before = words.slice(0, at)
  const subject = before.filter(word => !party.test(word) && !negative.test(word))
  const rest = words.slice(at + 1)
  const isLeading = prepositions.has(rest[0] ?? '')
  const parts = isLeading ? { object: [], preposition: rest[0] ?? '', target: rest.slice(1) } : targetIn(rest)
  const isPassive = subject.length > 0 && before.some(word => passive.test(word))
  return {
    isNot: before.some(word => negative.test(word)) || (verb === 'have' && /^(?:no|not)$/.test(rest[0] ?? '')),
    verb,
    kind: kindOf(verb) ?? 'do',
    subject: isPassive ? [] : subject,
    ...(isPassive
      ? { ...parts, object: subject, target: parts.target.length > 0 ? parts.target : parts.object }
      : parts),
    words,
  }
}
