/**
 * The only reader of a player's line. Whom it is said to comes first; then whether it asks, tells or does; then every
 * verb its words could be is ranked with what it is done to. No content word is passed over: it is in a role, in what is
 * said, in a condition, or left for whoever answers.
 */
import { capital } from '../../../english/content-words.ts'
import { textBetween, wordsOfLine, type Word } from '../../../english/line.ts'
import { sentencesIn } from '../../../english/sentences.ts'
import { exclamations, isContent } from '../../../english/small-words.ts'
import type { Context } from './names.ts'
import { chosenFrom } from './options.ts'
import { askedOfTable } from './questions.ts'
import { readSentence } from './sentence.ts'
import { after, leftIn } from './sequence.ts'
import { joined } from './speech.ts'
import type { Hear, Heard, Hearing, Thing, Wish } from './types.ts'
import { askedBack, whichOf } from './wishes.ts'

/** More than anybody carries out in one breath. */
const mostWishes = 6
const longestHeard = 2_000

const toTable = new Set(['gm', 'dm', 'ooc', 'narrator', 'referee'])

/** `GM, is that so?`, `((one moment))`: put to whoever runs the game. */
function forTable(line: string, words: readonly Word[], context: Context): Wish | undefined {
  const isPut = toTable.has(words[0]?.text ?? '') && /[,:)]/u.test(words[1]?.gap ?? '')
  if (!isPut && !/^\s*(?:\(\(|\/\/|\[)/u.test(line)) return undefined
  const rest = words.slice(isPut ? 1 : 0)
  const { matter = 'aside' as const, about = [], left = leftIn(rest) } = askedOfTable(rest, context) ?? {}
  return { kind: 'question', matter, about, left, words: textBetween(line, rest), manner: [] }
}

/** `I threaten the clerk: give me the money`: a colon opens what is said. */
const spokenTo = (wishes: readonly Wish[], ending: string): Thing | undefined => {
  const last = wishes.at(-1)
  return ending === ':' && last?.kind === 'speech' ? last.to : undefined
}

/** What no sentence explained goes with what was: into the talk, or to whoever answers the first deed. */
function withSpare(wishes: readonly Wish[], spare: readonly Word[], line: string): readonly Wish[] {
  const [first, ...rest] = wishes
  if (first === undefined || spare.length === 0) return wishes
  return first.kind === 'speech'
    ? [{ ...first, said: `${textBetween(line, spare)}. ${capital(first.said)}` }, ...rest]
    : [{ ...first, left: [...first.left, ...leftIn(spare)] }, ...rest]
}

function heardIn(typed: string, hearing: Hearing): Heard {
  const line = typed.slice(0, longestHeard).replaceAll(/[*_`>]+/gu, ' ')
  const words = wordsOfLine(line)
  if (words.length === 0) return { kind: 'nothing' }
  const put = forTable(line, words, hearing)
  if (put !== undefined) return { kind: 'wishes', wishes: [put] }
  const [wishes, unclear, spare]: [Wish[], Thing[], Word[]] = [[], [], []]
  let [context, to]: [Context, Thing | undefined] = [hearing, undefined]
  const sentences = sentencesIn(line, words)
  for (const one of sentences) {
    if (sentences.length > 1 && one.words.every(({ text }) => exclamations.has(text))) continue
    const heard = readSentence(line, one, context, to)
    if (heard.wishes.length === 0) spare.push(...one.words)
    wishes.push(...heard.wishes)
    unclear.push(...heard.unclear)
    context = after(context, heard.wishes)
    to =
      heard.to ??
      spokenTo(heard.wishes, one.ending) ??
      (heard.wishes.some(({ kind }) => kind === 'speech') ? to : undefined)
  }
  const [only, ...more] = joined(withSpare(wishes, spare, line)).slice(0, mostWishes)
  if (only === undefined) return words.some(({ text }) => isContent(text)) ? askedBack(hearing) : { kind: 'nothing' }
  return unclear.length > 1 && more.length === 0 ? whichOf(only, unclear) : { kind: 'wishes', wishes: [only, ...more] }
}

export const hear: Hear = (typed, hearing) => {
  const chosen = chosenFrom(typed, hearing)
  if (chosen === undefined) return heardIn(typed, hearing)
  return typeof chosen === 'string' ? heardIn(chosen, { ...hearing, options: [] }) : { kind: 'wishes', wishes: chosen }
}
