/** Something is said to somebody: told as it was said, and answered by whoever it was said to. */
import { peopleAt } from '../../desk/place.ts'
import type { Desk, Play } from '../../desk/desk.ts'
import { isShunned, shun } from '../../desk/outcry/outcry.ts'
import type { SpeechAct } from '../../../../table/parts.ts'
import { flush } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import { askedBy, isAsking } from '../../hear/acts.ts'
import { putIn, type Put } from '../../hear/put.ts'
import type { Deed, Speech, Thing } from '../../desk/wishes.ts'
import { setOf } from '../../desk/memory.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { answer, volunteer } from './answer.ts'
import { comesUp } from './between.ts'
import { hasEars, toCrowd } from './crowd.ts'
import type { Carry } from '../handlers.ts'
import { favour, isBegging, lend, persuadeTo } from './favour.ts'
import { heardNews, land, smallTalk } from './land.ts'
import { absent, listenerOf, turnTo, welcome } from './listener.ts'
import { provable, confront } from './proof.ts'
import { inquiryOf, type Inquiry } from '../answers/inquiry.ts'
import { putWords } from './put.ts'
import { bargain, forgetDeal, lie, threaten } from './sway.ts'
import { askedToSell, tellsPrice, tellsStock, wareIn } from './trade.ts'
import { numberWords } from '../../../../english/nouns.ts'
import { wordsOfLine } from '../../../../english/line.ts'
import { sentencesOf } from '../../../../english/prose-sentences.ts'
import { auxiliaries, modals, questioners } from '../../../../english/small-words.ts'
import { wordsOf } from '../../../../english/tokens.ts'

const ours: ReadonlySet<Thing['kind']> = new Set(['companion', 'company'])

/** To one of the company, or to nobody in particular with nobody about: then friends hear it. */
export function isToFriends(desk: Desk, speech: Speech): boolean {
  const { to } = speech
  if (to?.kind === 'company' && isForStrangers(desk, speech)) return false
  if (to !== undefined) return ours.has(to.kind)
  return listenerOf(desk, undefined) === undefined && peopleAt(desk).length === 0
}

const ofStrangers: ReadonlySet<Put> = new Set<Put>(['name', 'work', 'home', 'age'])

/** Nobody asks friends who they are: that is for whoever stands there. */
const isForStrangers = (desk: Desk, { said }: Speech): boolean => {
  const put = putIn(said)
  const isOfAll = wordsOf(said).some((word, at, all) => word === 'all' && all[at - 1] === 'you') // `what are you all thinking`
  return put !== undefined && !isOfAll && ofStrangers.has(put) && peopleAt(desk).length > 0
}

/** Whoever was not met yet, where nobody was named. */
const strangerAt = (desk: Desk): Person | undefined =>
  peopleAt(desk).find(({ id }) => !setOf(desk.memory.happened).has(`met/${id}`)) ?? peopleAt(desk)[0]

export async function* speak(desk: Desk, speech: Speech, carry: Carry): Play {
  if (speech.to?.kind === 'crowd') {
    const { words, manner, said } = speech
    if (!hasEars(desk)) return yield* carry(desk, { kind: 'deed', verb: 'shout', roles: {}, words: `shout "${said}"`, manner, left: [words] }) // prettier-ignore
    putWords(desk, speech, undefined)
    return yield* toCrowd(desk, speech)
  }
  const isHail = speech.act === 'greet' && speech.to === undefined
  const person =
    speech.to?.kind === 'company'
      ? strangerAt(desk)
      : (listenerOf(desk, speech.to) ?? (isHail ? strangerAt(desk) : undefined))
  if (person === undefined) return absent(desk, speech.to)
  const isNew = yield* turnTo(desk, person, speech.act !== 'greet' && speech.said.trim() !== '')
  putWords(desk, speech, person.name)
  const isBegun = isNew && !comesUp(desk, person) // who has just recalled the last talk does not begin anew
  yield* passTime(desk, 2)
  if (isShunned(desk, person) && speech.act !== 'apologise' && speech.act !== 'request') return shun(desk, person)
  yield* respond(desk, person, speech, carry, isBegun)
}

type Reply = (desk: Desk, person: Person, speech: Speech, carry: Carry, isNew: boolean) => Play

/** What comes of it, by what was done with the words; what has no row lands as it is. */
const replies: Partial<Readonly<Record<SpeechAct, Reply>>> = {
  ask: plainly(asked),
  threaten,
  lie,
  offer: offered,
  request: requested,
  order: requested,
  agree: async function* (desk, person, speech, carry) {
    yield* desk.memory.deal?.person === person.id ? bargain(desk, person, speech, carry) : land(desk, person, speech)
  },
  refuse: async function* (desk, person, speech) {
    forgetDeal(desk)
    yield* land(desk, person, speech)
  },
  greet: plainly((desk, person, _, isNew) => (isNew ? welcome(desk, person) : smallTalk(desk, person))),
  say: plainly(takenIn),
  answer: plainly(takenIn),
}

function plainly(reply: (desk: Desk, person: Person, speech: Speech, isNew: boolean) => void): Reply {
  return async function* (desk, person, speech, _, isNew) {
    reply(desk, person, speech, isNew)
    yield* flush(desk)
  }
}

function takenIn(desk: Desk, person: Person, speech: Speech, isNew: boolean): void {
  if (speech.said.trim() === '') return isNew ? begun(desk, person) : volunteer(desk, person)
  return speech.asks === undefined ? heardNews(desk, person, speech) : asked(desk, person, speech)
}

async function* respond(desk: Desk, person: Person, speech: Speech, carry: Carry, isNew: boolean): Play {
  if (speech.isFalse === true && speech.act !== 'joke') return yield* lie(desk, person, speech, carry)
  const { deal } = desk.memory
  if (speech.gold !== undefined && deal?.person === person.id && speech.act !== 'threaten')
    return yield* bargain(desk, person, speech, carry) // what was asked for is on the table
  const reply = replies[speech.act]
  yield* reply === undefined ? land(desk, person, speech) : reply(desk, person, speech, carry, isNew)
}

/** The talk is begun, and nothing said yet: they have something to say themselves. */
function begun(desk: Desk, person: Person): void {
  welcome(desk, person)
  volunteer(desk, person)
}

/** `Did you see it? And what is with your coat?`: each of them, as it was put. */
function questionsIn({ said }: Speech): readonly string[] {
  const words = wordsOfLine(said)
  const starts = words.filter(({ text }, at) => at > 1 && questioners.has(text) && words[at - 1]?.text === 'and' && (auxiliaries.has(words[at + 1]?.text ?? '') || modals.has(words[at + 1]?.text ?? ''))) // prettier-ignore
  const [next] = starts
  const parts =
    next === undefined ? sentencesOf(said) : [said.slice(0, said.lastIndexOf('and', next.at)), said.slice(next.at)]
  return parts.filter(part => part.trimEnd().endsWith('?') || isAsking(wordsOfLine(part), '')).slice(0, mostAnswers)
}
const mostAnswers = 2

function asked(desk: Desk, person: Person, speech: Speech): void {
  const parts = speech.toFace === undefined ? questionsIn(speech) : []
  if (parts.length < 2) return askedOnce(desk, person, speech)
  for (const part of parts) {
    const words = new Set(wordsOf(part))
    const about = speech.about.filter(({ name }) => wordsOf(name).some(word => words.has(word)))
    askedOnce(desk, person, { ...speech, said: part, about, asks: askedBy(wordsOfLine(part)) ?? 'what' })
  }
}

function askedOnce(desk: Desk, person: Person, speech: Speech): void {
  const inquiry = inquiryOf(desk, person, speech)
  if (speech.said.trim() === '' && speech.about.length === 0) return volunteer(desk, person)
  if (speech.asks === 'how-much' && tellsPrice(desk, person, speech.said)) return
  if (isOfStock(inquiry) && tellsStock(desk, person, speech.said)) return
  answer(desk, person, inquiry)
}

/** `Do you have a room?`, `is there anything to eat?`: asked of whoever might sell it. */
const isOfStock = ({ asks, put, said }: Inquiry): boolean =>
  (asks === 'whether' &&
    (put === 'carry' || wordsOf(said)[1] === 'there' || wordsOf(said).some(word => goods.has(word)))) ||
  (asks === 'what' && wordsOf(said).some(word => goods.has(word)))

const goods = new Set(['sell', 'sale', 'buy', 'wares', 'stock'])

/** Offered coin, it is a bargain; offered help, it is a promise. */
async function* offered(desk: Desk, person: Person, speech: Speech, carry: Carry): Play {
  if (speech.gold !== undefined) return yield* bargain(desk, person, speech, carry)
  const what = speech.about.find(({ from }) => from === 'carried')
  const whom = { kind: 'person', id: person.id, name: person.name, names: [], from: 'here' } as const
  if (what !== undefined && speech.asks === undefined)
    return yield* carry(desk, { kind: 'deed', verb: 'give', roles: { what, whom }, words: speech.words, manner: [], left: [] }) // prettier-ignore
  yield* land(desk, person, { ...speech, act: 'promise' })
}

/** What asks for an answer is a question, however politely; what proof they cannot stand against needs no asking. */
async function* requested(desk: Desk, person: Person, speech: Speech, carry: Carry): Play {
  if (speech.gold !== undefined && isBegging(speech)) return yield* lend(desk, person, speech)
  if (speech.gold !== undefined) return yield* bargain(desk, person, speech, carry)
  if (speech.wants?.verb === 'sell' || speech.wants?.verb === 'buy')
    return yield* askedToSell(desk, person, speech.said, orderOf(speech, ''))
  const ware = wareIn(desk, person, speech.said)
  const isBought = ware !== undefined && speech.wants?.verb === 'take' // `could I have a beer`
  if (speech.wants !== undefined && !isBought) return yield* favour(desk, person, speech, carry)
  if (ware !== undefined) return yield* carry(desk, orderOf(speech, ware.name))
  const proven = provable(desk, person)
  if (proven !== undefined && speech.about.length === 0) return confront(desk, person, proven.piece, proven.proof)
  if (speech.asks !== undefined) return asked(desk, person, speech)
  yield* persuadeTo(desk, person, speech, carry)
}

/** `Four beers, please` is a purchase. */
function orderOf({ words, said, manner }: Speech, name: string): Deed {
  const count = wordsOf(said).flatMap(word => {
    const at = numberWords.indexOf(word)
    return at > 0 ? [at] : Number.isInteger(Number(word)) ? [Number(word)] : []
  })[0]
  const what = { kind: 'item', id: name.toLowerCase(), name, names: [name.toLowerCase()], from: 'here' } as const
  return { kind: 'deed', verb: 'buy', roles: { what }, words, manner, left: [], ...(count !== undefined && { count }) }
}
