/** Deeds of the body and the heart: climbing, swimming, helping, following, praying, performing. */
import type { Intent } from '../../understand/intent.ts'
import { suffer } from '../consequence.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { hintFor } from '../leads.ts'
import { heroOf, shortName } from '../heroes.ts'
import { put } from '../memory.ts'
import { placeName } from '../nouns.ts'
import { changeTrust } from '../people.ts'
import { exitsSeen, here, hiddenExits, peopleAt, personOf } from '../place.ts'
import { plain } from '../plain.ts'
import { check, gainEdge } from '../rolls.ts'
import { revealExit } from '../discover.ts'
import { phrase, tell } from '../tell.ts'
import { passTime } from '../time.ts'
import { deedWords } from '../words/deeds.ts'
import { deedDone, telling } from './act.ts'
import { escorted, takeAlong } from './escort.ts'
import { go, retreat, takeExit } from './go.ts'
import { isMissing } from './missing.ts'
import { talk } from './talk.ts'

/** A way that goes up, or through water, where there is one. */
const wayBy = (desk: Desk, words: RegExp) => exitsSeen(desk).find(({ name, text }) => words.test(`${name} ${text}`))

export async function* climb(desk: Desk, intent: Intent): Play {
  const way = wayBy(desk, /\b(?:stairs?|stairway|ladder|climb|up|cliff|rope|wall|tower|steps)\b/i)
  const isNamed = intent.targets.some(({ kind, id }) => kind === 'exit' && id === way?.to)
  const isBare = intent.targets.length === 0 && plain(intent.line).split(' ').length <= 3
  if (way !== undefined && (isNamed || isBare)) return yield* takeExit(desk, way, intent)
  telling(desk, intent)
  const { isSuccess } = yield* check(desk, { skill: 'athletics', dc: 12 })
  const place = here(desk)
  const isDown = /\b(?:down|lower|descend)\b/iu.test(intent.line)
  if (!isSuccess) {
    tell(desk, phrase(desk, deedWords, isDown ? 'climbDownNo' : 'climbNo'))
    return yield* suffer(desk, ['hurt', 'noise'])
  }
  tell(desk, phrase(desk, deedWords, isDown ? 'climbDownYes' : 'climbYes', { place: placeName(place.name) }))
  deedDone(desk, intent)
  const [unseen] = hiddenExits(desk, place)
  if (unseen !== undefined) return revealExit(desk, place, unseen)
  const hint = hintFor(desk)
  if (hint === '' && !isDown) gainEdge(desk, 'the high ground')
  tell(desk, hint)
}

export async function* swim(desk: Desk, intent: Intent): Play {
  const place = here(desk)
  const isWet =
    /\b(?:water|river|sea|lake|pool|tide|harbou?r|pond|marsh|fen|flood|shore|canal|stream|drown|surf|waves?|cistern)\b/i.test(
      [place.kind, place.name, ...place.overview, ...place.features.map(({ name }) => name)].join(' '),
    )
  if (!isWet) return tell(desk, phrase(desk, deedWords, 'noWater'))
  telling(desk, intent)
  const { isSuccess } = yield* check(desk, { skill: 'athletics', dc: 12 })
  tell(desk, phrase(desk, deedWords, isSuccess ? 'swimYes' : 'swimNo'))
  if (!isSuccess) return yield* suffer(desk, ['hurt', 'time', 'threat'])
  deedDone(desk, intent)
  const way = wayBy(desk, /\b(?:water|swim|river|channel|flooded|tide|strait)\b/i)
  if (way !== undefined) yield* takeExit(desk, way, intent)
}

export async function* help(desk: Desk, intent: Intent): Play {
  const [target] = intent.targets
  if (target?.kind === 'party') {
    const friend = heroOf(desk, target.id)
    const who = shortName(friend?.name ?? target.name)
    tell(desk, phrase(desk, deedWords, 'help', { who }), phrase(desk, deedWords, 'helped', { who }))
    gainEdge(desk, 'two work at it together')
    desk.moments.push({ weight: 1, what: 'You are being helped.', who: target.id })
    return
  }
  if (isMissing(desk, intent)) return
  const guest = escorted(desk, intent)
  if (guest !== undefined) return takeAlong(desk, guest)
  const person = personOf(desk, target?.id) ?? peopleAt(desk)[0]
  if (person === undefined) return tell(desk, phrase(desk, deedWords, 'nudge'))
  changeTrust(desk, person, 1)
  tell(desk, phrase(desk, deedWords, 'help', { who: person.name }))
  yield* talk(desk, {
    ...intent,
    verb: 'talk',
    targets: [{ kind: 'person', id: person.id, name: person.name, likeness: 1 }],
    about: [],
    words: '',
  })
}

export async function* follow(desk: Desk, intent: Intent): Play {
  const person = peopleAt(desk).find(({ id }) => intent.targets.some(target => target.id === id))
  if (person === undefined) return yield* go(desk, intent)
  tell(
    desk,
    phrase(desk, deedWords, 'follow', { who: person.name }),
    phrase(desk, deedWords, 'followNot', { who: person.name }),
  )
}

/** Guarding against nothing costs nothing. */
export function dodgeNothing(desk: Desk): void {
  tell(desk, phrase(desk, deedWords, 'dodgeNothing'))
}

/** Out of a fight there is only leaving, and from nothing there is no need to. */
export async function* flee(desk: Desk, intent: Intent): Play {
  const isAfraid = desk.memory.looming !== undefined || !here(desk).isSafe
  if (!isAfraid && !/\b(?:back|out|leave|town|place|here)\b/i.test(intent.line))
    return tell(desk, phrase(desk, deedWords, 'fleeNot'))
  tell(desk, phrase(desk, deedWords, 'flee'))
  if (!(yield* retreat(desk))) tell(desk, phrase(desk, deedWords, 'fleeNot'))
}

export async function* pray(desk: Desk, intent: Intent): Play {
  tell(desk, phrase(desk, deedWords, 'pray'))
  deedDone(desk, intent)
  yield* passTime(desk, 10)
  if (isTooSoon(desk, 'pray')) return tell(desk, phrase(desk, deedWords, 'prayNo'))
  const { isSuccess } = yield* check(desk, { skill: 'religion', dc: 12 })
  tell(desk, phrase(desk, deedWords, isSuccess ? 'prayYes' : 'prayNo'))
  if (!isSuccess) return yield* suffer(desk, ['time'])
  const hint = hintFor(desk)
  if (hint !== '') tell(desk, phrase(desk, deedWords, 'omen', { what: hint }))
  else gainEdge(desk, 'a quiet heart')
}

export async function* perform(desk: Desk): Play {
  const people = peopleAt(desk)
  tell(desk, phrase(desk, deedWords, 'perform'))
  yield* passTime(desk, 15)
  if (people.length === 0) return tell(desk, phrase(desk, deedWords, 'performAlone'))
  const { isSuccess } = yield* check(desk, { skill: 'performance', dc: 12 })
  tell(desk, phrase(desk, deedWords, isSuccess ? 'performYes' : 'performNo'))
  if (!isSuccess) return yield* suffer(desk, ['time'])
  if (!isTooSoon(desk, 'perform')) for (const person of people) changeTrust(desk, person, 1)
}

/** Heaven and taste are not to be asked twice in a few beats. */
function isTooSoon(desk: Desk, what: string): boolean {
  const last = desk.memory.tries[`last/${what}`] ?? -20
  const isSoon = desk.memory.beat - last < 10
  if (!isSoon) keep(desk, { tries: put(desk.memory.tries, `last/${what}`, desk.memory.beat) })
  return isSoon
}
