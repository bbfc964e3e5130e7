/**
 * A favour: somebody has to grant it. Friends do, others by the dice, some for a price; and whoever refuses says why and
 * what would change it. What is granted is theirs to do, and is done.
 */
import { nounOf } from '../../../../english/noun-phrases.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { toldOfOrder } from '../../../../english/retell/player.ts'
import { isBase } from '../../../../english/verbs.ts'
import { keep, rule, type Desk, type Play } from '../../desk/desk.ts'
import { passTime } from '../../desk/time.ts'
import { obtain } from '../../desk/discover.ts'
import { actorOf, holderOf } from '../../desk/heroes.ts'
import { added, setOf } from '../../desk/memory.ts'
import { callName, placeName, sentence, theName, trimStop } from '../../../../english/naming.ts'
import { attitudeOf, changeTrust, moveAttitude, persuadedKey, trustOf, untold } from '../../desk/people.ts'
import { exitsSeen, here, isItem, isLocked, itemsOf, keyAt, placeOf } from '../../desk/place.ts'
import { plain } from '../../../../english/told-back.ts'
import { check } from '../../desk/rolls.ts'
import { event, learn, partyDid, show } from '../../desk/tell.ts'
import type { DeedVerb, Deed, Roles, Speech, Thing } from '../../desk/wishes.ts'
import type { Exit, Person } from '../../../../campaign/played/world.ts'
import type { Carry } from '../handlers.ts'
import { readOut } from '../answers/pages.ts'
import { takeAlong } from './lead.ts'
import { bestFit } from './answer.ts'
import { remember } from './between.ts'
import { inquiryOf } from '../answers/inquiry.ts'
import { answered, keepsBack, plainly, says, saying } from '../../desk/say.ts'
import { share } from './share.ts'
import { accepted, isWorthSaying, refusals, refused } from '../../desk/worth.ts'

/** What a favour comes to, and how hard it is to grant. */
type Kind = 'small' | 'give' | 'way' | 'come' | 'stay' | 'look' | 'rite' | 'make' | 'part' | 'act' | 'leave'

const kinds: Partial<Readonly<Record<DeedVerb, Kind>>> = {
  give: 'give',
  buy: 'give',
  open: 'way',
  unlock: 'way',
  go: 'way',
  climb: 'way',
  sneak: 'way',
  follow: 'come',
  lead: 'come',
  help: 'come',
  rest: 'stay',
  wait: 'small',
  gesture: 'small',
  listen: 'small',
  approach: 'small',
  hide: 'stay',
  look: 'look',
  examine: 'look',
  search: 'look',
  read: 'look',
  sense: 'look',
  eat: 'look',
  take: 'look',
  use: 'look',
  show: 'look',
  pray: 'rite',
  bury: 'rite',
  mourn: 'rite',
  perform: 'rite',
  heal: 'rite',
  make: 'make',
  dismiss: 'part',
  flee: 'part',
  surrender: 'part',
}

/** What it takes; what costs somebody little is granted by anybody who is not cold. */
const difficulty: Readonly<Record<Kind, number>> = {
  small: 8,
  give: 13,
  way: 12,
  come: 13,
  stay: 11,
  look: 11,
  rite: 9,
  make: 11,
  part: 14,
  act: 12,
  leave: 10,
}

/** What is theirs to do is done by them; for what the asker would do they only give leave. */
const theirs: ReadonlySet<Kind> = new Set<Kind>(['small', 'come', 'rite', 'make', 'part', 'act'])

export const kindOf = ({ wants, isLeave }: Pick<Speech, 'wants' | 'isLeave'>): Kind => {
  const kind = wants === undefined ? 'act' : (kinds[wants.verb] ?? 'act')
  return wants !== undefined && isLeave === true && theirs.has(kind) ? 'leave' : kind
}

/** What a friend does for the asking, and what even a friend thinks about. */
const isGiven = (desk: Desk, person: Person, kind: Kind): boolean => {
  const attitude = attitudeOf(desk, person)
  if (attitude === 'hostile') return false
  if (kind === 'small') return attitude !== 'unfriendly' || trustOf(desk, person) > 0
  const needs = kind === 'rite' || kind === 'look' || kind === 'stay' || kind === 'leave' ? 0 : kind === 'part' ? 3 : 1
  const worth = trustOf(desk, person) + (attitude === 'helpful' ? 2 : attitude === 'friendly' ? 1 : -1)
  return worth >= needs || setOf(desk.memory.happened).has(persuadedKey(person))
}

/** The locked way here that is asked for: by its name, else the only one. */
export function wayMeant(desk: Desk, roles: Roles): Exit | undefined {
  const place = here(desk)
  const named = [roles.what, roles.where, roles.whom, roles.about].flatMap(thing => thing?.name ?? [])
  const seen = exitsSeen(desk)
  const meant = seen.find(exit => named.some(name => name === exit.name || placeOf(desk, exit.to)?.name === name))
  return meant ?? seen.find(exit => isLocked(desk, place, exit))
}

/** Whether it is theirs to give: in their hands, or the key to a lock of their own house. */
function giftOf(desk: Desk, person: Person, roles: Roles): string | undefined {
  const named = roles.what?.name ?? roles.with?.name
  if (named === undefined) return undefined
  const held = itemsOf(desk, person).find(item => isItem(item, named))
  if (held !== undefined) return held.name
  const key = here(desk).exits.find(({ locked }) => locked?.key !== undefined && sharesWord(locked.key, named))
  return key?.locked?.key
}

const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(one.toLowerCase().split(' '))
  return other
    .toLowerCase()
    .split(' ')
    .some(word => word.length > 2 && words.has(word) && word !== 'the')
}

const asker = new Set(['me', 'us', 'i', 'we'])

/** `Would you let me look at your boots?` is done as `I look at Cobb's boots`. */
function carriedOut(said: string, { name }: Person): string {
  const words = wordsOf(said)
  const at = words.findIndex(word => asker.has(word))
  const tail = words.slice(at + 1).map(word => (word === 'your' ? `${callName(name)}'s` : word))
  return `I ${tail.join(' ')}`
}

const deedOf = ({ said, manner, left }: Speech, verb: DeedVerb, roles: Roles, person: Person): Deed => ({
  kind: 'deed',
  verb,
  roles,
  words: carriedOut(said, person),
  manner,
  left,
})

/** Granted: what was asked for comes to pass. */
async function* grant(desk: Desk, person: Person, speech: Speech, kind: Kind, carry: Carry): Play {
  const roles = speech.wants?.roles ?? {}
  accepted(desk, 'persuade', person)
  if (kind === 'come') return void (yield* takeAlong(desk, person, true))
  if (kind === 'way' || kind === 'give') {
    const way = kind === 'way' ? wayMeant(desk, roles) : undefined
    const gift = way?.locked?.key ?? giftOf(desk, person, roles)
    if (way !== undefined && isLocked(desk, here(desk), way)) openFor(desk, person, way)
    if (gift !== undefined && holderOf(desk.game, gift) === undefined) return yield* handOver(desk, person, gift)
    if (way !== undefined) return answered(desk, person, 'agree', 'grants-way', { way: theName(way.name) })
    if (kind === 'give') return lacks(desk, person, roles.what?.name ?? nounOf(wordsOf(speech.said).at(-1) ?? ''))
  }
  if (kind !== 'small') answered(desk, person, 'agree', `grants-${kind}`, { place: placeName(here(desk).name) })
  const key = `leave/${person.id}/${roles.what?.id ?? speech.wants?.verb ?? ''}`
  keep(desk, { happened: added(desk.memory.happened, key) })
  if (kind === 'look' && readOut(desk, person, speech.said)) return
  if (kind === 'look' && roles.what?.kind === 'mention' && roles.what.from !== 'here')
    return ledTo(desk, person, roles.what)
  if (kind === 'stay' && speech.wants?.verb === 'rest') return void (desk.offered = ['Rest', ...desk.offered]) // they may, and lie down when they say so
  if (kind === 'stay' || kind === 'look' || kind === 'leave') {
    if (speech.wants !== undefined) yield* carry(desk, deedOf(speech, speech.wants.verb, roles, person))
    return
  }
  yield* doesIt(desk, person, speech, kind)
}

/** What was only spoken of is shown: what was said of it is what there is to see. */
function ledTo(desk: Desk, person: Person, { name, says = '' }: Thing): void {
  const text = `${plainly(desk, 'showsYou', { who: callName(person.name) })} ${says}`.trim()
  show(desk, { kind: 'established', about: name, text, salience: 1 })
  learn(desk, `${person.name} showed us ${theName(name)}. ${says}`.trim())
}

const begging = new Set(['lend', 'loan', 'give', 'spare', 'borrow', 'have'])

/** Coin is asked for, and nothing is offered for it. */
export const isBegging = ({ said, wants }: Speech): boolean =>
  (wants?.verb === 'give' || wants?.verb === 'take') &&
  wordsOf(said).some(word => begging.has(word)) &&
  wordsOf(said).some(word => asker.has(word))

/** More than this nobody lends who is not rich. */
const mostLent = 5

/** A friend lends a little, and keeps it in mind; others say why not. */
export async function* lend(desk: Desk, person: Person, speech: Speech): Play {
  const gold = speech.gold ?? 0
  const who = actorOf(desk)
  const key = `lent/${person.id}`
  const isFriend = trustOf(desk, person) >= 1 && attitudeOf(desk, person) !== 'hostile'
  if (who === undefined || !isFriend || gold > mostLent || setOf(desk.memory.happened).has(key)) {
    const why = isFriend ? (gold > mostLent ? 'lendsLess' : 'lentAlready') : 'lendsNot'
    return answered(desk, person, 'refuse', why, { what: `${gold} gold` })
  }
  yield* rule(desk, 'change-coins', {
    who: who.name,
    amount: `${gold} gp`,
    why: `lent by ${person.name}`.slice(0, 100),
  })
  keep(desk, { happened: added(desk.memory.happened, key) })
  remember(desk, person, { kind: 'debt', what: `${gold} gold that I lent you` })
  answered(desk, person, 'agree', 'lends', { what: `${gold} gold` })
  show(desk, { kind: 'gained', who: who.name, what: `${gold} gp`, from: person.name, text: '' })
}

const asFavour = new Set([
  'can',
  'could',
  'would',
  'will',
  'you',
  'please',
  'kindly',
  'i',
  'want',
  'to',
  'need',
  'like',
])

/** `could you keep our mule` is told as done: `Marrable keeps your mule`. */
function toldAsDone({ name, pronoun }: Person, said: string): string {
  const words = plain(said, 140)
    .replace(/[?!.]+$/u, '')
    .split(' ')
  const from = words.findIndex(word => !asFavour.has(word.toLowerCase().replace(',', '')))
  const deed = words.slice(Math.max(0, from)).filter(word => word.toLowerCase() !== 'please')
  return isBase(deed[0]?.toLowerCase() ?? '') ? sentence(toldOfOrder(callName(name), deed.join(' '), { pronoun })) : ''
}

/** They do it before everybody's eyes: it is so from now on. */
async function* doesIt(desk: Desk, person: Person, speech: Speech, kind: Kind): Play {
  yield* passTime(desk, kind === 'rite' || kind === 'make' ? 20 : 5)
  const what = trimStop(plain(speech.said, 140))
  const done = kind === 'act' || kind === 'small' ? toldAsDone(person, speech.said) : ''
  const key = `does-${kind === 'rite' || kind === 'make' || kind === 'part' ? kind : 'act'}`
  const text = done === '' ? plainly(desk, key, { who: person.name }) : done
  show(desk, { kind: 'established', about: person.name, text, salience: kind === 'small' ? 1 : 2 })
  if (kind === 'small') return
  learn(desk, `${person.name} did as we asked: "${what}."`)
  event(desk, `${person.name} did the party a favour.`)
  if (kind === 'make' && speech.wants?.roles.what !== undefined) yield* obtain(desk, speech.wants.roles.what.name)
}

function openFor(desk: Desk, person: Person, way: Exit): void {
  keep(desk, { found: added(desk.memory.found, keyAt(here(desk), `${way.name} open`)) })
  event(desk, `${person.name} let the party through ${theName(way.name)}.`)
}

async function* handOver(desk: Desk, person: Person, item: string): Play {
  answered(desk, person, 'agree', 'grants-give', { what: theName(item) }, item)
  yield* obtain(desk, item)
  event(desk, `${person.name} gave the party ${theName(item)}.`)
  const who = callName(person.name)
  show(desk, {
    kind: 'gained',
    who: 'party',
    what: item,
    from: person.name,
    text: plainly(desk, 'givenYou', { who, what: theName(item) }),
    salience: 2,
  })
  desk.isSavePoint = true
}

const lacks = (desk: Desk, person: Person, what: string): void =>
  answered(desk, person, 'refuse', 'hasNot', { what: theName(what) }, what)

/** Refused, with a reason of theirs and a way on. */
function deny(desk: Desk, person: Person, speech: Speech, kind: Kind): void {
  const attitude = attitudeOf(desk, person)
  const cold = attitude === 'hostile' || attitude === 'unfriendly'
  const why = cold ? 'denies-cold' : trustOf(desk, person) < 1 ? 'denies-stranger' : 'denies'
  const hint = saying(desk, person, 'denies-hint')
  says(desk, person, `${saying(desk, person, why)} ${hint}`, 'refuse', speech.wants?.roles.what?.name)
  const who = callName(person.name)
  desk.offered = [
    `Offer ${who} 5 gold`,
    ...(kind === 'way' ? [`Persuade ${who} to let us through`] : [`Persuade ${who}`]),
    ...desk.offered,
  ]
}

/** Somebody is asked for something: what is plainly an answer is one, and the rest is theirs to grant. */
export async function* favour(desk: Desk, person: Person, speech: Speech, carry: Carry): Play {
  const kind = kindOf(speech)
  const roles = speech.wants?.roles ?? {}
  if (
    kind === 'give' &&
    roles.what !== undefined &&
    giftOf(desk, person, roles) === undefined &&
    !isWare(person, roles.what.name)
  )
    return lacks(desk, person, roles.what.name)
  if (kind === 'act' && speech.wants === undefined) return yield* persuadeTo(desk, person, speech, carry)
  if (isGiven(desk, person, kind)) return yield* grant(desk, person, speech, kind, carry)
  if (attitudeOf(desk, person) === 'hostile') return deny(desk, person, speech, kind)
  yield* persuadeTo(desk, person, speech, carry)
}

const isWare = ({ wares }: Person, name: string): boolean =>
  wares.some(ware => ware.toLowerCase().includes(name.toLowerCase()))

/** By the dice: reasons first, then the heart of it. Where it is an answer that is wanted, that is what they give. */
export async function* persuadeTo(desk: Desk, person: Person, speech: Speech, carry: Carry): Play {
  const kind = kindOf(speech)
  if (!isWorthSaying(desk, 'persuade', person, speech.said))
    return show(desk, { kind: 'seen', of: person.name, text: plainly(desk, 'heardIt', { who: person.name }) })
  yield* passTime(desk, 10)
  const dc = difficulty[kind] + Math.min(2, refusals(desk, 'persuade', person)) - (speech.isPolite === true ? 1 : 0)
  const { isSuccess, degree } = yield* check(desk, { skill: 'persuasion', dc, npc: person.name })
  if (isSuccess) {
    changeTrust(desk, person, degree === 'exceptional' ? 2 : 1)
    if (speech.wants === undefined) return yield* won(desk, person, speech)
    return yield* grant(desk, person, speech, kind, carry)
  }
  refused(desk, 'persuade', person, speech.said)
  deny(desk, person, speech, kind)
  if (degree === 'partial') return priced(desk, person, speech)
}

/** Nearly: for something in return they would. */
function priced(desk: Desk, person: Person, speech: Speech): void {
  const gold = 5
  keep(desk, { deal: { person: person.id, gold, speech } })
  answered(desk, person, 'offer', 'prices', { what: `${gold} gold` })
  desk.offered = [`Pay ${callName(person.name)} ${gold} gold`, ...desk.offered]
}

/** Won over: they speak of what was asked, or of what they have kept, and they are friendlier from now on. */
export async function* won(desk: Desk, person: Person, speech: Speech): Play {
  const best = bestFit(desk, person, inquiryOf(desk, person, speech))
  const kept = best?.piece.tier === 'private' ? best.piece : untold(desk, person, 'private')[0]
  keep(desk, { happened: added(desk.memory.happened, persuadedKey(person), `forgiven/${person.id}`) })
  accepted(desk, 'persuade', person)
  const text = plainly(desk, 'swayed', { who: person.name })
  show(desk, { kind: 'attitude', who: person.name, direction: 'warmer', text, salience: 2 })
  partyDid(desk, `won over ${person.name}`)
  if (best?.piece.tier === 'secret') keepsBack(desk, person, 'private', '')
  else if (kept !== undefined) share(desk, person, kept)
  else answered(desk, person, 'agree', 'swayedReply')
  yield* moveAttitude(desk, person, 'good-roleplay')
  desk.isSavePoint = true
}
