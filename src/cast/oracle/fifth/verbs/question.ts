/** A question about the world that nobody has answered: the oracle does, and says the same when it is asked again. */
import { rngOf, streamOf } from '../../../../core/random.ts'
import { oddsOf } from '../../chance/odds.ts'
import { askOracle, type Degree } from '../../chance/oracle.ts'
import { twistsOf } from '../../chance/twist.ts'
import type { Intent } from '../../understand/intent.ts'
import { suffer } from '../consequence.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { hintFor } from '../leads.ts'
import { likeness, placeName, topicWords } from '../nouns.ts'
import { here, itemsAt, peopleAt } from '../place.ts'
import { plain } from '../plain.ts'
import { freshOf, phrase, tell } from '../tell.ts'
import { oracleWords } from '../words/oracle.ts'
import { look } from './look.ts'
import { ask } from './talk.ts'

const mostAnswers = 24

const wordsFor: Readonly<Record<Degree, string>> = {
  'no and': 'noAnd',
  no: 'no',
  'no but': 'noBut',
  'yes but': 'yesBut',
  yes: 'yes',
  'yes and': 'yesAnd',
}

/** Questions that what can be seen answers, without any chance. */
const aboutHere =
  /\b(?:who(?:'s| is| else)? (?:is )?here|where (?:am i|are we)|what (?:do i|can i|do we) see|what is here|which exits|exits)\b/i

export async function* question(desk: Desk, intent: Intent): Play {
  if (aboutHere.test(intent.line)) return look(desk)
  const isTalking = peopleAt(desk).some(({ id }) => id === desk.memory.talkingTo)
  if (isTalking && !isYesOrNo(intent.line)) return yield* ask(desk, intent)
  const known = seen(desk, intent)
  if (known !== undefined) return tell(desk, phrase(desk, oracleWords, 'plainly', { what: known }))
  const key = [...new Set(topicWords(intent.line))].sort().join(' ').slice(0, 80)
  const before = desk.memory.oracle.find(one => one.question === key)
  if (before !== undefined) {
    return tell(desk, phrase(desk, oracleWords, before.answer.startsWith('yes') ? 'stillYes' : 'stillNo'))
  }
  yield* decide(desk, intent, key)
}

async function* decide(desk: Desk, { line }: Intent, key: string): Play {
  const { degree, isYes, hasTwist, rng } = askOracle(line, oddsOf(line), rngOf(desk.chance))
  Object.assign(desk.chance, streamOf(rng))
  keep(desk, { oracle: [...desk.memory.oracle, { question: key, answer: degree }].slice(-mostAnswers) })
  tell(desk, phrase(desk, oracleWords, wordsFor[degree]), statement(line, isYes))
  if (degree === 'no and') yield* suffer(desk, ['time', 'threat'])
  if (degree === 'yes and' || degree === 'no but') tell(desk, hintFor(desk))
  if (hasTwist || degree === 'yes but') tell(desk, happening(desk, degree === 'yes but' ? 'complication' : 'omen'))
}

const isYesOrNo = (line: string): boolean =>
  /^\s*(?:is|are|was|were|do|does|did|can|could|has|have|had|will|would|should|am|may|might)\b/i.test(line)

/** `Is there a back room?` said back: `There is a back room.` */
function statement(line: string, isYes: boolean): string {
  const found = /^\s*(is|are) there (?:any |an? |some )?(.{3,60}?)\s*\?*\s*$/i.exec(plain(line, 90))
  const [, verb = '', what = ''] = found ?? []
  if (what === '' || /\b(?:i|me|my|we|us|our)\b/i.test(what)) return ''
  const isMany = verb.toLowerCase() === 'are'
  if (!isYes) return `There ${isMany ? 'are' : 'is'} no ${what}.`
  return isMany ? `There are ${what}.` : `There is ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}.`
}

/** Something else that nobody asked for. */
function happening(desk: Desk, kind: 'complication' | 'omen'): string {
  const who = peopleAt(desk)[0]?.name
  const texts = twistsOf(kind).filter(
    text => !text.includes('#thing#') && (who !== undefined || !text.includes('#who#')),
  )
  const place = placeName(here(desk).name)
  return freshOf(desk, texts.map(text => text.replaceAll('#who#', who ?? '').replaceAll('#place#', place)).map(upper))
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What lies in plain sight needs no oracle. */
function seen(desk: Desk, { line }: Intent): string | undefined {
  if (!/\bthere\b|\bsee\b|\bhere\b/i.test(line)) return undefined
  const place = here(desk)
  const words = topicWords(line)
  const names = [...place.features, ...itemsAt(desk, place), ...peopleAt(desk, place)].map(({ name }) => name)
  return names.find(name => topicWords(name).length > 0 && likeness(words, name) >= topicWords(name).length)
}
