/** Taking what somebody would rather keep: unseen by the dice, and not forgotten where it is seen. */
import { between } from '../../desk/chance.ts'
import { keep, rule, type Desk, type Play } from '../../desk/desk.ts'
import { obtain } from '../../desk/discover.ts'
import { actorName } from '../../desk/heroes.ts'
import { added, setOf } from '../../desk/memory.ts'
import { callName, theName } from '../../../../english/naming.ts'
import { changeTrust, moveAttitude } from '../../desk/people.ts'
import { isItem, itemsAt, itemsOf, peopleAt, personOf } from '../../desk/place.ts'
import { check } from '../../desk/rolls.ts'
import { event, learn, partyDid, show } from '../../desk/tell.ts'
import { startFightWith } from '../fight/attack.ts'
import type { Deed } from '../../desk/wishes.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { remember } from './between.ts'
import { absent } from './listener.ts'
import { answered, plainly } from '../../desk/say.ts'

/** Whose it is: whoever was named, whoever holds it, else whoever stands nearest. */
function victimOf(desk: Desk, { roles }: Deed): Person | undefined {
  const present = peopleAt(desk)
  const named = [roles.whom, roles.where, roles.with].flatMap(thing => personOf(desk, thing?.id) ?? [])
  const what = roles.what
  const holder =
    what === undefined ? undefined : present.find(person => itemsOf(desk, person).some(item => isItem(item, what.name)))
  const owner = what?.at === undefined ? undefined : present.find(({ id }) => id === what.at)
  return named.find(person => present.includes(person)) ?? holder ?? owner ?? present[0]
}

async function* caughtBy(desk: Desk, victim: Person): Play {
  const text = plainly(desk, 'stealNo', { who: victim.name })
  show(desk, {
    kind: 'deed',
    who: actorName(desk),
    verb: 'steal',
    on: victim.name,
    degree: 'failure',
    text,
    salience: 2,
  })
  changeTrust(desk, victim, -3)
  remember(desk, victim, { kind: 'grudge', what: 'you had your hand in my pocket' })
  yield* moveAttitude(desk, victim, 'betrayal')
  answered(desk, victim, 'accuse', 'caught')
  event(desk, `${victim.name} caught the party stealing.`)
  if (victim.statBlock !== undefined && victim.disposition === 'hostile') yield* startFightWith(desk, victim)
}

const advantageIn = ({ manner, condition }: Deed): string | undefined =>
  condition?.joint === 'while' ? condition.words.slice(0, 60) : manner.includes('quiet') ? 'a quiet hand' : undefined

/** Two fingers into a purse: what anybody has on them, once. */
async function* pickPurse(desk: Desk, victim: Person, deed: Deed): Play {
  const key = `robbed/${victim.id}`
  if (setOf(desk.memory.happened).has(key))
    return show(desk, {
      kind: 'seen',
      of: victim.name,
      text: plainly(desk, 'purseEmpty', { who: callName(victim.name) }),
    })
  const helps = advantageIn(deed)
  const { isSuccess } = yield* check(desk, {
    skill: 'sleight-of-hand',
    dc: 14,
    ...(helps !== undefined && { advantage: helps }),
  })
  if (!isSuccess) return yield* caughtBy(desk, victim)
  keep(desk, { happened: added(desk.memory.happened, key) })
  const coins = between(desk, 3, 15)
  yield* rule(desk, 'loot', { coins: `${coins} sp` })
  const text = `${plainly(desk, 'stealYes')} ${plainly(desk, 'purse', { what: `${coins} silver` })}`
  show(desk, {
    kind: 'deed',
    who: actorName(desk),
    verb: 'steal',
    on: victim.name,
    degree: 'success',
    text,
    salience: 2,
  })
  partyDid(desk, `picked the purse of ${victim.name}`)
}

const purses = new Set(['purse', 'pocket', 'pockets', 'money', 'coin', 'coins', 'gold', 'silver', 'wallet', 'pouch'])

export const isPurse = (name: string): boolean =>
  name
    .toLowerCase()
    .split(' ')
    .some(word => purses.has(word))

export async function* steal(desk: Desk, deed: Deed): Play {
  const { what } = deed.roles
  const victim = victimOf(desk, deed)
  show(desk, { kind: 'deed', who: actorName(desk), verb: 'steal', text: plainly(desk, 'steal') })
  if (what === undefined || isPurse(what.name))
    return victim === undefined ? absent(desk, deed.roles.whom) : yield* pickPurse(desk, victim, deed)
  const known = [...itemsAt(desk), ...peopleAt(desk).flatMap(person => itemsOf(desk, person))].find(item =>
    isItem(item, what.name),
  )
  const isHeld = known?.personId !== undefined
  const helps = advantageIn(deed)
  const { isSuccess } = yield* check(desk, {
    skill: 'sleight-of-hand',
    dc: isHeld ? 15 : victim === undefined ? 8 : 11,
    ...(helps !== undefined && { advantage: helps }),
  })
  if (!isSuccess && victim !== undefined) return yield* caughtBy(desk, victim)
  const name = known?.name ?? what.name
  yield* obtain(desk, name)
  const text = `${plainly(desk, 'stealYes')} ${plainly(desk, 'theft', { what: theName(name) })}`
  show(desk, { kind: 'deed', who: actorName(desk), verb: 'steal', on: name, degree: 'success', text, salience: 2 })
  learn(desk, `We took ${theName(name)}, and nobody gave it to us.`)
  partyDid(desk, `stole ${theName(name)}`)
  desk.isSavePoint = true
}
