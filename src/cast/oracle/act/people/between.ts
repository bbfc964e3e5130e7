/** What was said and done between the party and somebody: kept in mind by whom it was done to, and counted when they meet again. */
import { keep, type Desk } from '../../desk/desk.ts'
import type { Between } from '../../desk/memory.ts'
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

/** What lies between them comes up, once a meeting: a word that was kept or broken, a grudge, a debt. */
export function comesUp(desk: Desk, person: Person): void {
  const [oldest] = openBetween(desk, person).filter(({ beat }) => desk.memory.beat - beat >= apart)
  if (oldest === undefined) return
  const { kind, what, minute } = oldest
  if (kind === 'promise') {
    if (isKept(desk, oldest)) {
      settle(desk, oldest)
      changeTrust(desk, person, 2)
      show(desk, { kind: 'attitude', who: person.name, direction: 'warmer', text: '' })
      return answered(desk, person, 'thank', 'promiseKept', { what })
    }
    if (desk.game.minute - minute < patience) return reminded(desk, person, oldest, 'promiseOpen')
    settle(desk, oldest)
    changeTrust(desk, person, -2)
    show(desk, { kind: 'attitude', who: person.name, direction: 'colder', text: '' })
    return answered(desk, person, 'accuse', 'promiseBroken', { what })
  }
  if (kind === 'grudge' || kind === 'threat') return reminded(desk, person, oldest, 'grudge')
  if (kind === 'debt') return reminded(desk, person, oldest, 'debt')
  if (kind === 'kindness') {
    settle(desk, oldest)
    answered(desk, person, 'thank', 'kindness', { what })
  }
}

/** Said once in a while: whoever reminds others at every turn is not listened to. */
function reminded(desk: Desk, person: Person, { what, beat }: Between, key: string): void {
  const mark = `reminded/${person.id}/${beat}`
  if (desk.memory.happened.includes(mark)) return
  keep(desk, { happened: [...desk.memory.happened, mark] })
  answered(desk, person, 'say', key, { what })
}

/** Whether anything the party is after has to do with somebody. */
export const isSought = (desk: Desk, { name }: Person): boolean =>
  openQuests(desk).some(({ objective, name: goal }) => `${goal} ${objective}`.includes(callName(name)))
