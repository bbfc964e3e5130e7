/** Whoever is brought home. */
import type { Person } from '../../../campaign/played/world.ts'
import { callName, placeName } from '../../../english/naming.ts'
import { keep, type Desk } from './desk.ts'
import { added, put } from './memory.ts'
import { here, isWithUs, peopleAt } from './place.ts'
import { answered, plainly } from './say.ts'
import { partyDid, show } from './tell.ts'

const arriving = ['bring', 'return', 'deliver', 'carry', 'take', 'lead', 'guide', 'escort', 'save', 'rescue'] as const

/** Kept of somebody, and of where it was. */
export const did = (desk: Desk, verbs: readonly string[], { id }: Person): void => {
  const keys = verbs.map(verb => `did/${verb}/${id}@${here(desk).id}`)
  keep(desk, { happened: added(desk.memory.happened, ...keys) })
}

/** Whoever was brought to a safe place among people is home, and stays. */
export function bringHome(desk: Desk): void {
  const place = here(desk)
  const guests = peopleAt(desk).filter(person => isWithUs(desk, person))
  const others = peopleAt(desk).filter(person => !isWithUs(desk, person))
  if (!place.isSafe || guests.length === 0 || others.length === 0) return
  for (const person of guests) {
    keep(desk, { moved: put(desk.memory.moved, person.id, place.id) })
    did(desk, arriving, person)
    const text = plainly(desk, 'isHome', { who: person.name, place: placeName(place.name) })
    show(desk, { kind: 'arrived', who: [person.name], where: place.name, text, salience: 2 })
    partyDid(desk, `brought ${person.name} to ${placeName(place.name)}`)
    const [host] = others
    if (host !== undefined) answered(desk, host, 'greet', 'welcomesBack', { guest: callName(person.name) }, person.name)
  }
}
