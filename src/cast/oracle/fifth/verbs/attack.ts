/** How a fight begins: by the party, by those who wait for it, or out of a talk. */
import type { Intent } from '../../understand/intent.ts'
import type { Encounter, Person } from '../../world/world.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { loomingAt, mayMeet, metOnArrival, settleEncounter } from '../encounter.ts'
import { beginFight, type Begins } from '../fight/begin.ts'
import { actorName, standing } from '../heroes.ts'
import { added, put } from '../memory.ts'
import { likeness, placeName, theName, topicWords } from '../nouns.ts'
import { changeTrust, moveAttitude } from '../people.ts'
import { exitsSeen, facesAt, here, peopleAt } from '../place.ts'
import { plain } from '../plain.ts'
import { event, flush, phrase, tell } from '../tell.ts'
import { deedWords } from '../words/deeds.ts'
import { groupCheck } from '../rolls.ts'
import { strike } from './act.ts'
import { takeExit } from './go.ts'
import { absent } from './listener.ts'

/** The encounter begins; whatever was to be told comes first. */
export async function* fight(desk: Desk, encounter: Encounter, start: Begins = {}): Play {
  const place = here(desk)
  settleEncounter(desk, place, encounter)
  keep(desk, { tries: put(desk.memory.tries, 'fights', (desk.memory.tries['fights'] ?? 0) + 1) })
  event(desk, `It came to blows at ${placeName(place.name)}.`)
  desk.deeds.push('fought')
  yield* flush(desk)
  yield* beginFight(desk, encounter, start)
}

/** Somebody of the campaign, with the numbers their author chose for them. */
export async function* startFightWith(desk: Desk, person: Person): Play {
  const foes = [{ monster: person.statBlock ?? 'Commoner', count: 1, name: person.name }]
  const tier = person.statBlock === undefined ? 'trivial' : 'standard'
  keep(desk, { moved: put(desk.memory.moved, person.id, here(desk).id) })
  yield* fight(desk, { name: person.name, text: '', foes, chance: 'trigger', tier })
}

export async function* attack(desk: Desk, intent: Intent): Play {
  const place = here(desk)
  const looming = loomingAt(desk, place)
  const person = personMeant(desk, intent)
  const isNamed = looming !== undefined && isOfThem(looming, intent.line)
  if (person === undefined && intent.targets[0]?.kind === 'person' && !isNamed) return absent(desk, intent)
  if (looming !== undefined && person === undefined) {
    tell(desk, phrase(desk, deedWords, 'charge'))
    return yield* fight(desk, looming)
  }
  if (person !== undefined) return yield* strikeFirst(desk, person)
  const met = mayMeet(desk, place) ?? metOnArrival(desk, place)
  const [target] = intent.targets
  const isMeant = target === undefined || target.kind === 'foe'
  if (met !== undefined && isMeant && isOfThem(met, intent.line)) return yield* fight(desk, met)
  if (isThing(desk, intent)) return yield* strike(desk, intent)
  const what = target?.name ?? foeTyped(intent.words)
  tell(desk, phrase(desk, deedWords, what === '' ? 'noFoe' : 'noFoeNamed', { what: theName(what) }))
}

/** The words name one of those who wait. */
const isOfThem = ({ name, foes }: Encounter, line: string): boolean =>
  likeness(topicWords(line), [name, ...foes.flatMap(foe => [foe.monster, foe.name ?? ''])].join(' ')) > 0

/** Whom the words name, without what they are to be struck with; nobody in particular is nobody. */
function foeTyped(words: string): string {
  const typed = plain(words, 60)
    .replace(/^(?:the|an?)\s+/iu, '')
    .replace(/\s*\b(?:with|using|by)\b.*$/iu, '')
    .trim()
  return /^(?:(?:nearest|closest|first|next|other|last|big|wounded)\s*(?:one|enemy|foe)?|one|it|him|her|them|enemy|enemies|foes?)?$/iu.test(
    typed,
  )
    ? ''
    : typed.slice(0, 40)
}

/** Something that stands here and can be struck or swung from. */
const isThing = (desk: Desk, { targets, words }: Intent): boolean =>
  targets.some(({ kind }) => kind === 'feature' || kind === 'item' || kind === 'exit') ||
  here(desk).features.some(({ name }) => likeness(topicWords(words), name) > 0)

const personMeant = (desk: Desk, { targets }: Intent): Person | undefined =>
  peopleAt(desk).find(({ id }) => targets.some(target => target.kind === 'person' && target.id === id))

async function* strikeFirst(desk: Desk, person: Person): Play {
  tell(desk, phrase(desk, deedWords, 'strikeFirst', { who: person.name }))
  changeTrust(desk, person, -5)
  yield* moveAttitude(desk, person, 'betrayal')
  for (const witness of facesAt(desk)) if (witness.id !== person.id) changeTrust(desk, witness, -2)
  keep(desk, { happened: added(desk.memory.happened, `turned-on/${person.id}`) })
  event(desk, `The party turned on ${person.name}.`)
  yield* startFightWith(desk, person)
}

/** Quietly: towards what waits, past it, or through the place unseen. */
export async function* sneak(desk: Desk, intent: Intent): Play {
  const place = here(desk)
  const looming = loomingAt(desk, place)
  tell(desk, phrase(desk, deedWords, 'sneak'))
  const isHidden = yield* groupCheck(
    desk,
    standing(desk.game).map(({ name }) => name),
    'stealth',
    12,
  )
  if (looming === undefined) {
    tell(desk, phrase(desk, deedWords, isHidden ? 'unseen' : 'seen'))
    if (isHidden) keep(desk, { edge: 'nobody has noticed them' })
    if (!/\b(?:in|into|to|towards?|through|out|up|down|inside|over)\b/i.test(intent.line)) return
    const exit = exitsSeen(desk).find(
      ({ to }) => to === intent.targets.find(({ kind }) => kind === 'place' || kind === 'exit')?.id,
    )
    return exit === undefined ? undefined : yield* takeExit(desk, exit, intent)
  }
  if (!isHidden) {
    tell(desk, phrase(desk, deedWords, 'caught'))
    return yield* fight(desk, looming)
  }
  tell(desk, phrase(desk, deedWords, 'unseen'))
  const isAmbush =
    /\b(?:closer|up on|up to|behind|ambush|attack|surprise|near(?:er)?|towards?|at) ?(?:them|it|him|her|the)?\b/i.test(
      intent.line,
    )
  if (isAmbush && !/\b(?:past|by|around|avoid|away)\b/i.test(intent.line))
    return yield* fight(desk, looming, { surprised: 'foes' })
  tell(desk, phrase(desk, deedWords, 'slipPast'))
  settleEncounter(desk, place, looming)
  event(desk, `The party slipped past danger at ${placeName(place.name)}.`)
}

/** Whoever waits has waited long enough. */
export async function* itComes(desk: Desk, encounter: Encounter, how: string): Play {
  tell(desk, phrase(desk, deedWords, how, { name: actorName(desk) }))
  yield* fight(desk, encounter)
}
