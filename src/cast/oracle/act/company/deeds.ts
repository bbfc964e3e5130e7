/** Deeds of the company: helping, healing, planning, parting and meeting again. */
import { companionsOf, heroOf, heroesIn, shortName, actorName, actorOf } from '../../desk/heroes.ts'
import type { Desk, Play } from '../../desk/desk.ts'
import { callName } from '../../../../english/naming.ts'
import { changeTrust } from '../../desk/people.ts'
import { peopleAt, personOf } from '../../desk/place.ts'
import { check, gainEdge } from '../../desk/rolls.ts'
import { partyDid, show } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import type { Deed } from '../../desk/wishes.ts'
import { work } from '../things/work.ts'
import { remember } from '../people/between.ts'
import { absent, turnTo } from '../people/listener.ts'
import { healBy } from './heal.ts'
import { talkItOver } from './involve.ts'
import { did, line } from './say.ts'

/** A hand for somebody: a friend's next try is easier, a stranger remembers it. */
export async function* help(desk: Desk, deed: Deed): Play {
  const thing = deed.roles.whom ?? deed.roles.what
  const person = personOf(desk, thing?.id)
  if (person !== undefined) {
    if (!peopleAt(desk).includes(person)) return absent(desk, thing)
    yield* turnTo(desk, person)
    yield* passTime(desk, 30)
    did(desk, 'help', 'helpsPerson', { who: callName(person.name) }, { on: person.name, salience: 1 })
    changeTrust(desk, person, 1)
    remember(desk, person, { kind: 'kindness', what: 'you lent me a hand' })
    show(desk, { kind: 'attitude', who: person.name, direction: 'warmer', text: '' })
    show(desk, { kind: 'said', who: person.name, act: 'thank', to: actorName(desk), text: line(desk, 'helped') })
    return partyDid(desk, `lent ${person.name} a hand`)
  }
  const friend = thing?.kind === 'companion' && thing.id !== desk.actor ? heroOf(desk, thing.id) : undefined
  if (friend === undefined && (deed.left.length > 0 || thing !== undefined)) return yield* work(desk, deed)
  const who = shortName(friend?.name ?? actorOf(desk)?.name ?? 'them')
  gainEdge(desk, `${actorName(desk)} helps`)
  did(desk, 'help', friend === undefined ? 'nothingToHelp' : 'helps', { who })
}

/** Whoever is hurt worst of those who are meant, by whatever the healer still has. */
export async function* heal(desk: Desk, deed: Deed): Play {
  const thing = deed.roles.whom ?? deed.roles.what
  const person = personOf(desk, thing?.id)
  if (person !== undefined) {
    if (!peopleAt(desk).includes(person)) return absent(desk, thing)
    did(desk, 'heal', 'tends', { who: callName(person.name) }, { on: person.name })
    const { isSuccess } = yield* check(desk, { skill: 'medicine', dc: 12 })
    yield* passTime(desk, 10)
    if (isSuccess) changeTrust(desk, person, 1)
    const text = line(desk, isSuccess ? 'tendsWell' : 'tendsNot', { who: callName(person.name) })
    return show(desk, { kind: 'healed', who: person.name, by: actorName(desk), amount: 0, text })
  }
  if (thing === undefined && deed.left.length > 0 && peopleAt(desk).length > 0) return yield* work(desk, deed)
  const healer = actorOf(desk)
  const patient = thing?.kind === 'companion' ? heroOf(desk, thing.id) : undefined
  const isSelf = thing === undefined && desk.isYou
  const patients = patient !== undefined ? [patient] : isSelf && healer !== undefined ? [healer] : heroesIn(desk.game)
  if (healer !== undefined) yield* healBy(desk, healer, patients)
}

export async function* plan(desk: Desk): Play {
  talkItOver(desk, companionsOf(desk))
  yield* passTime(desk, 5)
}
