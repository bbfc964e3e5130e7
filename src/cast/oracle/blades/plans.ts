/** What is said as if it were done, of things that belong to a job nobody has taken yet: a plan for it, and asked back as one. */
import { jobsOffered } from '../../../rules/blades/clocks/conditions.ts'
import type { Job } from '../../../rules/blades/model/job.ts'
import { phrase, tell, type Desk } from './desk.ts'
import { says, tokensOf, weighty } from './hear/tokens.ts'
import type { Wish } from './hear/wish.ts'
import { topicIn } from './lore.ts'
import { placeNow } from './scenes.ts'
import { clause, fill, scene as words, verbs } from './words.ts'

const wordsOfJob = ({ title, pitch, ways, obstacles }: Job): ReadonlySet<string> =>
  new Set(topicIn([title, pitch, ...ways.map(({ detail }) => detail), ...obstacles.map(({ name, prose }) => `${name} ${prose}`)].join(' '))) // prettier-ignore

/** `The hat`, and not `my hat`. */
const pointing = new Set(['the', 'that', 'this'])

/** So many of its words, and it is that job that is meant. */
const leastShared = 2

/** What one does, has done, or would have done; no question and no look. */
function proposedBy(wish: Wish): string {
  if (wish.kind === 'crew') return wish.act === 'advise' ? (wish.said ?? '') : ''
  const isDone = wish.kind === 'deed' || wish.kind === 'idea' || wish.kind === 'bid' || (wish.kind === 'about' && wish.isLook !== true) // prettier-ignore
  return isDone ? wish.words : ''
}

/** What was only told of is not laid hands on here. */
const told: ReadonlySet<string> = new Set(['mention', 'topic'])

/** True where the line was one, and was asked back: taken like that, or not at all. */
export function isPlanned(desk: Desk, wish: Wish): boolean {
  const said = proposedBy(wish)
  if (
    said === '' ||
    says(tokensOf(said), [...verbs.shops, ...verbs.haggles]) ||
    desk.memory.running !== null ||
    (wish.kind === 'deed' && wish.on !== undefined && !told.has(wish.on.kind))
  )
    return false
  const place = placeNow(desk)
  const here = new Set(topicIn([...(place?.about ?? []), ...(place?.features ?? []).map(({ name, what }) => `${name} ${what}`), desk.memory.going?.text ?? ''].join(' '))) // prettier-ignore
  const topic = topicIn(said).filter(stem => !here.has(stem))
  const shared = ([, job]: readonly [string, Job]): number => topic.filter(stem => wordsOfJob(job).has(stem)).length
  const offered = jobsOffered(desk.world).map(([id]) => id)
  const heard = Object.entries(desk.world.jobs).filter(([id]) => desk.memory.heardJobs.includes(id))
  const found = heard.toSorted((one, other) => shared(other) - shared(one))[0]
  const named = [found?.[1].title ?? '', ...(found?.[1].obstacles ?? []).map(({ name }) => name)].join(' ')
  const called = weighty(tokensOf(named)).filter(word => !topicIn(word).some(stem => here.has(stem)))
  const tokens = tokensOf(said)
  const isCalled = tokens.some((word, at) => called.includes(word) && pointing.has(tokens[at - 1] ?? ''))
  if (!found || shared(found) < (isCalled ? 1 : leastShared)) return false
  const [id, { title }] = found
  if (!offered.includes(id)) {
    if (isCalled) tell(desk, phrase(desk, 'doneWith', words.doneWith, { job: title }))
    return isCalled
  }
  tell(desk, phrase(desk, 'asPlan', words.asPlan, { job: title }))
  desk.offers.push({ text: fill(words.takeLike, { job: title, plan: clause(said) }), wish: { kind: 'take', job: id, plan: said } }) // prettier-ignore
  return true
}
