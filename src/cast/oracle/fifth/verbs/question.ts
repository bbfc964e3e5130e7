/** A question about the world that nobody has answered: the oracle does, and says the same when it is asked again. */
import type { Intent } from '../../understand/intent.ts'
import { isLucky } from '../chance.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { likeness, topicWords } from '../nouns.ts'
import { here, itemsAt, peopleAt } from '../place.ts'
import { mood } from '../describe.ts'
import { phrase, tell } from '../tell.ts'
import { suffer } from '../consequence.ts'
import { hintFor } from '../leads.ts'
import { oracleWords } from '../words/oracle.ts'
import { between } from '../chance.ts'
import { look } from './look.ts'
import { ask } from './talk.ts'

const mostAnswers = 24

type Answer = 'no, and' | 'no' | 'no, but' | 'yes, but' | 'yes' | 'yes, and'

/** One number decides it, once: the middle is likelier than the ends. */
function rolled(desk: Desk, likely: number): Answer {
  const face = between(desk, 1, 10) + between(desk, 1, 10) + likely
  if (face <= 5) return 'no, and'
  if (face <= 9) return 'no'
  if (face <= 11) return 'no, but'
  if (face <= 13) return 'yes, but'
  return face <= 17 ? 'yes' : 'yes, and'
}

const wordsFor: Readonly<Record<Answer, string>> = {
  'no, and': 'noAnd',
  no: 'no',
  'no, but': 'noBut',
  'yes, but': 'yesBut',
  yes: 'yes',
  'yes, and': 'yesAnd',
}

/** Questions that what can be seen answers, without any chance. */
const aboutHere =
  /\b(?:who(?:'s| is| else)? (?:is )?here|where (?:am i|are we)|what (?:do i|can i|do we) see|what is here|which exits|exits)\b/i

export async function* question(desk: Desk, intent: Intent): Play {
  if (aboutHere.test(intent.line)) return yield* look(desk, intent)
  const isToSomebody =
    desk.memory.talkingTo !== undefined && peopleAt(desk).some(({ id }) => id === desk.memory.talkingTo)
  if (isToSomebody && !isYesOrNo(intent.line)) return yield* ask(desk, intent)
  const known = seen(desk, intent)
  if (known !== undefined) return tell(desk, phrase(desk, oracleWords, 'plainly', { what: known }))
  const key = [...new Set(topicWords(intent.line))].sort().join(' ').slice(0, 80)
  const before = desk.memory.oracle.find(({ question }) => question === key)
  if (before !== undefined)
    return tell(desk, phrase(desk, oracleWords, before.answer.startsWith('yes') ? 'stillYes' : 'stillNo'))
  const answer = rolled(desk, here(desk).isSafe ? 1 : 0)
  keep(desk, { oracle: [...desk.memory.oracle, { question: key, answer }].slice(-mostAnswers) })
  tell(desk, phrase(desk, oracleWords, wordsFor[answer]))
  yield* twist(desk, answer)
}

const isYesOrNo = (line: string): boolean =>
  /^\s*(?:is|are|was|were|do|does|did|can|could|has|have|had|will|would|should|am|may|might)\b/i.test(line)

/** What lies in plain sight needs no oracle. */
function seen(desk: Desk, { line }: Intent): string | undefined {
  const place = here(desk)
  const words = topicWords(line)
  const names = [
    ...place.features.map(({ name }) => name),
    ...itemsAt(desk, place).map(({ name }) => name),
    ...peopleAt(desk, place).map(({ name }) => name),
  ]
  return /\bthere\b|\bsee\b|\bhere\b/i.test(line)
    ? names.find(name => likeness(words, name) >= topicWords(name).length && topicWords(name).length > 0)
    : undefined
}

async function* twist(desk: Desk, answer: Answer): Play {
  if (answer === 'no, and') return yield* suffer(desk, ['time', 'threat'])
  if (answer === 'yes, and' || (answer === 'no, but' && isLucky(desk, 60))) {
    const hint = hintFor(desk)
    return tell(desk, hint === '' ? mood(desk, here(desk)) : hint)
  }
  tell(desk, mood(desk, here(desk)))
}
