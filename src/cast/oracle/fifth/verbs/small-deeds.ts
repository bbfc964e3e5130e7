/** Small things people do to find out: a taste, a sniff, a knock, a shout. None of them needs dice. */
import type { Intent, Named } from '../../understand/intent.ts'
import { sentencesOf } from '../../prose/sentences.ts'
import type { Exit, Place } from '../../world/world.ts'
import { isLucky } from '../chance.ts'
import type { Desk, Play } from '../desk.ts'
import { featureText, isBusy, toGo, wayName } from '../describe.ts'
import { loom, mayMeet } from '../encounter.ts'
import { actorName } from '../heroes.ts'
import { likeness, placeName, sentence, theName, topicWords } from '../nouns.ts'
import { exitsSeen, here, isLocked, peopleAt } from '../place.ts'
import { plain, spoken } from '../plain.ts'
import { stillSo } from '../still-so.ts'
import { freshOf, phrase, quote, tell } from '../tell.ts'
import { passTime } from '../time.ts'
import { isAsked } from '../wanted.ts'
import { smallWords } from '../words/small.ts'
import { deedDone } from './act.ts'
import { isToFriends } from './friends.ts'
import { assumed } from './listener.ts'
import { lookAtPerson } from './look.ts'

const lead = String.raw`^\W*(?:(?:i|we|please|then|and|now|just|try|to|want|will|carefully|gently|cautiously)\s+)*`
const sensing = new RegExp(
  `${lead}(taste|lick|drink|sip|smell|sniff|touch|feel)s?\\b\\s*(?:of|at|from|some of|some|the air|a (?:bit|drop|little|sip) of)?\\s*(.*)$`,
  'iu',
)
const knocking = new RegExp(`${lead}(?:knock|rap|tap|bang|hammer)s?\\b`, 'iu')
const shouting = new RegExp(
  `${lead}(?:shout|yell|call|cry|scream|holler)s?\\b(?: out)?(?: loudly| aloud)?\\s*(.*)$`,
  'iu',
)

type Sense = 'taste' | 'smell' | 'touch'
const senses: Readonly<Record<string, Sense>> = {
  taste: 'taste',
  lick: 'taste',
  drink: 'taste',
  sip: 'taste',
  smell: 'smell',
  sniff: 'smell',
}

/** A sentence that leans on the one before it says little by itself. */
const leaning =
  /^(?:it|its|they|them|their|he|she|his|her|this|that|these|those|one|another|both|under|below|above|beside|behind|beyond|there|then|so|but|and)\b/iu

/** All that anybody can see, hear and smell of a place, sentence by sentence. */
const openTo = ({ overview, features, atmosphere: { sights, sounds, smells, feeling } }: Place): readonly string[] =>
  [...smells, ...features.map(({ text }) => text), ...sights, ...sounds, ...feeling, ...overview].flatMap(sentencesOf)

/** What is told of the thing itself, where something is and was not told before. */
function toldOf(desk: Desk, target: Named | undefined, words: readonly string[]): string {
  const place = here(desk)
  if (target?.kind === 'feature') return freshOf(desk, [featureText(desk, place, target.name)])
  const fitting = openTo(place).filter(text => likeness(words, text) > 0 && !leaning.test(text))
  return freshOf(desk, stillSo(desk, place, fitting).map(sentence))
}

/** The air of the place, where nothing is named. */
function smellAround(desk: Desk): void {
  const { smells } = here(desk).atmosphere
  const told = smells.map(sentence).join(' ')
  tell(desk, phrase(desk, smallWords, 'smellAround'), told === '' ? phrase(desk, smallWords, 'smellNothing') : told)
}

function sense(desk: Desk, { targets, line }: Intent): boolean {
  const [, verb = '', rest = ''] = sensing.exec(line) ?? []
  const how = senses[verb.toLowerCase()] ?? 'touch'
  const typed = plain(rest, 40).replace(/[.!?\s]+$/, '')
  if (how === 'smell' && typed === '') {
    smellAround(desk)
    return true
  }
  const [target] = targets
  if (/^(?:drink|sip)/iu.test(verb) && target?.kind !== 'feature') return false // out of a pack, or over a bar
  const words = topicWords(target?.name ?? typed)
  if (words.length === 0 || typed.split(' ').length > 5 || target?.kind === 'person' || target?.kind === 'party')
    return false
  if (how === 'touch' && target?.kind !== 'feature') return false // one feels for a catch, and feels ill
  const what = target === undefined ? theName(typed) : theName(target.name)
  const told = toldOf(desk, target, words)
  tell(
    desk,
    phrase(desk, smallWords, /^(?:drink|sip)/iu.test(verb) ? 'drinkFrom' : how, { what }),
    told === '' ? phrase(desk, smallWords, `${how}Plain`) : told,
  )
  return true
}

const exitMeant = (desk: Desk, { targets, line }: Intent): Exit | undefined => {
  const words = topicWords(line)
  const named = targets.find(({ kind }) => kind === 'exit' || kind === 'place')
  const exits = exitsSeen(desk)
  return (
    exits.find(({ to }) => to === named?.id) ??
    exits.find(({ name }) => likeness(words, name) > 0) ??
    (/\bdoor\b/iu.test(line) && exits.length === 1 ? exits[0] : undefined)
  )
}

/** One knocks at a door; where the way is none, at the house it leads to. */
const knockedAt = (exit: Exit, place: Place | undefined): string =>
  place === undefined || /door|hatch|gate|shutter|grille|panel|lid/iu.test(exit.name)
    ? wayName(exit)
    : placeName(place.name)

function knock(desk: Desk, intent: Intent): boolean {
  const exit = exitMeant(desk, intent)
  const feature = intent.targets.find(({ kind }) => kind === 'feature')
  if (exit === undefined && feature === undefined) return false
  deedDone(desk, intent)
  if (exit === undefined || feature !== undefined) {
    tell(desk, phrase(desk, smallWords, 'knockThing', { what: theName(feature?.name ?? '') }))
    return true
  }
  const place = desk.world.places.find(({ id }) => id === exit.to)
  const isHome = place !== undefined && (peopleAt(desk, place).length > 0 || isBusy(place))
  const isShut = isLocked(desk, here(desk), exit)
  const answer = isHome ? (isShut ? 'knockShut' : 'knockOpen') : 'knockNobody'
  tell(desk, phrase(desk, smallWords, 'knock', { way: knockedAt(exit, place) }), phrase(desk, smallWords, answer))
  if (!isShut) desk.offered = [toGo(desk, exit)]
  return true
}

/** What is shouted: the words in quotes, else what is shouted for. */
function shoutedIn(rest: string): string {
  const quoted = /["“](.+?)["”]/u.exec(rest)?.[1]
  if (quoted !== undefined) return spoken(quoted)
  const wanted = plain(rest, 60)
    .replace(/^(?:for|to|that|at)\s+/iu, '')
    .replace(/^the name of\s+|['’]s name$/giu, '')
    .replace(/[.!?\s]+$/u, '')
  return wanted === '' ? 'Hello?' : `${wanted.charAt(0).toUpperCase()}${wanted.slice(1)}!`
}

/** Out into the place, to nobody who stands there: heads turn, or nothing does, or something hears it. */
async function* shout(desk: Desk, rest: string): Play {
  const place = here(desk)
  quote(desk, actorName(desk), shoutedIn(rest))
  yield* passTime(desk, 2)
  const hasEars = peopleAt(desk).length > 0 || isBusy(place)
  tell(desk, phrase(desk, smallWords, hasEars ? 'headsTurn' : 'noEcho'))
  const met = place.isSafe ? undefined : mayMeet(desk, place)
  if (met !== undefined && isLucky(desk, 40)) loom(desk, place, met)
}

const appearance = /^\W*(?:what|how) (?:does|do|did) .{2,40} look(?: like)?\W*$/iu

/** What somebody looks like is seen, and asked of nobody. */
function lookedAt(desk: Desk, { targets, about }: Intent): boolean {
  const person = [...about, ...targets].find(({ kind, likeness: sure }) => kind === 'person' && sure !== assumed)
  if (person !== undefined) lookAtPerson(desk, person)
  return person !== undefined
}

const isToSomebody = (desk: Desk, { targets }: Intent): boolean =>
  targets.some(
    ({ kind, id, likeness: sure }) =>
      kind === 'party' || (kind === 'person' && sure !== assumed && peopleAt(desk).some(one => one.id === id)),
  )

/** True where it was one of these; what the story waits for is done the usual way. */
export async function* smallDeed(desk: Desk, intent: Intent): Play<boolean> {
  const { line } = intent
  if (sensing.test(line)) return sense(desk, intent)
  if (appearance.test(line)) return lookedAt(desk, intent)
  if (isAsked(desk, intent)) return false
  if (knocking.test(line)) return knock(desk, intent)
  const rest = /\?\s*$/u.test(line) ? undefined : shouting.exec(line)?.[1]
  if (rest === undefined || isToSomebody(desk, intent) || isToFriends(intent)) return false
  if (!/^(?:["“]|for\b|$|help\b|hello\b)/iu.test(rest) && !intent.targets.some(({ kind }) => kind === 'person'))
    return false
  yield* shout(desk, rest)
  return true
}
