/** Taking what somebody would rather keep. */
import type { Intent } from '../../understand/intent.ts'
import type { Item, Person } from '../../world/world.ts'
import { between } from '../chance.ts'
import { keep, rule, type Desk, type Play } from '../desk.ts'
import { obtain } from '../discover.ts'
import { added, setOf } from '../memory.ts'
import { likeness, theName, topicWords } from '../nouns.ts'
import { changeTrust, moveAttitude } from '../people.ts'
import { itemsAt, itemsOf, peopleAt } from '../place.ts'
import { check } from '../rolls.ts'
import { event, phrase, tell } from '../tell.ts'
import { deedWords } from '../words/deeds.ts'
import { findingWords } from '../words/finding.ts'
import { startFightWith } from './attack.ts'
import { absent, listener } from './listener.ts'

type Prize = { readonly item: Item; readonly owner?: Person }

function prizeOf(desk: Desk, intent: Intent): Prize | undefined {
  const words = topicWords(`${intent.words} ${intent.targets.map(({ name }) => name).join(' ')}`)
  const held = peopleAt(desk).flatMap(owner => itemsOf(desk, owner).map(item => ({ item, owner })))
  const lying: readonly Prize[] = itemsAt(desk).map(item => ({ item }))
  const all: readonly Prize[] = [...held, ...lying]
  const named = all.find(({ item }) => likeness(words, item.name) > 0)
  return named ?? held.find(({ owner }) => intent.targets.some(({ id }) => id === owner.id))
}

/** `pick a pocket` says nothing of whose. */
const isFromAnybody =
  /\b(?:some(?:one|body)|any(?:one|body)|a|people'?s?) ?(?:'s)? ?(?:pockets?|purses?)\b|\b(?:from|rob) (?:some|any)(?:one|body)\b/i

/** `take his money`: whose, and that it is coin. */
export const isPurse = ({ line }: Intent): boolean =>
  /\b(?:his|her|their|\p{L}+['’]s)\s+(?:money|coins?|purse|gold|silver|wallet|pouch)\b/iu.test(line)

/** Two fingers into a purse: what anybody has on them, once. */
async function* pickPurse(desk: Desk, victim: Person): Play {
  const key = `robbed/${victim.id}`
  if (setOf(desk.memory.happened).has(key)) return tell(desk, phrase(desk, deedWords, 'nothingToSteal'))
  const { isSuccess } = yield* check(desk, { skill: 'sleight-of-hand', dc: 14 })
  if (!isSuccess) return yield* caughtBy(desk, victim)
  keep(desk, { happened: added(desk.memory.happened, key) })
  const coins = `${between(desk, 3, 15)} sp`
  yield* rule(desk, 'loot', { coins })
  tell(
    desk,
    phrase(desk, deedWords, 'stealYes'),
    phrase(desk, deedWords, 'purse', { what: coins.replace('sp', 'silver') }),
  )
  event(desk, `The party picked the purse of ${victim.name}.`)
}

async function* caughtBy(desk: Desk, victim: Person): Play {
  tell(desk, phrase(desk, deedWords, 'stealNo'))
  changeTrust(desk, victim, -3)
  yield* moveAttitude(desk, victim, 'betrayal')
  event(desk, `${victim.name} caught the party stealing.`)
  if (victim.statBlock !== undefined && victim.disposition === 'hostile') yield* startFightWith(desk, victim)
}

export async function* steal(desk: Desk, intent: Intent): Play {
  const prize = prizeOf(desk, intent)
  const mark = isPurse(intent) ? listener(desk, intent) : undefined
  if (isPurse(intent) && mark === undefined) return absent(desk, intent)
  if (mark !== undefined && prize === undefined) {
    tell(desk, phrase(desk, deedWords, 'steal'))
    return yield* pickPurse(desk, mark)
  }
  if (prize === undefined && intent.targets.length === 0 && isFromAnybody.test(intent.line)) return absent(desk, intent)
  tell(desk, phrase(desk, deedWords, 'steal'))
  if (prize === undefined) return tell(desk, phrase(desk, deedWords, 'nothingToSteal'))
  const { isSuccess } = yield* check(desk, { skill: 'sleight-of-hand', dc: prize.owner === undefined ? 11 : 14 })
  const victim = prize.owner ?? peopleAt(desk)[0]
  desk.moments.push({ weight: 2, what: `Somebody has just stolen ${theName(prize.item.name)}.` })
  if (isSuccess) {
    tell(
      desk,
      phrase(desk, deedWords, 'stealYes'),
      phrase(desk, findingWords, 'take', { what: theName(prize.item.name) }),
    )
    yield* obtain(desk, prize.item.name)
    event(desk, `The party stole ${theName(prize.item.name)}.`)
    desk.isSavePoint = true
    return
  }
  if (victim === undefined) return tell(desk, phrase(desk, deedWords, 'stealNo'))
  yield* caughtBy(desk, victim)
}
