/** A line, heard where the crew stands. */
import { jobsOffered } from '../../../../rules/blades/clocks/conditions.ts'
import type { Desk } from '../desk.ts'
import { fitting } from '../lore.ts'
import { placeNow, presentNow } from '../scenes.ts'
import { strangerIn } from '../strangers.ts'
import { hear, type Ears } from './hear.ts'
import { hearingOf } from './hearing.ts'
import { namedIn, tokensOf, weighty } from './tokens.ts'
import type { Wish } from './wish.ts'

/** To go somewhere is a step: it should be meant. */
const sureOfPlace = 0.6

/** Whoever is talked with and has work to give: `we'll do it` is said of that. */
function jobOf({ city, world }: Desk, id: string): string | undefined {
  const name = city.people.find(person => person.id === id)?.name
  return jobsOffered(world).find(([, { offeredBy }]) => offeredBy === name)?.[0]
}

function earsOf(desk: Desk): Ears {
  const { world, city, memory } = desk
  const present = presentNow(desk)
  const hearing = hearingOf(desk)
  const patrons = new Set(jobsOffered(world).map(([, { offeredBy }]) => offeredBy))
  return {
    offers: memory.offers,
    people: city.people,
    present: present.includes(memory.with) ? [memory.with, ...present.filter(id => id !== memory.with)] : present,
    lead: world.lead,
    jobs: jobsOffered(world).map(([id, { title }]) => ({ id, name: title })),
    isOnScore: memory.running !== null,
    isGoingOn: memory.going !== null,
    clocks: Object.values(world.clocks).filter(({ isVisible, after }) => isVisible && after === undefined).map(({ name }) => name), // prettier-ignore
    patrons: hearing.things.filter(({ id }) => city.people.some(one => one.id === id && patrons.has(one.name))).flatMap(({ names }) => names), // prettier-ignore
    powers: Object.values(world.factions).map(({ name }) => name),
    placeOfJob: id => {
      const where = world.jobs[id]?.place.toLowerCase() ?? ''
      return city.places.find(({ name }) => name.toLowerCase() === where)?.id
    },
    placeTold: city.places.find(({ id, name }) => id !== placeNow(desk)?.id && (desk.sees.history.at(-1) ?? '').includes(name))?.id, // prettier-ignore
    patronHere: present.find(id => jobOf(desk, id) !== undefined),
    placeOfPower: name => {
      const held = city.places.filter(({ holder }) => holder === name)
      return (namedIn(tokensOf(name), held) ?? held[0])?.id
    },
    home: city.places.find(({ name }) => name.toLowerCase() === world.crew.lair.toLowerCase())?.id,
    lastJob:
      jobOf(desk, present.includes(memory.with) ? memory.with : '') ??
      memory.heardJobs.findLast(id => jobsOffered(world).some(([other]) => other === id)) ??
      '',
    hearing,
    mentioned: hearing.mentioned ?? (() => undefined),
    placeCalled: words => {
      const here = placeNow(desk)
      const seen = here ? [[...here.about, ...here.features.map(({ name, what }) => `${name}. ${what}`)].join(' ')] : []
      if (fitting(desk, words, seen, sureOfPlace) !== undefined) return undefined // it stands before them
      const way = here?.ways.find(exit => weighty(tokensOf(exit.replace(/^[^(]*/u, ''))).some(word => tokensOf(words).includes(word))) // prettier-ignore
      const through = way === undefined ? undefined : city.places.find(({ name }) => way.startsWith(name))
      if (through) return through.id // `(up a ladder)`
      const texts = city.places.map(({ name, about }) => `${name}. ${about[0]?.split(/[,.:;]/u)[0] ?? ''} ${city.primer.find(text => text.startsWith(`${name}:`)) ?? ''}`) // prettier-ignore
      const best = fitting(desk, words, texts, sureOfPlace)
      return best === undefined ? undefined : city.places[texts.indexOf(best)]?.id
    },
    hereCalled: words => {
      const said = tokensOf(words)
      return said.length > 3 ? undefined : namedIn(said, city.people.filter(({ id }) => present.includes(id)))?.id // prettier-ignore
    },
    powerCalled: words => {
      const said = tokensOf(words)
      return hearing.things.find(({ id, name }) => id.startsWith('faction/') && weighty(tokensOf(name)).every(word => said.includes(word))) // prettier-ignore
    },
    stranger: words => strangerIn(desk, words),
    placeOf: id => {
      const where = city.people.find(person => person.id === id)?.place.toLowerCase() ?? ''
      return city.places.find(({ name }) => name.toLowerCase() === where)?.id
    },
  }
}

export const listenTo = (desk: Desk, line: string): Wish => hear(line, earsOf(desk))
