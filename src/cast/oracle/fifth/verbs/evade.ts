/** What somebody says who has no answer, or none to give. Who keeps something back does not claim to know nothing of it. */
import type { Person } from '../../world/world.ts'
import { keep, type Desk } from '../desk.ts'
import { heardOf } from '../heard-of.ts'
import { callName, likeness, lowerFirst, placeName, sentence, topicWords, trimStop } from '../nouns.ts'
import { added } from '../memory.ts'
import { habit, whoKnows } from '../people.ts'
import { here, isGone, peopleAt, placeOf, placeOfPerson, placesKnown } from '../place.ts'
import { phrase, quote, tell } from '../tell.ts'
import { evasions, evasiveManner } from '../words/evasion.ts'
import { peopleWords } from '../words/people.ts'

type Evasion = 'private' | 'unknown' | 'accused' | 'strangers'

/** In their own manner, and not twice the same in an evening while there is another way to say it. */
export const evasion = (desk: Desk, { demeanour, speech, role }: Person, kind: Evasion): string =>
  phrase(desk, evasions[evasiveManner(`${demeanour} ${speech} ${role}`)], kind)

/** They have something to keep, and it shows. */
export function keepBack(desk: Desk, person: Person, kind: 'private' | 'accused' = 'private', named = ''): void {
  tell(desk, phrase(desk, peopleWords, 'deflects', { who: person.name }))
  quote(desk, person.name, evasion(desk, person, kind))
  if (kind === 'private') heldBack(desk, person, named)
}

/** The company has seen that somebody would not say it: `named` is what they were asked about, where it has a name. */
export const heldBack = (desk: Desk, { name }: Person, named: string): void =>
  void desk.moments.push({
    weight: 2,
    what: named === '' ? `${name} keeps something back.` : `${name} does not answer about ${named}.`,
  })

export const deny = (desk: Desk, person: Person): void => quote(desk, person.name, evasion(desk, person, 'accused'))

const roleOf = ({ role }: Person): string => lowerFirst(trimStop(role.split(/[.;(]/)[0] ?? ''))

const withThe = (role: string): string => (/^(?:the|an?) /.test(role) ? role : `the ${role}`)

const leads =
  /\b(?:leader|leads|head|chief|captain|reeve|mayor|master|mistress|abbot|abbess|elder|boss|commander|queen|king|lord|lady|baron\w*|warden|owner|prior\w*|landlord|landlady|innkeeper|foreman|matriarch|patriarch|governor|magistrate|provost)\b/i
const whoLeads =
  /\bwho(?:['’]s| is| are)?\s+(?:(?:the )?(?:leader|boss|head|master|owner)|leads|rules|runs|owns|commands|governs|in charge|your leader)\b|\bin charge\b/iu

/** `Who leads here?`, asked of the one who does, or of somebody who would know. */
function leaderHere(desk: Desk, person: Person, line: string): boolean {
  if (!whoLeads.test(line)) return false
  if (leads.test(person.role)) {
    quote(desk, person.name, phrase(desk, peopleWords, 'iLead', { role: withThe(roleOf(person)) }))
    return true
  }
  const near = [...peopleAt(desk), ...heardOf(desk).people].find(one => one !== person && leads.test(one.role))
  if (near === undefined) return false
  quote(desk, person.name, phrase(desk, peopleWords, 'theyLead', { name: near.name, role: withThe(roleOf(near)) }))
  return true
}

const name = /\b(?:your name|who are you|who you are|what are you called)\b/i
const work =
  /\bwhat (?:do you do|is your (?:job|work|trade|role))|\bwho do you (?:work for|serve)|\bwhom do you serve|\byour (?:job|work|trade|role|faction)\b|\bwhat are you\b/i
const home = /\bwhere (?:do you (?:live|stay|sleep|come from)|are you from|is your home)|\byour home\b|\bdo you live\b/i

/** What they are, where they live and whom they serve is no secret of anybody's. */
function ofThemselves(desk: Desk, person: Person, line: string): string {
  const role = roleOf(person)
  if (name.test(line)) return sentence(role === '' ? person.name : `${person.name}, ${role}`)
  if (work.test(line) && role !== '') {
    const faction = desk.world.factions.find(({ id, name }) => id === person.faction || name === person.faction)
    return `${sentence(`I am ${withThe(role)}`)}${faction === undefined ? '' : ` I stand with ${placeName(faction.name)}.`}`
  }
  const place = home.test(line) && person.placeId !== undefined ? placeOf(desk, person.placeId) : undefined
  if (place !== undefined) return place.id === here(desk).id ? 'Here.' : sentence(placeName(place.name))
  return ''
}

/** What they wear and how they are is theirs to be silent about. */
const isTheirOwn = ({ looks, mannerisms }: Person, words: readonly string[]): boolean =>
  likeness(words, [...looks, ...mannerisms].join(' ')) > 0

const age = /\bhow old (?:are you|is (?:he|she))\b|\byour age\b/i
/** So old, and there is nothing else to know in the question. */
export const isOfAge = (line: string): boolean => age.test(line)

const owns = { he: /\bhis\b/i, she: /\bher\b/i, they: /\btheir\b/i } as const

/** Asked about themselves: what anybody may know is said, and the rest is kept, which is not to know nothing of it. */
export function personal(desk: Desk, person: Person, words: readonly string[], line: string): boolean {
  if (leaderHere(desk, person, line)) return true
  if (isOfAge(line)) {
    quote(desk, person.name, phrase(desk, peopleWords, 'age'), habit(desk, person))
    return true
  }
  if (!/\b(?:you|your|yourself|his|her|their)\b/i.test(line)) return false
  const known = ofThemselves(desk, person, line)
  if (known !== '') quote(desk, person.name, known, habit(desk, person))
  else if (isTheirOwn(person, words) && /\b(?:your|his|her|their)\b/i.test(line)) keepBack(desk, person)
  else if (/\b(?:you|your|yourself)\b/i.test(line)) quote(desk, person.name, phrase(desk, peopleWords, 'ofThemself'))
  else if (owns[person.pronoun].test(line)) quote(desk, person.name, evasion(desk, person, 'private'))
  else return false
  return true
}

const whereIs = /\bwhere(?:['’]?s| is| are| can (?:i|we) find| might| would| did)\b|\bwhereabouts\b/iu

const isNamed = (words: readonly string[], { name }: Person): boolean =>
  topicWords(name).some(word => words.includes(word))

/** Where somebody is who has a place everybody knows: asked where, one does not say who. */
export function whereabouts(desk: Desk, person: Person, words: readonly string[], line: string): boolean {
  if (!whereIs.test(line)) return false
  const meant = heardOf(desk).people.find(one => one.id !== person.id && isNamed(words, one))
  const place = meant === undefined || isGone(desk, meant) ? undefined : placeOfPerson(desk, meant)
  if (meant === undefined || place === undefined) return false
  if (place.id === here(desk).id) {
    quote(desk, person.name, phrase(desk, peopleWords, 'thatOne', { name: meant.name }))
    return true
  }
  const isOpen =
    desk.memory.happened.includes(`seen/${meant.id}`) || (place.isSafe && placesKnown(desk).includes(place))
  if (!isOpen) return false
  quote(
    desk,
    person.name,
    phrase(desk, peopleWords, 'isAt', { name: callName(meant.name), place: placeName(place.name) }),
  )
  return true
}

const objects = { he: 'him', she: 'her', they: 'them' } as const

/** They cannot say; perhaps they can say who could. */
export function dunno(desk: Desk, person: Person, words: readonly string[], line: string): void {
  const isOther = (one: Person): boolean => one.id !== person.id && isNamed(words, one)
  const present = peopleAt(desk).find(isOther)
  if (present !== undefined)
    return quote(desk, person.name, phrase(desk, peopleWords, 'thatOne', { name: present.name }))
  const meant = heardOf(desk).people.find(one => isOther(one) && one.role !== '')
  if (meant !== undefined && whereIs.test(line))
    return quote(desk, person.name, phrase(desk, peopleWords, 'whoKnowsWhere', { name: callName(meant.name) }))
  if (meant !== undefined) {
    const role = withThe(roleOf(meant))
    return quote(desk, person.name, phrase(desk, peopleWords, 'whoIs', { name: meant.name, role }))
  }
  const other = whoKnows(desk, words, person)
  const place = other === undefined ? undefined : placeOfPerson(desk, other)
  if (other === undefined) return quote(desk, person.name, evasion(desk, person, 'unknown'))
  const isAway = place !== undefined && place.id !== here(desk).id
  const pointing = isAway
    ? phrase(desk, peopleWords, 'pointAt', {
        other: other.name,
        place: placeName(place.name),
        them: objects[other.pronoun],
      })
    : phrase(desk, peopleWords, 'pointTo', { other: other.name })
  quote(desk, person.name, `${evasion(desk, person, 'unknown')} ${pointing}`)
  keep(desk, { happened: added(desk.memory.happened, `heard/${other.id}`) })
}
