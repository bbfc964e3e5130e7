/** What was said and done between the party and somebody: kept in mind by whom it was done to, and counted when they meet again. */
import { keep, type Desk } from '../../desk/desk.ts'
import { added, setOf, type Between } from '../../desk/memory.ts'
import { openQuests } from '../../desk/leads.ts'
import { callName } from '../../../../english/naming.ts'
import { changeTrust } from '../../desk/people.ts'
import { show } from '../../desk/tell.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { answered } from '../../desk/say.ts'

/** More than anybody could hold against a party; the oldest are let go. */
const mostKept = 60

type Kept = Pick<Between, 'kind' | 'what'> & { readonly about?: readonly string[] }

export function remember(desk: Desk, { id }: Pick<Person, 'id'>, { kind, what, about = [] }: Kept): void {
  const { between, beat } = desk.memory
  const same = between.some(one => one.person === id && one.kind === kind && one.what === what)
  if (same) return
  const fresh: Between = { person: id, kind, what, about, beat, minute: desk.game.minute }
  keep(desk, { between: [...between, fresh].slice(-mostKept) })
}

export const openBetween = ({ memory }: Pick<Desk, 'memory'>, { id }: Pick<Person, 'id'>): readonly Between[] =>
  memory.between.filter(one => one.person === id && one.isSettled !== true)

export const holds = (desk: Pick<Desk, 'memory'>, person: Pick<Person, 'id'>, kind: Between['kind']): boolean =>
  openBetween(desk, person).some(one => one.kind === kind)

/** It is over: kept, paid, forgiven or broken. */
export function settleAll(desk: Desk, { id }: Pick<Person, 'id'>, ...settled: readonly Between['kind'][]): void {
  const between = desk.memory.between.map((one): Between =>
    one.person === id && settled.includes(one.kind) ? { ...one, isSettled: true } : one,
  )
  keep(desk, { between })
}

function settle(desk: Desk, done: Between): void {
  const between = desk.memory.between.map((one): Between => (one === done ? { ...one, isSettled: true } : one))
  keep(desk, { between })
}

/** Something has come to pass since that has to do with it: then it was kept. */
function isKept({ memory, world }: Desk, { about, minute: _minute, beat }: Between): boolean {
  const ids = about.filter(id => id !== '')
  if (ids.length === 0) return false
  const done = world.quests.filter(({ id }) => memory.happened.includes(`quest/${id}`))
  const isDone = done.some(({ objective, name }) => ids.some(id => isNamed(world, id, `${name} ${objective}`)))
  const lately = memory.events.filter(one => one.beat > beat).map(({ text }) => text)
  return isDone || ids.some(id => memory.moved[id] === 'party' || lately.some(text => isNamed(world, id, text)))
}

const isNamed = ({ people, items, places }: Desk['world'], id: string, text: string): boolean => {
  const named = [...people, ...items, ...places].find(one => one.id === id)
  return named !== undefined && text.includes(callName(named.name))
}

/** A word that is not kept in so many minutes is broken. */
const patience = 2 * 24 * 60

/** So many beats apart, and it is a meeting. */
const apart = 6

/** Brought up as often as a good listener would: a word is asked after, what one was told is spoken of once. */
const isFresh = ({ memory }: Desk, { person, beat }: Between): boolean =>
  !setOf(memory.happened).has(remindedKey(person, beat))

const remindedKey = (person: string, beat: number): string => `reminded/${person}/${beat}`

/**
 * What lies between them comes up, once a meeting: a word that was kept or broken, a grudge, a debt, what they were told.
 * True where something did.
 */
export function comesUp(desk: Desk, person: Person): boolean {
  const old = openBetween(desk, person).filter(({ beat }) => desk.memory.beat - beat >= apart)
  const due = old.find(({ kind }) => kind === 'promise')
  if (due !== undefined && (isKept(desk, due) || desk.game.minute - due.minute >= patience)) {
    judged(desk, person, due)
    return true
  }
  const next = old.find(one => reminders[one.kind] !== undefined && isFresh(desk, one))
  const key = next === undefined ? undefined : reminders[next.kind]
  if (next === undefined || key === undefined) return false
  keep(desk, { happened: added(desk.memory.happened, remindedKey(next.person, next.beat)) })
  answered(desk, person, next.kind === 'kindness' ? 'thank' : 'say', key, { what: next.what })
  return true
}

/** With which words it is brought up; what has no row is not spoken of. */
const reminders: Partial<Readonly<Record<Between['kind'], string>>> = {
  promise: 'promiseOpen',
  grudge: 'grudge',
  threat: 'grudge',
  debt: 'debt',
  kindness: 'kindness',
  told: 'toldBefore',
}

/** Asked whether they remember: the last of it that they would speak of. */
export function recalls(desk: Desk, person: Person): boolean {
  const last = openBetween(desk, person).findLast(({ kind }) => reminders[kind] !== undefined)
  const key = last === undefined ? 'remembersNothing' : (reminders[last.kind] ?? '')
  answered(desk, person, 'answer', key, { what: last?.what ?? '' })
  return true
}

/** A word that was kept, or waited for too long. */
function judged(desk: Desk, person: Person, given: Between): void {
  const wasKept = isKept(desk, given)
  settle(desk, given)
  changeTrust(desk, person, wasKept ? 2 : -2)
  show(desk, { kind: 'attitude', who: person.name, direction: wasKept ? 'warmer' : 'colder', text: '' })
  answered(desk, person, wasKept ? 'thank' : 'accuse', wasKept ? 'promiseKept' : 'promiseBroken', { what: given.what })
}

/** Whether anything the party is after has to do with somebody. */
export const isSought = (desk: Desk, { name }: Person): boolean =>
  openQuests(desk).some(({ objective, name: goal }) => `${goal} ${objective}`.includes(callName(name)))
