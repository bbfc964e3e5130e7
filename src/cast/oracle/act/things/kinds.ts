/** What kind of thing something is, by what it is called: what can be carried, burnt, drunk, or is alive. */
import rows from '../../../../../content/oracle/deeds.json' with { type: 'json' }
import { actorOf, packs } from '../../desk/heroes.ts'
import { topicWords } from '../../../../english/naming.ts'
import type { Desk } from '../../desk/desk.ts'
import type { Matter } from './matter.ts'

type Kind =
  | 'lots'
  | 'drawn'
  | 'bared'
  | 'fixed'
  | 'rooted'
  | 'provisions'
  | 'signs'
  | 'coins'
  | 'portable'
  | 'private'
  | 'thoroughfares'
  | 'held'
  | 'heavy'
  | 'spoken'
  | 'landscape'
  | 'fragile'
  | 'around'
  | 'it'
  | 'drinks'
  | 'vague'
  | 'limbs'
  | 'tongue'
  | 'salty'
  | 'vile'
  | 'games'
  | 'people'
  | 'writes'
  | 'written'
  | 'wearables'
  | 'drunk'
  | 'openable'
  | 'living'
  | 'liquid'
  | 'burns'
  | 'kindling'
  | 'hearths'
  | 'writing'
  | 'copied'
  | 'digging'
  | 'holds'
  | 'waters'
  | 'perches'

const sets = new Map<Kind, ReadonlySet<string>>()

const setOf = (kind: Kind): ReadonlySet<string> => {
  const known = sets.get(kind) ?? new Set(topicWords(rows[kind].join(' ')))
  sets.set(kind, known)
  return known
}

/** By the head of its name. */
export const isKind = (kind: Kind, name: string): boolean => setOf(kind).has(topicWords(name).at(-1) ?? '')

/** Whether any word of a text is of the kind. */
export const holdsKind = (kind: Kind, text: string): boolean => topicWords(text).some(stem => setOf(kind).has(stem))

export const isLiving = ({ thing: { kind, name } }: Matter): boolean =>
  kind === 'person' || kind === 'companion' || kind === 'crowd' || kind === 'foe' || isKind('living', name)

/** What its own words say of it: a feature's text, a mention's sentence. */
const ownWords = ({ thing, feature, sentences }: Matter): readonly string[] =>
  feature === undefined ? (thing.says === undefined ? [] : [thing.says]) : sentences

/** What can be picked up and carried off: told by what it is, and by what its own words say of it. */
export function isPortable(matter: Matter): boolean {
  const { thing, item, feature } = matter
  if (item !== undefined || matter.held !== undefined) return true
  if (matter.held === undefined && item === undefined && isKind('limbs', thing.name)) return false // an arm is somebody's
  if (isLiving(matter) || ['place', 'way', 'body'].includes(thing.kind)) return false
  const texts = ownWords(matter)
  if (texts.some(text => holdsKind('held', text))) return false
  if (
    holdsKind('heavy', thing.name.split(' ').slice(0, -1).join(' ')) ||
    (feature !== undefined && texts.some(text => holdsKind('heavy', text)))
  )
    return false
  if (isKind('portable', thing.name)) return true
  if (isKind('fixed', thing.name)) return false
  return thing.kind !== 'feature' || texts.some(text => topicWords(text).includes('hand'))
}

/** Something in the packs that serves for it, by name: one's own before another's. */
export const packed = (desk: Desk, kind: Kind): string | undefined =>
  [...(actorOf(desk)?.items.map(({ name }) => name) ?? []), ...packs(desk.game)].find(name => holdsKind(kind, name))
