/** A deed whose object was heard as a word and not as a thing: what stands here under that word is meant. */
import { nounOf } from '../../../../english/noun-phrases.ts'
import type { Desk } from '../../fifth/desk.ts'
import { likeness, topicWords } from '../../fifth/nouns.ts'
import { exitsSeen, here } from '../../fifth/place.ts'
import { slugOf } from '../../fifth/slugs.ts'
import type { Deed, Thing } from '../../hear/types.ts'
import { isKind } from './kinds.ts'
import { openAt } from './matter.ts'

const named = (kind: Thing['kind'], name: string, says?: string): Thing => ({
  kind,
  id: slugOf(name),
  name,
  names: [name.toLowerCase()],
  from: 'here',
  ...(says !== undefined && { says }),
})

/** A feature or a way that has one of the words in its name, else whatever the place tells of by the last of them. */
function thingBy(desk: Desk, words: readonly string[]): Thing | undefined {
  const place = here(desk)
  const stems = topicWords(words.join(' '))
  if (stems.length === 0) return undefined
  const feature = place.features.find(({ name }) => likeness(stems, name) > 0)
  if (feature !== undefined) return named('feature', feature.name, feature.text)
  const exit = exitsSeen(desk, place).find(({ name }) => likeness(stems, name) > 0)
  if (exit !== undefined) return { ...named('way', exit.name, exit.text), id: exit.to }
  const word = words.at(-1)?.split(' ').at(-1) ?? ''
  const says = openAt(desk, place).find(text => likeness(topicWords(word), text) > 0)
  return says === undefined && !isKind('anywhere', word) ? undefined : named('mention', nounOf(word), says)
}

/** What was in hand a moment ago, in this very beat: `pick up the hat and look inside the band`. */
function justNow(desk: Desk): Thing | undefined {
  const last = desk.memory.established.at(-1)
  if (last === undefined || last.at !== desk.memory.placeId || desk.before.memory.established.includes(last))
    return undefined
  const feature = here(desk).features.find(({ name }) => slugOf(name) === last.thing)
  return feature === undefined
    ? named('mention', last.thing.replaceAll('-', ' '))
    : named('feature', feature.name, feature.text)
}

/** `this place`, `something`: no thing of its own. */
const isNoThing = ({ kind, name }: Thing): boolean =>
  kind === 'mention' && (isKind('around', name) || isKind('it', name))

export function completed(desk: Desk, said: Deed): Deed {
  const roles = Object.fromEntries(Object.entries(said.roles).filter(([, thing]) => !isNoThing(thing)))
  const deed: Deed = { ...said, roles }
  const isSaid = Object.values(deed.roles).some(({ kind }) => kind !== 'spell' && kind !== 'topic')
  if (isSaid) return deed
  const isIt =
    Object.values(said.roles).some(({ name }) => isKind('it', name)) || deed.left.some(word => isKind('it', word))
  const what =
    (isIt ? undefined : thingBy(desk, deed.left)) ?? (isIt || deed.left.length > 0 ? justNow(desk) : undefined)
  return what === undefined ? deed : { ...deed, roles: { ...deed.roles, what } }
}
