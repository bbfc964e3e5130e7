/** What the ear is given: everything a line can mean now, from what lies before the Oracle. */
import { nounOf } from '../../../english/noun-phrases.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { keep, type Desk } from '../desk/desk.ts'
import type { Person } from '../../../campaign/played/world.ts'
import { here, peopleAt, personOf, placeOfPerson, placesKnown } from '../desk/place.ts'
import { heardOf } from '../desk/heard-of.ts'
import { openQuests } from '../desk/leads.ts'
import { affordancesOf } from './affordances.ts'
import { mentionsOf } from './mentions.ts'
import { companionThing, crowd, thingsOf } from './things.ts'
import { after } from './sequence.ts'
import type { Hearing, Speech, Thing, Wish } from '../desk/wishes.ts'
import { wishFor } from './wishes.ts'

type Pronouns = Hearing['pronouns']

/** Who `him` would be: whom one talked of last and who is here, else the only one here whom it fits. */
function pronounsOf(desk: Desk, things: readonly Thing[], mentioned: NonNullable<Hearing['mentioned']>): Pronouns {
  const byId = new Map(things.toReversed().map(thing => [thing.id, thing])) // who and what before the talk of it
  const kept = Object.entries(desk.memory.pronouns).flatMap(([key, { id, name }]) => {
    const words = wordsOf(name).map(nounOf)
    const thing =
      (id === crowd.id ? { ...crowd, name } : byId.get(id)) ??
      things.find(one => one.name === name) ??
      mentioned(words.at(-1) ?? '', words)
    return thing === undefined ? [] : [[key, thing] as const]
  })
  const present = peopleAt(desk)
  const fitting = (['he', 'she', 'they'] as const).flatMap(key => {
    const fits = present.filter(({ pronoun }) => pronoun === key)
    const last = desk.memory.pronouns[key]?.id
    const isHere = last === crowd.id ? desk.memory.talkingTo === crowd.id : present.some(({ id }) => id === last)
    const [only] = isHere ? [] : fits.filter(({ id }) => fits.length === 1 || id === desk.memory.talkingTo)
    const thing = only === undefined ? undefined : byId.get(only.id)
    return thing === undefined ? [] : [[key, thing] as const]
  })
  const places = new Set(placesKnown(desk).map(({ id }) => id))
  const isFound = (one: Person): boolean => places.has(placeOfPerson(desk, one)?.id ?? '') // whoever gave the task is not who is missed
  const sought = openQuests(desk).flatMap(({ name, objective }) =>
    heardOf(desk).people.filter(one => `${name} ${objective}`.includes(one.name) && !isFound(one)),
  )
  const missing = sought
    .toReversed()
    .flatMap(({ id, pronoun }) => (byId.has(id) ? [[pronoun, byId.get(id)] as const] : []))
  const place = byId.get(here(desk).id)
  return { ...(place !== undefined && { there: place }), ...Object.fromEntries([...missing, ...kept, ...fitting]) }
}

/** `Korda, where is she?`: one of the company who is asked is `you` and not `she`. */
const isFriendAsked = (wish: Wish): wish is Speech =>
  wish.kind === 'speech' && wish.act === 'ask' && wish.to?.kind === 'companion'
function withoutEars(wish: Speech): Speech {
  const { to: _, ...rest } = wish
  return rest
}

/** What the line has spoken of is still meant by `it` and `her` in the next. */
export function keepSpoken(desk: Desk, hearing: Hearing, wishes: readonly Wish[]): void {
  const lasting = wishes.map(wish => (isFriendAsked(wish) ? withoutEars(wish) : wish))
  const spoken = Object.entries(after(hearing, lasting).pronouns).filter(([key, thing]) => thing.id !== hearing.pronouns[key as keyof Pronouns]?.id) // prettier-ignore
  const kept = Object.fromEntries(spoken.map(([key, { id, name }]) => [key, { id, name }]))
  if (spoken.length > 0) keep(desk, { pronouns: { ...desk.memory.pronouns, ...kept } })
}

export function hearingOf(desk: Desk): Hearing {
  const things = thingsOf(desk)
  const mentioned = mentionsOf(desk)
  const talking = personOf(desk, desk.memory.talkingTo)
  const isOfCrowd = desk.memory.talkingTo === crowd.id
  const talkingTo = things.find(({ id, kind, from }) => (isOfCrowd ? kind === 'crowd' : kind === 'person' && from === 'here' && id === talking?.id)) // prettier-ignore
  const own = desk.world.party.find(({ id }) => id === desk.actor)
  const affordances = affordancesOf(desk, things)
  return {
    things,
    affordances,
    options: desk.memory.options.map(label => {
      const afforded = affordances.find(({ offer }) => offer === label)
      return { label, ...(afforded !== undefined && { wish: wishFor(afforded.verb, afforded.roles, label) }) }
    }),
    pronouns: pronounsOf(desk, things, mentioned),
    ...(talkingTo !== undefined && { talkingTo }),
    isInTalk: talkingTo !== undefined && desk.memory.beat - (desk.memory.talkedAt ?? 0) <= 1,
    isInFight: desk.game.fight !== null,
    self: own === undefined ? { kind: 'companion', id: desk.actor, name: desk.actor, names: [desk.actor], from: 'here' } : companionThing(desk, own), // prettier-ignore
    mentioned,
  }
}
