/** A question about the world that nobody has answered: the oracle does, and says the same when it is asked again. */
import { rngOf, streamOf } from '../../../../core/random.ts'
import { oddsOf } from '../../chance/odds.ts'
import { askOracle, type Degree } from '../../chance/oracle.ts'
import { asked, told, type Asked } from '../../chance/statement.ts'
import { twistsOf } from '../../chance/twist.ts'
import type { Intent } from '../../understand/intent.ts'
import { suffer } from '../consequence.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { placeName, theList, theName, topicWords } from '../nouns.ts'
import { remembering } from '../../../../core/memo.ts'
import { pick } from '../chance.ts'
import { added } from '../memory.ts'
import { slugOf } from '../slugs.ts'
import type { OracleWorld } from '../../world/world.ts'
import { hashOf } from '../../prose/said.ts'
import { here, peopleAt } from '../place.ts'
import { plain } from '../plain.ts'
import { freshOf, phrase, tell } from '../tell.ts'
import { oracleWords } from '../words/oracle.ts'
import { search } from './search.ts'
import { ask } from './talk.ts'
import { fromTheStory, plainAnswer } from './wonder.ts'

const mostAnswers = 24

const wordsFor: Readonly<Record<Degree, string>> = {
  'no and': 'noAnd',
  no: 'no',
  'no but': 'noBut',
  'yes but': 'yesBut',
  yes: 'yes',
  'yes and': 'yesAnd',
}

/** What only a closer look would show. */
export const isLooking = ({ line }: Intent): boolean =>
  /\b(?:tracks?|traces?|clues?|footprints?|signs? of|anything (?:odd|strange|unusual|hidden|interesting|suspicious)|traps?|secret (?:doors?|passages?))\b/i.test(
    line,
  )

const isYesOrNo = (line: string): boolean =>
  /^\W*(?:(?:so|and|but|well|hm+|ok|okay)[, ]+)*(?:is|are|was|were|do|does|did|can|could|has|have|had|will|would|should|am|may|might|isn't|aren't|doesn't|any)\b/i.test(
    line,
  )

export async function* question(desk: Desk, intent: Intent): Play {
  const isTalking = intent.isToTable !== true && peopleAt(desk).some(({ id }) => id === desk.memory.talkingTo)
  if (isTalking && !isYesOrNo(intent.line)) return yield* ask(desk, intent)
  if (isLooking(intent)) return yield* search(desk, intent)
  if (yield* plainAnswer(desk, intent)) return
  if (fromTheStory(desk, intent)) return
  if (!isYesOrNo(intent.line)) return open(desk)
  const key = hashOf([...new Set(topicWords(intent.line))].sort().join(' '))
  const before = desk.memory.oracle.find(one => one.question === key)
  if (before !== undefined) {
    return tell(desk, phrase(desk, oracleWords, before.answer.startsWith('yes') ? 'stillYes' : 'stillNo'))
  }
  yield* decide(desk, intent, key)
}

/** No yes and no no: what there is to go by. */
function open(desk: Desk): void {
  const names = here(desk)
    .features.slice(0, 3)
    .map(({ name }) => name)
  tell(
    desk,
    phrase(desk, oracleWords, 'noTelling'),
    names.length === 0 ? '' : phrase(desk, oracleWords, 'instead', { what: theList(names) }),
  )
}

const nowhereInParticular = /\b(?:somewhere|anywhere)\b/iu

/** What is hidden, kept or kept secret somewhere in the story: whether there is any is not for chance to say. */
const keptWords = remembering(
  ({ places, items, people }: OracleWorld): ReadonlySet<string> =>
    new Set(
      [
        ...places.flatMap(({ hidden }) => hidden.flatMap(({ name, items: held }) => [name, ...held])),
        ...items.flatMap(({ name, aliases }) => [name, ...aliases]),
        ...people.flatMap(({ knows }) => [...knows.private, ...knows.secret].map(({ text }) => text)),
      ].flatMap(text => topicWords(text)),
    ),
)

/** A thing that a yes would put into the scene, and may not: it is of the story, or would be nowhere in particular. */
const isBeyond = (desk: Desk, line: string, what: Asked | undefined): boolean =>
  what?.kind === 'thing' &&
  (nowhereInParticular.test(line) || keptWords(desk.world).has(topicWords(what.what).at(-1) ?? ''))

/** A thing that is there is somewhere, and stays there. */
function placed(desk: Desk, { what }: Extract<Asked, { readonly kind: 'thing' }>): string {
  const place = here(desk)
  keep(desk, { happened: added(desk.memory.happened, `there/${slugOf(what)}@${place.id}`) })
  const spot = pick(desk, place.features)
  return spot === undefined ? '' : phrase(desk, oracleWords, 'beside', { what: theName(spot.name) })
}

async function* decide(desk: Desk, { line }: Intent, key: string): Play {
  const meant = asked(plain(line, 120).replace(nowhereInParticular, ''))
  if (isBeyond(desk, line, meant)) return tell(desk, phrase(desk, oracleWords, 'notSeen'))
  const { degree, isYes, hasTwist, rng } = askOracle(line, oddsOf(line), rngOf(desk.chance))
  Object.assign(desk.chance, streamOf(rng))
  keep(desk, { oracle: [...desk.memory.oracle, { question: key, answer: degree }].slice(-mostAnswers) })
  const what = asked(plain(line, 120))
  tell(
    desk,
    phrase(desk, oracleWords, wordsFor[degree]),
    what === undefined ? '' : told(what, isYes),
    isYes && what?.kind === 'thing' ? placed(desk, what) : '',
    besides(desk, degree, what?.kind),
  )
  if (degree === 'no and') yield* suffer(desk, ['time', 'threat'])
  if (hasTwist) tell(desk, happening(desk))
}

/** What goes with a yes or a no that is not a plain one. */
function besides(desk: Desk, degree: Degree, kind: Asked['kind'] | undefined): string {
  if (degree === 'yes and') return phrase(desk, oracleWords, kind === 'thing' ? 'thereIsAnd' : 'soAnd')
  if (degree === 'yes but') return phrase(desk, oracleWords, kind === 'thing' ? 'thereIsBut' : 'soBut')
  if (degree !== 'no but') return ''
  const names = here(desk)
    .features.slice(0, 2)
    .map(({ name }) => name)
  if (kind === 'deed') return ''
  if (kind !== 'thing' || names.length === 0) return phrase(desk, oracleWords, 'notBut')
  return phrase(desk, oracleWords, 'instead', { what: theList(names) })
}

/** Something else that nobody asked for. */
function happening(desk: Desk): string {
  const who = peopleAt(desk)[0]?.name
  const texts = twistsOf('omen').filter(
    text => !text.includes('#thing#') && (who !== undefined || !text.includes('#who#')),
  )
  const place = placeName(here(desk).name)
  return freshOf(desk, texts.map(text => text.replaceAll('#who#', who ?? '').replaceAll('#place#', place)).map(upper))
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
