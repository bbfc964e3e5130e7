/** People as the folder's one reader knows them: where they are, what anybody may see of them, and whom no page has. */
import { slugOf } from '../../../core/id.ts'
import { keyOf } from '../../world/names.ts'
import type { Fact, Person as Told, World } from '../../world/types.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
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

const isAbout = ({ name, aliases }: Told): ((fact: Fact) => boolean) => {
  const keys = new Set([name, ...aliases].map(keyOf))
  return ({ about = '' }) => keys.has(keyOf(about))
}

/** Somebody whom a table, a place or a section of a page tells of: what players may know of them is all there is. */
export function met(told: Told, { facts }: World, placeNamed: Whereabouts): Person {
  const own = facts.filter(isAbout(told))
  const open = own.filter(({ who }) => who === 'players')
  const place = told.isVillain || told.where === undefined ? undefined : placeNamed(told.where.place)
  const looks = open.filter(({ means }) => means === 'looks').flatMap(({ text }) => sentencesOf(text))
  return {
    id: slugOf(told.name),
    name: told.name,
    aliases: told.aliases.map(alias => alias.toLowerCase()),
    pronoun: 'they',
    role: '',
    callings: [],
    ...(place !== undefined && { placeId: place }),
    looks,
    demeanour: '',
    motivation: '',
    fear: '',
    speech: '',
    mannerisms: [],
    sampleLines: [],
    knows: {
      public: open.filter(({ means }) => means !== 'looks').map(({ text }) => asKnowledge(text)),
      private: [],
      secret: own.filter(({ who }) => who === 'gm').map(({ text }) => asKnowledge(text)),
    },
    disposition: 'neutral',
    firstImpression: '',
    wares: [],
  }
}
