/** Those who were killed: where they lie, what they had on them, and that they are spoken of as the dead are. */
import { remembering } from '../../../core/memo.ts'
import { dayOf } from '../../../rules/fifth/model/world.ts'
import { inPast } from '../../../english/retell/past.ts'
import type { Person, Place } from '../../../campaign/played/world.ts'
import { keep, type Desk } from './desk.ts'
import { added } from './memory.ts'
import { callName, theName } from '../../../english/naming.ts'

type Mind = Pick<Desk, 'world' | 'memory'>
type Body = { readonly who: string; readonly day: number; readonly placeId: string }

/** `dead/ruddock-hale/2@the-inn` for somebody of the campaign, `body/commoner/2@the-inn` for anybody else. */
const written = /^(dead|body)\/([^/]+)\/(\d+)@(.+)$/

const bodiesIn = remembering((happened: readonly string[]) => {
  const all = happened.flatMap(key => {
    const [, kind, who = '', day = '', placeId = ''] = written.exec(key) ?? []
    return kind === undefined ? [] : [{ kind, who, day: Number(day), placeId }]
  })
  return {
    people: new Map<string, Body>(all.flatMap(one => (one.kind === 'dead' ? [[one.who, one] as const] : []))),
    others: all.filter(({ kind }) => kind === 'body'),
  }
})

/** Where somebody of the campaign lies; undefined for the living. */
export const bodyOf = ({ memory }: Pick<Desk, 'memory'>, { id }: Pick<Person, 'id'>): Body | undefined =>
  bodiesIn(memory.happened).people.get(id)

export const isDead = (mind: Pick<Desk, 'memory'>, person: Pick<Person, 'id'>): boolean =>
  bodyOf(mind, person) !== undefined

/** They fell here, now. */
export function fell(desk: Desk, people: readonly Person[], others: readonly string[]): void {
  const when = `${dayOf(desk.game)}@${desk.memory.placeId}`
  const keys = [...people.map(({ id }) => `dead/${id}/${when}`), ...others.map(kind => `body/${kind}/${when}`)]
  keep(desk, { happened: added(desk.memory.happened, ...keys) })
}

/** Among people the dead are carried away within the day; elsewhere they lie where they fell. */
const isLying = ({ game }: Pick<Desk, 'game'>, { isSafe }: Place, { day }: Body): boolean =>
  !isSafe || dayOf(game) === day

/** Those of the campaign who lie here. */
export const deadAt = (desk: Mind & Pick<Desk, 'game'>, place: Place): readonly Person[] =>
  desk.world.people.filter(person => {
    const body = bodyOf(desk, person)
    return body?.placeId === place.id && isLying(desk, place, body)
  })

/** Everybody who lies here, as one would name them. */
export const bodiesAt = (desk: Mind & Pick<Desk, 'game'>, place: Place): readonly string[] => [
  ...deadAt(desk, place).map(({ name }) => name),
  ...bodiesIn(desk.memory.happened)
    .others.filter(body => body.placeId === place.id && isLying(desk, place, body))
    .map(({ who }) => theName(who.replaceAll('-', ' '))),
]

/** Somebody dead whom a text speaks of by name. */
export const deadIn = (mind: Mind, text: string): Person | undefined => {
  const { people } = bodiesIn(mind.memory.happened)
  if (people.size === 0) return undefined
  return mind.world.people.find(person => people.has(person.id) && text.includes(callName(person.name)))
}

/** Nobody says of the dead what they do now; what cannot be worded so is left as it was written. */
export const asOfTheDead = (mind: Mind, text: string): string =>
  deadIn(mind, text) === undefined
    ? text
    : text
        .split(/(?<=[.!?])\s+/u)
        .map(sentence => (deadIn(mind, sentence) === undefined ? sentence : (inPast(sentence) ?? sentence)))
        .join(' ')

/** What is written of somebody, as one says it of them now; empty where it can only be said of the living. */
export const asTheyAre = (mind: Pick<Desk, 'memory'>, person: Pick<Person, 'id'>, text: string): string =>
  isDead(mind, person) ? (inPast(text) ?? '') : text
