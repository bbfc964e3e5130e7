/** Who and what a deed is done to, and with what, about what, to whom. */
import type { Mention, Wish } from './choose.ts'
import type { Horizon, Named, Verb } from './intent.ts'

type Kind = Named['kind']

const people: readonly Kind[] = ['person', 'foe', 'party']
const ground: readonly Kind[] = ['exit', 'place', 'direction', 'feature']

/** What each verb is usually done to, the likeliest first. */
const wanted: Partial<Readonly<Record<Verb, readonly Kind[]>>> = {
  look: ['feature', 'item', 'person', 'foe', 'exit', 'place'],
  examine: ['feature', 'item', 'person', 'foe', 'exit', 'party'],
  go: ground,
  search: ['feature', 'place', 'item', 'exit'],
  listen: ['exit', 'feature', 'person', 'foe'],
  talk: people,
  ask: people,
  tell: people,
  persuade: people,
  threaten: ['person', 'foe', 'party'],
  lie: people,
  attack: ['foe', 'person', 'feature', 'exit'],
  sneak: ['foe', 'person', 'feature', 'exit', 'place'],
  steal: ['item', 'person', 'feature'],
  take: ['item', 'feature'],
  use: ['item', 'feature', 'exit'],
  open: ['feature', 'exit', 'item'],
  give: ['item', 'person', 'party'],
  cast: ['spell', 'foe', 'person', 'party'],
  help: ['party', 'person'],
  buy: ['item', 'person'],
  sell: ['item', 'person'],
  follow: people,
  flee: ground,
  climb: ['feature', 'exit', 'place', 'item'],
  swim: ['exit', 'place', 'feature'],
  read: ['item', 'feature'],
  recall: ['topic', 'person', 'place'],
  say: people,
}
const spokenOf: readonly Kind[] = ['topic', 'item', 'person', 'place', 'foe']
const tools: readonly Kind[] = ['item', 'spell', 'feature']

const talking: ReadonlySet<Verb> = new Set(['talk', 'ask', 'tell', 'persuade', 'threaten', 'lie', 'say'])
const isWith = (preposition: string | undefined): boolean => preposition === 'with' || preposition === 'using'

export const isTalk = (verb: Verb): boolean => talking.has(verb)

export function wishFor(verb: Verb): Wish {
  return (kind, preposition, isContent) => {
    const kinds =
      isContent && isTalk(verb) ? spokenOf : isWith(preposition) && !isTalk(verb) ? tools : (wanted[verb] ?? [])
    const at = kinds.indexOf(kind)
    return at === -1 ? 0 : 1 - at * 0.08
  }
}

export type Roles = { readonly targets: readonly Named[]; readonly about: readonly Named[] }

const isOf =
  (...kinds: readonly Kind[]) =>
  ({ named }: Mention): boolean =>
    kinds.includes(named.kind)
const isPerson = isOf('person', 'foe', 'party')

function split(mentions: readonly Mention[], isTarget: (mention: Mention) => boolean): Roles {
  const names = (some: readonly Mention[]): readonly Named[] => some.flatMap(({ all }) => all)
  return { targets: names(mentions.filter(isTarget)), about: names(mentions.filter(one => !isTarget(one))) }
}

/** Spoken to: the first person named before what it is about; else whoever is spoken with already. */
function talkRoles(mentions: readonly Mention[], { talkingTo }: Horizon): Roles {
  const addressed = mentions.filter(one => isPerson(one) && !one.isContent)
  const listeners = addressed.filter(({ preposition }) => preposition === undefined || preposition !== 'against')
  const main = listeners.slice(0, 1)
  const roles = split(mentions, one => main.includes(one))
  if (main.length > 0 || !talkingTo) return roles
  return { targets: [{ ...talkingTo, likeness: 0.9 }], about: roles.about }
}

/** A thing that changes hands, and whose hands: without a thing, the hands are all there is. */
function tradeRoles(mentions: readonly Mention[], { talkingTo }: Horizon): Roles {
  const { targets, about } = split(mentions, one => !isPerson(one))
  const hands = about.length > 0 || !talkingTo ? about : [{ ...talkingTo, likeness: 0.9 }]
  return { targets: targets.length > 0 ? targets : hands, about: hands }
}

/** The first thing that is not led up to by `with`, or whatever there is. */
function plainRoles(mentions: readonly Mention[], isAside: (mention: Mention) => boolean): Roles {
  const roles = split(mentions, one => !isAside(one))
  return roles.targets.length > 0 ? roles : { targets: roles.about, about: [] }
}

function firstOnly(mentions: readonly Mention[]): Roles {
  const direct = mentions.filter(({ preposition }) => !isWith(preposition))
  const first = direct.find(one => !isPerson(one)) ?? direct[0] ?? mentions[0]
  return split(mentions, one => one === first)
}

type ReadRoles = (mentions: readonly Mention[], horizon: Horizon) => Roles

const all = (mentions: readonly Mention[]): Roles => split(mentions, () => true)
function thingsFirst(mentions: readonly Mention[]): Roles {
  const isThing = isOf('item', 'feature', 'topic')
  return mentions.some(isThing) ? split(mentions, isThing) : plainRoles(mentions, one => !isPerson(one))
}

/** Where one goes, before whom one goes with. */
function groundFirst(mentions: readonly Mention[]): Roles {
  const isGround = isOf(...ground)
  return mentions.some(isGround) ? split(mentions, isGround) : all(mentions)
}

const isWeapon = ({ named, preposition }: Mention, mentions: readonly Mention[]): boolean =>
  isWith(preposition) || (named.kind === 'item' && mentions.some(isPerson))

/** Verbs with an order of their own. */
const ownRoles: Partial<Readonly<Record<Verb, ReadRoles>>> = {
  give: tradeRoles,
  sell: tradeRoles,
  buy: tradeRoles,
  steal: thingsFirst,
  take: thingsFirst,
  go: groundFirst,
  cast: mentions => split(mentions, isOf('spell')),
  use: firstOnly,
  recall: all,
  question: all,
  search: mentions => plainRoles(mentions, ({ preposition }) => preposition === 'for' || isWith(preposition)),
  attack: mentions => split(mentions, one => !isWeapon(one, mentions)),
}

export function rolesFor(verb: Verb, mentions: readonly Mention[], horizon: Horizon): Roles {
  if (isTalk(verb)) return talkRoles(mentions, horizon)
  const own = ownRoles[verb]
  return own ? own(mentions, horizon) : plainRoles(mentions, one => isWith(one.preposition) || one.isContent)
}
