/** What is asked of somebody who is here: more pay, work, a favour, a glass of wine. What is granted is kept. */
import { jobsOffered } from '../../../rules/blades/clocks/conditions.ts'
import type { CityPerson } from './city.ts'
import { isTold, keep, noteTold, phrase, rule, tell, type Desk, type Play } from './desk.ts'
import type { Wish } from './hear/wish.ts'
import { says, tokensOf } from './hear/tokens.ts'
import { topicIn } from './lore.ts'
import { tellJob } from './scenes.ts'
import { scene as words, verbs } from './words.ts'

type Asking = Extract<Wish, { kind: 'ask' }>

export const isFriend = (desk: Desk, { id }: CityPerson): boolean =>
  ['friendly', 'loyal'].includes(desk.world.people[id]?.disposition ?? 'neutral')

/** Whoever thinks well of one goes a coin higher, once for each job; others have named their price. */
export async function* haggled(desk: Desk, person: CityPerson, said: string): Play<boolean> {
  const tokens = tokensOf(said)
  const job = jobsOffered(desk.world).find(([, { offeredBy }]) => offeredBy === person.name)
  if (!job || !says(tokens, verbs.haggles) || !says(tokens, verbs.haggleOver)) return false
  const [id, { title, payoff }] = job
  const slots = { who: person.name, job: title, coin: payoff }
  const key = `haggled/${id}`
  const how = isTold(desk, key) ? 'again' : isFriend(desk, person) ? 'yields' : 'stands'
  tell(desk, phrase(desk, `haggle/${how}`, words.haggle[how], slots))
  if (how !== 'yields') return true
  noteTold(desk, key)
  yield* rule(desk, 'pay', { coin: 1, why: `${person.name} pays more for ${title}` })
  return true
}

/** What they need done is a job, where they have one to give. */
export function bringsWork(desk: Desk, person: CityPerson): boolean {
  const job = jobsOffered(desk.world).find(([, { offeredBy }]) => offeredBy === person.name)
  if (job) tellJob(desk, job[0])
  return job !== undefined
}

/** `Have you any work for honest thieves?`: theirs, or none. */
export function workAsked(desk: Desk, person: CityPerson, said: string): boolean {
  if (!says(tokensOf(said), verbs.workFrom)) return false
  if (!bringsWork(desk, person)) tell(desk, phrase(desk, 'noWork', words.noWork, { who: person.name }))
  return true
}

/** A small thing is had for the asking; a favour is for friends, once a day, and counts at the next job. */
export function favoured(desk: Desk, person: CityPerson, { said, act }: Asking): boolean {
  const opening = tokensOf(said).slice(0, 5)
  const who = person.name
  const isFoe = ['hostile', 'suspicious'].includes(desk.world.people[person.id]?.disposition ?? 'neutral')
  if (says(opening, verbs.helpsOneself) && topicIn(said).length > 0) {
    const key = isFoe ? 'refusedFavour' : 'treated'
    tell(desk, phrase(desk, key, words[key], { who }))
    return true
  }
  if ((act !== 'ask' && act !== 'request') || !says(opening.slice(0, 4), verbs.favourAsked) || says(tokensOf(said), verbs.telling)) return false // prettier-ignore
  const key = `favour/${person.id}/${desk.world.day}`
  const how = !isFriend(desk, person) ? 'refusedFavour' : isTold(desk, key) ? 'favourSpent' : 'favour'
  tell(desk, phrase(desk, how, words[how], { who }))
  if (how !== 'favour') return true
  noteTold(desk, key)
  keep(desk, { favours: [...desk.memory.favours, who] })
  return true
}
