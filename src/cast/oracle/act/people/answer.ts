/**
 * What somebody answers: what anybody may know for the asking, what is private by trust, a secret by proof alone. They
 * answer what was asked; what they do not know they say so, and who might.
 */
import type { Desk } from '../../desk/desk.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { bodyOf, isDead } from '../../desk/dead.ts'
import { subjectOf } from '../../content/subjects.ts'
import { pick } from '../../desk/chance.ts'
import { decided } from '../../desk/decided.ts'
import { keep } from '../../desk/desk.ts'
import { keysOf } from '../../desk/keys.ts'
import { added, setOf } from '../../desk/memory.ts'
import { callName, placeName, theName, trimStop } from '../../../../english/naming.ts'
import {
  attitudeOf,
  inTheirWords,
  isTold,
  piecesOf,
  trustOf,
  untold,
  type Piece,
  type Tier,
} from '../../desk/people.ts'
import { here, isGone, peopleAt, personOf, placeOf, placeOfPerson, placesKnown } from '../../desk/place.ts'
import { freshOf, learn } from '../../desk/tell.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { enoughFor, isKindOf } from '../answers/bearing.ts'
import { confront, proofHeld } from './proof.ts'
import { asksForLeader, followed, type Inquiry } from '../answers/inquiry.ts'
import { answered, keepsBack, ownLine, saying, says, told } from '../../desk/say.ts'
import { share } from './share.ts'
import { isPersonal, isSorePoint, ofThemselves } from './themselves.ts'
import { isLastSaid, moreOf, pieceAt, topicKept } from './follow-up.ts'
import { byChance } from './ordinary.ts'
import { openBody, talkTexts } from '../answers/body.ts'
import { find, type Found } from '../answers/find.ts'
import { asked, textsOf, topicOf, whoKnows } from '../answers/honest.ts'
import { leaderOf, openPlaceOf, roleOf } from '../answers/shown.ts'

const tiers: readonly Tier[] = ['public', 'private', 'secret']

/** What is hidden is touched only by a question that comes near it. */
const near = 0.5

/** Of equals what anybody may know comes first. */
const reluctance: Readonly<Record<Tier, number>> = { public: 0, private: 0.06, secret: 0.12 }

type Fit = { readonly piece: Piece; readonly fit: number; readonly isSure: boolean }

/** What they know that answers it best, of any tier. */
export function bestFit(desk: Desk, person: Person, inquiry: Inquiry): Fit | undefined {
  const all = tiers.flatMap(tier => piecesOf(person, tier))
  const [best] = all
    .flatMap(piece => {
      const found = find(desk, inquiry, [{ of: '', sentences: [piece.knowledge.text], distance: 0 }])
      const least = piece.tier === 'secret' ? near : enoughFor(inquiry.asks)
      return found === undefined || found.fit < least || (inquiry.asks === 'whether' && !found.isSure) ? [] : [{ piece, fit: found.fit, isSure: found.isSure }] // prettier-ignore
    })
    .sort((one, other) => other.fit - reluctance[other.piece.tier] - one.fit + reluctance[one.piece.tier])
  return best
}

/** Trust is enough for what is private: earned in talk, or there from the start. */
export function isOpenTo(desk: Desk, person: Person): boolean {
  const attitude = attitudeOf(desk, person)
  if (attitude === 'hostile') return false
  if (setOf(desk.memory.happened).has(`confessed/${person.id}`)) return true // who has said the worst holds back no more
  return trustOf(desk, person) >= (attitude === 'helpful' ? 0 : attitude === 'friendly' ? 1 : 3)
}

/** Unasked, they tell what anybody may know, one thing at a time. */
export function volunteer(desk: Desk, person: Person): void {
  const [next] = untold(desk, person, 'public')
  if (next !== undefined) return share(desk, person, next)
  const [more] = untold(desk, person, 'private')
  if (more !== undefined && isOpenTo(desk, person)) return share(desk, person, more)
  if (more !== undefined) return keepsBack(desk, person, 'strangers', '')
  const line = ownLine(desk, person)
  if (line !== '') return says(desk, person, line, 'say')
  const hasTold = desk.memory.told.some(key => key.startsWith(`${person.id}/`))
  answered(desk, person, 'answer', hasTold ? 'toldAll' : 'nothingToTell')
}

/** From here on it is the answer, whatever else it touches. */
const sure = 0.8

/** What they know themselves they say before what everybody does. */
const closer: Readonly<Record<Tier, number>> = { public: 0.4, private: 0.1, secret: 0.1 }

/** What everybody knows answers it better: it is no secret then. */
const isPlainer = (open: Found, { fit, piece: { tier }, isSure }: Fit): boolean =>
  !(isSure && tier === 'public') && open.from !== -1 && open.fit > fit + closer[tier] && (tier !== 'secret' || open.fit >= sure) // prettier-ignore

/** `Who is she?`, and nothing else about her. */
function asksWho(desk: Desk, { asks, about, keys, isOfYou }: Inquiry): boolean {
  const [one] = about.flatMap(({ id }) => personOf(desk, id) ?? [])
  if (asks !== 'who' || isOfYou || one === undefined || one.role === '') return false
  const names = keysOf([one.name, ...one.aliases, ...one.callings].join(' '))
  return keys.every(key => names.includes(key))
}

/** A yes or no that only touches what they keep to themselves is not about that. */
const isBeside = ({ asks, isOfYou }: Inquiry, { piece, fit }: Fit): boolean =>
  asks === 'whether' && !isOfYou && piece.tier !== 'public' && fit < sure

export function answer(desk: Desk, person: Person, put: Inquiry): void {
  const before = desk.memory.told
  const last = desk.memory.spoke?.person === person.id ? desk.memory.spoke.told : undefined
  const inquiry = followed(desk, person.id, put, pieceAt(person, last)?.knowledge.text ?? last)
  newsOfTheDead(desk, person, inquiry)
  reply(desk, person, inquiry)
  topicKept(desk, person, inquiry, topicOf(inquiry), desk.memory.told === before ? undefined : desk.memory.told.at(-1))
}

function reply(desk: Desk, person: Person, inquiry: Inquiry): void {
  if (inquiry.put === 'again') return repeat(desk, person)
  if (asksForLeader(inquiry) && leaderHere(desk, person)) return
  if (whereabouts(desk, person, inquiry)) return
  const known = bestFit(desk, person, inquiry)
  const open = openTo(desk, person, inquiry)
  const best = known !== undefined && open !== undefined && isPlainer(open, known) ? undefined : known
  if (asksWho(desk, inquiry) && best?.piece.tier !== 'public') return ofOthers(desk, person, inquiry)
  if (isPersonal(inquiry) && (best === undefined || best.fit < sure) && ofThemselves(desk, person, inquiry)) return
  if (isSorePoint(desk, person, inquiry) && (best === undefined || best.fit < sure))
    return keepsBack(desk, person, 'private', inquiry.named)
  if (best !== undefined && isBeside(inquiry, best) && plainly(desk, person, inquiry, open)) return
  if (best !== undefined) return fromKnowledge(desk, person, inquiry, best)
  if (ofThemselves(desk, person, inquiry)) return
  if (open !== undefined) return tellsOpen(desk, person, inquiry, open)
  if (
    inquiry.keys.length === 0 &&
    inquiry.isFollowing !== true &&
    (inquiry.asks === undefined || inquiry.asks === 'what')
  ) {
    if (untold(desk, person, 'public').length === 0 && talkOfTown(desk, person)) return
    return volunteer(desk, person)
  }
  if (byChance(desk, person, inquiry)) return
  ofOthers(desk, person, inquiry)
}

/** What anybody here could tell, and a line of their own; never at once what they have just said. */
export function openTo(desk: Desk, person: Person, inquiry: Inquiry): Found | undefined {
  if (inquiry.isOfYou && (inquiry.heads.length === 0 || inquiry.asks === 'whether')) return undefined
  const last = desk.memory.spoke?.person === person.id ? desk.memory.spoke.told : undefined
  const own = { of: '', sentences: person.sampleLines, distance: 1 }
  const found = find(desk, inquiry, [own, ...openBody(desk, person)], one => last !== undefined && last.includes(one.passage.sentences[Math.max(0, one.from)] ?? '')) // prettier-ignore
  return found?.isSure === true ? found : undefined
}

/** What lies open is told by anybody, and what is ordinary is as it happens to be. */
/** What everybody talks of, one thing at a time; true where there was one left. */
export function talkOfTown(desk: Desk, person: Person): boolean {
  const text = freshOf(desk, talkTexts(desk))
  if (text !== '') says(desk, person, text, 'answer')
  return text !== ''
}

function plainly(desk: Desk, person: Person, inquiry: Inquiry, open: Found | undefined): boolean {
  if (open === undefined) return byChance(desk, person, inquiry)
  tellsOpen(desk, person, inquiry, open)
  return true
}

function tellsOpen(desk: Desk, person: Person, inquiry: Inquiry, found: Found): void {
  const { keys, named } = inquiry
  const text = textsOf(desk, found)
  says(desk, person, text, 'answer', named)
  learn(desk, `At ${placeName(here(desk).name)}, ${person.name} says, "${trimStop(text.replaceAll('"', "'"))}."`)
  keep(desk, { spoke: { person: person.id, keys, of: topicOf(inquiry), told: text } })
}

function fromKnowledge(desk: Desk, person: Person, inquiry: Inquiry, { piece, isSure }: Omit<Fit, 'fit'>): void {
  const { tier, knowledge } = piece
  if (isTold(desk, piece))
    return isLastSaid(desk, person, piece)
      ? goesOn(desk, person, piece, inquiry)
      : sayAgain(desk, person, piece, inquiry)
  if (tier === 'public') return shareFitting(desk, person, piece, inquiry, isSure)
  if (tier === 'private' && isOpenTo(desk, person)) {
    told(desk, person, 'opensUp')
    return shareFitting(desk, person, piece, inquiry)
  }
  const proof = tier === 'secret' ? proofHeld(desk, knowledge) : undefined
  if (proof !== undefined) return confront(desk, person, piece, proof)
  keepsBack(desk, person, tier === 'secret' ? 'private' : 'strangers', inquiry.named)
  const who = callName(person.name)
  const topic = inquiry.named === '' ? 'it' : theTopic(inquiry)
  desk.offered = [`Persuade ${who} to speak of ${topic}`, `Threaten ${who}`, ...desk.offered]
}

const theTopic = ({ named, about }: Inquiry): string =>
  about[0]?.kind === 'person' || about[0]?.kind === 'companion' ? callName(named) : theName(named)

/** What they tell may answer what was not asked: then they say which part of it they cannot. */
function shareFitting(desk: Desk, person: Person, piece: Piece, inquiry: Inquiry, isSure = true): void {
  const { asks } = inquiry
  const isMissing = (asks === 'why' || asks === 'when') && !isKindOf(asks, piece.knowledge.text)
  if (!isSure && !isMissing) answered(desk, person, 'answer', 'thisMuch', {}, inquiry.named)
  share(desk, person, piece)
  if (isMissing) answered(desk, person, 'answer', `not-${asks}`, {}, inquiry.named)
}

/** Asked again, they say it again, and that it is the same. */
function sayAgain(desk: Desk, person: Person, piece: Piece, { asks }: Inquiry): void {
  const { isReported, text } = inTheirWords(desk, person, piece.knowledge)
  if (isReported) return answered(desk, person, 'answer', 'toldAlready')
  const isMissing = (asks === 'why' || asks === 'when') && !isKindOf(asks, piece.knowledge.text)
  const lead = saying(desk, person, isMissing ? `not-${asks}` : 'asISaid')
  says(desk, person, `${lead} ${text}`, 'answer')
}

/** Asked on about what they have just said: what else they know of it, and never the same again. */
function goesOn(desk: Desk, person: Person, piece: Piece, inquiry: Inquiry): void {
  const more = moreOf(desk, person, piece, inquiry)
  if (more !== undefined) return fromKnowledge(desk, person, inquiry, { piece: more, isSure: true })
  const { asks } = inquiry
  const isMissing = (asks === 'why' || asks === 'when') && !isKindOf(asks, piece.knowledge.text)
  answered(desk, person, 'answer', isMissing ? `not-${asks}` : 'noMore', {}, inquiry.named)
}

/** What they said last, once more; where they have said nothing, they say that. */
function repeat(desk: Desk, person: Person): void {
  const last = desk.memory.told.findLast(key => key.startsWith(`${person.id}/`))
  const piece = tiers.flatMap(tier => piecesOf(person, tier)).find(({ key }) => key === last)
  if (piece !== undefined) return says(desk, person, inTheirWords(desk, person, piece.knowledge).text, 'answer')
  answered(desk, person, 'answer', 'saidNothing')
  volunteer(desk, person)
}

/** Asked about the dead, they say first that they are dead, once, where it has come to their ears. */
function newsOfTheDead(desk: Desk, person: Person, { about }: Inquiry): void {
  const dead = about.flatMap(({ id }) => personOf(desk, id) ?? []).find(one => isDead(desk, one))
  const key = `mourned/${person.id}/${dead?.id ?? ''}`
  if (dead === undefined || setOf(desk.memory.happened).has(key)) return
  const place = placeOf(desk, bodyOf(desk, dead)?.placeId ?? '')
  if (place?.region !== here(desk).region) return
  keep(desk, { happened: added(desk.memory.happened, key) })
  answered(desk, person, 'answer', 'heardDead', { name: callName(dead.name) }, dead.name)
}

/** Where somebody is who has a place everybody knows: asked where, one does not say who. */
function whereabouts(desk: Desk, person: Person, { asks, about }: Inquiry): boolean {
  if (asks !== 'where') return false
  const meant = about.flatMap(({ id }) => personOf(desk, id) ?? [])[0]
  const place = meant === undefined || isGone(desk, meant) ? undefined : placeOfPerson(desk, meant)
  if (meant === undefined || place === undefined) return false
  const name = callName(meant.name)
  if (place.id === here(desk).id) {
    answered(desk, person, 'answer', 'thatOne', { name }, meant.name)
    return true
  }
  if (openPlaceOf(desk, meant) === undefined) return false
  answered(desk, person, 'answer', 'isAt', { name, place: placeName(place.name) }, meant.name)
  return true
}

const withThe = (role: string): string =>
  ['the ', 'a ', 'an '].some(article => role.startsWith(article)) || role.includes("'s ") ? role : `the ${role}`

/** Asked what they think of somebody, they say what they think, today as yesterday; of their own people well. */
function thinksOf(desk: Desk, person: Person, { put, asks }: Inquiry, one: Person): boolean {
  if (put !== 'trust' && put !== 'opinion' && (asks !== 'whether' || put !== undefined)) return false
  const isOwn = person.faction !== undefined && person.faction === one.faction
  const view = decided(desk, `${person.id} of ${one.id}`, () => pick(desk, isOwn ? ['good', 'mixed'] : ['good', 'mixed', 'bad']) ?? '') // prettier-ignore
  answered(
    desk,
    person,
    'answer',
    put === 'trust' ? `trust-${view}` : `opinion-${view}`,
    { name: callName(one.name) },
    one.name,
  )
  return true
}

/** What they know of whom or what it turns on, where nothing they know is the very answer. */
function ofTheSame(desk: Desk, person: Person, inquiry: Inquiry): boolean {
  const { heads, asks } = inquiry
  if (heads.length === 0) return false
  const ofIt = piecesOf(person, 'public').filter(({ knowledge }) =>
    heads.some(head => keysOf(knowledge.topics.slice(0, 2).join(' ')).includes(head)),
  )
  const near = ofIt.find(piece => !isTold(desk, piece))
  const isOfReason = asks === 'why' || asks === 'when'
  if (near === undefined && ofIt.length === 0) return false
  if (near === undefined || !isOfReason)
    answered(desk, person, 'answer', near ? 'thisMuch' : isOfReason ? `not-${asks}` : 'noMore', {}, inquiry.named)
  if (near !== undefined) shareFitting(desk, person, near, inquiry)
  return true
}

const described: ReadonlySet<Inquiry['asks']> = new Set<Inquiry['asks']>([undefined, 'what', 'who'])

/** Of somebody they say who that is; of a place what one is told of it; else that they cannot say, and who could. */
function ofOthers(desk: Desk, person: Person, inquiry: Inquiry): void {
  const meant = inquiry.about.flatMap(({ id }) => personOf(desk, id) ?? [])[0]
  if (meant !== undefined && thinksOf(desk, person, inquiry, meant)) return
  if (ofTheSame(desk, person, inquiry)) return
  const isBare = described.has(inquiry.asks) && inquiry.keys.every(key => inquiry.heads.includes(key))
  if (meant !== undefined && isBare && meant.role !== '') {
    const isHere = peopleAt(desk).includes(meant)
    const key = isDead(desk, meant) ? 'whoWas' : isHere ? 'whoIsHere' : 'whoIs'
    return answered(
      desk,
      person,
      'answer',
      key,
      { name: callName(meant.name), role: withThe(roleOf(meant)) },
      meant.name,
    )
  }
  const [place] = inquiry.about.flatMap(({ id, kind }) => (kind === 'place' ? (placeOf(desk, id) ?? []) : []))
  const open = place === undefined || !placesKnown(desk).includes(place) ? undefined : place.overview[0]
  if (open !== undefined && isBare) return says(desk, person, open, 'answer', inquiry.named)
  if (inquiry.put === 'opinion' && inquiry.named !== '')
    return answered(desk, person, 'answer', 'opinionOf', { topic: theTopic(inquiry) }, inquiry.named)
  cannotSay(desk, person, inquiry)
}

/** `Who leads here?`, asked of the one who does, or of somebody who would know. */
function leaderHere(desk: Desk, person: Person): boolean {
  const one = leaderOf(desk, person)
  if (one === undefined) return false
  const slots = { name: callName(one.name), role: withThe(roleOf(one)) }
  answered(desk, person, 'answer', one.id === person.id ? 'iLead' : 'theyLead', slots, one.name)
  return true
}

/** Who asks so may be answered with what one thinks; who asks who, where or when wants a fact. */
const ofOpinion: ReadonlySet<Inquiry['asks']> = new Set<Inquiry['asks']>([undefined, 'what', 'whether', 'how', 'why'])

const objects = { he: 'him', she: 'her', they: 'them' } as const

/** That they cannot say what was asked, and who could. */
export function cannotSay(desk: Desk, person: Person, inquiry: Inquiry): void {
  const other = whoKnows(desk, inquiry, person)
  const subject = inquiry.named !== '' && inquiry.about[0]?.kind !== 'mention' ? undefined : subjectOf(inquiry.said)
  if (subject !== undefined && other === undefined && inquiry.keys.length < 2 && ofOpinion.has(inquiry.asks))
    return answered(desk, person, 'answer', `asked-${subject}`)
  const question =
    inquiry.isFollowing === true || wordsOf(inquiry.said).some(word => word === 'you' || word === 'your')
      ? ''
      : asked(inquiry)
  const topic = topicOf(inquiry)
  const key = question !== '' && question.length < 120 ? 'unknownAsked' : topic === '' ? 'unknown' : 'unknownOf'
  const first = saying(desk, person, key, { topic, question })
  if (other === undefined) return says(desk, person, first, 'answer', inquiry.named)
  const place = placeOfPerson(desk, other)
  const isHere = place === undefined || place.id === here(desk).id
  const slots = { other: callName(other.name), place: placeName(place?.name ?? ''), them: objects[other.pronoun] }
  says(desk, person, `${first} ${saying(desk, person, isHere ? 'pointTo' : 'pointAt', slots)}`, 'answer', inquiry.named)
}
