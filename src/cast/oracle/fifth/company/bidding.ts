/** What words to a friend ask to be done: the bare deed, or nothing where they only talk. */
import { isVerbWord } from '../../understand/lexicon.ts'
import { baseOf, isBase } from '../../../../english/verbs.ts'

const politely =
  /^(?:please|kindly|quick|quickly|now|just|then|also|and|maybe|go ahead and|go and(?= \p{L})|try (?:to|and)|why don['’]?t you|how about you|do me a favou?r and|be (?:a dear|so kind|kind enough|so good)(?: and| as to| to)|i(?:['’]?d| would)? (?:want|need|like|order|ask|beg|wish) you to|you(?:['’]?d| had)? (?:should|could|must|can|better|go and|have to|need to)|(?:could|will|would) you(?: please| just| maybe| possibly| kindly| go and| mind)?|can you (?:please|just|go and|maybe))[\s,]+/iu
/** `can you open it` wants it open; `can you swim` asks. */
const canYou =
  /^can you\s+(?=\p{L}+(?:\s+\p{L}+){0,2}?\s+(?:the|this|that|these|those|him|her|it|them|me|us|my|our|your|yourself|anyone|anybody|someone|somebody|those|\p{Lu}\p{L}+)\b)/u
const leftOver =
  /(?:,?\s+(?:would you|will you|can you|could you|please|for (?:me|us)|if you (?:can|please|would|like|don['’]?t mind)|ok|okay|right now|now|quick|quickly|all right))+\s*[?!.…]*\s*$/iu

/** Begins a sentence that one says to somebody, whatever verb its first word may also be. */
const isSaid =
  /^(?:i|we|you(?! \p{L})|he|she|it|they|that|this|there|what|who|whom|whose|where|when|why|how|which|is|are|am|was|were|do|does|did|don['’]?t|have|has|had|can|could|will|would|should|shall|may|might|must|let['’]?s|let us|thank|thanks|sorry|high[- ]?five|yes|no|not|never|well|good|nice|great|my|your|our|the|a|an|if|so|because|hello|hi|bye|welcome|love|bless you|remember|forget|promise|swear|imagine|suppose|guess|bet|mind|relax|calm|cheer|shut (?:up|it|your)|hush|be|stop|listen (?:to me|up|carefully|here)|take (?:the lead|care|it easy|your time|heart|a break)|come|keep|hold on|hang on|hurry|trust|believe|tell (?:me|us)|explain|answer|say|think|like|want|wish|hope|look (?:out|at me)|watch out|speak|forgive|marry|kiss|hug|vote|agree|care|fancy|dare)\b/iu

/** `guards`, told of somebody, is `guard`. */
function asCommand(words: string): string | undefined {
  const first = (/^[\p{L}']+/u.exec(words)?.[0] ?? '').toLowerCase()
  if (first === '') return undefined
  if (isVerbWord(first) && !/[^s]s$/u.test(first)) return words
  const base = baseOf(first)
  return base === undefined && !isVerbWord(first) ? undefined : `${base ?? first}${words.slice(first.length)}`
}

/** `you search upstairs` is an order as `search upstairs` is. */
const withoutYou = (words: string): string => {
  const [, rest] = /^you[\s,]+(\p{L}.*)$/isu.exec(words) ?? []
  const first = (/^\p{L}+/u.exec(rest ?? '')?.[0] ?? '').toLowerCase()
  const isOrder = rest !== undefined && !isSaid.test(rest) && isVerbWord(first) && !/(?:s|ed|ing)$/u.test(first)
  return isOrder && !/^(?:look|seem|smell|sound|know|think|get|got|feel|need|want|mean|sing|see|hear)\b/iu.test(rest)
    ? rest
    : words
}

const soften = (words: string): string => {
  let text = words.replace(canYou, '')
  for (let at = 0; at < 3; at += 1) text = text.replace(politely, '')
  return withoutYou(text)
}

const bareOf = (words: string): string =>
  words
    .replace(leftOver, '')
    .replace(/[\s?!.…]+$/u, '')
    .trim()

/** The words without what is only manners: `could you please open it` is `open it`. */
export const plainBidding = (words: string): string => bareOf(soften(words))

/** What is to be done, as a command; undefined where something is only said or asked. */
export function deedIn(words: string, isTold = false): string | undefined {
  const text = plainBidding(words)
  const isAsking = /\?\W*$/u.test(words) && text === bareOf(words)
  if (text === '' || isAsking || isSaid.test(text)) return undefined
  if (isTold) return asCommand(text)
  const first = (/^[\p{L}'-]+/u.exec(text)?.[0] ?? '').toLowerCase()
  return isVerbWord(first) || isBase(first) ? text : undefined
}
