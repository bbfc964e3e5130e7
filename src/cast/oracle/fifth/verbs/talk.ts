/** Talking with people: what anybody may know is told for the asking, what is private by trust, and a secret never by talk alone. */
import type { Intent } from '../../understand/intent.ts'
import type { Person } from '../../world/world.ts'
import { bodyOf, deadIn } from '../dead.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { actorName } from '../heroes.ts'
import { isSentence, ofPerson } from '../../prose/of-person.ts'
import { callName, sentence, theName, upperFirst } from '../nouns.ts'
import {
  attitudeOf,
  bearing,
  bestPiece,
  changeTrust,
  habit,
  inTheirWords,
  introduce,
  isTold,
  meet,
  piecesOf,
  share,
  speakOf,
  trustOf,
  untold,
  withAlike,
  wordsAbout,
  type Piece,
} from '../people.ts'
import { isShunned, shun } from '../outcry/outcry.ts'
import { here, peopleAt, placeOf, placeOfPerson } from '../place.ts'
import { asDoneByYou, plain, spoken, toldToYou } from '../plain.ts'
import { event, freshOf, phrase, quote, tell } from '../tell.ts'
import { passTime } from '../time.ts'
import { outcryWords } from '../words/outcry.ts'
import { peopleWords } from '../words/people.ts'
import { added, setOf } from '../memory.ts'
import { confront, proofHeld, provable } from './confess.ts'
import { wayTo } from '../matters/around.ts'
import { putQuestion } from './asking.ts'
import { askCrowd, isToCrowd } from './crowd.ts'
import { go } from './go.ts'
import { askFriend, friendIn, isToFriends, putIn, saidIn, speakOut, tellFriend, toFriends } from './friends.ts'
import { absent, assumed, listener, whomFor } from './listener.ts'
import { dunno, evasion, heldBack, isOfAge, keepBack, personal, whereabouts } from './evade.ts'
import { isPlainToSee } from './plain-to-see.ts'
import { leave, replyInKind, smallTalk } from './reply.ts'

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
  if (isTalking || isShunned(desk, person)) return false
  tell(desk, phrase(desk, peopleWords, 'approach', { who: person.name }), isNew ? firstSight(desk, person) : '')
  if (isNew) event(desk, `The party met ${person.name}.`)
  return true
}

/** A first impression that is no sentence says how they judge the party, which nobody sees. */
const firstSight = (desk: Desk, { name, firstImpression, looks }: Person): string => {
  const seen = freshOf(desk, [...(isSentence(firstImpression) ? [firstImpression] : []), ...looks].map(sentence))
  return /^(?:he|she|they)\s/iu.test(seen) ? seen : ofPerson(callName(name), seen)
}

/** Colder than their author has them: the sayings of an unfriendly person are unfriendly enough. */
function isCold(desk: Desk, person: Person): boolean {
  const attitude = attitudeOf(desk, person)
  return attitude === 'hostile' || (attitude === 'unfriendly' && person.disposition !== 'unfriendly')
}

const greet = (desk: Desk, person: Person): void =>
  quote(desk, person.name, phrase(desk, peopleWords, greetings[attitudeOf(desk, person)]), habit(desk, person))

export async function* talk(desk: Desk, intent: Intent): Play {
  if (isToFriends(intent)) return speakOut(desk, '', friendIn(intent), putIn(intent))
  if (isToCrowd(desk, intent)) return askCrowd(desk, intent)
  const from = here(desk).id
  const person = yield* reached(desk, intent)
  if (person === undefined) return from === here(desk).id ? absent(desk, intent) : undefined
  if (/\b(?:good ?bye|farewell|good ?night|leave (?:him|her|them))\b/i.test(intent.line)) return leave(desk, person)
  if (aboutText(intent) !== '') return yield* ask(desk, intent)
  const isNew = yield* turnTo(desk, person)
  if (isShunned(desk, person)) return shun(desk, person)
  if (!isNew) tell(desk, phrase(desk, peopleWords, 'goOn', { who: person.name }))
  const line = isCold(desk, person) ? '' : freshOf(desk, person.sampleLines) // an author's samples are of a good day
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
  const hasTold = desk.memory.told.some(key => key.startsWith(`${person.id}/`))
  quote(desk, person.name, phrase(desk, peopleWords, hasTold ? 'toldAll' : 'nothingToTell'))
}

/** Trust is enough for what is private: earned in talk, or there from the start. */
const isOpenTo = (desk: Desk, person: Person): boolean => {
  const attitude = attitudeOf(desk, person)
  if (attitude === 'hostile') return false
  if (desk.memory.happened.includes(`confessed/${person.id}`)) return true // who has said the worst of it holds back no more
  return trustOf(desk, person) >= (attitude === 'helpful' ? 0 : attitude === 'friendly' ? 1 : 3)
}

const aboutText = ({ about, words, verb }: Intent): string =>
  [
    ...about.filter(({ kind }) => kind !== 'party').map(({ name }) => name),
    verb === 'talk' && about.length === 0 ? '' : words,
  ]
    .join(' ')
    .trim()

/** Where a place is that the party knows of, it need not ask anybody. */
export const isWhereabouts = ({ line, targets, about }: Intent): boolean =>
  /^\W*(?:(?:ok|okay|so|and|but|well|hey|please)\W+)*where(?:['’]?s| is| are)\b/iu.test(line) &&
  [...targets, ...about].some(({ kind }) => kind === 'place' || kind === 'exit') &&
  !about.some(({ kind }) => kind === 'person')

export async function* ask(desk: Desk, intent: Intent): Play {
  if (isWhereabouts(intent)) return wayTo(desk, intent)
  if (isToFriends(intent) && askFriend(desk, intent)) return
  if (!isToFriends(intent) && isToCrowd(desk, intent)) return askCrowd(desk, intent)
  if (isToFriends(intent)) return speakOut(desk, toFriends(intent), friendIn(intent), putIn(intent))
  const from = here(desk).id
  const person = yield* reached(desk, intent)
  if (person === undefined) return from === here(desk).id ? absent(desk, intent) : undefined
  yield* turnTo(desk, person)
  const named = putQuestion(desk, person, intent)
  yield* passTime(desk, 5)
  if (isShunned(desk, person)) return shun(desk, person)
  const [topic] = intent.about.filter(({ id }) => id !== person.id)
  const [first = intent.words, second] = questionsIn(intent.words)
  const about = wordsAbout(person, second === undefined ? (topic?.name ?? '') : '', first)
  answer(desk, person, about, named, second === undefined ? intent.line : first)
  if (second === undefined || desk.offered.length > 0) return
  const also = second.replace(/[?!.\s]+$/, '')
  if (!first.endsWith('?'))
    tell(desk, phrase(desk, peopleWords, 'asksAlso', { who: person.name, what: desk.isYou ? toldToYou(also) : also }))
  answer(desk, person, wordsAbout(person, also), '', also)
}

/** `the house and where he carries the supper` asks twice. */
const questionsIn = (words: string): readonly string[] =>
  plain(words, 200)
    .split(/(?<=\?)\s+(?=\S)|,?\s+and\s+(?=(?:about|where|what|who|whom|why|how|when|whether|if)\s)/iu)
    .slice(0, 2)

/** `What happened here?` is answered with whatever anybody there would tell. */
const whatHappened =
  /\bwhat(?:['\u2019]s| is| has| in \S+)? (?:happened|happening|going on|wrong|the matter|all this(?: about)?)\b/iu

/** What they say to a question: by tier, what is new before what was told, and never nothing. */
function answer(desk: Desk, person: Person, words: readonly string[], named: string, line: string): void {
  newsOfTheDead(desk, person, line)
  if (whereabouts(desk, person, words, line)) return
  if (
    whatHappened.test(line) &&
    untold(desk, person, 'public').length > 0 &&
    bestPiece(piecesOf(person, 'public'), words) === undefined
  )
    return volunteer(desk, person)
  if (words.length === 0 || isOfAge(line))
    return personal(desk, person, words, line) ? undefined : volunteer(desk, person)
  const known = bestPiece(piecesOf(person, 'public'), words)
  if (known !== undefined && !isTold(desk, known)) return share(desk, person, known)
  const kept = bestPiece(untold(desk, person, 'private'), words)
  if (kept !== undefined) return hesitate(desk, person, kept, named) // what was told is no answer while there is more
  const open = bestPiece(untold(desk, person, 'public'), words)
  if (open !== undefined) return share(desk, person, open)
  const secret = bestPiece(untold(desk, person, 'secret'), words)
  const isNearer =
    known === undefined || (secret !== undefined && bearing(words, secret.knowledge) > bearing(words, known.knowledge))
  if (secret !== undefined && (isNearer || proofHeld(desk, secret.knowledge) !== undefined))
    return deflect(desk, person, secret, named)
  const other = bestPiece(untold(desk, person, 'public'), withAlike(words))
  if (other !== undefined) return share(desk, person, other)
  const told = known ?? bestPiece(heardBefore(desk, person), withAlike(words))
  if (told !== undefined) return sayAgain(desk, person, told)
  if (!personal(desk, person, words, line) && !isPlainToSee(desk, person, words, line)) dunno(desk, person, words, line)
}

/** Asked about the dead, they say first that they are dead, once, where it has come to their ears. */
function newsOfTheDead(desk: Desk, person: Person, line: string): void {
  const dead = deadIn(desk, line)
  const key = `mourned/${person.id}/${dead?.id ?? ''}`
  if (dead === undefined || setOf(desk.memory.happened).has(key)) return
  const place = placeOf(desk, bodyOf(desk, dead)?.placeId ?? '')
  if (place?.region !== here(desk).region) return
  keep(desk, { happened: added(desk.memory.happened, key) })
  quote(desk, person.name, phrase(desk, outcryWords, 'heardDead', { name: callName(dead.name) }))
}

const heardBefore = (desk: Desk, person: Person): readonly Piece[] =>
  [...piecesOf(person, 'public'), ...piecesOf(person, 'private')].filter(piece => isTold(desk, piece))

/** Asked again, they say it again, and that it is the same. */
function sayAgain(desk: Desk, person: Person, { knowledge }: Piece): void {
  const { isReported, text } = inTheirWords(desk, person, knowledge)
  if (isReported) return quote(desk, person.name, phrase(desk, peopleWords, 'toldAlready'))
  quote(desk, person.name, `${phrase(desk, peopleWords, 'asISaid')} ${text}`)
}

function hesitate(desk: Desk, person: Person, kept: Piece, named: string): void {
  if (isOpenTo(desk, person)) {
    tell(desk, phrase(desk, peopleWords, 'opensUp', { who: person.name }))
    return share(desk, person, kept)
  }
  tell(desk, phrase(desk, peopleWords, 'holdsBack', { who: person.name }))
  quote(desk, person.name, evasion(desk, person, 'strangers'))
  heldBack(desk, person, named)
  const topic = named === '' ? 'it' : named
  desk.offered = [`Persuade ${person.name} to speak of ${topic}`, `Threaten ${person.name}`, ...desk.offered]
}

function deflect(desk: Desk, person: Person, secret: Piece, named: string): void {
  const proof = proofHeld(desk, secret.knowledge)
  if (proof !== undefined) return confront(desk, person, secret, proof)
  keepBack(desk, person, 'private', named)
}

/** Done with a nod or a bow, or told at second hand: nothing of it is said word for word. */
const gestures =
  /^\W*(?:(?:i|we|then|and|please)\s+)*(?:thank|nod|smile|bow|wave|apologi[sz]e|agree|disagree|curse|laugh|shrug|congratulate|praise|toast|insult|mock|compliment|taunt|sigh|chuckle|cheer|refuse|accept|decline|shake my head|swear at)\b/i

/** Tells it; true where it was a fact that was passed on. */
function utter(desk: Desk, person: Person, intent: Intent, words: string): boolean {
  const isQuoted = /["“]/u.test(intent.line)
  const fact = isQuoted ? undefined : /^(?:(?:him|her|them|it)\s+)?that\s+(.+)$/is.exec(plain(intent.words))?.[1]
  if (fact !== undefined) {
    const what = `that ${desk.isYou ? toldToYou(fact) : fact}`.replace(/[.!?\s]+$/, '')
    tell(desk, phrase(desk, peopleWords, 'tellsThat', { who: person.name, what }))
    return true
  }
  const gesture = !isQuoted && gestures.test(intent.line) && desk.isYou ? asDoneByYou(intent.line) : undefined
  if (gesture !== undefined) tell(desk, sentence(upperFirst(withName(gesture, person))))
  else quote(desk, actorName(desk), words)
  return false
}

const withName = (text: string, { name }: Person): string => text.replace(/\b(?:him|her|them)\b/, name)

const goes =
  /^\W*(?:(?:i|we|let's|lets|then|please|now|and)\s+)*(?:go|walk|head|return|travel|run|hurry|come|ride|bring|take|carry|deliver)\b/iu

/** Whom it is for; who says that they go there goes there first, as far as the party has seen where that is. */
export async function* reached(desk: Desk, intent: Intent): Play<Person | undefined> {
  const near = listener(desk, intent)
  const named = whomFor(intent)
  if (near !== undefined || named === undefined || !goes.test(intent.line)) return near
  const person = desk.world.people.find(({ id }) => id === named.id)
  const place = person === undefined ? undefined : placeOfPerson(desk, person)
  const isSeen = desk.memory.happened.includes(`seen/${named.id}`)
  if (person === undefined || place === undefined || place.id === here(desk).id || !isSeen) return undefined
  yield* go(desk, { ...intent, verb: 'go', targets: [{ ...named, likeness: 1 }] })
  return desk.memory.looming === undefined && peopleAt(desk).includes(person) ? person : undefined
}

/** Plain words: they are said, and somebody answers them. */
export async function* say(desk: Desk, intent: Intent): Play {
  const [target] = intent.targets
  const words = spoken(saidIn(intent))
  if (target?.kind === 'feature') {
    quote(desk, actorName(desk), words)
    return tell(desk, phrase(desk, peopleWords, 'noAnswer', { what: theName(target.name) }))
  }
  if (isToFriends(intent) && tellFriend(desk, intent)) return
  const from = here(desk).id
  const person = yield* reached(desk, intent)
  if (person === undefined && from !== here(desk).id) return
  const called = intent.targets.find(({ kind, likeness: sure }) => kind === 'person' && sure !== assumed)
  if (person === undefined && called !== undefined && !isToFriends(intent)) return absent(desk, intent)
  if (person === undefined || isToFriends(intent))
    return speakOut(desk, isToFriends(intent) ? toFriends(intent) : words, friendIn(intent))
  if (isAccusing(intent)) return yield* accuse(desk, intent)
  yield* turnTo(desk, person)
  const isFact = utter(desk, person, intent, words)
  yield* passTime(desk, 2)
  if (isShunned(desk, person)) return shun(desk, person)
  if (isFact) return hear(desk, person, words)
  yield* reply(desk, person, words)
}

/** Told something, they take it in: as news, or as what they knew. */
export function hear(desk: Desk, person: Person, words: string): void {
  const about = wordsAbout(person, words)
  const isKnown = (['public', 'private', 'secret'] as const).some(tier => bestPiece(piecesOf(person, tier), about))
  quote(desk, person.name, phrase(desk, peopleWords, isKnown ? 'hearsKnown' : 'hearsNew'), habit(desk, person))
  if (isKnown && untold(desk, person, 'public').length > 0) volunteer(desk, person)
}

async function* reply(desk: Desk, person: Person, words: string): Play {
  if (yield* replyInKind(desk, person, words)) return
  const about = wordsAbout(person, words)
  const isKnown = (['public', 'private', 'secret'] as const).some(tier => bestPiece(piecesOf(person, tier), about))
  if (isKnown || words.includes('?')) return answer(desk, person, about, '', words)
  if (smallTalk(desk, person) && untold(desk, person, 'public').length > 0) volunteer(desk, person)
}

export const isAccusing = ({ line }: Pick<Intent, 'line'>): boolean =>
  /^\W*(?:i\s+)?(?:accuse|confront|denounce)\b/i.test(line)

/** Said to their face: with proof it breaks them, without it they remember. */
export async function* accuse(desk: Desk, intent: Intent): Play {
  const person = listener(desk, intent)
  if (person === undefined) return absent(desk, intent)
  yield* turnTo(desk, person)
  tell(desk, phrase(desk, peopleWords, 'accuses', { who: person.name }))
  desk.deeds.push(`did/accuse/${person.id}@${here(desk).id}`)
  keep(desk, { happened: added(desk.memory.happened, `did/accuse/${person.id}@${here(desk).id}`) })
  const proven = provable(desk, person)
  if (proven !== undefined) return confront(desk, person, proven.piece, proven.proof)
  changeTrust(desk, person, -1)
  keepBack(desk, person, 'accused')
  desk.moments.push({ weight: 2, what: `${actorName(desk)} has accused ${person.name}: ${plain(intent.words, 120)}` })
}
