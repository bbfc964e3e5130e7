/** What something is about, in the words people would use for it. */
import type { Named } from '../understand/intent.ts'
import type { Knowledge, Person } from '../world/world.ts'
import type { Desk } from './desk.ts'
import { placeName, theName, trimStop } from './nouns.ts'
import { plain } from './plain.ts'

const folded = (name: string): string => name.toLowerCase().replace(/^the\s+/, '')

/** The campaign's own spelling of a name, with its article where it is no proper name. */
export function properName({ world }: Desk, words: string): string | undefined {
  const wanted = folded(words)
  const fits = ({ name, aliases }: { readonly name: string; readonly aliases: readonly string[] }): boolean =>
    folded(name) === wanted || aliases.some(alias => folded(alias) === wanted)
  const person = world.people.find(fits) ?? world.people.find(({ name }) => folded(name).split(' ').includes(wanted))
  if (person !== undefined) return person.name
  const place = world.places.find(fits)
  if (place !== undefined) return placeName(place.name)
  const item = world.items.find(fits)
  if (item !== undefined) return theName(item.name)
  const faction = world.factions.find(fits)
  return faction === undefined ? undefined : placeName(faction.name)
}

/** What a question is about, told back: the campaign's name for it, else the player's own words. */
export function askedAbout(desk: Desk, topic: Named | undefined, words: string): string {
  const own = trimStop(plain(words, 60)).replace(/[?!]+$/, '')
  const isShort = own !== '' && own.split(' ').length <= 4
  if (isShort) return properName(desk, own) ?? own
  if (topic === undefined) return own
  return topic.kind === 'party' ? topic.name : (properName(desk, topic.name) ?? theName(topic.name))
}

/** A topic of some knowledge that one could ask for by name; undefined when it has none worth saying. */
export function topicOf(desk: Desk, { topics }: Knowledge, person: Person): string | undefined {
  for (const topic of topics) {
    const name = properName(desk, topic)
    if (name !== undefined && name !== person.name) return name
  }
  return undefined
}
