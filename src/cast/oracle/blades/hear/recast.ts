/** A line as it is meant to be read: without what one says to get a word in, with its mark, and to the face of whoever is to do it. */
import { prepositions } from '../../../../english/small-words.ts'
import { isBase } from '../../../../english/verbs.ts'
import type { Hearing } from '../../desk/wishes.ts'
import { verbs } from '../words.ts'
import { actionIn } from './actions.ts'
import { namedIn, opensQuestion, tokensOf, weighty, type Tokens } from './tokens.ts'

/** Who is there to be told to do something. */
type Around = { readonly hearing: Hearing; readonly lead: string }

export const isQuestion = (line: string, tokens: Tokens): boolean =>
  line.trimEnd().endsWith('?') || opensQuestion(tokens, verbs.questions)

/** `Wait, what did I bring?`: what one says to get a word in is not what one says. */
function withoutOpening(line: string): string {
  const [, rest = ''] = /^(?:wait|hold on|hang on|hmm+|um|er|ok|okay|so|well|sorry|and|but|no|i mean|actually|anyway|remind me|i wonder|any idea|tell me again)\b[\s,.:-]+(.*)$/iu.exec(line.trim()) ?? [] // prettier-ignore
  const tokens = tokensOf(rest)
  const isWhole = isQuestion(rest, tokens) || (tokens.length > 2 && verbs.doers.includes(tokens[0] ?? ''))
  return rest !== '' && isWhole ? withoutOpening(rest) : line
}

/** `"How much for that one?"`: all of it is said in the story, and nothing of it to the table. */
export const isQuoted = (line: string): boolean => /^["“][^"“”]+["”]$/u.test(line.trim())

/** `is Tib around`: what begins as a question is one, also without its mark. */
const marked = (line: string): string =>
  opensQuestion(tokensOf(line), verbs.asksFirst) && !/[.!?:"”]\s*$/u.test(line) ? `${line.trimEnd()}?` : line

/** `What do we know about it` asks for it. */
const knowing = /\bwhat (?:else )?do (?:we|i) (?:already |even |actually )?know (?:about|of) /iu

/** `any boats down there?` asks whether there are, and to count is to ask how many. */
const completed = (typed: string): string =>
  asksHowMany(typed.replace(/^who['’]?s (?=\p{L}+ (?:is|are|was) )/iu, 'whose ')) // `who's turn is it`

const asksHowMany = (line: string): string =>
  knowing.test(line) ? line.replace(knowing, 'tell me about ') :
  /^(?:(?:i|we|let'?s) )?count (?:up )?(?:all )?(?:my|our|the) (?:coins?|money|cash|box|purse)\b/iu.test(line) ? 'how much money do we have?' : // prettier-ignore
  /^(?:(?:i|we|let'?s) )?count (?!me\b|us\b|to\b|on\b|for\b|as\b)/iu.test(line) ? `how many ${line.replace(/^.*?\bcount (?:up )?(?:all )?(?:of )?(?:the |my |our )?/iu, '').replace(/[.!?]+$/u, '')} are there?` : // prettier-ignore
  /^any \p{L}+/iu.test(line) && !/^any(?:one|body|thing|where)?\b.*\b(?:is|are|has|have|got|going|ideas?|news|work|jobs?|thoughts|questions|weak\p{L}*)\b/iu.test(line) ? `are there ${line.charAt(0).toLowerCase()}${line.slice(1)}` : line // prettier-ignore

/** `Send Wick to buy coal`, `I tell Oswin to hold it`: as one would say it to them. */
function toTheirFace(line: string, { hearing, lead }: Around): string {
  const [, name = '', deed = ''] = /^(?:(?:i|we|let's|let us|can i|could i) )?(?:send|have|get|let|tell|ask|order|make|bid) (\p{L}+),? (?:off )?(?:to )?(\p{L}.*)$/iu.exec(line.trim()) ?? [] // prettier-ignore
  const mates = hearing.things.filter(({ kind, id }) => kind === 'companion' && id !== lead)
  const [first = ''] = tokensOf(deed)
  return namedIn(tokensOf(name), mates) !== undefined && isBase(first) && !prepositions.has(first) && !verbs.questions.includes(first) && !verbs.takesOver.includes(first) ? `${name}, ${deed}` : line // prettier-ignore
}

export const recast = (spoken: string, around: Around): string =>
  toTheirFace(marked(completed(withoutOpening(spoken))), around)

/** What is said of how, after that it is taken: `..., but quietly, from the roof`. */
export const howIn = (line: string): string | undefined => {
  const [, how = ''] = /(?:\bbut\b|[,:]|[.!](?=\s)|\bby\b|\bthrough\b|\bvia\b)\s*(.+)$/iu.exec(line) ?? []
  return weighty(tokensOf(how)).length >= 2 || actionIn(tokensOf(how)) !== undefined ? how : undefined
}
