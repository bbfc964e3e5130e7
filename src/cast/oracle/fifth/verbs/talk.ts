/** Talking with people: what anybody may know is told for the asking, what is private by trust, and a secret never by talk alone. */
import type { Intent } from '../../understand/intent.ts'
import type { Person } from '../../world/world.ts'
import { isLucky } from '../chance.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { heardOf } from '../heard-of.ts'
import { actorName, shortName } from '../heroes.ts'
import { placeName, sentence } from '../nouns.ts'
import {
  attitudeOf,
  bestPiece,
  changeTrust,
  habit,
  introduce,
  isTold,
  meet,
  moveAttitude,
  piecesOf,
  share,
  speakOf,
  trustOf,
  untold,
  whoKnows,
  wordsAbout,
} from '../people.ts'
import { here, isGone, peopleAt, personOf, placeOfPerson } from '../place.ts'
import { plain, spoken } from '../plain.ts'
import { event, freshOf, phrase, quote, tell } from '../tell.ts'
import { passTime } from '../time.ts'
import { peopleWords } from '../words/people.ts'
import { added } from '../memory.ts'
import { leadsOf } from '../leads.ts'
import { askedAbout } from '../topics.ts'
import { deedWords } from '../words/deeds.ts'
import { confront, proofHeld, provable } from './confess.ts'

/** Somebody named right after a word that is about people, who need not be here. */
function namedIn(desk: Desk, line: string): Person | undefined {
  const found =
    /\b(?:to|with|from|at|ask|tell|persuade|convince|threaten|accuse|confront|attack|follow|give|show|thank|greet|bribe|pay)\s+(?:the\s+|brother\s+|sergeant\s+|old\s+)?([\p{L}'-]{3,})/giu
  const words = new Set([...line.matchAll(found)].map(([, name = '']) => name.toLowerCase()))
  return desk.world.people.find(({ name }) =>
    name.split(' ').some(part => part.length > 3 && words.has(part.toLowerCase())),
  )
}

/** Whom it is said to: who was named, else whom the party talks with, else the only one here. */
export function listener(desk: Desk, intent: Intent): Person | undefined {
  const present = peopleAt(desk)
  const meant = namedIn(desk, intent.line)
  if (meant !== undefined) return present.find(({ id }) => id === meant.id)
  const named = [...intent.targets, ...intent.about].find(({ kind }) => kind === 'person')
  const person =
    named === undefined
      ? (present.find(({ id }) => id === desk.memory.talkingTo) ?? (present.length === 1 ? present[0] : undefined))
      : present.find(({ id }) => id === named.id)
  return strangerIn(desk, intent, person) === undefined ? person : undefined
}

/** Whom they meant who is not here. */
export function absent(desk: Desk, intent: Intent): void {
  const stranger = strangerIn(desk, intent, undefined)
  const named = intent.targets.find(({ kind }) => kind === 'person')
  const person = namedIn(desk, intent.line) ?? (stranger === undefined ? personOf(desk, named?.id) : undefined)
  if (person === undefined && stranger !== undefined) return noSuch(desk, stranger)
  if (person === undefined)
    return tell(desk, phrase(desk, peopleWords, 'nobody', { place: placeName(here(desk).name) }))
  const isKnown =
    desk.memory.happened.includes(`seen/${person.id}`) ||
    desk.memory.happened.includes(`met/${person.id}`) ||
    heardOf(desk).people.includes(person)
  if (!isKnown) return noSuch(desk, stranger ?? 'that name')
  tell(desk, phrase(desk, peopleWords, 'notHere', { who: person.name }))
  const place = isGone(desk, person) ? undefined : placeOfPerson(desk, person)
  const isSeen = place !== undefined && desk.memory.happened.includes(`seen/${person.id}`)
  if (isSeen) tell(desk, phrase(desk, peopleWords, 'lastSeen', { who: person.name, place: placeName(place.name) }))
}

const greetings = {
  helpful: 'greetHelpful',
  friendly: 'greetFriendly',
  neutral: 'greetNeutral',
  unfriendly: 'greetUnfriendly',
  hostile: 'greetHostile',
} as const

/** Walking up to somebody: what one sees, and what they say first. */
export async function* turnTo(desk: Desk, person: Person): Play<boolean> {
  const isNew = !desk.memory.happened.includes(`met/${person.id}`)
  const isTalking = desk.memory.talkingTo === person.id
  yield* meet(desk, person)
  introduce(desk, person)
  speakOf(desk, person)
  keep(desk, { talkingTo: person.id })
  if (isTalking) return false
  tell(desk, phrase(desk, peopleWords, 'approach', { who: person.name }), isNew ? firstSight(desk, person) : '')
  if (isNew) event(desk, `The party met ${person.name}.`)
  return true
}

const firstSight = (desk: Desk, { firstImpression, looks }: Person): string =>
  freshOf(desk, [firstImpression, ...looks].filter(text => text !== '').map(sentence))

const greet = (desk: Desk, person: Person): void =>
  quote(desk, person.name, phrase(desk, peopleWords, greetings[attitudeOf(desk, person)]), habit(desk, person))

export async function* talk(desk: Desk, intent: Intent): Play {
  if (isToFriends(intent)) return speakOut(desk, '', friendIn(intent))
  const person = listener(desk, intent)
  if (person === undefined) return absent(desk, intent)
  if (aboutText(intent) !== '') return yield* ask(desk, intent)
  const isNew = yield* turnTo(desk, person)
  if (!isNew) tell(desk, phrase(desk, peopleWords, 'goOn', { who: person.name }))
  const line = freshOf(desk, person.sampleLines)
  if (isNew && line !== '') quote(desk, person.name, line, habit(desk, person))
  else if (isNew) greet(desk, person)
  yield* passTime(desk, 5)
  volunteer(desk, person)
}

/** Unasked, they tell what anybody may know, one thing at a time. */
function volunteer(desk: Desk, person: Person): void {
  const [next] = untold(desk, person, 'public')
  if (next !== undefined) return share(desk, person, next)
  const [more] = untold(desk, person, 'private')
  if (more !== undefined && isOpenTo(desk, person)) return share(desk, person, more)
  if (more !== undefined) return tell(desk, phrase(desk, peopleWords, 'holdsBack', { who: person.name }))
  quote(desk, person.name, phrase(desk, peopleWords, 'toldAlready'))
}

/** Trust is enough for what is private: earned in talk, or there from the start. */
const isOpenTo = (desk: Desk, person: Person): boolean => {
  const attitude = attitudeOf(desk, person)
  if (attitude === 'hostile') return false
  return trustOf(desk, person) >= (attitude === 'helpful' ? 0 : attitude === 'friendly' ? 1 : 3)
}

const aboutText = ({ about, words, verb }: Intent): string =>
  [
    ...about.filter(({ kind }) => kind !== 'party').map(({ name }) => name),
    verb === 'talk' && about.length === 0 ? '' : words,
  ]
    .join(' ')
    .trim()

export async function* ask(desk: Desk, intent: Intent): Play {
  if (isToFriends(intent)) return speakOut(desk, toFriends(intent), friendIn(intent))
  const person = listener(desk, intent)
  if (person === undefined) return absent(desk, intent)
  yield* turnTo(desk, person)
  const [topic] = intent.about.filter(({ id }) => id !== person.id)
  const named = askedAbout(desk, topic, intent.words)
  tell(
    desk,
    named === ''
      ? phrase(desk, peopleWords, 'asksPlain', { who: person.name })
      : phrase(desk, peopleWords, 'asks', { who: person.name, topic: named }),
  )
  yield* passTime(desk, 5)
  answer(desk, person, wordsAbout(person, topic?.name ?? '', intent.words), named)
}

/** What they say to a question: by tier, and never nothing. */
function answer(desk: Desk, person: Person, words: readonly string[], named: string): void {
  if (words.length === 0) return volunteer(desk, person)
  const known = bestPiece(piecesOf(person, 'public'), words)
  if (known !== undefined && !isTold(desk, person, known)) return share(desk, person, known)
  const kept = bestPiece(untold(desk, person, 'private'), words)
  if (kept !== undefined) return hesitate(desk, person, kept, named)
  const secret = bestPiece(untold(desk, person, 'secret'), words)
  if (secret !== undefined) return deflect(desk, person, secret)
  if (known !== undefined) return quote(desk, person.name, phrase(desk, peopleWords, 'toldAlready'))
  const private_ = bestPiece(piecesOf(person, 'private'), words)
  if (private_ !== undefined) return quote(desk, person.name, phrase(desk, peopleWords, 'toldAlready'))
  dunno(desk, person, words)
}

function hesitate(desk: Desk, person: Person, kept: ReturnType<typeof piecesOf>[number], named: string): void {
  if (isOpenTo(desk, person)) {
    tell(desk, phrase(desk, peopleWords, 'opensUp', { who: person.name }))
    return share(desk, person, kept)
  }
  tell(desk, phrase(desk, peopleWords, 'holdsBack', { who: person.name }))
  quote(desk, person.name, phrase(desk, peopleWords, 'notYou'))
  const topic = named === '' ? 'it' : named
  desk.offered = [`Persuade ${person.name} to speak of ${topic}`, `Threaten ${person.name}`, ...desk.offered]
}

function deflect(desk: Desk, person: Person, secret: ReturnType<typeof piecesOf>[number]): void {
  const proof = proofHeld(desk, secret.knowledge)
  if (proof !== undefined) return confront(desk, person, secret, proof)
  tell(desk, phrase(desk, peopleWords, 'deflects', { who: person.name }))
  quote(desk, person.name, phrase(desk, peopleWords, 'deflectWords'))
}

function dunno(desk: Desk, person: Person, words: readonly string[]): void {
  const other = whoKnows(desk, words, person)
  const place = other === undefined ? undefined : placeOfPerson(desk, other)
  if (other === undefined) return quote(desk, person.name, phrase(desk, peopleWords, 'unknown'))
  const isAway = place !== undefined && place.id !== here(desk).id
  const pointing = isAway
    ? phrase(desk, peopleWords, 'pointAt', { other: other.name, place: placeName(place.name) })
    : phrase(desk, peopleWords, 'pointTo', { other: other.name })
  quote(desk, person.name, `${phrase(desk, peopleWords, 'unknown')} ${pointing}`)
  introduce(desk, other)
}

const thanks = /\b(?:thanks?|thank you|grateful|appreciate)\b/i
const farewell = /\b(?:bye|goodbye|farewell|so long|see you|good night|take care)\b/i
const insult = /\b(?:idiot|fool|liar|coward|bastard|scum|stupid|ugly|filth|pig|hate you|shut up|damn you)\b/i
const kind = /\b(?:please|friend|sorry|help you|trust|promise|swear|honou?r|beautiful|kind)\b/i

/** Plain words: they are said, and somebody answers them. */
export async function* say(desk: Desk, intent: Intent): Play {
  const person = listener(desk, intent)
  const words = spoken(saidIn(intent))
  if (person === undefined || isToFriends(intent))
    return speakOut(desk, isToFriends(intent) ? toFriends(intent) : words, friendIn(intent))
  if (isAccusing(intent)) return yield* accuse(desk, person, intent)
  yield* turnTo(desk, person)
  quote(desk, actorName(desk), words)
  yield* passTime(desk, 2)
  yield* reply(desk, person, words)
}

async function* reply(desk: Desk, person: Person, words: string): Play {
  if (insult.test(words)) {
    yield* moveAttitude(desk, person, 'slight')
    changeTrust(desk, person, -1)
    return tell(desk, phrase(desk, peopleWords, 'insulted', { who: person.name }))
  }
  if (farewell.test(words)) return leave(desk, person)
  if (thanks.test(words)) {
    changeTrust(desk, person, 1)
    return tell(desk, phrase(desk, peopleWords, 'thanks', { who: person.name }))
  }
  if (kind.test(words)) changeTrust(desk, person, 1)
  const about = wordsAbout(person, words)
  const isKnown = (['public', 'private', 'secret'] as const).some(tier => bestPiece(piecesOf(person, tier), about))
  if (isKnown || words.includes('?')) return answer(desk, person, about, '')
  const line = freshOf(desk, person.sampleLines)
  quote(desk, person.name, line === '' ? phrase(desk, peopleWords, 'smallTalk') : line, habit(desk, person))
  if (isLucky(desk, 60)) volunteer(desk, person)
}

function leave(desk: Desk, person: Person): void {
  tell(desk, phrase(desk, peopleWords, 'farewell', { who: person.name }))
  const { talkingTo: _, ...rest } = desk.memory
  desk.memory = rest
}

const friends =
  /\b(?:the others|companions|everybody|everyone|my friends|the party|the company|all of you|you all|the rest|guys)\b/i

const friendIn = ({ targets, about }: Intent): string | undefined =>
  [...targets, ...about].find(({ kind }) => kind === 'party')?.id

/** Meant for the company, not for whoever stands there. */
const isToFriends = (intent: Intent): boolean => {
  const { targets, line } = intent
  if (friends.test(line)) return true
  const friend = [...targets, ...intent.about].find(({ kind }) => kind === 'party')
  const isNamedFirst =
    friend !== undefined && line.trim().toLowerCase().startsWith(shortName(friend.name).toLowerCase())
  return isNamedFirst || targets[0]?.kind === 'party'
}

/** What the company hears: nothing but the wish for an answer where that is all there is. */
function toFriends(intent: Intent): string {
  const words = saidIn(intent).replace(/^(?:to\s+)?[\p{L}]+(?: [\p{L}]+)?\s+(?:that|how|whether)\s+/iu, '')
  return /^\W*(?:i\s+)?(?:ask|talk|speak|consult|turn)\b/i.test(intent.line) ? '' : spoken(words)
}

/** What is said aloud: in quotes, behind a colon, or all of it. */
function saidIn({ line, words }: Intent): string {
  const quoted = /["“](.+?)["”]/u.exec(line)?.[1]
  if (quoted !== undefined) return quoted
  const said = words === '' ? line : words
  return line.trim().endsWith('?') && !said.endsWith('?') ? `${said}?` : said
}

/** Nobody here to talk to but friends: they answer. */
function speakOut(desk: Desk, words: string, friend?: string): void {
  if (words === '') tell(desk, phrase(desk, deedWords, 'plan'))
  else quote(desk, actorName(desk), words)
  const leads = leadsOf(desk).slice(0, 3).join('; ')
  const what =
    words === '' ? `What lies open: ${leads === '' ? 'the road' : leads}.` : `${actorName(desk)} says: "${words}"`
  desk.moments.push({
    weight: 3,
    what,
    ...(words === '' && { isCounsel: true }),
    ...(friend !== undefined && { who: friend }),
  })
}

/** A name nobody here bears, where the words plainly hold one: with a capital, after a word that is about people. */
function strangerIn(desk: Desk, { line }: Intent, person: Person | undefined): string | undefined {
  const found =
    /\b(?:to|with|from|ask|tell|persuade|convince|threaten|accuse|confront|attack|follow|show|greet)\s+(\p{Lu}\p{Ll}{2,})/u.exec(
      line,
    )
  const name = found?.[1]
  if (name === undefined) return undefined
  const known = [
    ...(person === undefined ? peopleAt(desk) : [person]).flatMap(one => [one.name, ...one.aliases]),
    ...desk.world.party.map(one => one.name),
    ...desk.world.places.map(one => one.name),
    ...desk.world.items.map(one => one.name),
  ]
  const isKnown = known.some(one => one.toLowerCase().includes(name.toLowerCase().slice(0, 4)))
  return isKnown ? undefined : name
}

function noSuch(desk: Desk, name: string): void {
  tell(desk, phrase(desk, peopleWords, 'noSuch', { who: plain(name, 30) }))
  desk.offered = peopleAt(desk)
    .filter(({ id }) => id !== desk.memory.talkingTo)
    .slice(0, 3)
    .map(person => `Talk to ${person.name}`)
}

const isAccusing = ({ line }: Intent): boolean => /^\W*(?:i\s+)?(?:accuse|confront|denounce)\b/i.test(line)

/** Said to their face: with proof it breaks them, without it they remember. */
async function* accuse(desk: Desk, person: Person, intent: Intent): Play {
  yield* turnTo(desk, person)
  tell(desk, phrase(desk, peopleWords, 'accuses', { who: person.name }))
  desk.deeds.push(`did/accuse/${person.id}@${here(desk).id}`)
  keep(desk, { happened: added(desk.memory.happened, `did/accuse/${person.id}@${here(desk).id}`) })
  const proven = provable(desk, person)
  if (proven !== undefined) return confront(desk, person, proven.piece, proven.proof)
  changeTrust(desk, person, -1)
  tell(desk, phrase(desk, peopleWords, 'deflects', { who: person.name }))
  quote(desk, person.name, phrase(desk, peopleWords, 'deflectWords'))
  desk.moments.push({ weight: 2, what: `${actorName(desk)} has accused ${person.name}: ${plain(intent.words, 120)}` })
}
