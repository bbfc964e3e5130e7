/** Wanting something of somebody: persuading, threatening, lying. */
import type { Intent } from '../../understand/intent.ts'
import type { Person } from '../../world/world.ts'
import { suffer } from '../consequence.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { actorName } from '../heroes.ts'
import { added } from '../memory.ts'
import { bestPiece, changeTrust, moveAttitude, persuadedKey, share, untold, wordsAbout, type Piece } from '../people.ts'
import { callName, trimStop } from '../nouns.ts'
import { forgivenKey } from '../outcry/outcry.ts'
import { plain, spoken } from '../plain.ts'
import { check, gainEdge } from '../rolls.ts'
import { event, knows, note, phrase, quote, tell } from '../tell.ts'
import { passTime } from '../time.ts'
import { deedWords } from '../words/deeds.ts'
import { peopleWords } from '../words/people.ts'
import { swayWords } from '../words/sway.ts'
import { accepted, isWorthSaying, refusals, refused } from './argument.ts'
import { confront, provable } from './confess.ts'
import { startFightWith } from './attack.ts'
import { bribe } from './leverage.ts'
import { absent, listener } from './listener.ts'
import { turnTo } from './talk.ts'
import { isDistraction } from './watched.ts'

/** The words they use, where they were typed as words; else what they try, told. */
function tryIt(desk: Desk, intent: Intent, person: Person, how: string): void {
  const inQuotes = /["“](.+?)["”]/u.exec(intent.line)?.[1]
  if (inQuotes !== undefined) quote(desk, actorName(desk), spoken(inQuotes))
  else tell(desk, phrase(desk, swayWords, how, { who: person.name, what: wish(intent) }))
}

const wish = ({ words }: Intent): string => {
  const said = plain(words, 90).replace(/^(?:to|that|into|about)\s+/i, '')
  return said === '' ? 'it' : said
}

const wanted = (desk: Desk, person: Person, intent: Intent): Piece | undefined => {
  const words = wordsAbout(person, intent.words, ...intent.about.map(({ name }) => name))
  const kept = untold(desk, person, 'private')
  return bestPiece(kept, words) ?? (isAsking(intent) ? kept[0] : undefined)
}

/** Whether it is an answer that is wanted, rather than a deed. */
const isAsking = ({ line }: Intent): boolean =>
  /\b(?:tell|talk|speak|say|share|reveal|know|open up|answer|about|truth)\b/i.test(line)

/** `ask him to come with us` wants something else than the truth of it. */
const isForElse = ({ words }: Intent): boolean =>
  /\bto (?:come|go|join|follow|leave|lend|sell|give|help|show|take|wait|stay|hide|carry|bring|open|drink|dance|pay|stop|sit)\b/iu.test(
    words,
  )

export async function* persuade(desk: Desk, intent: Intent): Play {
  const person = listener(desk, intent)
  if (person === undefined) return absent(desk, intent)
  yield* turnTo(desk, person)
  const proven = isForElse(intent) ? undefined : provable(desk, person)
  if (proven !== undefined) return confront(desk, person, proven.piece, proven.proof)
  if (yield* bribe(desk, person, intent.line)) return
  if (!isWorthSaying(desk, 'persuade', person, intent)) return heardIt(desk, person, intent)
  tryIt(desk, intent, person, 'persuade')
  yield* passTime(desk, 10)
  const tries = refusals(desk, 'persuade', person)
  const { isSuccess, degree } = yield* check(desk, {
    skill: 'persuasion',
    dc: 13 + Math.min(2, tries),
    npc: person.name,
  })
  const piece = wanted(desk, person, intent)
  if (isSuccess) return yield* won(desk, person, piece, isAsking(intent), degree === 'exceptional')
  refused(desk, 'persuade', person, intent)
  tell(desk, phrase(desk, peopleWords, 'unswayed', { who: person.name }))
  quote(desk, person.name, phrase(desk, peopleWords, 'offer'))
  if (degree === 'failure') yield* suffer(desk, ['time', 'threat'])
}

/** They have refused, and nothing has changed: it is told what would change it, and nothing is rolled. */
function heardIt(desk: Desk, person: Person, intent: Intent): void {
  const inQuotes = /["“](.+?)["”]/u.exec(intent.line)?.[1]
  if (inQuotes !== undefined) quote(desk, actorName(desk), spoken(inQuotes))
  tell(desk, phrase(desk, peopleWords, 'heardIt', { who: person.name }))
}

async function* won(desk: Desk, person: Person, piece: Piece | undefined, isAsked: boolean, isGreat: boolean): Play {
  changeTrust(desk, person, isGreat ? 2 : 1)
  accepted(desk, 'persuade', person)
  keep(desk, { happened: added(desk.memory.happened, forgivenKey(person)) })
  if (piece !== undefined && isAsked) {
    tell(desk, phrase(desk, peopleWords, 'opensUp', { who: person.name }))
    return share(desk, person, piece)
  }
  tell(desk, phrase(desk, peopleWords, 'swayed', { who: person.name }))
  keep(desk, { happened: added(desk.memory.happened, persuadedKey(person)) })
  event(desk, `The party won over ${person.name}.`)
  if (piece !== undefined) share(desk, person, piece)
  yield* moveAttitude(desk, person, 'good-roleplay')
  desk.moments.push({ weight: 2, what: `${person.name} has been won over.` })
  desk.isSavePoint = true
}

export async function* threaten(desk: Desk, intent: Intent): Play {
  const person = listener(desk, intent)
  if (person === undefined) return absent(desk, intent)
  yield* turnTo(desk, person)
  if (!isWorthSaying(desk, 'threaten', person, intent)) {
    changeTrust(desk, person, -1)
    return tell(desk, phrase(desk, peopleWords, 'defiant', { who: person.name }))
  }
  tryIt(desk, intent, person, 'threaten')
  yield* passTime(desk, 5)
  const { isSuccess, degree } = yield* check(desk, { skill: 'intimidation', dc: 13, npc: person.name })
  changeTrust(desk, person, -2)
  desk.moments.push({ weight: 2, what: `${actorName(desk)} has threatened ${person.name}.` })
  if (isSuccess) {
    tell(desk, phrase(desk, peopleWords, 'cowed', { who: person.name }))
    const piece = wanted(desk, person, intent) ?? untold(desk, person, 'private')[0]
    keep(desk, { happened: added(desk.memory.happened, persuadedKey(person)) })
    if (piece !== undefined) share(desk, person, piece)
    return yield* moveAttitude(desk, person, 'slight')
  }
  refused(desk, 'threaten', person, intent)
  tell(desk, phrase(desk, peopleWords, 'defiant', { who: person.name }))
  yield* moveAttitude(desk, person, 'insult')
  if (degree === 'failure' && person.statBlock !== undefined && person.disposition === 'hostile')
    yield* startFightWith(desk, person)
}

export async function* lie(desk: Desk, intent: Intent): Play {
  const person = listener(desk, intent)
  if (person === undefined) return absent(desk, intent)
  yield* turnTo(desk, person)
  if (!isWorthSaying(desk, 'lie', person, intent)) return heardIt(desk, person, intent)
  tryIt(desk, intent, person, 'lie')
  yield* passTime(desk, 5)
  const { isSuccess } = yield* check(desk, { skill: 'deception', dc: insightOf(person), npc: person.name })
  if (!isSuccess) {
    refused(desk, 'lie', person, intent)
    tell(desk, phrase(desk, peopleWords, 'seenThrough', { who: person.name }))
    changeTrust(desk, person, -2)
    yield* moveAttitude(desk, person, 'slight')
    return
  }
  if (isDistraction(intent)) {
    gainEdge(desk, `${callName(person.name)} looks the other way`)
    return tell(desk, phrase(desk, deedWords, 'distracted'))
  }
  tell(desk, phrase(desk, peopleWords, 'believed', { who: person.name }))
  yield* takenIn(desk, person, intent)
}

/** Who believes a lie acts by it: kinder, readier to talk, and no longer in the way; and it is remembered as theirs. */
async function* takenIn(desk: Desk, person: Person, intent: Intent): Play {
  keep(desk, { happened: added(desk.memory.happened, `deceived/${person.id}`) })
  changeTrust(desk, person, 1)
  const claim = wish(intent)
  const believes = `NPC: ${person.name} - believes what we said: ${trimStop(claim)}`
  knows(desk, believes)
  note(desk, believes.replace('we said', 'the party said'))
  const piece = wanted(desk, person, intent) ?? untold(desk, person, 'public')[0]
  if (piece === undefined) {
    gainEdge(desk, `${callName(person.name)} believes them`)
    tell(desk, phrase(desk, swayWords, 'actsOnIt', { who: person.name }))
  } else share(desk, person, piece)
  yield* moveAttitude(desk, person, 'good-roleplay')
  event(desk, `${person.name} was told a tale, and believed it.`)
  desk.isSavePoint = true
}

/** Watchful people are harder to lie to: by what their author says of them. */
const insightOf = ({ demeanour, role }: Person): number =>
  /\b(?:watchful|sharp|shrewd|wary|suspicious|careful|keen|wise|cunning|cold|guarded)\b/i.test(`${demeanour} ${role}`)
    ? 15
    : /\b(?:naive|trusting|dull|drunk|simple|distracted|kind|gentle|young)\b/i.test(`${demeanour} ${role}`)
      ? 10
      : 12
