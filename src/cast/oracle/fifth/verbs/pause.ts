/** Waiting, planning, remembering, saying nothing: the party pauses, the world does not. */
import type { Intent } from '../../understand/intent.ts'
import { isLucky } from '../chance.ts'
import { nearestThreat, tick } from '../clocks.ts'
import type { Desk, Play } from '../desk.ts'
import { mood } from '../describe.ts'
import { hintFor, leadsOf } from '../leads.ts'
import { bulleted, known, knownLines, leadsText } from '../matters/known.ts'
import { likeness, lowerFirst, placeName, topicWords, trimStop } from '../nouns.ts'
import { fateText } from '../fates.ts'
import { here, isGone, personOf, placeOfPerson } from '../place.ts'
import { plain, spoken } from '../plain.ts'
import { phrase, tell } from '../tell.ts'
import { partOfDay } from '../../../../rules/fifth/model/time.ts'
import { passTime } from '../time.ts'
import { deedWords } from '../words/deeds.ts'
import { peopleWords } from '../words/people.ts'
import { mayMeet, loom } from '../encounter.ts'
import { speakOut } from './friends.ts'

export async function* wait(desk: Desk, intent: Intent): Play {
  const minutes = untilWhen(desk, intent.line)
  const isLong = minutes > 120
  tell(desk, phrase(desk, deedWords, 'wait'))
  yield* passTime(desk, minutes)
  tell(desk, phrase(desk, deedWords, 'waited', { time: partOfDay(desk.game) }), mood(desk, here(desk)))
  worldMoves(desk, isLong ? 100 : 50)
}

const hours: readonly (readonly [RegExp, number])[] = [
  [/\b(?:evening|dusk|sunset|sundown)\b/i, 18],
  [/\b(?:night|nightfall|dark)\b/i, 21],
  [/\bmidnight\b/i, 24],
  [/\b(?:dawn|sunrise|morning)\b/i, 7],
  [/\b(?:noon|midday)\b/i, 12],
]

/** An hour, unless the words say until when. */
function untilWhen({ game }: Desk, line: string): number {
  const hour = hours.find(([words]) => words.test(line))?.[1]
  if (hour === undefined) return /\b(?:hours|while|long)\b/i.test(line) ? 180 : 60
  return ((hour * 60 - (game.minute % 1440) + 1440 - 1) % 1440) + 1
}

/** Something comes nearer while nobody does anything about it. */
function worldMoves(desk: Desk, percent: number): void {
  const place = here(desk)
  const met = place.isSafe ? undefined : mayMeet(desk, place)
  if (met !== undefined && isLucky(desk, 40)) return loom(desk, place, met)
  const threat = nearestThreat(desk)
  if (threat !== undefined && isLucky(desk, percent)) tick(desk, threat)
}

/** Silence: a breath, something noticed, a gentle push. */
export function nothing(desk: Desk): void {
  tell(desk, phrase(desk, deedWords, 'nudge'), mood(desk, here(desk)))
  const hint = hintFor(desk)
  if (hint !== '') tell(desk, hint)
  if (desk.memory.quiet >= 3) worldMoves(desk, 70)
}

/** Everything around the plan itself. */
const takingCounsel =
  /^\W*(?:(?:ok|okay|so|well|now|then|and|please|i|we|let['’]?s|let us|want to|should|stop to|to|with|the|my|others?|companions|friends|party|company|everyone|everybody|group|together|have|make|a|quick|discuss|plan|plans|planning|council|counsel|confer|consult|talk|think|it|this|over|through|hold|take|what|our|next|move|moves|steps?)\b[\s,.:;!-]*)+/iu

/** What is planned, where the words say: it is put to the company as it was said. */
function planIn({ line }: Intent): string | undefined {
  const quoted = /["“](.+?)["”]/u.exec(line)?.[1]
  if (quoted !== undefined) return quoted
  if (line.includes('?')) return line.trim()
  const rest = plain(line.slice(takingCounsel.exec(line)?.[0].length ?? 0), 200)
  if (topicWords(rest).length === 0) return undefined
  const isWe = /:\s*(?:we|i|let)\b/iu.test(line)
  const words = isWe ? plain(line.slice(line.indexOf(':') + 1), 200) : rest
  const about = /^(?:about|for|how|on|of|against|whether|if|where|who|when)\b/i.exec(words) !== null
  return isWe
    ? words
    : about
      ? `What do you think ${/^(?:about|of|on)\b/i.test(words) ? words : `about ${words.replace(/^for\s+/i, '')}`}?`
      : `We ${words}`
}

export function plan(desk: Desk, intent: Intent): void {
  const put = planIn(intent)
  if (put !== undefined) return speakOut(desk, spoken(put))
  tell(desk, phrase(desk, deedWords, 'plan'))
  const leads = leadsOf(desk)
  if (leads.length > 0) tell(desk, phrase(desk, deedWords, 'leads', { what: leads.slice(0, 4).join('; ') }))
  desk.moments.push({
    weight: 3,
    what: `The company takes counsel. What lies open: ${leads.slice(0, 3).join('; ')}.`,
    isCounsel: true,
  })
}

/** Words around what is asked for that say nothing of it. */
const padding =
  /\b(?:so far|up to now|again|already|everything|anything|all|far|now|yet|remind|recall|remember|happened|know)\b/gi

/** What the party knows of something, by its own book: all of it is theirs to read. */
export function recall(desk: Desk, intent: Intent): void {
  const named = [...intent.about, ...intent.targets]
  const words = topicWords([intent.words.replaceAll(padding, ' '), ...named.map(({ name }) => name)].join(' '))
  if (words.length === 0) return known(desk)
  const lines = knownLines(desk, true)
    .filter(line => likeness(words, line) > 0 && !line.endsWith('?'))
    .slice(-6)
  const about = named.map(({ kind, id }) => (kind === 'person' ? whoIs(desk, id) : '')).join(' ')
  const isNew = lines.length === 0 && about.trim() === ''
  tell(desk, phrase(desk, deedWords, isNew ? 'recallNone' : 'recall'), about)
  if (lines.length > 0) tell(desk, bulleted(lines))
  if (isNew) tell(desk, leadsText(desk))
}

/** Somebody the party has seen or met: what they are, and where they were. */
function whoIs(desk: Desk, id: string): string {
  const person = personOf(desk, id)
  const isSeen = ['seen', 'met'].some(how => desk.memory.happened.includes(`${how}/${id}`))
  if (person === undefined || !isSeen) return ''
  const what = person.role === '' ? '' : `${person.name}: ${lowerFirst(trimStop(person.role))}.`
  const fate = fateText(desk, person)
  if (fate !== '') return `${what} ${fate}`
  const place = isGone(desk, person) ? undefined : placeOfPerson(desk, person)
  if (place === undefined || place.id === here(desk).id) return what
  return `${what} ${phrase(desk, peopleWords, 'lastSeen', { who: person.name, place: placeName(place.name) })}`
}
