/** People as the folder's one reader knows them: where they are, what anybody may see of them, and whom no page has. */
import { remembering } from '../../../core/memo.ts'
import { slugOf } from '../../../core/id.ts'
import { keyOf } from '../../world/names.ts'
import type { Fact, Person as Told, World } from '../../world/types.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { verbOf } from '../../../english/verbs.ts'
import { callingsOf, isCalling } from '../read/callings.ts'
import type { Knowledge, Person } from '../world.ts'
import type { Knowing } from './knowable.ts'

/** The place somebody is at, by id: nobody is anywhere that no page, table or place puts them. */
export type Whereabouts = (name: string) => string | undefined

/** An enemy is nowhere until the story brings them; everybody else is where the folder says, else where their own page does. */
function placeOf(person: Person, told: Told | undefined, placeNamed: Whereabouts): string | undefined {
  if (told?.isVillain === true && told.where?.who !== 'players') return undefined
  const named = told?.where === undefined ? undefined : placeNamed(told.where.place)
  if (named !== undefined) return named
  return person.isPlaceless === true || told?.where !== undefined ? undefined : person.placeId
}

/** Words by which an author thinks of people, and nobody in the story does. */
const ofThePlot: ReadonlySet<string> = new Set(
  'antagonist villain ally patron quest giver enemy enemies boss recruiter cult cultist traitor spy secret compromised victim victims monster npc foil contact informant rival red herring mastermind hidden'.split(
    ' ',
  ),
)

/** What somebody does for a living is anybody's to see; what they are to the plot is not. */
function openRole(role: string): string {
  const [first = ''] = role.split(/[;(/]/u)
  const words = first.toLowerCase().split(' ')
  return words.some(word => ofThePlot.has(word)) ? '' : first.trim()
}

const topicsOf = (text: string): readonly string[] => [text.toLowerCase()]

const asKnowledge = (text: string): Knowledge => ({ text, topics: topicsOf(text) })

/** What is told of somebody is told by its sentences; what is not for players becomes what they keep to themselves. */
export function opened(
  person: Person,
  told: Told | undefined,
  placeNamed: Whereabouts,
  { mayKnow, maySee }: Knowing,
): Person {
  const { placeId: _place, isPlaceless: _isPlaceless, ...rest } = person
  const place = placeOf(person, told, placeNamed)
  const isVillain = told?.isVillain === true
  const { public: open, private: kept, secret } = person.knows
  const hidden = open.filter(({ text }) => !mayKnow(text))
  return {
    ...rest,
    ...(place !== undefined && { placeId: place }),
    role: isVillain ? '' : openRole(person.role),
    looks: person.looks.filter(mayKnow),
    firstImpression: !isVillain && maySee(person.firstImpression) ? person.firstImpression : '',
    demeanour: !isVillain && maySee(person.demeanour) ? person.demeanour : '',
    mannerisms: person.mannerisms.filter(mayKnow),
    sampleLines: person.sampleLines.filter(mayKnow),
    knows: { public: open.filter(({ text }) => mayKnow(text)), private: kept, secret: [...secret, ...hidden] },
  }
}

/** What is told, by whom or what it is about: a town may have ten thousand people, and it is looked through once. */
const byAbout = remembering(({ facts }: World): ReadonlyMap<string, readonly Fact[]> => {
  const found = new Map<string, Fact[]>()
  for (const fact of facts) {
    const key = keyOf(fact.about ?? '')
    const list = found.get(key)
    if (list === undefined) found.set(key, [fact])
    else list.push(fact)
  }
  return found
})

const factsOf = (world: World, { name, aliases }: Pick<Told, 'name' | 'aliases'>): readonly Fact[] =>
  [...new Set([name, ...aliases].map(keyOf))].flatMap(key => byAbout(world).get(key) ?? [])

const counted = (text: string, words: ReadonlySet<string>): number =>
  wordsOf(text).filter(word => words.has(word)).length
const his: ReadonlySet<string> = new Set(['he', 'him', 'his', 'man', 'boy'])
const hers: ReadonlySet<string> = new Set(['she', 'her', 'hers', 'woman', 'girl'])

/** By what is written of them, for whoever runs the game as well: that is no secret of anybody's. */
function pronounOf(name: string, own: readonly Fact[], all: readonly Fact[]): Person['pronoun'] {
  const told = own.length > 1 ? own : [...own, ...all.filter(({ text }) => text.includes(name))]
  const text = told.map(fact => fact.text).join(' ')
  const [he, she] = [counted(text, his), counted(text, hers)]
  return he === she ? 'they' : he > she ? 'he' : 'she'
}

/** What somebody is, by the first words that are said of them: `Toll-keeper at Tollend`. Who keeps an inn is its keeper. */
function roleIn(first: string): string {
  const [head = ''] = first.split(/[,;.:(]/u)
  const [verb = '', ...rest] = head.trim().split(' ')
  if (/^(?:keeps|runs|owns)$/i.test(verb)) return `keeper of ${rest.join(' ')}`
  const words = wordsOf(head)
  const isOffice = words.some(word => isCalling(word) || ofWhat.has(word)) && verbOf(words[0] ?? '') === undefined
  return !isOffice || head.length > 48 || words.some(word => ofThem.has(word)) ? '' : head.trim()
}

const ofThem: ReadonlySet<string> = new Set(['he', 'him', 'his', 'she', 'her', 'hers', 'they', 'their'])
const ofWhat: ReadonlySet<string> = new Set(['of', 'at', 'in', 'for', 'to'])

const callingsAt: readonly (readonly [RegExp, string])[] = [
  [/\b(?:inn|tavern|alehouse|taproom|hostelry|beds?)\b/i, 'innkeeper'],
  [/\b(?:shop|store|stall|emporium)\b/i, 'shopkeeper'],
  [/\b(?:forge|smithy)\b/i, 'smith'],
  [/\b(?:mill)\b/i, 'miller'],
]

/** Whoever keeps a place is called by what the place is. */
const keeperOf = (role: string, place: string): readonly string[] =>
  role.startsWith('keeper of ') ? callingsAt.filter(([sign]) => sign.test(place)).map(([, calling]) => calling) : []

const quotesIn = (text: string): readonly string[] =>
  [...text.matchAll(/["“]([^"”]{8,})["”]/gu)].map(([, words = '']) => words.trim())

const labelOf = (text: string, label: RegExp): readonly string[] =>
  label.test(text) ? [text.replace(label, '').split(/["“]/u)[0]?.trim() ?? ''] : []

/** Somebody whom a table, a place or a section of a page tells of: what players may know of them is all there is. */
export function met(told: Told, world: World, placeNamed: Whereabouts): Person {
  const { facts, places } = world
  const own = factsOf(world, told)
  const open = own.filter(({ who, text, means }) => who === 'players' && means !== 'field' && keyOf(text.split(',')[0] ?? '') !== keyOf(told.name)) // prettier-ignore
  const place = told.isVillain || told.where === undefined ? undefined : placeNamed(told.where.place)
  const known = open.filter(({ means }) => means === 'known')
  const shown = open.filter(({ means }) => means !== 'known').map(({ text }) => text)
  const plain = shown.filter(text => !labelled.test(text)).flatMap(text => sentencesOf(text))
  const role = told.role ?? roleIn(plain[0] ?? '')
  const pronoun = pronounOf(told.name, own, facts)
  const where = places.find(({ name }) => keyOf(name) === keyOf(told.where?.place ?? ''))
  const house = where === undefined ? '' : factsOf(world, where).map(({ text }) => text).join(' ') // prettier-ignore
  return {
    id: slugOf(told.name),
    name: told.name,
    aliases: told.aliases.map(alias => alias.toLowerCase()),
    pronoun,
    role: openRole(role),
    callings: callingsOf(pronoun, role, ...keeperOf(role, house)),
    ...(place !== undefined && { placeId: place }),
    looks: plain.slice(told.role === undefined && role !== '' ? 1 : 0).filter(text => quotesIn(text).length === 0),
    demeanour: '',
    motivation: '',
    fear: '',
    speech: shown.flatMap(text => labelOf(text, /^(?:Voice|Speech|Speaks): /u))[0] ?? '',
    mannerisms: shown.flatMap(text => labelOf(text, /^(?:Manner|Mannerisms?|Habits?|Quirks?): /u)),
    sampleLines: shown.flatMap(quotesIn),
    knows: {
      public: known.map(({ text }) => asKnowledge(text)),
      private: [],
      secret: own.filter(({ who }) => who === 'gm').map(({ text }) => asKnowledge(text)),
    },
    disposition: 'neutral',
    firstImpression: '',
    wares: [],
  }
}

const labelled = /^\p{Lu}[\p{L} ]{1,24}: /u

/** Nothing was read that one sees of them, or hears from them. */
export const isBare = ({ role, looks, knows }: Person): boolean =>
  role === '' && looks.length === 0 && knows.public.length === 0

/** Whoever has a page of an unusual shape is seen as the one reader has it. */
export function filled(person: Person, seen: Person): Person {
  const { role, looks, pronoun, callings, speech, mannerisms, sampleLines } = seen
  return { ...person, role, looks, pronoun, callings, speech, mannerisms, sampleLines }
}
