/** Where one stands, for whoever asks the table: what goes on, what can be done, how it would go, who is there. */
import { actionOf } from '../../../rules/blades/dice/offer.ts'
import { actions, type Scoundrel } from '../../../rules/blades/model/crew.ts'
import { dotsOf } from '../../../rules/blades/model/ratings.ts'
import { attitudes } from '../../../rules/blades/model/words.ts'
import { jobsOffered } from '../../../rules/blades/clocks/conditions.ts'
import { obstacleAt } from '../../../rules/blades/jobs/obstacles.ts'
import { moodOf } from '../../../rules/blades/model/world.ts'
import { crewOf, firstName } from './crew.ts'
import { lead, note, phrase, tell, type Desk } from './desk.ts'
import { namedIn, tokensOf } from './hear/tokens.ts'
import { positionFor } from './odds.ts'
import { obstacleNow, runningJob } from './running.ts'
import { company, placeNameNow, presentNow, targetOf } from './scenes.ts'
import { clause, fill, listed, reckoning as words, scene, sentence } from './words.ts'

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What is tried just now, as it stands on the table. */
function ofAttempt(desk: Desk): boolean {
  const attempt = actionOf(desk.world)?.attempt
  if (!attempt) return false
  note(desk, fill(words.trying, { intent: clause(attempt.intent), position: attempt.position, danger: clause(attempt.threat) })) // prettier-ignore
  return true
}

export function ofSituation(desk: Desk): void {
  const job = runningJob(desk)
  const obstacle = obstacleNow(desk)
  if (job) note(desk, fill(words.onJob, { job: job.title, at: obstacleAt(desk.world, job) + 1, all: job.obstacles.length, coin: job.payoff })) // prettier-ignore
  if (ofAttempt(desk)) return
  if (job && obstacle) return tell(desk, `**${obstacle.name}.**`, sentence(obstacle.prose))
  tell(desk, phrase(desk, 'open', scene.open, { place: placeNameNow(desk) }), ...desk.memory.events.slice(-2).map(sentence)) // prettier-ignore
  if (desk.memory.going) tell(desk, phrase(desk, 'opportunity', scene.opportunity, { scene: sentence(desk.memory.going.text) })) // prettier-ignore
  company(desk)
  const heard = desk.world.jobs[desk.memory.heardJobs.at(-1) ?? '']
  if (heard) tell(desk, fill(scene.job, { job: heard.title, target: targetOf(desk, heard), coin: heard.payoff, pitch: sentence(heard.pitch.split(/(?<=[.!?])\s/u).slice(0, 2).join(' ')) })) // prettier-ignore
  const jobs = jobsOffered(desk.world).flatMap(([, { title }]) => (title === heard?.title ? [] : [title]))
  if (jobs.length > 0) tell(desk, fill(scene.toBeHad, { jobs: listed(jobs) }))
}

export function ofOptions(desk: Desk): void {
  const { may } = words
  const mood = moodOf(desk.world)
  if (mood === 'action') return note(desk, may.dice)
  if (mood === 'downtime') return note(desk, may.rest)
  const texts = desk.memory.offers.map(({ text }) => lowered(text))
  const list = texts.length > 1 ? `${texts.slice(0, -1).join('; ')}; or ${texts.at(-1) ?? ''}` : (texts[0] ?? '')
  note(desk, [list === '' ? may.scene : fill(may.job, { list }), may.own, desk.memory.running ? may.score : ''].filter(Boolean).join(' ')) // prettier-ignore
}

/** How bad it could get, what would suit it, and which dice there are. */
export function ofOdds(desk: Desk): void {
  const job = runningJob(desk)
  const obstacle = obstacleNow(desk)
  const heard = desk.world.jobs[desk.memory.heardJobs.at(-1) ?? '']
  if (!ofAttempt(desk) && job && obstacle) {
    const list = listed(Object.entries(obstacle.works).map(([action, effect]) => `${action} (${effect})`))
    const best = list === '' ? '' : fill(words.oddsBest, { list })
    note(desk, fill(words.oddsHere, { position: positionFor(desk, obstacle), danger: clause(obstacle.danger), best }).trim()) // prettier-ignore
  } else if (moodOf(desk.world) !== 'action') {
    note(desk, words.oddsCalm)
    if (heard) note(desk, jobLine(desk, heard))
  }
  const { pool } = desk.world
  const dice = listed(pool.toSorted((a, b) => b - a).map(String))
  note(desk, pool.length === 0 ? words.oddsNone : fill(words.oddsDice, { dice }))
}

type Offered = Desk['world']['jobs'][string]

export function jobLine({ world }: Desk, { title, tier, payoff }: Offered): string {
  const gap = tier - world.crew.tier
  const how = gap <= 0 ? words.how.easy : gap === 1 ? words.how.fair : words.how.hard
  return fill(words.job, { job: title, tier, coin: payoff, how })
}

/** The job that is named, else the one under way, else the one last heard of; else all there are. */
export function ofPay(desk: Desk, asked: string): void {
  const all = jobsOffered(desk.world).map(([id, job]) => ({ id, name: job.title, job }))
  const named = namedIn(tokensOf(asked), all)?.job
  const one = named ?? runningJob(desk) ?? all.find(({ id }) => id === desk.memory.heardJobs.at(-1))?.job
  for (const { title, payoff } of one ? [one] : all.map(({ job }) => job))
    note(desk, fill(words.pays, { job: title, coin: payoff }))
}

/** Who wishes the crew ill, the worst first; or well. */
export function ofSides(desk: Desk, side: 'foes' | 'friends'): void {
  const from = attitudes.indexOf('neutral')
  const all = Object.values(desk.world.factions).toSorted((one, other) => attitudes.indexOf(one.attitude) - attitudes.indexOf(other.attitude)) // prettier-ignore
  const isMeant = (at: number): boolean => (side === 'foes' ? at < from : at > from)
  const told = all.filter(({ attitude }) => isMeant(attitudes.indexOf(attitude)))
  if (told.length === 0) return note(desk, side === 'foes' ? words.noFoes : words.noFriends)
  for (const { name, attitude, tier } of side === 'foes' ? told : told.toReversed())
    note(desk, fill(words.foe, { faction: name, attitude, tier }))
}

/** One's own people, as one would point them out to a stranger. */
export function ofMembers(desk: Desk): void {
  for (const { one } of crewOf(desk)) note(desk, memberLine(one))
}

export function memberLine(one: Scoundrel): string {
  const good = actions.filter(action => dotsOf(one, action) > 0).toSorted((a, b) => dotsOf(one, b) - dotsOf(one, a))
  return fill(words.member, { who: one.name, what: `the ${one.archetype.toLowerCase()}`, look: sentence(one.look.split(/(?<=[.!?])\s/u)[0] ?? ''), good: listed(good.slice(0, 3)) }) // prettier-ignore
}

export function ofPresent(desk: Desk): void {
  const crew = listed(crewOf(desk).map(({ one }) => firstName(one.name)))
  company(desk)
  note(desk, fill(presentNow(desk).length === 0 ? words.presentNone : words.presentSome, { crew }))
  if (lead(desk) && desk.memory.going) tell(desk, sentence(desk.memory.going.text))
}
