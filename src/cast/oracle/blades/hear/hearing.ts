/** What the ear is given in this game: who and what is here, who goes along, and what was told or heard of. */
import { crewNamed } from '../crew.ts'
import { jobsOffered } from '../../../../rules/blades/clocks/conditions.ts'
import { mentionsIn, type Source } from '../../hear/mentions.ts'
import { company, crowd } from '../../hear/things.ts'
import type { Hearing, Thing } from '../../desk/wishes.ts'
import type { CityPerson } from '../city.ts'
import type { Desk } from '../desk.ts'
import { obstacleNow } from '../running.ts'
import { placeNow, presentNow } from '../scenes.ts'
import { verbs } from '../words.ts'
import { tokensOf, weighty } from './tokens.ts'

const mostTexts = 6

const titles: Readonly<Record<string, readonly string[]>> = verbs.titles

/** Every name somebody might be called by: all of it, each word of it that means something, and what they are. */
const namesOf = (name: string, ...others: readonly string[]): readonly string[] => {
  const words = weighty(tokensOf(name)).filter(word => !Object.hasOwn(titles, word)) // anybody may have a mother
  return [...new Set([name.toLowerCase(), ...(name.includes(' ') ? words : []), ...others].filter(Boolean))]
}

/** Without its article, as one would say it: `brake wheel`. */
const bare = (name: string): string => name.toLowerCase().replace(/^(?:the|a|an) /, '')

/** Whoever is here, or has work to give, is known by what they are as well. */
function asPerson({ id, name, role, pronoun }: CityPerson, isHere: boolean, isPatron: boolean): Thing {
  const callings = [...role.split(/,| and /).map(part => bare(part.trim())), ...tokensOf(name).flatMap(word => titles[word] ?? [])] // prettier-ignore
  return { kind: 'person', id, name, names: namesOf(name, ...(isHere || isPatron ? callings : [])), from: isHere ? 'here' : 'elsewhere', pronoun } // prettier-ignore
}

const thing = (kind: Thing['kind'], id: string, name: string, more: Partial<Thing> = {}): Thing => ({
  kind,
  id,
  name,
  names: namesOf(name, bare(name)),
  from: 'here',
  pronoun: 'it',
  ...more,
})

/** What stands where one is: the things of a place, or what is in the way of a job. */
function featuresOf(desk: Desk): readonly Thing[] {
  const obstacle = obstacleNow(desk)
  const place = placeNow(desk)
  return [
    ...(obstacle ? [thing('feature', obstacle.name, obstacle.name, { says: obstacle.prose })] : []),
    ...(place?.features ?? []).map(({ name, what }) => thing('feature', name, name, { says: what })),
  ]
}

/** What somebody is called by what they are: `the nun`. */
const callingsOf = ({ people }: Desk['city'], name: string): readonly string[] => {
  const one = people.find(person => person.name === name)
  return one === undefined ? [] : asPerson(one, true, true).names.filter(called => !called.includes(' '))
}

/** What everybody in the city has heard of, and what was heard of jobs. */
function topicsOf({ world, city, memory }: Desk): readonly Thing[] {
  const from = 'elsewhere' as const
  const jobs = jobsOffered(world).filter(([id]) => memory.heardJobs.includes(id))
  return [
    ...Object.keys(city.factions).flatMap(id => {
      const name = world.factions[id]?.name
      return name === undefined ? [] : [thing('topic', `faction/${id}`, name, { from, says: city.factions[id] ?? '' })]
    }),
    ...jobs.map(([id, { title, pitch, offeredBy }]) => {
      const called = ['job', 'work'].flatMap(noun => [...(id === memory.heardJobs.at(-1) ? [noun] : []), ...weighty(tokensOf(`${title} ${offeredBy}`)).map(word => `${word} ${noun}`), ...callingsOf(city, offeredBy).map(one => `${one} ${noun}`)]) // prettier-ignore
      return thing('topic', `job/${id}`, title, { from, says: pitch, names: [...namesOf(title, bare(title)), ...called] }) // prettier-ignore
    }),
  ]
}

/** What was told of the player's own deeds names nothing that is there. */
const withoutDeeds = (text: string): string =>
  text
    .split('\n')
    .filter(line => !line.startsWith('You ') && !line.startsWith('*('))
    .join('\n')

function sourcesOf(desk: Desk): readonly Source[] {
  const place = placeNow(desk)
  const obstacle = obstacleNow(desk)
  return [
    ...(obstacle ? [{ text: obstacle.prose, from: 'here' as const, at: obstacle.name }] : []),
    ...desk.sees.history.slice(-mostTexts).toReversed().map(text => ({ text: withoutDeeds(text), from: 'told' as const })), // prettier-ignore
    ...(place?.features ?? []).map(({ name, what }) => ({ text: `${name}. ${what}`, from: 'here' as const, at: name })),
    ...(place?.about ?? []).map(text => ({ text, from: 'here' as const })),
    ...(desk.memory.going ? [{ text: desk.memory.going.text, from: 'here' as const }] : []),
  ]
}

function pronounsOf(desk: Desk, people: readonly Thing[]): Hearing['pronouns'] {
  const present = people.filter(({ from }) => from === 'here')
  const last = present.find(({ id }) => id === desk.memory.with)
  const fitting = (['he', 'she', 'they'] as const).flatMap(key => {
    const one = last?.pronoun === key ? last : present.find(({ pronoun }) => pronoun === key)
    return one === undefined ? [] : [[key, one] as const]
  })
  return Object.fromEntries(fitting)
}

export function hearingOf(desk: Desk): Hearing {
  const { city, world, memory } = desk
  const present = presentNow(desk)
  const here = placeNow(desk)
  const patrons = memory.heardJobs.flatMap(id => world.jobs[id]?.offeredBy ?? [])
  const people = city.people.map(person => asPerson(person, present.includes(person.id), patrons.includes(person.name)))
  const crew = crewNamed(desk).map(({ id, name, pronoun }) => thing('companion', id, name, { pronoun })) // prettier-ignore
  const items = [...(world.scoundrels[world.lead]?.carried ?? []), ...world.crew.assets]
  const talkingTo = people.find(({ id, from }) => from === 'here' && id === memory.with)
  return {
    things: [
      ...people,
      ...crew,
      ...featuresOf(desk),
      ...items.map(name => thing('item', name, name, { from: 'carried' })),
      ...city.places.map(({ id, name }) => thing('place', id, name, { from: id === here?.id ? 'here' : 'elsewhere' })),
      ...topicsOf(desk),
      company,
      crowd,
    ],
    affordances: [],
    options: [],
    pronouns: pronounsOf(desk, people),
    ...(talkingTo !== undefined && { talkingTo }),
    isInFight: false,
    self: crew.find(({ id }) => id === world.lead) ?? thing('companion', world.lead, world.lead),
    mentioned: mentionsIn(() => sourcesOf(desk)),
  }
}
