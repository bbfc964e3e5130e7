/** A deed whose object was heard as a word and not as a thing: what stands here under that word is meant. */
import { nounOf } from '../../../../english/noun-phrases.ts'
import { isContent } from '../../../../english/small-words.ts'
import type { Desk } from '../../desk/desk.ts'
import { likeness, topicWords } from '../../../../english/naming.ts'
import { exitsSeen, here } from '../../desk/place.ts'
import { isFixture } from '../../hear/fixtures.ts'
import { slugOf } from '../../desk/slugs.ts'
import type { Deed, DeedVerb, Thing } from '../../desk/wishes.ts'
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

/** The words of it as nouns: `old window` is a window, `floor wheel` no wheel of any cart. */
const topicalOf = (words: readonly string[]): readonly string[] => words.flatMap(said => said.toLowerCase().split(' ')).filter(isContent).map(nounOf) // prettier-ignore

/** A feature or a way that has one of the words in its name, else whatever the place tells of by the last of them. */
function thingBy(desk: Desk, words: readonly string[]): Thing | undefined {
  const place = here(desk)
  const stems = topicWords(words.join(' '))
  if (stems.length === 0) return undefined
  const feature = place.features.find(({ name }) => likeness(stems, name) > 0)
  if (feature !== undefined) return named('feature', feature.name, feature.text)
  const exit = exitsSeen(desk, place).find(({ name }) => likeness(stems, name) > 0)
  if (exit !== undefined) return { ...named('way', exit.name, exit.text), id: exit.to }
  for (const word of words.map(said => said.split(' ').at(-1) ?? '')) {
    const says = openAt(desk, place).find(text => likeness(topicWords(word), text) > 0)
    if (says !== undefined || isFixture(place, word, topicalOf(words))) return named('mention', nounOf(word), says)
  }
  return undefined
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

/** Verbs that are done to things: whom they are done for is no object. */
const onThings: ReadonlySet<DeedVerb> = new Set<DeedVerb>(
  'take drop wear eat break burn move make open close unlock knock climb search use'.split(' ') as DeedVerb[], // verbs of that list
)

const isObject = ({ verb }: Deed, role: string, { kind }: Thing): boolean =>
  kind !== 'spell' &&
  kind !== 'topic' &&
  !(onThings.has(verb) && (kind === 'companion' || kind === 'company') && role !== 'what')

/** `A stone` is not the Fifth Stone, which is an hour away: it is whatever stone lies here. */
export function asCommon(desk: Desk, thing: Thing, words: string): Thing {
  const isFar = thing.from === 'elsewhere' && (thing.kind === 'place' || thing.kind === 'feature')
  const isWhole = likeness(topicWords(words), thing.name) >= new Set(topicWords(thing.name)).size
  const head = thing.name.split(' ').at(-1)?.toLowerCase() ?? ''
  return isFar && !isWhole && isFixture(here(desk), head) ? named('mention', head) : thing
}

export function completed(desk: Desk, said: Deed): Deed {
  const roles = Object.fromEntries(
    Object.entries(said.roles)
      .filter(([, thing]) => !isNoThing(thing))
      .map(([role, thing]) => [role, asCommon(desk, thing, said.words)]),
  )
  const deed: Deed = { ...said, roles }
  const isSaid = Object.entries(deed.roles).some(([role, thing]) => isObject(deed, role, thing))
  if (isSaid) return deed
  const isWanted = deed.verb === 'search' // `look for tracks` is no search of the cart track
  const isIt =
    Object.values(said.roles).some(({ name }) => isKind('it', name)) || deed.left.some(word => isKind('it', word))
  const what =
    (isIt || isWanted ? undefined : thingBy(desk, deed.left)) ??
    (isIt || (deed.left.length > 0 && !isWanted) ? justNow(desk) : undefined)
  return what === undefined ? deed : { ...deed, roles: { ...deed.roles, what } }
}
