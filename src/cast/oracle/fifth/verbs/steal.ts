/** Taking what somebody would rather keep. */
import type { Intent } from '../../understand/intent.ts'
import type { Item, Person } from '../../world/world.ts'
import type { Desk, Play } from '../desk.ts'
import { obtain } from '../discover.ts'
import { likeness, theName, topicWords } from '../nouns.ts'
import { changeTrust, moveAttitude } from '../people.ts'
import { itemsAt, itemsOf, peopleAt } from '../place.ts'
import { check } from '../rolls.ts'
import { event, phrase, tell } from '../tell.ts'
import { deedWords } from '../words/deeds.ts'
import { findingWords } from '../words/finding.ts'
import { startFightWith } from './attack.ts'
import { absent } from './listener.ts'

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

export async function* steal(desk: Desk, intent: Intent): Play {
  const prize = prizeOf(desk, intent)
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
  tell(desk, phrase(desk, deedWords, 'stealNo'))
  if (victim === undefined) return
  changeTrust(desk, victim, -3)
  yield* moveAttitude(desk, victim, 'betrayal')
  event(desk, `${victim.name} caught the party stealing.`)
  if (victim.statBlock !== undefined && victim.disposition === 'hostile') yield* startFightWith(desk, victim)
}
