/** What something is about, in the words people would use for it. */
import { remembering } from '../../../core/memo.ts'
import type { Named } from '../understand/intent.ts'
import type { Knowledge, OracleWorld, Person } from '../world/world.ts'
import type { Desk } from './desk.ts'
import { placeName, theName, trimStop } from './nouns.ts'
import { plain } from './plain.ts'

const folded = (name: string): string => name.toLowerCase().replace(/^the\s+/, '')

type Known = { readonly name: string; readonly aliases: readonly string[] }

/** All names of a campaign, folded, and how they are told: people before places, places before things. */
const properNames = remembering((world: OracleWorld): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  const add = (name: string, told: string): void => void (names.has(folded(name)) || names.set(folded(name), told))
  const addAll = (all: readonly Known[], tell: (name: string) => string): void => {
    for (const { name, aliases } of all) for (const one of [name, ...aliases]) add(one, tell(name))
  }
  addAll(world.people, name => name)
  for (const { name } of world.people) for (const word of folded(name).split(' ')) add(word, name)
  addAll(world.places, placeName)
  addAll(world.items, theName)
  addAll(world.factions, placeName)
  return names
})

/** The campaign's own spelling of a name, with its article where it is no proper name. */
export const properName = ({ world }: Desk, words: string): string | undefined => properNames(world).get(folded(words))

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
