/** Talking with people: what anybody is told who asks, what a friend is, what it costs, and who might know instead. */
import { sceneOf } from '../../../rules/blades/model/world.ts'
import type { SpeechAct } from '../../../table/parts.ts'
import { bringsWork, favoured, haggled, isFriend, workAsked } from './asks.ts'
import type { CityPerson } from './city.ts'
import { draw, fact, isTold, keep, noteTold, phrase, rule, speak, tell, type Desk, type Play } from './desk.ts'
import type { Wish } from './hear/wish.ts'
import { says, tokensOf } from './hear/tokens.ts'
import { fitting, inFull, isNear, knownOf, topicIn } from './lore.ts'
import { withEvent } from './memory.ts'
import { retold } from './retold.ts'
import { findOut, inSight, introduce, personOf, presentNow } from './scenes.ts'
import { clause, fill, scene as words, sentence, smallTalk, verbs } from './words.ts'

type Asking = Extract<Wish, { kind: 'ask' }>

/** What a page says somebody knows is said in those words. */
const quoted = (text: string): string => (text.startsWith('"') ? text : `"${text.replaceAll('"', "'")}"`)

const saidKey = (person: CityPerson, item: string): string => `said/${person.id}/${item.slice(0, 32)}`

function learn(desk: Desk, person: CityPerson, said: string): void {
  if (isTold(desk, saidKey(person, said))) return
  noteTold(desk, saidKey(person, said))
  desk.learned.push(`LEARNED: ${clause(said)} (${person.name})`)
  fact(desk, { kind: 'learned', from: person.name })
  desk.memory = withEvent(desk.memory, `${person.name} told you: ${clause(said)}.`)
}

const freshOf = (desk: Desk, person: CityPerson, list: readonly string[]): readonly string[] =>
  list.filter(item => !isTold(desk, saidKey(person, item)))

export async function* askPerson(desk: Desk, wish: Asking): Play {
  const person = personOf(desk, wish.person)
  if (!person) return tell(desk, draw(desk, 'nobody', words.nobody))
  if (!presentNow(desk).includes(person.id)) return absent(desk, person)
  keep(desk, { with: person.id })
  introduce(desk, person.id)
  const slots = { who: person.name }
  if (wish.tone === 'pay') return yield* buy(desk, person, wish.said)
  if (wish.tone === 'gift') return yield* given(desk, person, wish.said)
  if (wish.tone === 'insult') return yield* insult(desk, person)
  if (wish.tone === 'thanks') return tell(desk, phrase(desk, 'thanks', words.thanks, slots))
  if (wish.tone === 'farewell') return tell(desk, phrase(desk, 'farewell', words.farewell, slots))
  greet(desk, person)
  if ((yield* haggled(desk, person, wish.said)) || favoured(desk, person, wish)) return
  if (wish.act !== undefined && isMere(wish.act)) return heard(desk, person, wish.act, wish.said)
  answer(desk, person, withoutName(wish.said, person))
}

const withoutName = (said: string, { name }: CityPerson): string => {
  const own = new Set(tokensOf(name))
  return tokensOf(said).filter(word => !own.has(word)).join(' ') // prettier-ignore
}

function absent(desk: Desk, person: CityPerson): void {
  const key = person.place === '' ? 'nowhere' : 'absent'
  tell(desk, phrase(desk, key, words[key], { who: person.name, where: person.place }))
  const place = desk.city.places.find(({ name }) => name.toLowerCase() === person.place.toLowerCase())
  if (place) desk.offers.push({ text: fill(words.goTo, { place: place.name }), wish: { kind: 'go', place: place.id } })
}

function greet(desk: Desk, person: CityPerson): void {
  const key = greetKey(desk, person)
  if (isTold(desk, key)) return
  const disposition = desk.world.people[person.id]?.disposition ?? 'neutral'
  tell(desk, phrase(desk, `greet/${disposition}`, words.greet[disposition], { who: person.name }))
  noteTold(desk, key)
}

const greetKey = (desk: Desk, { id }: CityPerson): string => `greeted/${id}/${sceneKey(desk)}`

/** Whoever one is in the middle of talking with, where no job is in the way: what is asked next is asked of them. */
export function inTalk(desk: Desk): CityPerson | undefined {
  const near = presentNow(desk).includes(desk.memory.with) ? personOf(desk, desk.memory.with) : undefined
  return near && !desk.memory.running && isTold(desk, greetKey(desk, near)) ? near : undefined
}

const sceneKey = ({ world, memory }: Desk): string => `${world.day}/${sceneOf(world)?.place ?? ''}/${memory.session}`

const acts: Readonly<Partial<Record<SpeechAct, readonly string[]>>> = words.acts

/** What asks for no answer gets somebody's face. */
const isMere = (act: SpeechAct): boolean => Object.hasOwn(acts, act)

/** What is told somebody is heard, and where they know something of it they say so. */
function heard(desk: Desk, person: CityPerson, act: SpeechAct, said: string): void {
  tell(desk, phrase(desk, `act/${act}`, acts[act] ?? words.told, { who: person.name }))
  const known = fitting(desk, withoutName(said, person), freshOf(desk, person, person.open))
  if (known === undefined) return void inVoice(desk, person)
  speak(desk, person.name, quoted(known), 'answer')
  learn(desk, person, known)
}

/** A word as they have them; true where there was one left. */
const inVoice = (desk: Desk, person: CityPerson): boolean => {
  const unsaid = person.says.filter(line => !isTold(desk, `voice/${person.id}/${line.slice(0, 24)}`))
  const [line] = unsaid
  if (line === undefined) return false
  noteTold(desk, `voice/${person.id}/${line.slice(0, 24)}`)
  speak(desk, person.name, line)
  return true
}

/** The first that has an answer: themselves, what they know of it, what everybody does, and else who might. */
export function answer(desk: Desk, person: CityPerson, asked: string): void {
  const said = inFull(desk, asked)
  const tokens = tokensOf(said)
  const slots = { who: person.name, role: clause(person.role), want: clause(person.want) }
  if (says(tokens, verbs.ofSelf) && person.role !== '') {
    tell(desk, phrase(desk, 'selfIs', words.selfIs, slots))
    return void inVoice(desk, person)
  }
  if (says(tokens, verbs.ofWant) && bringsWork(desk, person)) return
  if (workAsked(desk, person, said)) return
  if (says(tokens, verbs.ofWant) && person.want !== '') {
    noteTold(desk, `want/${person.id}`)
    return tell(desk, phrase(desk, 'wants', words.wants, slots))
  }
  if (says(tokens, verbs.thinking) && inVoice(desk, person)) return
  if (topicIn(said).length === 0) return goesOn(desk, person)
  if (ofWork(desk, person, said) || ofWhatTheyKnow(desk, person, said) || ofSmallThings(desk, person, said, true))
    return
  const [lore] = knownOf(desk, said, { isPublic: true, told: inSight(desk) })
  if (lore === undefined && gossips(desk, person, said)) return
  if (lore === undefined) return unknown(desk, person, said)
  noteTold(desk, `lore/${lore.slice(0, 40)}`)
  speak(desk, person.name, quoted(lore.replace(/^([^.:]{2,40}): /u, '$1? ')), 'answer')
  tell(desk, phrase(desk, 'asAnybody', words.asAnybody, slots))
}

/** What is talked of anywhere, where it is about that. Whether it is true is nobody's business. */
function gossips(desk: Desk, person: CityPerson, said: string): boolean {
  const all = desk.world.rumours.map(({ content }) => content)
  const talk = topicIn(said).length < 2 ? undefined : fitting(desk, said, all, sure)
  if (talk === undefined || !isNear(said, talk)) return false
  desk.learned.push(`LEARNED: They say that ${clause(talk)}`)
  tell(desk, phrase(desk, 'gossips', words.gossips, { who: person.name, rumour: sentence(talk) }))
  return true
}

/** Nothing in particular was asked: what comes next to mind, what is kept for friends, what they want. */
function goesOn(desk: Desk, person: CityPerson): void {
  const [open] = freshOf(desk, person, person.open)
  const [kept] = freshOf(desk, person, person.kept)
  if (kept !== undefined && isFriend(desk, person)) return confide(desk, person, kept)
  if (open !== undefined) {
    speak(desk, person.name, quoted(open), 'answer')
    return learn(desk, person, open)
  }
  if (kept !== undefined) return confide(desk, person, kept)
  inVoice(desk, person)
  if (person.want === '' || isTold(desk, `want/${person.id}`))
    return tell(desk, phrase(desk, 'told', words.told, { who: person.name }))
  noteTold(desk, `want/${person.id}`)
  tell(desk, phrase(desk, 'wants', words.wants, { who: person.name, want: clause(person.want) }))
}

/** A friend is told; others see where it is kept. */
function confide(desk: Desk, person: CityPerson, kept: string): void {
  const slots = { who: person.name }
  if (isFriend(desk, person)) {
    tell(desk, phrase(desk, 'trusted', words.trusted, slots))
    speak(desk, person.name, quoted(kept), 'tell')
    return learn(desk, person, kept)
  }
  inVoice(desk, person)
  tell(desk, phrase(desk, 'keeps', words.keeps, slots))
  desk.offers.push({
    text: fill(words.payFor, slots),
    wish: { kind: 'ask', person: person.id, said: '', tone: 'pay' },
  })
}

/** A job of theirs that is asked about. */
const jobOf = (desk: Desk, person: CityPerson, said: string) =>
  Object.entries(desk.world.jobs).find(
    ([id, one]) => one.offeredBy === person.name && desk.memory.heardJobs.includes(id) && fitting(desk, said, [`${one.title} ${one.pitch}`]) !== undefined, // prettier-ignore
  )

/** Whoever has work to give knows the catch in it, and tells a friend who asks of the whole of it, or of the catch. */
function ofWork(desk: Desk, person: CityPerson, said: string): boolean {
  const job = jobOf(desk, person, said)
  if (!job || job[1].catch === '' || desk.memory.catches.includes(job[0]) || !isFriend(desk, person)) return false
  const own = new Set(topicIn([job[1].title, ...verbs.wishes.jobs, ...verbs.ofCatch].join(' ')))
  if (!topicIn(said).every(stem => own.has(stem)) && !isNear(said, job[1].catch)) return false
  keep(desk, { catches: [...desk.memory.catches, job[0]] })
  tell(desk, phrase(desk, 'catchBy', words.catchBy, { who: person.name, catch: sentence(job[1].catch) }))
  return true
}

function ofWhatTheyKnow(desk: Desk, person: CityPerson, said: string): boolean {
  const isSupposed = tokensOf(said).includes('if')
  const found = fitting(desk, said, [...person.open, ...person.kept, ...person.says], isSupposed ? sure : undefined)
  if (found === undefined || (topicIn(said).length > 2 && !isNear(said, found))) return ofOffers(desk, person, said)
  if (person.kept.includes(found) && !isTold(desk, saidKey(person, found))) confide(desk, person, found)
  else {
    if (isTold(desk, saidKey(person, found))) tell(desk, phrase(desk, 'asSaid', words.asSaid, { who: person.name }))
    speak(desk, person.name, quoted(found), 'answer')
    learn(desk, person, found)
  }
  return true
}

/** What they would do for friends they say to anybody who asks for it. */
function ofOffers(desk: Desk, person: CityPerson, said: string): boolean {
  const offer = fitting(desk, said, person.offers)
  if (offer === undefined) return false
  tell(desk, phrase(desk, 'wouldDo', words.wouldDo, { who: person.name, offer: sentence(offer) }))
  return true
}

/** What whoever one is talking with knows of it themselves. */
export const knows = (desk: Desk, person: CityPerson, said: string): boolean =>
  topicIn(said).length > 0 && (ofWork(desk, person, said) || ofWhatTheyKnow(desk, person, said))

/** Nobody is sent across the city for a word that happens to be theirs too. */
const sure = 0.6

/** Whoever has something to say to it, wherever they are. What it is they have to say themselves. */
export function whoMightKnow(desk: Desk, said: string, but = ''): CityPerson | undefined {
  const texts = desk.city.people.filter(({ id, place }) => id !== but && place !== '').flatMap(person => [...person.open, ...person.kept].map(text => ({ person, text }))) // prettier-ignore
  const best = fitting(desk, said, texts.map(({ text }) => text), sure) // prettier-ignore
  return best === undefined || !isNear(said, best) ? undefined : texts.find(({ text }) => text === best)?.person
}

type SmallTalk = (typeof smallTalk.rows)[number]

/** A row that leaves words of the question unexplained is about something else, but where anything may be named in it. */
const isAsked = ({ asked, isOpen }: SmallTalk, said: string): boolean => {
  const own = new Set(asked.flatMap(topicIn))
  return says(tokensOf(said), asked) && (isOpen || topicIn(said).every(stem => own.has(stem)))
}

/** What anybody is asked now and then, and has a word for: a price, a trade, a family, a promise. */
function ofSmallThings(desk: Desk, person: CityPerson, said: string, isOfThem: boolean): boolean {
  const at = smallTalk.rows.findIndex(row => row.isOfThem === isOfThem && isAsked(row, said))
  const lines = smallTalk.rows[at]?.says
  if (lines === undefined) return false
  speak(desk, person.name, draw(desk, `small/${at}/${person.id}`, lines), 'answer')
  return true
}

function unknown(desk: Desk, person: CityPerson, said: string): void {
  if (ofSmallThings(desk, person, said, false)) return
  const job = jobOf(desk, person, said)
  if (job) return tell(desk, phrase(desk, 'noMore', words.noMore, { who: person.name, job: job[1].title }))
  const [own] = knownOf(desk, said)
  const other = whoMightKnow(desk, said, person.id)
  if (other) {
    const hint = fill(draw(desk, 'askThem', words.askThem), { who: other.name, where: other.place })
    tell(desk, phrase(desk, 'unknown', words.unknown, { who: person.name, hint }))
  } else tell(desk, phrase(desk, 'passes', words.passes, { who: person.name }))
  if (own !== undefined) return tell(desk, phrase(desk, 'knownToYou', words.knownToYou, { what: own }))
  if (other === undefined) inVoice(desk, person)
}

/** A coin opens what a friend would have been told. */
async function* buy(desk: Desk, person: CityPerson, said: string): Play {
  const ruled = yield* rule(desk, 'pay', { coin: -1, why: `a word with ${person.name}` })
  if (!ruled.isDone) return tell(desk, ruled.why)
  tell(desk, phrase(desk, 'bought', words.bought, { who: person.name }))
  const fresh = freshOf(desk, person, [...person.kept, ...person.open])
  const kept = fitting(desk, withoutName(said, person), fresh) ?? fresh[0]
  if (kept === undefined) {
    yield* rule(desk, 'warm', { person: person.id, by: 1, why: 'a coin, and nothing asked for it' })
    if (!findOut(desk, true)) tell(desk, phrase(desk, 'told', words.told, { who: person.name }))
    return
  }
  speak(desk, person.name, quoted(kept), 'tell')
  learn(desk, person, kept)
}

/** A kindness counts once a day. */
async function* given(desk: Desk, person: CityPerson, said: string): Play {
  tell(desk, retold(said))
  const isBought = says(tokensOf(said), verbs.bought)
  const paid = isBought ? yield* rule(desk, 'pay', { coin: -1, why: `something for ${person.name}` }) : undefined
  if (paid && !paid.isDone) return tell(desk, paid.why)
  const how = says(tokensOf(said), verbs.gifts) ? 'given' : 'kindness'
  tell(desk, phrase(desk, how, words[how], { who: person.name }), isBought ? words.losses.coin : '')
  const key = `given/${person.id}/${desk.world.day}`
  if (isTold(desk, key)) return void inVoice(desk, person)
  noteTold(desk, key)
  yield* rule(desk, 'warm', { person: person.id, by: 1, why: 'something that was given' })
  inVoice(desk, person)
}

async function* insult(desk: Desk, person: CityPerson): Play {
  yield* rule(desk, 'warm', { person: person.id, by: -1, why: 'what was said' })
  tell(desk, phrase(desk, 'insult', words.insult, { who: person.name }))
  inVoice(desk, person)
}

/** Whoever asks for something says much besides. */
const likely = 0.2

/** What they would do for somebody who asks, where they would; it counts for the next job. */
export function grants(desk: Desk, id: string, said: string): boolean {
  const person = personOf(desk, id)
  const offer = person && fitting(desk, withoutName(said, person), person.offers, likely)
  if (!person || offer === undefined || !isFriend(desk, person) || isTold(desk, `offer/${id}`)) return false
  noteTold(desk, `offer/${id}`)
  desk.learned.push(`LEARNED: ${clause(offer)} (${person.name})`)
  tell(desk, phrase(desk, 'granted', words.granted, { who: person.name, offer: sentence(offer) }))
  keep(desk, { favours: [...desk.memory.favours, person.name] })
  return true
}

/** What somebody gives up who was pressed, and had it. */
export function presses(desk: Desk, id: string, said: string): boolean {
  const person = personOf(desk, id)
  if (!person) return false
  const fresh = freshOf(desk, person, [...person.kept, ...person.open])
  const kept = fitting(desk, withoutName(said, person), fresh) ?? fresh[0]
  if (kept === undefined) return false
  speak(desk, person.name, quoted(kept), 'tell')
  learn(desk, person, kept)
  return true
}
