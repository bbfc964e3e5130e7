/** Somebody of the company is told to do something: it is done by them, with their own dice, or refused and not done. */
import type { Part } from '../../../../table/parts.ts'
import { capitalOf, withStop } from '../../../../english/nouns.ts'
import { lowerFirst, theName } from '../../../../english/naming.ts'
import { baseOf } from '../../../../english/verbs.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { put } from '../../desk/memory.ts'
import { actorName, heroOf, shortName } from '../../desk/heroes.ts'
import { plain } from '../../../../english/told-back.ts'
import { flush, show } from '../../desk/tell.ts'
import type { Carry } from '../handlers.ts'
import type { Deed, DeedVerb, Thing, Wish } from '../../desk/wishes.ts'
import { completed } from '../things/completed.ts'
import { send } from './apart.ts'
import { call } from './call.ts'
import { meant, absence } from './present.ts'
import { line } from './say.ts'
import { isRefused } from './stand.ts'

/** What is over in a breath and costs nobody anything is not asked about. */
const light: ReadonlySet<DeedVerb> = new Set([
  'look',
  'examine',
  'listen',
  'search',
  'wait',
  'ready',
  'recall',
  'read',
  'heal',
  'plan',
  'regroup',
  'prepare',
  'follow',
])

/** What can only be done where it is: whoever is told to goes there for it. */
const abroad: ReadonlySet<DeedVerb> = new Set([
  'go',
  'sneak',
  'look',
  'examine',
  'search',
  'listen',
  'follow',
  'climb',
  'approach',
  'ready',
])

const isParting = (desk: Desk, { verb, roles: { where, what, whom } }: Deed): boolean => {
  if (verb === 'split' || verb === 'wait') return true
  if (!abroad.has(verb)) return false
  if (verb === 'go' && where !== undefined) return where.id !== desk.memory.placeId
  const isElsewhere = (thing: Thing | undefined): boolean => thing?.kind === 'place' && thing.id !== desk.memory.placeId
  return isElsewhere(where) || isElsewhere(what) || isElsewhere(whom) || (verb === 'sneak' && where?.kind === 'way')
}

/** `Korda comes with me` is said to Korda as `come with me`. */
const asBidden = (said: string): string => {
  const words = said.replace(/,? please$/iu, '')
  const [verb = '', ...rest] = words.split(' ')
  return verb.endsWith('s') ? [baseOf(verb) ?? verb, ...rest].join(' ') : words
}

/** Said aloud to them, as an order is. */
const order = (desk: Desk, wish: Wish, to: string, isFirst: boolean): Part => {
  const words = asBidden(plain(wish.words, 240))
  const called =
    to === 'the company' || words.startsWith(shortName(to))
      ? words
      : isFirst
        ? `${shortName(to)}, ${lowerFirst(words)}`
        : `And ${lowerFirst(words)}`
  return { kind: 'said', who: actorName(desk), act: 'order', to, text: withStop(capitalOf(called)) }
}

/** `come with me`: they go along already, and say so. */
const isAlong = (desk: Desk, wish: Wish): boolean =>
  wish.kind === 'deed' &&
  (wish.verb === 'go' || wish.verb === 'follow') &&
  wish.roles.where === undefined &&
  Object.values(wish.roles).some(({ id }) => id === desk.actor)

/** In the name of whoever does it, until it is done. */
async function* inTheirName(desk: Desk, id: string, play: () => Play): Play {
  const { actor, isYou } = desk
  desk.actor = id
  desk.isYou = false
  try {
    yield* play()
  } finally {
    desk.actor = actor
    desk.isYou = isYou
  }
}

/** Why one of them cannot: it is told, and nothing is done. */
function cannot(desk: Desk, by: Thing): boolean {
  const why = absence(desk, by)
  if (why === undefined) return false
  const key = why === 'dead' ? 'toTheDead' : why === 'down' ? 'toTheDown' : 'toTheApart'
  show(desk, {
    kind: 'seen',
    of: by.name,
    text: line(desk, key, { who: shortName(by.name) }),
    salience: why === 'dead' ? 2 : 1,
  })
  return true
}

/** Sent off in this very breath: the rest of the order is what they went for. */
function isOnTheWay(desk: Desk, { id, name }: Thing, wish: Wish): boolean {
  const apart = desk.memory.apart[id]
  if (apart?.isAway !== true || apart.minute !== desk.game.minute || wish.kind === 'question') return false
  const task = wish.kind === 'speech' ? 'ask' : wish.kind === 'deed' && wish.verb === 'search' ? 'search' : apart.task
  const topic = wish.kind === 'speech' ? wish.words : apart.topic
  keep(desk, { apart: put(desk.memory.apart, id, { ...apart, task, ...(topic !== undefined && { topic }) }) })
  if (wish.kind !== 'deed' || !light.has(wish.verb)) show(desk, order(desk, wish, name, false))
  return true
}

/** Where they are to go, or what they are to do it to, nobody knows of: they say so, and nothing is done. */
function isUnknown(desk: Desk, wish: Wish, by: Thing): boolean {
  if (wish.kind !== 'deed' || wish.missing === undefined || making.has(wish.verb)) return false
  if (wish.roles.what !== undefined || completed(desk, wish).roles.what !== undefined) return false
  desk.isMissed = true
  const text = line(desk, 'knowsNone', { what: theName(wish.missing) })
  show(desk, { kind: 'said', who: by.name, act: 'ask', to: actorName(desk), text, salience: 1 })
  return true
}

/** What does not stand there before. */
const making: ReadonlySet<DeedVerb> = new Set(['make', 'perform', 'play', 'cast', 'buy', 'search', 'shout'])

/** Done by whoever it is meant for. What all of them are told is done by all, and told once. */
export async function* ordered(desk: Desk, wish: Wish, by: Thing, carry: Carry): Play {
  if (by.kind === 'companion' && isOnTheWay(desk, by, wish)) return
  if (by.kind === 'companion' && cannot(desk, by)) return
  const ids = meant(desk, by).filter(id => heroOf(desk, id)?.life === 'alive')
  const { by: _by, ...own } = wish
  if (by.kind === 'companion' && ids.length > 0 && isAlong(desk, wish)) {
    show(desk, order(desk, wish, by.name, true))
    return call(desk, ids, 'react', false, [])
  }
  if (ids.length === 0 || by.id === desk.actor) return yield* carry(desk, own)
  const [first = ''] = ids
  const isFirst = ![...desk.telling, ...desk.told].some(
    part => part.kind === 'said' && part.act === 'order' && part.to === by.name,
  )
  show(desk, order(desk, wish, by.kind === 'companion' ? by.name : 'the company', isFirst))
  if (by.kind === 'companion' && isUnknown(desk, wish, by)) return
  const isWeighty = wish.kind !== 'question' && !(wish.kind === 'deed' && light.has(wish.verb))
  if (by.kind === 'companion' && isWeighty && (yield* isRefused(desk, first, wish))) return
  if (wish.kind === 'deed' && isParting(desk, wish) && by.kind === 'companion') return yield* send(desk, [first], wish)
  if (by.kind !== 'companion') return yield* carry(desk, own) // all of them together: the company does it
  yield* flush(desk)
  yield* inTheirName(desk, first, () => carry(desk, own))
}
