/** What a player typed of their own character, as the book tells it: `I open the door` is `Wren opens the door`. */
import { isBase } from '../../../english/verbs.ts'
import { speechIn } from '../../../english/tokens.ts'
import { tidyPunctuation } from './tidy.ts'
import { capitalOf } from '../../../english/nouns.ts'
import { thirdOf } from '../../../english/verbs.ts'

type Pronoun = 'he' | 'she' | 'they'

const forms: Readonly<Record<Pronoun, Readonly<Record<string, string>>>> = {
  he: { i: 'he', me: 'him', my: 'his', mine: 'his', myself: 'himself' },
  she: { i: 'she', me: 'her', my: 'her', mine: 'hers', myself: 'herself' },
  they: { i: 'they', me: 'them', my: 'their', mine: 'theirs', myself: 'themselves' },
}
const together: Readonly<Record<string, string>> = { us: 'them', our: 'their', ours: 'theirs', ourselves: 'themselves' }

/** What leads up to a deed and is no part of the tale. */
const politeness =
  /^(?:(?:please|ok|okay|well|so|now|then|um|uh|maybe|perhaps|alright)[\s,]+)*(?:(?:can|could|may|might|should) (?:i|we)(?: (?:maybe|perhaps|please|just|possibly))*\s+|(?:i|we)(?:'?d| would)? (?:want|wanna|like|love|wish|decide|am going|are going|plan)(?: to)?\s+|(?:i|we)'?(?:m|re) (?:going to|gonna)\s+|(?:i|we)(?:'ll| will)(?: just| now)?\s+|i'?d like to\s+|let me\s+|my character\s+)?(?:maybe |please |just )?/iu

const adverb = /^(?:\p{L}{2,}ly|just|also|then|never|always|still|again|now|soon|even|first|once)$/iu
const modal = /^(?:can|could|will|would|shall|should|must|might|may|cannot|can't|won't|couldn't|wouldn't)$/iu
const past =
  /^(?:\p{L}{2,}ed|went|took|said|told|saw|gave|got|ran|found|made|came|was|were|had|did|thought|heard|knew|felt|left|kept)$/iu
const bare = /^(?:need|feed|speed|heed|bleed|breed|seed|weed|shed|wed|bed)$/iu
/** After `and`, a word is a deed when one of these follows it, or nothing does. */
const afterVerb =
  /^(?:the|an?|my|his|her|him|it|its|them|their|this|that|these|those|to|at|for|about|around|into|in|over|up|down|on|off|out|through|if|whether|with|back|away|from|behind|towards?|some|any|everyone|everybody|what|who|why|how|where|quickly|quietly|carefully|slowly|myself|us|our)$/iu
const things = /^(?:shield|club|drink|fire|light|hook|torch|ring|play|hide|whistle|ale|bow)$/iu

type Piece = { readonly word: string; readonly gap: string }

const piecesOf = (text: string): readonly Piece[] =>
  [...text.matchAll(/([\p{L}\p{N}][\p{L}\p{N}'\u2019-]*)([^\p{L}\p{N}]*)/gu)].map(([, word = '', gap = '']) => ({
    word,
    gap,
  }))

const isPast = (word: string): boolean => past.test(word) && !bare.test(word)

const agreed = (word: string, isPlural: boolean): string => {
  const lower = word.toLowerCase().replaceAll('\u2019', "'")
  if (isPlural) return lower === 'am' ? 'are' : word
  if (modal.test(lower) || isPast(lower)) return word
  return thirdOf(lower)
}

/** Whether a word after `and` or a comma is another deed of the same doer. */
function isDeed(pieces: readonly Piece[], at: number): boolean {
  const { word = '', gap = '' } = pieces[at] ?? {}
  const next = pieces[at + 1]
  if (!isBase(word.toLowerCase()) || isPast(word) || /(?:ing|[^s]s)$/iu.test(word)) return false
  const isLast = next === undefined || /[.!?;,"\u201c]/u.test(gap)
  return isLast ? !things.test(word) : afterVerb.test(next.word) || /^\p{Lu}/u.test(next.word)
}

type Teller = { readonly name: string; readonly pronoun: Pronoun }
/** Who does what comes next: one alone, several, or somebody else. */
type State = { isFirst: boolean; awaits: 'none' | 'verb' | 'deed'; isPlural: boolean }

/** `I'm`, `I'll`, `we've`: the doer and what clings to it. */
const clinging: Readonly<Record<string, string>> = { m: 'am', re: 'are', ll: '', ve: 'have', d: 'would' }

function subject(state: State, { name, pronoun }: Teller, isWe: boolean): string {
  const doer = state.isFirst ? name : pronoun
  state.isPlural = isWe || (!state.isFirst && pronoun === 'they')
  const words = isWe ? (state.isFirst ? `${name} and the others` : 'they') : doer
  state.isFirst = false
  state.awaits = 'verb'
  return words
}

function told(pieces: readonly Piece[], at: number, state: State, teller: Teller): string {
  const { word = '' } = pieces[at] ?? {}
  const lower = word.toLowerCase().replaceAll('\u2019', "'")
  const [doer = '', clung] = lower.split("'")
  if ((doer === 'i' || doer === 'we') && (clung === undefined || clinging[clung] !== undefined)) {
    const helper = clung === undefined ? '' : (clinging[clung] ?? '')
    const who = subject(state, teller, doer === 'we')
    if (helper === '') return who
    state.awaits = 'none'
    return `${who} ${agreed(helper, state.isPlural)}`
  }
  const awaited = state.awaits
  if (awaited === 'verb' && adverb.test(lower)) return word
  if (awaited === 'deed' && adverb.test(lower) && pieces[at + 1]) return word
  const isVerb = awaited === 'verb' || (awaited === 'deed' && isDeed(pieces, at))
  state.awaits = 'none'
  if (isVerb) return agreed(word, state.isPlural)
  return forms[teller.pronoun][lower] ?? together[lower] ?? word
}

function narrated(text: string, state: State, teller: Teller): string {
  const pieces = piecesOf(text)
  const lead = /^[^\p{L}\p{N}]*/u.exec(text)?.[0] ?? ''
  const words = pieces.map((piece, at) => {
    const now = told(pieces, at, state, teller)
    if (/^(?:and|then|but)$/iu.test(piece.word) || /,\s*$|[.!;]\s/u.test(piece.gap))
      state.awaits = state.awaits === 'verb' ? 'verb' : 'deed'
    return now + piece.gap
  })
  return lead + words.join('')
}

const isQuestion = (text: string): boolean =>
  /\?\s*$/u.test(text) &&
  /^(?:is|are|was|were|do|does|did|can|could|what|who|where|when|why|how|which|any|will|would|has|have)\b/iu.test(text)

const startsWithDoer = (text: string): boolean =>
  /^(?:i|we|i'\p{L}+|we'\p{L}+)(?![\p{L}\p{N}])/iu.test(text.replaceAll('\u2019', "'"))

const stopped = (text: string): string => (/[.!?\u2026]["'\u201d\u2019]*$/u.test(text) ? text : `${text}.`)
const quoted = (name: string, text: string): string => `${name} says, "${stopped(capitalOf(text.trim()))}"`

/** Speech stays speech, and what was no deed at all is taken for speech. */
export function inThirdPerson(line: string, name: string, pronoun: Pronoun = 'they'): string {
  const typed = line.replaceAll(/\s+/gu, ' ').trim().slice(0, 1_000)
  if (typed === '') return `${name} says nothing.`
  const speech = speechIn(typed)
  const [first] = speech
  if (first?.from === 0 && first.to === typed.length) return `${name} says, ${typed}`
  if (typed.toLowerCase().startsWith(`${name.split(' ')[0]?.toLowerCase() ?? name} `)) return stopped(capitalOf(typed))
  const text =
    speech.length === 0
      ? typed.replace(politeness, wish => (/\b(?:we)\b/iu.test(wish) ? 'we ' : /\p{L}/u.test(wish) ? 'I ' : wish))
      : typed
  const isDone = startsWithDoer(text) || isBase(text.toLowerCase().split(/[^\p{L}']/u)[0] ?? '')
  if (speech.length === 0 && isQuestion(typed) && !startsWithDoer(text))
    return `${name} wonders: ${typed.charAt(0).toLowerCase()}${typed.slice(1)}`
  if (speech.length === 0 && !isDone) return quoted(name, typed)
  return stopped(capitalOf(tidyPunctuation(retold(text, { name, pronoun }))))
}

function retold(text: string, teller: Teller): string {
  const state: State = { isFirst: true, awaits: 'none', isPlural: false }
  const isCommand = !startsWithDoer(text) && !/^["'\u201c\u2018]/u.test(text)
  const start = isCommand ? `I ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
  const spans = speechIn(start)
  let at = 0
  const told: string[] = []
  for (const { from, to } of [...spans, { from: start.length, to: start.length }]) {
    told.push(narrated(start.slice(at, from), state, teller), start.slice(from, to))
    at = to
  }
  return told.join('')
}
