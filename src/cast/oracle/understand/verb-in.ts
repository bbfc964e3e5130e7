/** The verb of a clause: where it stands, and how sure it is that it is one. */
import type { Horizon } from './intent.ts'
import { meantVerb, phraseAt } from './lexicon.ts'
import type { Phrase } from './lexicon.ts'
import { isMannerWord } from './manner.ts'
import type { NameIndex } from './names.ts'
import type { Token } from '../../../english/tokens.ts'
import { familiar, leading, leadingWithTo, negations } from './words/common.ts'

export type FoundVerb = {
  readonly phrase: Phrase
  readonly from: number
  readonly to: number
  /** `plain` where a wish begins with it, `slip` where it was probably meant, `loose` somewhere among other words. */
  readonly how: 'plain' | 'slip' | 'loose'
}

/** Verbs that only lead to another: `go talk to`, `come and see`. */
const goingTo = new Set(['go', 'come', 'run', 'head'])

/** `keep searching` is to search. */
const goesOn = new Set(['keep', 'keeps', 'continue', 'continues', 'start', 'begin', 'carry', 'on', 'resume'])
/** What others are doing is no wish: `what is Pell hiding`. */
const being = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being', 'the', 'a', 'an', 'has', 'have'])

const isSubject = (tokens: readonly Token[], at: number, index: NameIndex): boolean =>
  index.byWord.get(tokens[at]?.text ?? '')?.some(({ entry }) => entry.named.kind === 'party') ?? false

/** `use my bonus action to hide` is to hide. */
function actionAt(tokens: readonly Token[], at: number): number {
  if (!['use', 'uses', 'take', 'spend'].includes(tokens[at]?.text ?? '')) return 0
  const action = tokens.slice(at, at + 5).findIndex(({ text }) => text === 'action' || text === 'turn')
  return action > 0 && tokens[at + action + 1]?.text === 'to' ? action + 2 : 0
}

/** How many words here only lead up to a verb. */
function leadAt(tokens: readonly Token[], at: number, index: NameIndex): number {
  const { text = '', speech } = tokens[at] ?? {}
  if (speech !== undefined) return 1
  if (leadingWithTo.has(text) && tokens[at + 1]?.text === 'to' && phraseAt(tokens, at + 2)) return 2
  if (goesOn.has(text) && /...ing$/u.test(tokens[at + 1]?.text ?? '') && phraseAt(tokens, at + 1)) return 1
  const action = actionAt(tokens, at)
  if (action > 0) return action
  const phrase = phraseAt(tokens, at)
  const next = at + (phrase?.words.length ?? 0)
  const isGoing = phrase && (goingTo.has(phrase.words[0] ?? '') || phrase.words[0] === 'lets')
  if (isGoing && phraseAt(tokens, next)) return phrase.words.length // `lets go talk to her`
  if (isSubject(tokens, at, index) && (!phrase || phraseAt(tokens, at + 1))) return 1
  if (phrase) return 0
  return leading.has(text) || negations.has(text) || isMannerWord(text) || /...ly$/u.test(text) ? 1 : 0
}

/** The first word that does not only lead up to something. */
export function afterLead(tokens: readonly Token[], index: NameIndex, from = 0): number {
  let at = from
  for (let lead = leadAt(tokens, at, index); lead > 0 && at < tokens.length; lead = leadAt(tokens, at, index))
    at += lead
  return Math.min(at, tokens.length)
}

const found = (phrase: Phrase, from: number, how: FoundVerb['how']): FoundVerb => ({
  phrase,
  from,
  to: from + phrase.words.length,
  how,
})

function slipAt(tokens: readonly Token[], at: number, index: NameIndex): FoundVerb | undefined {
  const token = tokens[at]
  if (!token || index.has(token.text) || familiar.has(token.text)) return undefined
  const meant = meantVerb(token.text)
  if (meant === undefined) return undefined
  const phrase = phraseAt([...tokens.slice(0, at), { ...token, text: meant }, ...tokens.slice(at + 1)], at)
  return phrase && found(phrase, at, 'slip')
}

export function verbIn(tokens: readonly Token[], index: NameIndex): FoundVerb | undefined {
  const start = afterLead(tokens, index)
  const plain = phraseAt(tokens, start)
  if (plain) return found(plain, start, 'plain')
  const slip = slipAt(tokens, start, index)
  if (slip) return slip
  for (let at = start + 1; at < tokens.length; at += 1) {
    const phrase = phraseAt(tokens, at)
    if (phrase && !being.has(tokens[at - 1]?.text ?? '')) return found(phrase, at, 'loose')
  }
  return undefined
}

/** Whether a slip is to be believed: a stray word of talk is no deed. */
export const isBelievable = (mentions: number, tokens: number, { talkingTo }: Horizon): boolean =>
  mentions > 0 || (!talkingTo && tokens < 4)
