/** A deed needs whom or what it is done to: nobody leads somebody home who is not there, and no lamp burns that is not. */
import { remembering } from '../../../../core/memo.ts'
import type { Intent } from '../../understand/intent.ts'
import type { OracleWorld, Person, Place } from '../../world/world.ts'
import type { Desk } from '../desk.ts'
import { packs } from '../heroes.ts'
import { likeness, topicWords } from '../nouns.ts'
import { here, isGone, isItem, itemsAt, itemsOf, peopleAt, personOf } from '../place.ts'
import { phrase, tell } from '../tell.ts'
import { deedWords } from '../words/deeds.ts'
import { findingWords } from '../words/finding.ts'
import { peopleWords } from '../words/people.ts'
import { absent } from './listener.ts'

/** `a letter to Maren`, `a song about her`: they need not be there for that. */
const fromAfar = /\b(?:for|about|of|like|to|from|after|named|called|than|without|against)\s+(?:the\s+)?$/i

/** Somebody the deed is done to who is somewhere else. */
function personAway(desk: Desk, { line, targets }: Intent): Person | undefined {
  const [named] = targets.filter(({ kind }) => kind === 'person')
  const person = personOf(desk, named?.id)
  if (named === undefined || person === undefined || isGone(desk, person) || peopleAt(desk).includes(person))
    return undefined
  const at = line.toLowerCase().indexOf(named.name.split(' ')[0]?.toLowerCase() ?? '')
  return at > 0 && fromAfar.test(line.slice(0, at)) ? undefined : person
}

const callings = remembering(
  ({ people }: OracleWorld): ReadonlySet<string> => new Set(people.flatMap(one => one.callings)),
)

/** `kiss the reeve`, where there are reeves, and none of them is here. */
function callingAway(desk: Desk, { line, targets }: Intent): string | undefined {
  const word =
    /^\W*(?:(?:i|we|please|then|and|now)\s+)*\p{L}+\s+the\s+(\p{L}+)\W*$/iu.exec(line)?.[1]?.toLowerCase() ?? ''
  if (!callings(desk.world).has(word) || targets.some(({ kind }) => kind === 'person' || kind === 'party'))
    return undefined
  return peopleAt(desk).some(one => one.callings.includes(word)) ? undefined : word
}

/** `her` as somebody, not as somebody's: `carry her home`. */
const pronoun =
  /\b(?<!(?:for|about|of|like|to|from|after|without|against)\s)(him|her)\b(?=\s*(?:$|[.!,;]|(?:home|back|along|away|out|up|down|off|with|to|from|in|into|through|by|and|safely|over|across|inside|outside|on|onto|here|there|again|now|gently|free)\b))/i

const subjects: Readonly<Record<string, string>> = { him: 'He', her: 'She' }

/** `him` or `her`, where nobody was spoken of whom that could mean. */
function nobodyMeant({ line, targets, about }: Intent): string | undefined {
  const [, word = ''] = pronoun.exec(line) ?? []
  const isMeant = [...targets, ...about].some(({ kind }) => kind === 'person' || kind === 'party' || kind === 'foe')
  return isMeant ? undefined : subjects[word.toLowerCase()]
}

const handled =
  /^\W*(?:(?:i|we|please|then|and|now|try|to|want|just|let's|lets|let|us|will|would|like|go|carefully|quickly|slowly|quietly|gently)\s+)*(?:re)?(?:light|kindle|ring|toll|burn|break|smash|shatter|pull|push|lift|turn|move|close|shut|unlock|lock|repair|mend|fix|wind|raise|lower|blow|sound|extinguish|douse|snuff|drag|kick|tear|destroy|saw|untie|crank|polish|wash|saddle|ride|feed|pet)\s+(?:up\s+|out\s+|down\s+|open\s+|on\s+)?the\s+([\p{L}'’ -]+)/iu
const behind =
  /\s+(?:with|at|on|in|to|from|and|then|using|for|so|until|off|out|up|down|away|open|again|by|into|onto|over|under|as|while|before|after|because|against|near|beside)\b.*$/iu

/** What may be anywhere, or is no thing at all. */
const anywhere = new Set(
  topicWords(
    'door doors floor ground wall walls ceiling roof window table chair bench bed fire light rope stone stones rock rocks tree trees grass dirt mud sand water air sky crowd people street road path way hands arm sword weapon weapons shield armor armour pack bag boots cloak hat hair face blade bow silence moment ice spell ritual song tune dance time stakes deal trap lock chain others party team enemy enemies body bodies corpse dead blood wound wounds remains ashes camp campfire horse horses fuse bomb attack alarm rules law oath promise curse wood branch branches bush bushes furniture stuff things thing lid seal handle lever curtain curtains drawer shutters knot dust wreckage rubble debris edge corner corners top bottom side sides rest first last left right',
  ),
)

/** Every word of what can be seen of a place, what is hidden there included: who happens upon that is not sent away. */
const wordsAt = remembering((place: Place): ReadonlySet<string> => {
  const { sights, sounds, smells, feeling } = place.atmosphere
  const texts = [
    place.kind,
    ...[place.overview, sights, sounds, smells, feeling].flat(),
    ...[...place.features, ...place.exits, ...place.hidden, ...place.encounters].map(one => `${one.name} ${one.text}`),
  ]
  return new Set(texts.flatMap(text => topicWords(text)))
})

/** A thing that is plainly named and is nowhere about. */
function thingAway(desk: Desk, { line, targets }: Intent): string | undefined {
  const what = handled.exec(line)?.[1]?.replace(behind, '').trim() ?? ''
  return targets.some(({ likeness }) => likeness === 1) || isAbout(desk, what) ? undefined : what.toLowerCase()
}

/** Whether what the words mean is here, or may be anywhere: the last word says what it is, the others what kind of it. */
function isAbout(desk: Desk, what: string): boolean {
  const words = topicWords(what)
  const head = words.at(-1)
  if (head === undefined || anywhere.has(head)) return true
  const known = desk.memory.happened.filter(key => key.startsWith('there/') && key.endsWith(`@${here(desk).id}`))
  if (known.some(key => topicWords(key.replaceAll(/[-@/]/g, ' ')).includes(head))) return true
  const present = peopleAt(desk)
  const things = [...itemsAt(desk), ...present.flatMap(person => itemsOf(desk, person))].map(({ name }) => name)
  const others = [...things, ...packs(desk.game), ...present.flatMap(({ name, looks }) => [name, ...looks])]
  return wordsAt(here(desk)).has(head) || others.some(text => topicWords(text).includes(head))
}

const needing =
  /^\W*(?:(?:i|we|please|then|and|now|try|to|want|just|let's|lets|will|would|like|quickly)\s+)*(?:drink|quaff|eat|use|wear|wield|apply|unroll|load|plant|pour|blow|throw|light)\s+(?:an?|the|my|our|some)\s+([\p{L}'’ -]+)/iu

/** What one has without having it in a pack. */
const always = new Set(
  topicWords(
    'shadow shadows charm charms skill skills strength voice wits wit magic force word words trick tricks chance moment opportunity height name help advice money coin coins gold silver food meal bread lunch dinner supper breakfast punch fist fists party tantrum feet foot knife dagger shoulder weight head eyes ears nose mouth teeth back powers power spell feature ability abilities action time tool tools picks lockpick lockpicks torch candle lantern',
  ),
)

/** Something that must be at hand for it, and that nobody here has. */
function lacking(desk: Desk, { line, targets }: Intent): string | undefined {
  const what = needing.exec(line)?.[1]?.replace(behind, '').trim() ?? ''
  const head = topicWords(what).at(-1) ?? ''
  const isNamed = targets.some(({ kind, likeness }) => kind !== 'topic' && likeness === 1)
  return isNamed || always.has(head) || isAbout(desk, what) ? undefined : what.toLowerCase()
}

/** A thing of the story that is named in full, and that neither the party nor anybody here has. */
function thingUnheld(desk: Desk, { line }: Intent): boolean {
  const typed = topicWords(
    /\b(?:put|place|set|lay|insert|fit|attach|hang|use|show|offer|hold)\s+(?:up\s+)?(?:the|my|our)\s+(.+)$/iu
      .exec(line)?.[1]
      ?.replace(behind, '') ?? '',
  )
  if (typed.length === 0) return false
  const near = new Set([...itemsAt(desk), ...peopleAt(desk).flatMap(person => itemsOf(desk, person))])
  const carried = packs(desk.game)
  return desk.world.items.some(
    item =>
      !near.has(item) &&
      likeness(typed, item.name) >= new Set(topicWords(item.name)).size &&
      !carried.some(name => isItem(item, name)),
  )
}

/** True where it was told that whom or what the deed is done to is not here. */
export function isMissing(desk: Desk, intent: Intent): boolean {
  const person = personAway(desk, intent)
  const nobody = person === undefined ? nobodyMeant(intent) : undefined
  const calling = person === undefined ? callingAway(desk, intent) : undefined
  const lacked = lacking(desk, intent)
  const thing = lacked === undefined ? thingAway(desk, intent) : undefined
  if (thingUnheld(desk, intent)) {
    tell(desk, phrase(desk, deedWords, 'notYours'))
    return true
  }
  if (person !== undefined) absent(desk, intent)
  else if (nobody !== undefined) tell(desk, phrase(desk, peopleWords, 'notWith', { who: nobody }))
  else if (calling !== undefined) tell(desk, phrase(desk, peopleWords, 'noneHere', { who: calling }))
  else if (thing !== undefined) tell(desk, phrase(desk, findingWords, 'noSuch', { what: thing }))
  else if (lacked !== undefined) tell(desk, phrase(desk, deedWords, 'haveNo', { what: lacked }))
  return [person, nobody, calling, thing, lacked].some(one => one !== undefined)
}
