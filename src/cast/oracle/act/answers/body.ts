/**
 * What whoever asks may know, as passages under the names they are about: how it began, what lies before one's eyes, who
 * is who and what lies behind each way, what was told, found and done. Built from what is public or was told, and from
 * nothing else; what is still hidden is in no passage.
 */
import { remembering } from '../../../../core/memo.ts'
import { listOf } from '../../../../english/nouns.ts'
import { callName, placeName, sentence } from '../../../../english/naming.ts'
import { ofPerson } from '../../../../english/prose/of-person.ts'
import { sentencesOf } from '../../../../english/prose-sentences.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import type { OracleWorld, Person, Place } from '../../../../campaign/played/world.ts'
import { asTheyAre, bodyOf } from '../../desk/dead.ts'
import type { Desk } from '../../desk/desk.ts'
import { wayName } from '../../desk/describe.ts'
import { heardOf } from '../../desk/heard-of.ts'
import { setOf } from '../../desk/memory.ts'
import { holderOf } from '../../desk/heroes.ts'
import { toldQuests } from '../../desk/leads.ts'
import { witnessesOf } from '../../desk/outcry/outcry.ts'
import { exitsSeen, facesAt, here, isGone, itemsAt, placeOf } from '../../desk/place.ts'
import { stillSo } from '../../desk/still-so.ts'
import { establishedAt } from '../done.ts'
import { knownLines, piecesTold } from './book.ts'
import { openPlaceOf, roleOf } from './shown.ts'

/** What is phrased only when it is told: who somebody is and where, or where a way leads. */
type Head = {
  readonly key: 'whoHere' | 'whoAt' | 'who' | 'wayLeads' | 'killedAt' | 'killedUnseen'
  readonly slots: Readonly<Record<string, string>>
}

export type Passage = {
  readonly head?: Head
  /** The names and callings it stands under: its sentences are about that, whether or not they say so. */
  readonly of: string
  readonly sentences: readonly string[]
  /** Whoever said it; it is told as theirs. */
  readonly by?: string
  /** Where it stands, where that is not here. */
  readonly at?: string
  /** Of equals the nearer is told first: 0 is before one's eyes. */
  readonly distance: number
}

const ofParty = new Set(['you', 'your', 'yours'])

/** Told of the party itself, or in somebody's words: nobody but the table would say it as it stands. */
const isSayable = (text: string): boolean =>
  !text.includes('"') && !text.includes(':') && !wordsOf(text).some(word => ofParty.has(word))

const passage = (of: string, texts: readonly string[], distance: number, more: Partial<Passage> = {}): Passage => ({
  of,
  sentences: texts.flatMap(text => sentencesOf(text)),
  distance,
  ...more,
})

/** The opening scene, as it was read out. */
export const opening = remembering(({ hook }: OracleWorld): Passage => passage('', [hook.join(' ')], 1))

/** What is talked of everywhere: what stands behind a heading or a bold name is about that. */
const talk = remembering((world: OracleWorld): readonly Passage[] =>
  [...world.common.map(({ text }) => text), ...world.setting].map(text => passage('', [text.replaceAll('"', "'")], 2)),
)

const shownAt = remembering(({ overview, features, atmosphere }: Place): readonly Passage[] => [
  passage('', overview, 0),
  ...features.map(feature => passage(feature.name, [feature.text], 0)),
  passage('', Object.values(atmosphere).flat().map(sentence), 1),
])

const looksOf = (desk: Desk, person: Person): readonly string[] =>
  !setOf(desk.memory.happened).has(`seen/${person.id}`) && !facesAt(desk).includes(person)
    ? []
    : person.looks.flatMap(text => asTheyAre(desk, person, ofPerson(callName(person.name), sentence(text))) || [])

/** Who somebody is and where to be found, in as few words as anybody would say it. */
export function headOf(desk: Desk, one: Person): Head {
  const at = openPlaceOf(desk, one)
  const role = roleOf(one)
  const who = role === '' || role.length > 60 ? one.name : `${one.name}, ${role}`
  if (facesAt(desk).includes(one)) return { key: 'whoHere', slots: { who } }
  const place = at === undefined ? undefined : placeOf(desk, at)
  return place === undefined ? { key: 'who', slots: { who } } : { key: 'whoAt', slots: { who, place: placeName(place.name) } } // prettier-ignore
}

const personPassage = (desk: Desk, one: Person, distance: number): Passage =>
  passage([one.name, ...one.aliases, one.role, ...one.callings].join(' '), looksOf(desk, one), distance, { head: headOf(desk, one) }) // prettier-ignore

/** Everybody who is here or was heard of, as far as anybody sees. */
function peopleKnown(desk: Desk, but?: Person): readonly Passage[] {
  const present = facesAt(desk)
  return [...new Set([...present, ...heardOf(desk).people])]
    .filter(one => one !== but && !isGone(desk, one))
    .map(one => personPassage(desk, one, present.includes(one) ? 0 : 1))
}

/** Whom the party has killed, where, and who of the living was there to see it. */
function killed(desk: Desk): readonly Passage[] {
  const saw = listOf(witnessesOf(desk).map(({ name }) => name))
  return desk.world.people.flatMap(person => {
    const place = placeOf(desk, bodyOf(desk, person)?.placeId ?? '')
    if (place === undefined) return []
    const head = { key: saw === '' ? 'killedUnseen' : 'killedAt', slots: { who: person.name, place: placeName(place.name), saw } } as const // prettier-ignore
    return [passage(`${person.name} dead died killed kill murder saw seen know witness`, [], 0, { head })]
  })
}

/** Where each way leads, and what one is told of it from outside. */
const waysSeen = (desk: Desk): readonly Passage[] =>
  exitsSeen(desk).flatMap(exit => {
    const to = placeOf(desk, exit.to)
    if (to === undefined) return []
    const [way, place] = [wayName(exit), placeName(to.name)]
    const head = way.endsWith(place) ? {} : { head: { key: 'wayLeads', slots: { way, place } } as const }
    return [passage(`beyond behind lead ${exit.name} ${to.name} ${to.aliases.join(' ')} ${to.kind}`, to.overview.slice(0, 1).map(sentence), 1, head)] // prettier-ignore
  })

const factions = (desk: Desk): readonly Passage[] =>
  desk.world.factions
    .filter(one => one.publicGoal !== '' && heardOf(desk).named.has(one))
    .map(({ name, aliases, publicGoal }) => passage([name, ...aliases].join(' '), [sentence(publicGoal)], 2))

/** What has changed here by what was done; what left no mark tells nothing. */
const changed = (desk: Desk): readonly Passage[] =>
  establishedAt(desk)
    .filter(({ change, text }) => change !== 'done' && isSayable(text))
    .map(({ text }) => passage('', [text], 0))

const sayable = (passages: readonly Passage[]): readonly Passage[] =>
  passages.map(one => ({ ...one, sentences: one.sentences.filter(isSayable) }))

/** What anybody here could tell; nobody speaks of themselves as others do. */
export const openBody = (desk: Desk, but?: Person): readonly Passage[] => [
  ...changed(desk),
  ...sayable(shownHere(desk)),
  ...peopleKnown(desk, but),
  ...waysSeen(desk),
  ...talk(desk.world),
  ...factions(desk),
  ...sayable([opening(desk.world)]),
]

/** Nobody sits where they have left or died. */
const shownHere = (desk: Desk): readonly Passage[] => {
  const place = here(desk)
  return shownAt(place).map(one => ({ ...one, sentences: stillSo(desk, place, one.sentences) }))
}

/** The places the party has been to, from memory. */
const remembered = ({ world, memory }: Desk): readonly Passage[] =>
  world.places
    .filter(({ id }) => id !== memory.placeId && memory.visited.includes(id))
    .flatMap(place => shownAt(place).map(one => ({ ...one, at: place.name, distance: 3 })))

const saidToUs = (desk: Desk): readonly Passage[] =>
  desk.world.people.flatMap(person => piecesTold(desk, person).map(text => passage('', [text], 1, { by: person.name })))

const itemsSeen = (desk: Desk): readonly Passage[] => {
  const near = new Set(itemsAt(desk, here(desk)))
  return desk.world.items
    .filter(item => near.has(item) || holderOf(desk.game, item.name) !== undefined)
    .map(({ name, aliases, text }) => passage([name, ...aliases].join(' '), text, 0))
}

const errands = (desk: Desk): readonly Passage[] =>
  toldQuests(desk).flatMap(({ name, objective }) => (objective === '' ? [] : [passage(name, [objective], 2)]))

/** The party's own book: what it wrote down, without what stands elsewhere as it was said. */
const book = (desk: Desk): readonly Passage[] =>
  knownLines(desk, true)
    .filter(
      line => !line.endsWith('?') && !line.includes(' - ') && !line.includes('"') && !line.startsWith('The party '),
    ) // prettier-ignore
    .map(line => passage('', [line.split(' (Found at ')[0] ?? line], 1))

/** All that lies open to those who sit at the table. */
export const wholeBody = (desk: Desk): readonly Passage[] => [
  ...killed(desk),
  ...itemsSeen(desk),
  ...shownHere(desk),
  ...openBody(desk),
  opening(desk.world),
  ...saidToUs(desk),
  ...book(desk),
  ...errands(desk),
  ...remembered(desk),
]

/** What everybody talks of, the hottest first. */
export const talkTexts = ({ world }: Desk): readonly string[] =>
  talk(world)
    .flatMap(({ sentences }) => sentences)
    .filter(isSayable)
