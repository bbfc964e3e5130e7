/** Talking with one's own: what is put to them they answer themselves, from their own sheet and what all of them know. */
import { dotsOf } from '../../../rules/blades/model/ratings.ts'
import { toldOfOrder } from '../../../english/retell/player.ts'
import { anyMate, crewOf, firstName, pronounOf, wordFrom, type Mate } from './crew.ts'
import { draw, flush, lead, note, speak, tell, type Desk, type Play } from './desk.ts'
import type { SpeechAct } from '../../../table/parts.ts'
import { actionIn } from './hear/actions.ts'
import { says, tokensOf } from './hear/tokens.ts'
import type { Wish } from './hear/wish.ts'
import { capital, crew as words, fill, scene, verbs } from './words.ts'

type Talk = Extract<Wish, { kind: 'crew' }>

const mateFor = (desk: Desk, who: string): Mate | undefined =>
  who === '' ? anyMate(desk) : crewOf(desk).find(({ id }) => id === who)

/** One's own people have opinions. What they keep to themselves they keep. */
export async function* askCrew(desk: Desk, talk: Talk): Play {
  const { about, said = '' } = talk
  const mate = mateFor(desk, talk.who)
  if (!mate) return tell(desk, draw(desk, 'nobody', scene.nobody))
  if (about === 'asked') return yield* putTo(desk, mate, talk)
  yield* flush(desk)
  yield* wordFrom(desk, mate.id, about, said === '' ? (desk.memory.events.at(-1) ?? '') : `"${said}"`)
  if (about !== 'opinion') return
  const advice = adviceOf(desk)
  if (advice !== '') speak(desk, firstName(mate.one.name), advice, 'advise')
}

/** `I ask Oswin about the wheel` is put as a question. */
const asPut = (said: string, act: SpeechAct): string =>
  act !== 'ask' || said.includes('?') || !/^(?:the|an?|his|her|their|my|our|your|this|that|\p{Lu})\b/u.test(said)
    ? capital(said)
    : `What about ${said.replace(/[.!]+$/u, '')}?`

/** The question goes to them as it was put; what they can do stands on their sheet for everybody to read. */
async function* putTo(desk: Desk, mate: Mate, { said = '', act = 'ask', topic }: Talk): Play {
  const { name } = mate.one
  desk.telling.push({ kind: 'said', who: firstName(lead(desk)?.name ?? ''), act, to: name, text: asPut(said, act), ...(topic !== undefined && { about: topic }) }) // prettier-ignore
  yield* flush(desk)
  yield* wordFrom(desk, mate.id, 'asked', said)
  const tokens = tokensOf(said)
  const able = says(tokens, verbs.able) ? actionIn(tokens) : undefined
  if (able) note(desk, fill(words.dots, { who: firstName(name), action: capital(able.action), dots: dotsOf(mate.one, able.action) })) // prettier-ignore
}

/** What nothing hangs on is done by whoever is told to, in their own way. */
export async function* bid(desk: Desk, { who, words: bidden }: Extract<Wish, { kind: 'bid' }>): Play {
  const mate = mateFor(desk, who)
  if (!mate) return tell(desk, draw(desk, 'nobody', scene.nobody))
  const name = firstName(mate.one.name)
  tell(desk, toldOfOrder(name, bidden, { pronoun: pronounOf(mate.one) }))
  if (desk.hasRemarked) return
  desk.hasRemarked = true
  yield* wordFrom(desk, mate.id, 'bid', bidden)
}

/** What anybody of the crew can see: the job, the heat, the state you are in. */
function adviceOf(desk: Desk): string {
  const one = lead(desk)
  if ((one?.harm.length ?? 0) > 0) return draw(desk, 'opinionHurt', words.opinionHurt)
  if (desk.world.crew.heat >= 6) return draw(desk, 'opinionHeat', words.opinionHeat)
  if ((one?.stress ?? 0) >= 6) return draw(desk, 'opinionStress', words.opinionStress)
  const job = desk.world.jobs[desk.memory.heardJobs.at(-1) ?? '']
  const key = `advised/${desk.memory.heardJobs.at(-1) ?? ''}`
  if (!job || desk.memory.running || desk.memory.told.includes(key)) return ''
  desk.memory = { ...desk.memory, told: [...desk.memory.told, key] }
  const gap = job.tier - desk.world.crew.tier
  const say = gap <= 0 ? words.say.easy : gap === 1 ? words.say.fair : words.say.hard
  return fill(draw(desk, 'opinionJob', words.opinionJob), { job: job.title, tier: job.tier, coin: job.payoff, say })
}
