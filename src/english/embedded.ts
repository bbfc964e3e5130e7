/** A question as it stands inside another sentence: `why would he leave` is `why he would leave`, of whoever asks `you`. */
import { wordsOfLine, type Word } from './line.ts'
import { polarOf } from './polar.ts'
import { auxiliaries, exclamations, modals, openers, prepositions, questioners, subjects } from './small-words.ts'
import { isBase, pastOf, thirdOf } from './verbs.ts'

const turned: Readonly<Record<string, string>> = { i: 'you', me: 'you', my: 'your', mine: 'yours', we: 'you', us: 'you', our: 'your', ours: 'yours', myself: 'yourself', ourselves: 'yourselves' } // prettier-ignore

const isHelper = (text: string): boolean => auxiliaries.has(text) || modals.has(text)
const being = new Set(['is', 'are', 'was', 'were'])
const opens = (text: string): boolean => questioners.has(text) || text === 'whose'

/** So many words at most between `how` and what goes with it: `how many pairs of boots are there`. */
const longestAsked = 5

/** With `did` and `does` taken up into the verb: `he did go` is `he went`. */
function withHelper(helper: string, subject: readonly string[], rest: readonly string[]): readonly string[] {
  const [verb = '', ...more] = rest
  if (!['do', 'does', 'did'].includes(helper) || !isBase(verb)) return [...subject, helper, ...rest]
  const told = helper === 'did' ? pastOf(verb) : helper === 'does' ? thirdOf(verb) : verb
  return [...subject, told, ...more]
}

const agreeing = (words: readonly string[]): readonly string[] =>
  words.map((word, at) => {
    const before = turned[words[at - 1] ?? ''] ?? words[at - 1]
    if (before !== 'you') return turned[word] ?? word
    return word === 'am' ? 'are' : word === 'was' ? 'were' : (turned[word] ?? word)
  })

/** What stands behind the word that asks: turned round where a helper stands before whoever it is about. */
function turnedRound(words: readonly string[]): readonly string[] | undefined {
  const [helper = '', next = ''] = words
  if (!isHelper(helper)) return undefined
  const isPlain = being.has(helper) && !openers.has(next) && !subjects.has(next) // `what is wrong with it`
  const polar =
    isPlain && (prepositions.has(next) || prepositions.has(words[2] ?? '')) ? undefined : polarOf(words.join(' '))
  if (polar === undefined) return words
  return withHelper(helper, polar.subject, polar.rest)
}

/** The last thing that is asked, without what leads up to it. */
function asked(words: readonly Word[]): readonly string[] {
  const from = words.findIndex(({ text }) => opens(text) || isHelper(text))
  const leading = words.slice(0, Math.max(0, from)).every(({ text }) => exclamations.has(text) || text === 'and')
  if (from === -1 || !leading) return []
  const to = words.findIndex(({ text, gap }, at) => at > from && (gap.includes(',') || gap.includes('?') || gap.includes('.') || (text === 'or' && isHelper(words[at + 1]?.text ?? '')))) // prettier-ignore
  return words.slice(from, to === -1 ? words.length : to).map(({ text }) => text)
}

/** Undefined where it is none, or of a shape that cannot be turned round. */
export function embedded(question: string): string | undefined {
  const words = asked(wordsOfLine(question))
  const [first = ''] = words
  if (words.length < 3) return undefined
  if (isHelper(first)) {
    const polar = polarOf(words.join(' '))
    return polar && ['whether', ...agreeing(withHelper(first, polar.subject, polar.rest))].join(' ')
  }
  const at = words.slice(0, longestAsked).findIndex((text, index) => index > 0 && isHelper(text))
  const isDirect = at === -1 || ((first === 'who' || first === 'what') && at > 1) // `what happens if we do`
  const rest = isDirect ? words.slice(1) : turnedRound(words.slice(at))
  return rest && [...words.slice(0, isDirect ? 1 : at), ...agreeing(rest)].join(' ')
}
