/** How an evening begins, goes on after a break, and ends. */
import { jobsOffered } from '../../../rules/blades/clocks/conditions.ts'
import { keyOf } from '../../../rules/blades/clocks/find.ts'
import { moodOf } from '../../../rules/blades/model/world.ts'
import { crewOf, firstName } from './crew.ts'
import { draw, flush, keep, phrase, rule, tell, type Desk, type Play } from './desk.ts'
import { company, describe, peopleAt, placeNameNow, tellJob } from './scenes.ts'
import { fill, listed, scene as words, sentence } from './words.ts'
import type { CityPlace } from './city.ts'

/** The place play opens in: the page's word, else the lair, else the first there is. */
function placeOfOpening({ city, world }: Desk): CityPlace | undefined {
  const named = Object.fromEntries(city.places.map(place => [place.id, place]))
  const id = keyOf(named, city.openingPlace) ?? keyOf(named, world.crew.lair)
  return city.places.find(place => place.id === id) ?? city.places[0]
}

/** Whoever the human plays leads, and the dice are theirs. */
function leadFor({ sees, world }: Desk): string {
  const { incoming } = sees
  const asked = incoming.tag === 'SESSION_COMMAND' ? (incoming.playerCharacter ?? '') : ''
  return keyOf(world.scoundrels, asked) ?? world.lead
}

async function* begin(desk: Desk, place: CityPlace | undefined): Play {
  const opening = desk.city.openingPresent.filter(id => Object.hasOwn(desk.world.people, id))
  const present = place ? [...new Set([...opening, ...peopleAt(desk, place)])] : opening
  yield* rule(desk, 'begin', {
    place: place?.id ?? '',
    present: present.slice(0, 8),
    hook: 'the evening begins',
    lead: leadFor(desk),
  })
  yield {
    tag: 'OPEN_SCENE',
    title: place?.name ?? desk.world.crew.name,
    location: place?.name ?? '',
    time: `Day ${desk.world.day}`,
  }
}

export async function* openSession(desk: Desk): Play {
  const place = placeOfOpening(desk)
  yield* begin(desk, place)
  tell(desk, desk.city.opening)
  const mates = crewOf(desk).map(({ one }) => firstName(one.name))
  if (desk.city.opening === '' && place) describe(desk, place)
  else if (place) {
    keep(desk, { visited: [place.id] })
    company(desk)
  }
  if (mates.length > 0) tell(desk, fill(words.with, { names: listed(mates), crew: desk.world.crew.name }))
  const first = jobsOffered(desk.world).find(
    ([, { title }]) => title.toLowerCase() === desk.city.firstScore.toLowerCase(),
  )
  if (first) tellJob(desk, first[0])
  keep(desk, { hasOpened: true })
}

/** Another evening: what happened last, where everybody is, what is open. */
export async function* resumeSession(desk: Desk): Play {
  keep(desk, { session: desk.memory.session + 1 })
  if (moodOf(desk.world) === 'scenario') yield* begin(desk, placeOfOpening(desk))
  recap(desk)
}

export function recap(desk: Desk): void {
  const { memory, world } = desk
  tell(desk, words.recap, ...memory.events.slice(-4).map(sentence))
  tell(desk, phrase(desk, 'open', words.open, { place: placeNameNow(desk) }))
  company(desk)
  const jobs = jobsOffered(world).map(([, { title }]) => title)
  if (jobs.length > 0) tell(desk, fill(words.toBeHad, { jobs: listed(jobs) }))
  const near = Object.values(world.clocks).filter(
    ({ isVisible, kind, filled, segments }) => isVisible && kind === 'threat' && segments - filled <= 2,
  )
  for (const { name } of near) tell(desk, fill(words.near, { clock: name }))
}

export async function* closeSession(desk: Desk): Play {
  const { crew, scoresDone } = desk.world
  yield* flush(desk)
  const summary = phrase(desk, 'ended', words.ended, {
    scores: scoresDone === 1 ? 'one job' : `${scoresDone} jobs`,
    coin: crew.coin,
    heat: crew.heat,
    crew: crew.name,
  })
  const told = desk.memory.events.slice(-6).map(sentence).join(' ')
  keep(desk, { offers: [] })
  yield { tag: 'REMEMBER', memory: desk.memory }
  yield {
    tag: 'SESSION_END',
    summary: [summary, told].filter(Boolean).join('\n\n'),
    stateSaved: true,
    nextHook: draw(desk, 'nextTime', words.nextTime).replace('{place}', placeNameNow(desk)),
  }
}
