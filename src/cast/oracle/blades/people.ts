/** Talking with people: what anybody is told who asks, what a friend is, and what it costs. */
import { sceneOf } from '../../../rules/blades/model/world.ts'
import type { CityPerson } from './city.ts'
import { anyMate, crewOf, firstName, wordFrom } from './crew.ts'
import {
  draw,
  fact,
  flush,
  isTold,
  keep,
  lead,
  noteTold,
  phrase,
  rule,
  speak,
  tell,
  type Desk,
  type Play,
} from './desk.ts'
import type { Wish } from './hear/wish.ts'
import { says, tokensOf, weighty } from './hear/tokens.ts'
import { withEvent } from './memory.ts'
import { findOut, introduce, personOf, presentNow } from './scenes.ts'
import { capital, clause, crew as crewWords, fill, scene as words, verbs } from './words.ts'

type Asking = Extract<Wish, { kind: 'ask' }>

/** What a page says somebody knows is said in those words. */
const quoted = (text: string): string => (text.startsWith('"') ? text : `"${text.replaceAll('"', "'")}"`)

/** How much of what is asked a statement has in it. */
function closeness(about: string, statement: string): number {
  const asked = weighty(tokensOf(about))
  const held = new Set(tokensOf(statement))
  return asked.filter(word => held.has(word)).length
}

/** What fits best of what was not told yet; where nothing was asked for, the first. */
function nextOf(desk: Desk, person: CityPerson, list: readonly string[], about: string): string | undefined {
  const fresh = list.filter(item => !isTold(desk, `said/${person.id}/${item.slice(0, 32)}`))
  const best = fresh.toSorted((one, other) => closeness(about, other) - closeness(about, one))[0]
  if (best !== undefined) noteTold(desk, `said/${person.id}/${best.slice(0, 32)}`)
  return best
}

function learn(desk: Desk, person: CityPerson, said: string): void {
  desk.learned.push(`LEARNED: ${clause(said)} (${person.name})`)
  fact(desk, { kind: 'learned', from: person.name })
  desk.memory = withEvent(desk.memory, `${person.name} told you: ${clause(said)}.`)
}

export async function* askPerson(desk: Desk, wish: Asking): Play {
  const person = personOf(desk, wish.person)
  if (!person) return tell(desk, draw(desk, 'nobody', words.nobody))
  if (!presentNow(desk).includes(person.id)) return absent(desk, person)
  keep(desk, { with: person.id })
  introduce(desk, person.id)
  if (wish.tone === 'pay') return yield* buy(desk, person, wish.about)
  if (wish.tone === 'insult') return yield* insult(desk, person)
  if (wish.tone === 'thanks') return tell(desk, phrase(desk, 'thanks', words.thanks, { who: person.name }))
  if (wish.tone === 'farewell') return tell(desk, phrase(desk, 'farewell', words.farewell, { who: person.name }))
  converse(desk, person, wish.about)
}

function absent(desk: Desk, person: CityPerson): void {
  const key = person.place === '' ? 'nowhere' : 'absent'
  tell(desk, phrase(desk, key, words[key], { who: person.name, where: person.place }))
}

function converse(desk: Desk, person: CityPerson, about: string): void {
  const disposition = desk.world.people[person.id]?.disposition ?? 'neutral'
  if (!isTold(desk, `greeted/${person.id}/${sceneKey(desk)}`)) {
    tell(desk, phrase(desk, `greet/${disposition}`, words.greet[disposition], { who: person.name }))
    noteTold(desk, `greeted/${person.id}/${sceneKey(desk)}`)
  }
  const open = nextOf(desk, person, person.open, about)
  if (open !== undefined) {
    speak(desk, person.name, quoted(open), 'answer')
    return learn(desk, person, open)
  }
  const isFriend = disposition === 'friendly' || disposition === 'loyal'
  const kept = isFriend ? nextOf(desk, person, person.kept, about) : undefined
  if (kept !== undefined) {
    tell(desk, phrase(desk, 'trusted', words.trusted, { who: person.name }))
    speak(desk, person.name, quoted(kept), 'tell')
    return learn(desk, person, kept)
  }
  if (!isFriend && hasMore(desk, person)) return keepsBack(desk, person)
  closing(desk, person, about)
}

const sceneKey = ({ world, memory }: Desk): string => `${world.day}/${sceneOf(world)?.place ?? ''}/${memory.session}`

const hasMore = (desk: Desk, { id, kept }: CityPerson): boolean =>
  kept.some(item => !isTold(desk, `said/${id}/${item.slice(0, 32)}`))

function keepsBack(desk: Desk, person: CityPerson): void {
  if (person.says.length > 0) speak(desk, person.name, draw(desk, `voice/${person.id}`, person.says))
  tell(desk, phrase(desk, 'keeps', words.keeps, { who: person.name }))
  desk.offers.push({
    text: `Put a coin on the table for ${person.name}`,
    wish: { kind: 'ask', person: person.id, about: '', tone: 'pay' },
  })
}

/** Nothing more about that; but somebody is somebody, and wants something. */
function closing(desk: Desk, person: CityPerson, about: string): void {
  if (person.says.length > 0) speak(desk, person.name, draw(desk, `voice/${person.id}`, person.says))
  if (person.want !== '' && !isTold(desk, `want/${person.id}`)) {
    noteTold(desk, `want/${person.id}`)
    return tell(desk, phrase(desk, 'wants', words.wants, { who: person.name, want: clause(person.want) }))
  }
  const topic = about === '' ? 'That' : capital(about)
  if (about === '') return tell(desk, phrase(desk, 'told', words.told, { who: person.name }))
  const hint = draw(desk, 'hints', words.hints)
  tell(desk, phrase(desk, 'unknown', words.unknown, { who: person.name, topic, hint }))
}

/** A coin opens what a friend would have been told. */
async function* buy(desk: Desk, person: CityPerson, about: string): Play {
  const ruled = yield* rule(desk, 'pay', { coin: -1, why: `a word with ${person.name}` })
  if (!ruled.isDone) return tell(desk, ruled.why)
  tell(desk, phrase(desk, 'bought', words.bought, { who: person.name }))
  const kept = nextOf(desk, person, [...person.kept, ...person.open], about)
  if (kept === undefined) {
    yield* rule(desk, 'warm', { person: person.id, by: 1, why: 'a coin, and nothing asked for it' })
    if (!findOut(desk, true)) tell(desk, phrase(desk, 'told', words.told, { who: person.name }))
    return
  }
  speak(desk, person.name, quoted(kept), 'tell')
  learn(desk, person, kept)
}

async function* insult(desk: Desk, person: CityPerson): Play {
  yield* rule(desk, 'warm', { person: person.id, by: -1, why: 'what was said' })
  tell(desk, phrase(desk, 'insult', words.insult, { who: person.name }))
  if (person.says.length > 0) speak(desk, person.name, draw(desk, `voice/${person.id}`, person.says))
}

/** One's own people have opinions. What they keep to themselves they keep. */
export async function* askCrew(desk: Desk, { who, about, said = '' }: Extract<Wish, { kind: 'crew' }>): Play {
  const mate = who === '' ? anyMate(desk) : crewOf(desk).find(({ id }) => id === who)
  if (!mate) return tell(desk, draw(desk, 'nobody', words.nobody))
  yield* flush(desk)
  yield* wordFrom(desk, mate.id, about, said === '' ? (desk.memory.events.at(-1) ?? '') : `"${said}"`)
  if (about !== 'opinion' || (said !== '' && !says(tokensOf(said), verbs.advice))) return
  const name = firstName(mate.one.name)
  const advice = adviceOf(desk)
  if (advice !== '') speak(desk, name, advice, 'advise')
}

/** What anybody of the crew can see: the job, the heat, the state you are in. */
function adviceOf(desk: Desk): string {
  const one = lead(desk)
  if ((one?.harm.length ?? 0) > 0) return draw(desk, 'opinionHurt', crewWords.opinionHurt)
  if (desk.world.crew.heat >= 6) return draw(desk, 'opinionHeat', crewWords.opinionHeat)
  if ((one?.stress ?? 0) >= 6) return draw(desk, 'opinionStress', crewWords.opinionStress)
  const job = desk.world.jobs[desk.memory.heardJobs.at(-1) ?? '']
  if (!job || desk.memory.running) return ''
  const gap = job.tier - desk.world.crew.tier
  const say = gap <= 0 ? crewWords.say.easy : gap === 1 ? crewWords.say.fair : crewWords.say.hard
  return fill(draw(desk, 'opinionJob', crewWords.opinionJob), { job: job.title, tier: job.tier, coin: job.payoff, say })
}
