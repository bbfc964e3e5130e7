/** Free play: where the party is, who is there, and what can be asked, looked at and heard. */
import { keyOf } from '../../../rules/blades/clocks/find.ts'
import { jobsOffered } from '../../../rules/blades/clocks/conditions.ts'
import type { Job } from '../../../rules/blades/model/job.ts'
import { sceneOf } from '../../../rules/blades/model/world.ts'
import { textOf } from '../../../table/parts.ts'
import type { CityPerson, CityPlace } from './city.ts'
import { fitting, topicIn } from './lore.ts'
import { obstacleNow } from './running.ts'
import { draw, fact, isTold, keep, lead, noteTold, phrase, rule, tell, type Desk, type Play } from './desk.ts'
import { withEvent } from './memory.ts'
import { capital, clause, fill, listed, scene as words, sentence } from './words.ts'

export const placeNow = (desk: Desk): CityPlace | undefined => {
  const at = sceneOf(desk.world)?.place
  return desk.city.places.find(({ id }) => id === at)
}

export const placeNameNow = (desk: Desk): string => {
  const at = sceneOf(desk.world)?.place ?? ''
  return desk.city.places.find(({ id }) => id === at)?.name ?? desk.world.places[at]?.name ?? desk.world.crew.lair
}

export const personOf = (desk: Desk, id: string): CityPerson | undefined => desk.city.people.find(one => one.id === id)

/** Whoever the pages put into a place. */
export const peopleAt = (desk: Desk, place: CityPlace): readonly string[] =>
  desk.city.people.filter(one => keyOf({ [place.id]: place }, one.place) !== undefined).map(({ id }) => id)

export const presentNow = (desk: Desk): readonly string[] => sceneOf(desk.world)?.present ?? []

/** Where one can go from here: by the exits, to the district and back, and home. */
export function waysFrom(desk: Desk, place: CityPlace | undefined): readonly CityPlace[] {
  const { places } = desk.city
  if (!place) return places.filter(({ isDistrict }) => isDistrict)
  const byExit = place.exits.flatMap(
    name => places.find(({ name: other }) => name.toLowerCase().startsWith(other.toLowerCase())) ?? [],
  )
  const inside = places.filter(({ district }) => district.toLowerCase() === place.name.toLowerCase())
  const around = places.filter(
    one => one.name.toLowerCase() === place.district.toLowerCase() || (place.isDistrict && one.isDistrict),
  )
  const home = places.filter(({ name }) => name.toLowerCase() === desk.world.crew.lair.toLowerCase())
  const all = [...byExit, ...inside, ...around, ...home].filter(({ id }) => id !== place.id)
  return all.filter((one, at) => all.findIndex(({ id }) => id === one.id) === at)
}

/** What anybody sees who comes in: all of it the first time, a detail after that. */
export function describe(desk: Desk, place: CityPlace): void {
  const isKnown = desk.memory.visited.includes(place.id)
  if (isKnown) {
    const feature = place.features.find(({ name }) => !isTold(desk, `feature/${place.id}/${name}`))
    const detail = feature
      ? `You have not had a good look at ${lowered(feature.name)} yet.`
      : draw(desk, 'nothingNew', words.nothingNew)
    tell(desk, phrase(desk, 'again', words.again, { place: place.name, detail }))
  } else {
    tell(desk, `**${place.name}.**`, ...place.about.slice(0, 3).map(sentence), draw(desk, 'hours', words.hours))
    keep(desk, { visited: [...desk.memory.visited, place.id] })
  }
  company(desk)
}

export function company(desk: Desk): void {
  const names = presentNow(desk).map(id => personOf(desk, id)?.name ?? desk.world.people[id]?.name ?? id)
  for (const id of presentNow(desk)) introduce(desk, id)
  const known = names.filter((_, at) => isTold(desk, `met/${presentNow(desk)[at] ?? ''}`))
  if (known.length > 0)
    tell(desk, fill(known.length === 1 ? words.here.one : words.here.many, { names: listed(known) }))
}

/** Somebody's looks, the first time they are seen. */
export function introduce(desk: Desk, id: string): void {
  const person = personOf(desk, id)
  if (!person || isTold(desk, `met/${id}`)) return
  tell(desk, `**${person.name}.**`, ...person.looks.map(sentence))
  noteTold(desk, `met/${id}`)
}

export async function* goTo(desk: Desk, id: string, whom = ''): Play {
  const place = desk.city.places.find(one => one.id === id)
  if (!place) return
  const present = peopleAt(desk, place)
  yield* rule(desk, 'go', { place: place.id, present: [...present] })
  yield { tag: 'OPEN_SCENE', title: place.name, location: place.name, time: `Day ${desk.world.day}` }
  keep(desk, { with: present.includes(whom) ? whom : (present[0] ?? ''), going: null })
  desk.memory = withEvent(desk.memory, `You went to ${place.name}.`)
  fact(desk, { kind: 'arrived', who: [lead(desk)?.name ?? ''], where: place.name })
  describe(desk, place)
  happenHere(desk, place)
}

/** Something may be going on: each of a place's scenes once. */
export function happenHere(desk: Desk, place: CityPlace): void {
  const fresh = place.scenes.find((_, at) => !isTold(desk, `scene/${place.id}/${at}`))
  if (fresh === undefined) return
  noteTold(desk, `scene/${place.id}/${place.scenes.indexOf(fresh)}`)
  keep(desk, { going: { place: place.id, text: fresh } })
  tell(desk, phrase(desk, 'opportunity', words.opportunity, { scene: sentence(fresh) }))
}

export function lookAt(desk: Desk, id: string): void {
  const place = placeNow(desk)
  if (!place) return tell(desk, draw(desk, 'nothingNew', words.nothingNew))
  const feature = place.features.find(({ name }) => name === id)
  if (!feature) {
    const isJustTold = desk.telling.some(part => textOf([part]).includes(sentence(place.about[0] ?? '')))
    if (!isJustTold) tell(desk, draw(desk, 'lookAround', words.lookAround), ...place.about.slice(0, 2).map(sentence))
    const more = place.features.filter(({ name }) => !isTold(desk, `feature/${place.id}/${name}`))
    if (more.length > 0)
      tell(desk, `${capital(listed(more.map(({ name }) => name.toLowerCase())))}: you could look closer.`)
    if (!isJustTold) company(desk)
    return
  }
  if (desk.telling.some(part => textOf([part]).includes(sentence(feature.what)))) return // of one line's several deeds
  noteTold(desk, `feature/${place.id}/${feature.name}`)
  tell(desk, phrase(desk, 'look', words.look, { name: lowered(feature.name), what: sentence(feature.what) }))
  desk.memory = withEvent(desk.memory, `You looked at ${feature.name.toLowerCase()} in ${place.name}.`)
}

/** `The stove` inside a sentence; a name of somebody keeps its capital. */
const lowered = (name: string): string =>
  /^(?:The|A|An) /.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** The next rumour that nobody has told yet. Whether it is true is nobody's business. */
export function nextRumour(desk: Desk, about = ''): string | undefined {
  const fresh = desk.world.rumours.filter(({ id, content }) => !isTold(desk, `rumour/${id}/${content.slice(0, 24)}`))
  const near = about === '' ? undefined : fitting(desk, about, fresh.map(({ content }) => content)) // prettier-ignore
  const rumour = fresh.find(({ content }) => content === near) ?? fresh[0]
  if (!rumour) return undefined
  noteTold(desk, `rumour/${rumour.id}/${rumour.content.slice(0, 24)}`)
  desk.learned.push(`LEARNED: They say that ${clause(rumour.content)}`)
  return rumour.content
}

/** Asking around: how much comes of it the dice say; a way into a job, its catch, or talk. */
export async function* listenHere(desk: Desk, said = ''): Play {
  tell(desk, draw(desk, 'listen', words.listen))
  const ruled = yield* rule(desk, 'gather-information', {
    who: desk.world.lead,
    action: 'consort',
    about: 'what is said',
  })
  const level = ruled.isDone ? (ruled.rolls[0]?.outcome ?? 'bad') : 'bad'
  if (topicIn(said).length > 0) keep(desk, { topic: said })
  const told = nextRumour(desk, said)
  if (told === undefined) tell(desk, draw(desk, 'noRumour', words.noRumour))
  else tell(desk, phrase(desk, 'rumour', words.rumour, { rumour: sentence(told) }))
  if (level !== 'bad') findOut(desk, level === 'success' || level === 'critical')
}

/** Something about a job that is to be had: first the catch in it, then a way in. */
export function findOut(desk: Desk, isMuch: boolean): boolean {
  const jobs = jobsOffered(desk.world).filter(([id]) => desk.memory.heardJobs.includes(id))
  const caught = jobs.find(([id, job]) => job.catch !== '' && !desk.memory.catches.includes(id))
  if (caught) {
    keep(desk, { catches: [...desk.memory.catches, caught[0]] })
    tell(desk, phrase(desk, 'catch', words.catch, { job: caught[1].title, catch: sentence(caught[1].catch) }))
  }
  const way = (isMuch || !caught) && jobs.find(([id, job]) => job.ways.length > 0 && !desk.memory.ways.includes(id))
  if (way) {
    keep(desk, { ways: [...desk.memory.ways, way[0]] })
    tell(desk, phrase(desk, 'wayIn', words.wayIn, { detail: clause(draw(desk, `way/${way[0]}`, way[1].ways).detail) }))
  }
  return caught !== undefined || Boolean(way)
}

export const targetOf = (desk: Desk, job: Job): string =>
  desk.world.factions[keyOf(desk.world.factions, job.target) ?? '']?.name ??
  (job.target === '' ? 'nobody in particular' : job.target)

export function tellJob(desk: Desk, id: string): void {
  const job = desk.world.jobs[id]
  if (!job) return
  const { title, payoff, pitch, offeredBy } = job
  tell(desk, fill(words.job, { job: title, target: targetOf(desk, job), coin: payoff, pitch: sentence(pitch) }))
  if (offeredBy !== '') tell(desk, fill(words.jobBy, { who: offeredBy }))
  if (desk.memory.catches.includes(id))
    tell(desk, phrase(desk, 'catch', words.catch, { job: title, catch: sentence(job.catch) }))
  if (!desk.memory.heardJobs.includes(id)) {
    desk.learned.push(`QUEST: ${title} - ${clause(pitch).slice(0, 160)}`)
    desk.memory = withEvent(desk.memory, `You heard of a job: ${title}.`)
  }
  keep(desk, { heardJobs: [...desk.memory.heardJobs.filter(one => one !== id), id] })
}

/** What is to be had was told, as a list; another list is told anew. */
export const listKey = (ids: readonly string[]): string => `jobs/${ids.join()}`

export function tellJobs(desk: Desk): void {
  const jobs = jobsOffered(desk.world)
  const [only] = jobs
  if (!only) return tell(desk, draw(desk, 'jobsNone', words.jobsNone))
  if (jobs.length === 1) return tellJob(desk, only[0])
  noteTold(desk, listKey(jobs.map(([id]) => id)))
  tell(desk, draw(desk, 'jobs', words.jobs))
  for (const [id, job] of jobs.slice(0, 5)) {
    const { title, payoff, tier, pitch } = job
    if (!desk.memory.heardJobs.includes(id) && !isTold(desk, `listed/${id}`))
      desk.learned.push(`QUEST: ${title} - spoken of`)
    noteTold(desk, `listed/${id}`)
    const [first = ''] = pitch.split(/(?<=[.!?])\s/)
    tell(desk, `- ${fill(words.jobShort, { job: title, coin: payoff, tier })}: ${sentence(first)}`)
  }
}

/** What stands before one's eyes: things of the place, what goes on, what is in the way. */
export const inSight = (desk: Desk): readonly string[] => [
  ...(placeNow(desk)?.features ?? []).map(({ name, what }) => `${name}. ${what}`),
  ...(desk.memory.going ? [desk.memory.going.text] : []),
  ...(obstacleNow(desk) ? [`${obstacleNow(desk)?.name ?? ''}. ${obstacleNow(desk)?.prose ?? ''}`] : []),
]
