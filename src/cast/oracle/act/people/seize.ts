/** Taking somebody by force, and giving oneself up: both change what comes next, whoever wins. */
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { actorName, bestAt } from '../../desk/heroes.ts'
import { added, put } from '../../desk/memory.ts'
import { callName } from '../../../../english/naming.ts'
import { outcry } from '../../desk/outcry/outcry.ts'
import { giveUp, isGuard } from '../../desk/outcry/watch.ts'
import { changeTrust, moveAttitude } from '../../desk/people.ts'
import { loomingAt } from '../../desk/encounter.ts'
import { here, peopleAt, personOf, withParty } from '../../desk/place.ts'
import { check } from '../../desk/rolls.ts'
import { partyDid, show } from '../../desk/tell.ts'
import { startFightWith } from '../fight/attack.ts'
import type { Deed } from '../../desk/wishes.ts'
import { remember } from './between.ts'
import { absent, listenerOf, turnTo } from './listener.ts'
import { answered, plainly } from '../../desk/say.ts'

/** Bound, held, taken hostage: by strength against theirs, and everybody who is there has seen it. */
export async function* capture(desk: Desk, deed: Deed): Play {
  const thing = deed.roles.whom ?? deed.roles.what
  const person = personOf(desk, thing?.id)
  if (person === undefined || !peopleAt(desk).includes(person)) return absent(desk, thing)
  yield* turnTo(desk, person)
  const strong = bestAt(desk.game, 'athletics')
  const { isSuccess } = yield* check(desk, {
    skill: 'athletics',
    dc: person.statBlock === undefined || person.statBlock === 'commoner' ? 11 : 14,
    ...(strong !== undefined && { who: strong.name }),
  })
  changeTrust(desk, person, -4)
  remember(desk, person, { kind: 'grudge', what: 'you laid hands on me' })
  yield* moveAttitude(desk, person, 'betrayal')
  const text = plainly(desk, isSuccess ? 'capturesYes' : 'capturesNo', { who: person.name })
  const degree = isSuccess ? 'success' : 'failure'
  show(desk, { kind: 'deed', who: actorName(desk), verb: 'capture', on: person.name, degree, text, salience: 3 })
  if (!isSuccess && person.statBlock !== undefined && person.statBlock !== 'commoner')
    return yield* startFightWith(desk, person)
  if (isSuccess) {
    const keys = [`did/capture/${person.id}@${here(desk).id}`, `captive/${person.id}`]
    keep(desk, { happened: added(desk.memory.happened, ...keys), moved: put(desk.memory.moved, person.id, withParty) })
    answered(desk, person, 'threaten', 'isCaptive')
    partyDid(desk, `took ${person.name} captive`)
    desk.offered = [`Question ${callName(person.name)}`, `Let ${callName(person.name)} go`]
    desk.isSavePoint = true
  }
  yield* outcry(desk, [{ name: person.name, person, isDead: false }])
}

/** Arms down: whoever came for the party takes it, and whoever did not wonders what it has done. */
export async function* surrender(desk: Desk, deed: Deed): Play {
  const looming = loomingAt(desk, here(desk))
  const guard = peopleAt(desk).find(isGuard)
  if (looming !== undefined || guard !== undefined) return yield* giveUp(desk)
  const person = listenerOf(desk, deed.roles.whom)
  if (person === undefined) return absent(desk, deed.roles.whom)
  show(desk, {
    kind: 'deed',
    who: actorName(desk),
    verb: 'surrender',
    on: person.name,
    text: plainly(desk, 'yields', { who: person.name }),
  })
  changeTrust(desk, person, 1)
  answered(desk, person, 'say', 'yieldsNot')
}
