/** Talking with one's own: what is put to them they answer themselves, from their own sheet and what all of them know. */
import { dotsOf } from '../../../rules/blades/model/ratings.ts'
import { jobsOffered } from '../../../rules/blades/clocks/conditions.ts'
import { polarOf } from '../../../english/polar.ts'
import { baseOf } from '../../../english/verbs.ts'
import { toldOfOrder } from '../../../english/retell/player.ts'
import { anyMate, crewOf, firstName, pronounOf, wordFrom, type Mate } from './crew.ts'
import { draw, flush, lead, note, phrase, speak, tell, type Desk, type Play } from './desk.ts'
import type { SpeechAct } from '../../../table/parts.ts'
import { isOfYou, putIn } from '../hear/put.ts'
import { settled } from './fate.ts'
import { actionIn } from './hear/actions.ts'
import { says, tokensOf, weighty } from './hear/tokens.ts'
import type { Wish } from './hear/wish.ts'
import { obstacleNow } from './running.ts'
import { knownOf, toldLately, topicIn } from './lore.ts'
import { byNoun } from './reckoning.ts'
import { lookAt, nextRumour, placeNow } from './scenes.ts'
import { whoMightKnow } from './people.ts'
import { capital, clause, crew as words, fill, scene, sentence, verbs } from './words.ts'

type Talk = Extract<Wish, { kind: 'crew' }>

const mateFor = (desk: Desk, who: string): Mate | undefined =>
  who === '' ? anyMate(desk) : crewOf(desk).find(({ id }) => id === who)

/** One's own people have opinions. What they keep to themselves they keep. */
export async function* askCrew(desk: Desk, talk: Talk): Play {
  const { about, said = '' } = talk
  const mate = mateFor(desk, talk.who)
  if (!mate) return tell(desk, draw(desk, 'nobody', scene.nobody))
  if (says(tokensOf(said), verbs.lendAsked)) return tell(desk, phrase(desk, 'wouldHelp', words.wouldHelp, { who: firstName(mate.one.name) })) // prettier-ignore
  if (about === 'asked' && asksCounsel(said) && !isElsewise(desk, said)) return yield* advised(desk, mate, talk)
  if (about === 'asked') return yield* putTo(desk, mate, talk)
  yield* flush(desk)
  yield* wordFrom(desk, mate.id, about, said === '' ? (desk.memory.events.at(-1) ?? '') : `"${said}"`)
  if (about !== 'opinion') return
  const advice = adviceOf(desk)
  if (advice !== '') speak(desk, firstName(mate.one.name), advice, 'advise')
}

/** What to do next, or how to go about a job. */
const asksCounsel = (said: string): boolean =>
  says(tokensOf(said), verbs.waysAsked) || (says(tokensOf(said), verbs.nextAsked) && !tokensOf(said).includes('if') && !says(tokensOf(said).slice(0, 4), verbs.proposes)) // prettier-ignore

/** `How do we get across the gorge?` is no question of a job, where the job knows no gorge. */
function isElsewise({ world, memory }: Desk, said: string): boolean {
  const job = world.jobs[memory.heardJobs.at(-1) ?? '']
  const own = new Set(topicIn([...verbs.waysAsked, ...verbs.wishes.jobs, job?.title ?? '', job?.pitch ?? '', ...(job?.ways ?? []).map(({ detail }) => detail)].join(' '))) // prettier-ignore
  return memory.running === null && says(tokensOf(said), verbs.waysAsked) && topicIn(said).some(stem => !own.has(stem))
}

/** The question, and what they would do: from the job, the dice and the state everybody is in. */
async function* advised(desk: Desk, mate: Mate, { said = '', act = 'ask' }: Talk): Play {
  const name = firstName(mate.one.name)
  desk.telling.push({ kind: 'said', who: firstName(lead(desk)?.name ?? ''), act, to: mate.one.name, text: asPut(said, act) }) // prettier-ignore
  speak(desk, name, says(tokensOf(said), verbs.waysAsked) ? wayIn(desk) : counselOf(desk), 'advise')
  yield* flush(desk)
}

function wayIn(desk: Desk): string {
  if (obstacleNow(desk)) return counselOf(desk)
  const job = desk.world.jobs[desk.memory.heardJobs.at(-1) ?? '']
  if (!job || job.ways.length === 0) return draw(desk, 'noWay', words.noWay)
  return phrase(desk, 'crewWay', words.wayIn, { detail: clause(draw(desk, `crewWay/${job.title}`, job.ways).detail) })
}

/** What anybody of sense would do now. */
function counselOf(desk: Desk): string {
  const { counsel } = words
  const { world, memory } = desk
  const way = memory.running ? memory.offers.filter(({ wish }) => wish.kind === 'deed').map(({ text }) => text) : []
  if (way.length > 0) return phrase(desk, 'counsel/way', counsel.obstacle, { way: draw(desk, 'counsel/which', way) })
  const worn = adviceOf(desk)
  if (worn !== '') return worn
  if (world.pool.length <= 2) return phrase(desk, 'counsel/dice', counsel.dice, { count: world.pool.length === 1 ? 'one die' : `${world.pool.length} dice` }) // prettier-ignore
  const jobs = jobsOffered(world)
  const heard = jobs.find(([id]) => id === memory.heardJobs.at(-1))?.[1]
  if (heard) {
    const say = sayOf(desk, heard.tier)
    return phrase(desk, 'counsel/job', counsel.job, { job: heard.title, coin: heard.payoff, say, capsay: capital(say) })
  }
  const [unheard] = jobs
  return unheard ? phrase(desk, 'counsel/hear', counsel.hear, { job: unheard[1].title }) : draw(desk, 'counsel/rest', counsel.rest) // prettier-ignore
}

const sayOf = ({ world }: Desk, tier: number): string => {
  const gap = tier - world.crew.tier
  return gap <= 0 ? words.say.easy : gap === 1 ? words.say.fair : words.say.hard
}

const isTold = /^(?:(?:what|who|whom|where|when|why|how|if|whether)\b.*\b)?(?:she|he|they)(?:'s|'re|'d|'ve)?\b/iu
const helpers = 'is|are|was|were|has|have|had|can|could|would|will|should'
const isHelper = new RegExp(`^(?:${helpers})\\b`, 'iu')

/** `what she's afraid of`, asked of her, is `What are you afraid of?` */
function asDirect(said: string): string {
  const plain = said.replace(/[.?!]+$/u, '').replace(/\b(she|he|they)'(?:s|re)\b/giu, '$1 is').replace(/\b(she|he|they)'(?:d)\b/giu, '$1 would') // prettier-ignore
  const [, asked = '', , rest = ''] = /^(.*?)\b(she|he|they)\s+(.*)$/iu.exec(plain) ?? []
  const yours = (text: string): string => text.replaceAll(/\b(?:her|his|their)\b/giu, 'your').replaceAll(/\b(?:herself|himself|themself|themselves)\b/giu, 'yourself') // prettier-ignore
  const word = asked.replace(/^(?:if|whether)\s+/iu, '').trim()
  const [verb = '', ...more] = rest.split(' ')
  const second: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' }
  const put = isHelper.test(rest) ? `${word} ${second[verb.toLowerCase()] ?? verb} you ${more.join(' ')}` : `${word} do you ${baseOf(verb) ?? verb} ${more.join(' ')}` // prettier-ignore
  return `${capital(yours(put).replaceAll(/\s+/gu, ' ').trim())}?`
}

/** `I ask Oswin about the wheel` is put as a question. */
const asPut = (said: string, act: SpeechAct): string =>
  act === 'ask' && isTold.test(said) && !/\byou\b/iu.test(said)
    ? asDirect(said)
    : act !== 'ask' || said.includes('?') || !/^(?:the|an?|his|her|their|my|our|your|this|that|\p{Lu})\b/u.test(said)
      ? capital(said)
      : `What about ${said.replace(/[.!]+$/u, '')}?`

/** What is asked of the world, and not of them, or of what they think. */
const isOfWorld = ({ said = '', act = 'ask', topic }: Talk): boolean =>
  (act === 'ask' || said.trimEnd().endsWith('?')) &&
  !isOfYou(said) &&
  (putIn(said) === undefined || (putIn(said) === 'condition' && topic !== undefined)) &&
  !says(tokensOf(said), verbs.counsel)

/** What all of them know anybody of them can say; of what somebody else knows, who that is. */
function saidOfWorld(desk: Desk, { one }: Mate, { said = '', topic }: Talk): boolean {
  const names = topic === undefined ? [] : [topic]
  const isBare = polarOf(said) !== undefined && topicIn(said).every(stem => topicIn(topic ?? '').includes(stem))
  const known = isBare ? [] : knownOf(desk, said, { told: toldLately(desk), of: names })
  const who = firstName(one.name)
  if (known.length > 0) tell(desk, phrase(desk, 'allKnow', words.allKnow, { who, what: known.map(sentence).join(' ') }))
  else {
    if (settled(desk, said)) return true
    const other = whoMightKnow(desk, said)
    if (!other) return false
    tell(desk, phrase(desk, 'sendsTo', words.sendsTo, { who, other: other.name, where: other.place }))
  }
  return true
}

/** The question goes to them as it was put; what they can do stands on their sheet for everybody to read. */
async function* putTo(desk: Desk, mate: Mate, talk: Talk): Play {
  const { said = '', act = 'ask', topic } = talk
  const { name } = mate.one
  if (isOfWorld(talk) && saidOfWorld(desk, mate, talk)) return
  desk.telling.push({ kind: 'said', who: firstName(lead(desk)?.name ?? ''), act, to: name, text: asPut(said, act), ...(topic !== undefined && { about: topic }) }) // prettier-ignore
  yield* flush(desk)
  yield* wordFrom(desk, mate.id, 'asked', said)
  const tokens = tokensOf(said)
  const able = says(tokens, verbs.able) ? (actionIn(tokens)?.action ?? byNoun(said)) : undefined
  if (able) note(desk, fill(words.dots, { who: firstName(name), action: capital(able), dots: dotsOf(mate.one, able) })) // prettier-ignore
}

/** It names a power, a place or somebody who is not here: it takes an hour, and something is heard on the way. */
const isErrand = ({ city, world }: Desk, said: string): boolean => {
  const tokens = tokensOf(said)
  const named = [...city.people, ...city.places, ...Object.values(world.factions)].map(({ name }) =>
    weighty(tokensOf(name)),
  )
  return named.some(words => words.some(word => tokens.includes(word)))
}

function backWith(desk: Desk, who: string, said: string): void {
  const known = knownOf(desk, said)
  const rumour = known.length > 0 ? known.join(' ') : nextRumour(desk)
  tell(desk, rumour === undefined ? phrase(desk, 'backEmpty', words.backEmpty, { who }) : phrase(desk, 'backWith', words.backWith, { who, rumour: sentence(rumour) })) // prettier-ignore
}

/** What nothing hangs on is done by whoever is told to, in their own way. */
export async function* bid(desk: Desk, { who, words: bidden }: Extract<Wish, { kind: 'bid' }>): Play {
  const mate = mateFor(desk, who)
  if (!mate) return tell(desk, draw(desk, 'nobody', scene.nobody))
  const name = firstName(mate.one.name)
  tell(
    desk,
    toldOfOrder(
      name,
      bidden.replace(
        /^(go|come) (?=\p{L})(?!and |home|to |on |in|out|up|down|back|for|with|over|here|there)/iu,
        '$1 and ',
      ),
      { pronoun: pronounOf(mate.one) },
    ),
  )
  const seen = (placeNow(desk)?.features ?? []).find(one =>
    topicIn(one.name).some(stem => topicIn(bidden).includes(stem)),
  )
  if (seen) return lookAt(desk, seen.name)
  if (isErrand(desk, bidden)) return backWith(desk, name, bidden)
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
  return fill(draw(desk, 'opinionJob', words.opinionJob), { job: job.title, tier: job.tier, coin: job.payoff, say: sayOf(desk, job.tier) }) // prettier-ignore
}
