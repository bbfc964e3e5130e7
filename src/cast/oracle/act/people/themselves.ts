/** Asked about themselves: what they are is no secret of anybody's, how they are is theirs to say, in their own voice. */
import type { Desk } from '../../desk/desk.ts'
import { keysOf } from '../../desk/keys.ts'
import { placeName, sentence } from '../../../../english/naming.ts'
import { attitudeOf, untold } from '../../desk/people.ts'
import { here, placeOf } from '../../desk/place.ts'
import { show } from '../../desk/tell.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { recalls } from './between.ts'
import type { Inquiry } from '../answers/inquiry.ts'
import { answered, hasRow, keepsBack, ownLine, says } from '../../desk/say.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { isBase, isPast } from '../../../../english/verbs.ts'
import { subjectOf } from '../../content/subjects.ts'
import type { Put } from '../../hear/put.ts'
import { byChance } from './ordinary.ts'
import { roleOf } from '../answers/shown.ts'

function plainAnswer(desk: Desk, person: Person, { put }: Inquiry): string {
  const role = roleOf(person)
  if (put === 'name') return sentence(role === '' ? person.name : `${person.name}, ${role}`)
  if (put === 'work' && role !== '') {
    const faction = desk.world.factions.find(({ id, name }) => id === person.faction || name === person.faction)
    const withRole = sentence(`${person.name}, ${role}`)
    return faction === undefined ? withRole : `${withRole} I stand with ${placeName(faction.name)}.`
  }
  const place = put === 'home' && person.placeId !== undefined ? placeOf(desk, person.placeId) : undefined
  if (place === undefined) return ''
  return place.id === here(desk).id ? 'Here.' : sentence(placeName(place.name))
}

/** A line of theirs that speaks of the same. */
function nearLine(desk: Desk, person: Person, keys: readonly string[]): string {
  const near = person.sampleLines.filter(line => keysOf(line).some(key => keys.includes(key)))
  return ownLine(desk, { ...person, sampleLines: near })
}

/** What one sees of them: `your knuckles`, `that button`. */
export const showsOnThem = ({ looks, mannerisms }: Person, keys: readonly string[]): boolean => {
  const seen = keysOf([...looks, ...mannerisms].join(' '))
  return keys.some(key => seen.includes(key))
}

export const hidesSomething = (desk: Desk, person: Person): boolean =>
  untold(desk, person, 'private').length + untold(desk, person, 'secret').length > 0

/** Asked about what shows on them, by somebody they have not told everything. */
export const isSorePoint = (desk: Desk, person: Person, { isOfYou, keys, put }: Inquiry): boolean =>
  isOfYou && hidesSomething(desk, person) && (put === 'secret' || showsOnThem(person, keys))

/** What they are like, and how they live: nothing they know of the world answers it better. */
export const isPersonal = ({ put, isOfYou }: Inquiry): boolean => isOfYou && put !== undefined && personal.has(put)

/** True where it was answered. Whoever hides something is easily touched by questions about themselves. */
export function ofThemselves(desk: Desk, person: Person, inquiry: Inquiry): boolean {
  const { put, keys, isOfYou } = inquiry
  if (put === 'age' && isOfYou) {
    answered(desk, person, 'answer', 'age')
    return true
  }
  if (put === 'remembers') return recalls(desk, person)
  if (isOfTheirDoings(inquiry) && hidesSomething(desk, person)) {
    keepsBack(desk, person, 'private', '')
    return true
  }
  const plain = plainAnswer(desk, person, inquiry)
  if (plain !== '') {
    says(desk, person, plain, 'answer')
    return true
  }
  if (put === 'condition')
    return howTheyAre(
      desk,
      person,
      hidesSomething(desk, person) && wordsOf(inquiry.said).some(word => pressing.has(word)),
    )
  const key = `put-${put ?? ''}`
  const isTalk = (isOfYou && !inquiry.about.some(({ kind }) => kind === 'person' || kind === 'place')) || (put !== undefined && chatter.has(put)) // prettier-ignore
  if (put === 'many') {
    return fromRow(desk, person, key)
  }
  if (!isTalk || put === 'news' || put === 'going-on') return false
  const line = nearLine(desk, person, keys)
  if (line !== '') says(desk, person, line, put === 'joke' ? 'joke' : 'answer')
  else {
    const isAsked = put === undefined || (put === 'carry' && inquiry.asks === 'whether') // `have you got children`
    if (!isAsked && fromRow(desk, person, key)) return true
    const subject = subjectOf(inquiry.said)
    if (byChance(desk, person, inquiry, person)) return true
    answered(desk, person, 'answer', subject === undefined ? asksKey(inquiry) : `asked-${subject}`)
  }
  return true
}

const past = new Set(['did', 'was', 'were', 'had'])

/** What they did once, or when: asked of them and of nobody else. */
const isOfTheirDoings = ({ isOfYou, isOfDoings, put, said, asks, about }: Inquiry): boolean => {
  const isOver = wordsOf(said).some(word => past.has(word) || (isPast(word) && !isBase(word)))
  return (
    put === undefined &&
    isOfYou &&
    (isOfDoings || (isOver && asks !== undefined && asks !== 'whether')) &&
    about.every(({ kind }) => kind === 'mention')
  )
}

/** Asked of anybody alike, whatever else it names. */
const chatter: ReadonlySet<Put> = new Set<Put>(['joke', 'story', 'weather', 'love', 'dream', 'since', 'drink', 'like-here', 'pay', 'fear', 'belief', 'regret', 'ever', 'wish', 'lately']) // prettier-ignore

const personal: ReadonlySet<Put> = new Set<Put>([
  ...chatter,
  'name',
  'work',
  'home',
  'age',
  'condition',
  'self',
  'remembers',
])

function fromRow(desk: Desk, person: Person, key: string): boolean {
  if (!hasRow(key)) return false
  answered(desk, person, 'answer', key)
  return true
}

const asksKey = ({ asks }: Inquiry): string => (asks === undefined || asks === 'what' ? 'ofThemself' : `ofyou-${asks}`)

/** Who asks so has seen that something is wrong. */
const pressing = new Set(['eating', 'troubles', 'troubling', 'bothering', 'wrong', 'matter'])

/** How they feel shows, and what they fear a little, to those who ask kindly. */
function howTheyAre(desk: Desk, person: Person, hides: boolean): boolean {
  const attitude = attitudeOf(desk, person)
  const isOpen = attitude === 'friendly' || attitude === 'helpful'
  if (hides && !isOpen) {
    show(desk, { kind: 'seen', of: person.name, text: sentence(person.mannerisms[0] ?? '') })
    keepsBack(desk, person, 'private', '')
    return true
  }
  answered(desk, person, 'answer', isOpen ? 'fareFriendly' : 'farePlain')
  return true
}
