/**
 * The only reader of a player's line. Whom it is said to comes first; then whether it asks, tells or does; then every
 * verb its words could be is ranked with what it is done to. No content word is passed over: it is in a role, in what is
 * said, in a condition, or left for whoever answers.
 */
import { textBetween, wordsOfLine, type Word } from '../../../english/line.ts'
import { sentencesIn } from '../../../english/sentences.ts'
import { isContent } from '../../../english/small-words.ts'
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

function heardIn(typed: string, hearing: Hearing): Heard {
  const line = typed.slice(0, longestHeard).replaceAll(/[*_`>]+/gu, ' ')
  const words = wordsOfLine(line)
  if (words.length === 0) return { kind: 'nothing' }
  const put = forTable(line, words, hearing)
  if (put !== undefined) return { kind: 'wishes', wishes: [put] }
  const [wishes, unclear]: [Wish[], Thing[]] = [[], []]
  let [context, to]: [Context, Thing | undefined] = [hearing, undefined]
  for (const one of sentencesIn(line, words)) {
    const heard = readSentence(line, one, context, to)
    wishes.push(...heard.wishes)
    unclear.push(...heard.unclear)
    context = after(context, heard.wishes)
    to = heard.to ?? (heard.wishes.some(({ kind }) => kind === 'speech') ? to : undefined)
  }
  const all = joined(wishes).slice(0, mostWishes)
  const [only] = all
  if (only === undefined) return words.some(({ text }) => isContent(text)) ? askedBack(hearing) : { kind: 'nothing' }
  return unclear.length > 1 && all.length === 1 ? whichOf(only, unclear) : { kind: 'wishes', wishes: all }
}

export const hear: Hear = (typed, hearing) => {
  const chosen = chosenFrom(typed, hearing)
  if (chosen === undefined) return heardIn(typed, hearing)
  return typeof chosen === 'string' ? heardIn(chosen, { ...hearing, options: [] }) : { kind: 'wishes', wishes: chosen }
}
