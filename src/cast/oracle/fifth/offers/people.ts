/** What to offer with those who stand here: a first word, what they have not told yet, what they might be shown. */
import type { Item, Person } from '../../world/world.ts'
import type { Desk } from '../desk.ts'
import { packs } from '../heroes.ts'
import { setOf } from '../memory.ts'
import { theName, withinText } from '../nouns.ts'
import { attitudeOf, untold } from '../people.ts'
import { isShunned } from '../outcry/outcry.ts'
import { facesAt, isItem } from '../place.ts'
import { topicOf } from '../topics.ts'
import { mayTry } from '../verbs/argument.ts'

/** Things of the story that the party carries. */
export const storyItems = (desk: Desk): readonly Item[] => {
  const carried = packs(desk.game)
  return desk.world.items.filter(item => carried.some(name => isItem(item, name)))
}

/** Something they have not been shown, while they keep something to themselves. */
const toShow = (desk: Desk, { id, name }: Person): readonly string[] =>
  storyItems(desk)
    .filter(item => !setOf(desk.memory.happened).has(`used/${item.id}/${id}`))
    .slice(0, 1)
    .map(item => `Show ${theName(item.name)} to ${withinText(name)}`)

/** The next thing they would tell for the asking, by a name the party has heard. */
function toAsk(desk: Desk, person: Person): readonly string[] {
  const open = untold(desk, person, 'public')
  if (open.length === 0) return []
  const name = withinText(person.name)
  const topics = open.flatMap(({ knowledge }) => topicOf(desk, knowledge, person) ?? [])
  const [topic] = topics
  const isTalking = desk.memory.talkingTo === person.id
  if (topic !== undefined) return [`Ask ${name} about ${topic}`]
  return [isTalking ? `Talk with ${name} some more` : `Talk to ${name}`]
}

function offersOf(desk: Desk, person: Person): readonly string[] {
  const name = withinText(person.name)
  if (!setOf(desk.memory.happened).has(`met/${person.id}`)) return [`Talk to ${name}`]
  if (attitudeOf(desk, person) === 'hostile' || isShunned(desk, person)) return []
  const isKeeping = untold(desk, person, 'private').length > 0
  const coaxing = isKeeping && mayTry(desk, 'persuade', person) ? [`Persuade ${name} to tell you more`] : []
  const isMore = isKeeping || untold(desk, person, 'secret').length > 0
  return [...toAsk(desk, person), ...coaxing, ...(isMore ? toShow(desk, person) : [])]
}

/** Whoever is spoken with first, then those who were not spoken to yet; one thing each before a second one. */
export function withPeople(desk: Desk): readonly string[] {
  const { talkingTo, happened } = desk.memory
  const rank = ({ id }: Person): number => (id === talkingTo ? 0 : setOf(happened).has(`met/${id}`) ? 2 : 1)
  const each = facesAt(desk)
    .toSorted((a, b) => rank(a) - rank(b))
    .map(person => offersOf(desk, person))
  return [...each.flatMap(offers => offers.slice(0, 1)), ...each.flatMap(offers => offers.slice(1))]
}
