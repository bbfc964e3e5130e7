/** How a fight begins: by the party, by those who wait for it, or out of a talk. What was declared is its first action. */
import { deedWords } from '../../content/phrases.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { loomingAt, mayMeet, metOnArrival, settleEncounter } from '../../desk/encounter.ts'
import { beginFight, type Begins } from '../../fight/begin.ts'
import { fateText } from '../../desk/fates.ts'
import { actorName } from '../../desk/heroes.ts'
import { added, put } from '../../desk/memory.ts'
import { listOf } from '../../../../english/nouns.ts'
import { likeness, placeName, theName, topicWords } from '../../../../english/naming.ts'
import { changeTrust, moveAttitude } from '../../desk/people.ts'
import { crowd } from '../../hear/things.ts'
import { facesAt, here, peopleAt, personOf } from '../../desk/place.ts'
import { event, flush, partyDid, phrase, tell, tellTable } from '../../desk/tell.ts'
import type { Deed, Thing, Wish } from '../../desk/wishes.ts'
import type { Encounter, Person } from '../../../../campaign/played/world.ts'

/** The encounter begins; whatever was to be told comes first. */
export async function* fight(desk: Desk, encounter: Encounter, start: Begins = {}): Play {
  const place = here(desk)
  settleEncounter(desk, place, encounter)
  keep(desk, { tries: put(desk.memory.tries, 'fights', (desk.memory.tries['fights'] ?? 0) + 1) })
  event(desk, `It came to blows at ${placeName(place.name)}.`)
  desk.deeds.push('fought')
  yield* flush(desk)
  yield* beginFight(desk, encounter, start)
}

/** Somebody of the campaign, with the numbers their author chose for them. */
export async function* startFightWith(desk: Desk, person: Person, start: Begins = {}): Play {
  const foes = [{ monster: person.statBlock ?? 'Commoner', count: 1, name: person.name }]
  const tier = person.statBlock === undefined ? 'trivial' : 'standard'
  keep(desk, { moved: put(desk.memory.moved, person.id, here(desk).id) })
  yield* fight(desk, { name: person.name, text: '', foes, chance: 'trigger', tier }, start)
}

/** Who did not see it coming is struck before they can move. */
async function* strikeFirst(desk: Desk, person: Person, opener: Wish): Play {
  tell(desk, phrase(desk, deedWords, 'strikeFirst', { who: person.name }))
  changeTrust(desk, person, -5)
  yield* moveAttitude(desk, person, 'betrayal')
  for (const witness of facesAt(desk)) if (witness.id !== person.id) changeTrust(desk, witness, -2)
  keep(desk, { happened: added(desk.memory.happened, `turned-on/${person.id}`) })
  partyDid(desk, `turned on ${person.name}`)
  yield* startFightWith(desk, person, { surprised: 'foes', opener: [opener, ...desk.next] })
}

const targetOf = ({ roles }: Deed): Thing | undefined => roles.whom ?? roles.what

/** It names one of those who wait. */
const isOfThem = ({ name, foes }: Encounter, called: string): boolean =>
  likeness(topicWords(called), [name, ...foes.flatMap(foe => [foe.monster, foe.name ?? ''])].join(' ')) > 0

export const attack = (desk: Desk, deed: Deed): Play => assail(desk, targetOf(deed), deed)

/** Goes for somebody with whatever was declared: a blow, a spell, a stunt. */
export async function* assail(desk: Desk, target: Thing | undefined, deed: Deed): Play {
  const place = here(desk)
  const person = target?.kind === 'person' ? peopleAt(desk).find(({ id }) => id === target.id) : undefined
  if (person !== undefined) return yield* strikeFirst(desk, person, deed)
  const looming = loomingAt(desk, place)
  if (looming !== undefined) {
    tell(desk, phrase(desk, deedWords, 'charge'))
    return yield* fight(desk, looming, { opener: [deed, ...desk.next] })
  }
  const met = mayMeet(desk, place) ?? metOnArrival(desk, place)
  const what = target?.name ?? deed.missing ?? ''
  const isMeant = what === '' || target?.kind === 'foe' || isOfThem(met ?? nobody, what)
  if (met !== undefined && isMeant) return yield* fight(desk, met, { opener: [deed, ...desk.next] })
  const absent = personOf(desk, target?.id) ?? desk.world.people.find(({ name }) => name === target?.name)
  const fate = absent === undefined ? '' : fateText(desk, absent)
  if (fate !== '') return tell(desk, fate)
  const people = peopleAt(desk).map(({ name }) => name)
  if (what === '' && people.length > 0) {
    tellTable(desk, phrase(desk, deedWords, 'attackWhom', { what: listOf(people.slice(0, 3), 'or') }))
    desk.offered = people.slice(0, 3).map(name => `Attack ${name}`)
    return
  }
  tellTable(
    desk,
    phrase(desk, deedWords, what === '' ? 'noFoe' : 'noFoeNamed', {
      what: absent === undefined ? theName(what) : what,
    }),
  )
}

/** `The nearest person` is somebody who stands here; and who insists on a blow means whom the others spoke for. */
export function aimed(desk: Desk, wish: Wish): Wish {
  if (wish.kind !== 'deed' || wish.verb !== 'attack' || wish.by !== undefined) return wish
  const { whom, what, where } = wish.roles
  const people = peopleAt(desk)
  const isAnybody = whom?.kind === 'crowd' && whom.name === crowd.name
  const isOpen = (whom ?? what ?? where) === undefined && wish.left.every(word => word === 'anyway')
  const near = people.find(({ id }) => id === desk.memory.talkingTo) ?? people[0]
  const insisted = people.find(({ id }) => desk.memory.happened.includes(`objected/attack/${id}`))
  const person = isAnybody ? near : isOpen ? insisted : undefined
  if (person === undefined) return wish
  const { id, name } = person
  return { ...wish, roles: { ...wish.roles, whom: { kind: 'person', id, name, names: [], from: 'here' } } }
}

const nobody: Encounter = { name: '', text: '', foes: [], chance: 'trigger', tier: 'trivial' }

/** Whoever waits has waited long enough. */
export async function* itComes(desk: Desk, encounter: Encounter, how: string): Play {
  tell(desk, phrase(desk, deedWords, how, { name: actorName(desk) }))
  yield* fight(desk, encounter)
}
