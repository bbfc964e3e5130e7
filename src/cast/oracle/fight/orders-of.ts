/** Wishes as what a turn can hold. What a wish leaves open is left open; what cannot be is for the rules to refuse. */
import { contentOf } from '../../../english/content-words.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { spellNamed } from '../../../rules/fifth/data/spells.ts'
import type { Creature, CreatureId } from '../../../rules/fifth/model/creature.ts'
import type { SpeechAct } from '../../../table/parts.ts'
import type { Deed, DeedVerb, Idea, Roles, Speech, Thing, Wish } from '../desk/wishes.ts'
import { heroOf } from '../desk/heroes.ts'
import type { Order } from './orders.ts'
import { callOf, foesUp, type Stage } from '../desk/fighting/stage.ts'
import { isPlain, isStunt, sendsOver, stuntFor } from './stunts.ts'
import { allFoes } from '../desk/fighting/foes-named.ts'

type Actor = { readonly stage: Stage; readonly who: Creature }

/** Whom a thing is in the fight: one creature, all foes, or nobody. */
function creaturesOf({ stage }: Actor, thing: Thing | undefined): readonly CreatureId[] {
  if (thing === undefined) return []
  if (thing.kind === 'company') return stage.desk.world.party.flatMap(({ id }) => heroOf(stage.desk, id)?.id ?? [])
  if (thing.kind === 'companion') return [heroOf(stage.desk, thing.id)?.id].flatMap(id => id ?? [])
  if (thing.id === allFoes) return foesUp(stage).map(({ id }) => id)
  return foesUp(stage)
    .filter(({ id, name }) => id === thing.id || name === thing.name)
    .map(({ id }) => id)
}

const namedIn = (actor: Actor, { whom, what, where, about }: Roles): readonly CreatureId[] => [
  ...new Set([whom, what, where, about].flatMap(thing => creaturesOf(actor, thing))),
]

const isFoe = ({ stage }: Actor, id: CreatureId): boolean => stage.desk.game.creatures[id]?.side === 'foes'

const foesIn = (actor: Actor, roles: Roles): readonly CreatureId[] =>
  namedIn(actor, roles).filter(id => isFoe(actor, id))

const friendIn = (actor: Actor, roles: Roles): { readonly target?: CreatureId } => {
  const friend = namedIn(actor, roles).find(id => !isFoe(actor, id) && id !== actor.who.id)
  return friend === undefined ? {} : { target: friend }
}

const foeIn = (actor: Actor, roles: Roles): { readonly target?: CreatureId } => {
  const [first] = foesIn(actor, roles)
  return first === undefined ? {} : { target: first }
}

const merciful: ReadonlySet<string> = new Set(['spare', 'alive', 'subdue', 'pommel', 'unconscious', 'capture', 'flat'])
const shooting: ReadonlySet<string> = new Set(['shoot', 'fire', 'loose', 'snipe', 'arrow', 'bolt'])
const throwing: ReadonlySet<string> = new Set(['throw', 'hurl', 'toss', 'lob', 'fling'])
const smiting: ReadonlySet<string> = new Set(['smite'])

const saysAny = (words: readonly string[], of: ReadonlySet<string>): boolean => words.some(word => of.has(word))

const namesOf = ({ what, whom, with: by, where, about }: Roles): readonly string[] =>
  [what, whom, by, where, about].flatMap(thing => (thing === undefined ? [] : [thing.name]))

/** Every telling word of it, whatever it was understood as. */
const tellingWords = (words: string, roles: Roles): readonly string[] => contentOf([words, ...namesOf(roles)].join(' '))

/** A weapon they have, by what it is done with; whoever shoots means something that shoots. */
function weaponOf({ who }: Actor, { with: by }: Roles, words: readonly string[]): string | undefined {
  const named = by === undefined ? undefined : who.attacks.find(({ name }) => name === by.name)
  if (named !== undefined) return named.name
  return saysAny(words, shooting) ? who.attacks.find(({ kind }) => kind === 'ranged')?.name : undefined
}

/** Struck with what is no weapon, thrown what is none, or done with a boot: no blade is meant. */
function isNoBlow({ who }: Actor, { words, roles: { with: by } }: Deed): boolean {
  const said = new Set(wordsOf(words))
  const isArmed = who.attacks.some(({ name }) => wordsOf(name).some(word => said.has(word)))
  if (by !== undefined && by.kind !== 'spell' && who.attacks.every(({ name }) => name !== by.name)) return true
  return !isArmed && isStunt(words)
}

function attack(actor: Actor, deed: Deed): Order {
  if (isNoBlow(actor, deed)) return improvise(actor, deed.words, deed.roles)
  const words = tellingWords(deed.words, deed.roles)
  const weapon = weaponOf(actor, deed.roles, words)
  return {
    kind: 'attack',
    targets: foesIn(actor, deed.roles),
    ...(weapon !== undefined && { weapon }),
    isMerciful: deed.verb === 'capture' || saysAny(words, merciful),
    isThrown: saysAny(words, throwing),
    isSmite: saysAny(words, smiting),
    isLast: true,
  }
}

/** Those whose name or kind the words hold, wherever in them it stands. */
const foesSaid = ({ stage }: Actor, words: string): readonly CreatureId[] => {
  const said = new Set(wordsOf(words))
  return foesUp(stage)
    .filter(({ id, kind }) =>
      wordsOf(`${callOf(stage, id)} ${kind ?? ''}`).some(word => word !== 'the' && said.has(word)),
    ) // prettier-ignore
    .map(({ id }) => id)
}

/** What is done for a friend and against nobody is help. */
function improvise(actor: Actor, words: string, roles: Roles): Order {
  const friend = friendIn(actor, roles)
  const named = foesIn(actor, roles)
  const foes = named.length > 0 ? named : foesSaid(actor, words)
  if (friend.target !== undefined && foes.length === 0) return { kind: 'help', ...friend }
  const { isWide, ...stunt } = stuntFor([words, ...namesOf(roles)].join(' '), actor.who)
  const [target] = foes
  return {
    kind: 'improvise',
    what: words.slice(0, 100),
    ...stunt,
    ...(target !== undefined && { target }),
    ...(isWide && foes.length > 1 && { others: foes.slice(1, 4) }),
  }
}

const spellIn = ({ what, with: by, about }: Roles): Thing | undefined =>
  [what, by, about].find(thing => thing?.kind === 'spell')

function cast(actor: Actor, deed: Deed): Order {
  const spell = spellIn(deed.roles)
  const name = spell === undefined ? deed.left.join(' ') : (spellNamed(spell.id)?.name ?? spell.name)
  return {
    kind: 'cast',
    spell: name,
    targets: namedIn(actor, deed.roles),
    ...(deed.count !== undefined && { slot: deed.count }),
  }
}

const potions: ReadonlySet<string> = new Set(['potion', 'potions', 'elixir', 'draught'])

function item(actor: Actor, deed: Deed): Order {
  const used = [deed.roles.what, deed.roles.with].find(thing => thing?.kind === 'item')
  const held = actor.who.items.find(({ name, count }) => count > 0 && name === used?.name)
  if (held === undefined && deed.verb === 'eat' && saysAny(contentOf(deed.words), potions))
    return { kind: 'item', item: 'potion', targets: [] } // which nobody has: the rules say so
  if (held === undefined || !saysAny(contentOf(held.name), potions)) return improvise(actor, deed.words, deed.roles)
  return { kind: 'item', item: held.name, targets: namedIn(actor, deed.roles).filter(id => !isFoe(actor, id)) }
}

const down: ReadonlySet<string> = new Set('down over prone ground floor trip topple'.split(' '))

/** A push, by the rule for it; with a stool, or down a stair, it is more than that. */
const shove = (actor: Actor, { roles, words }: Deed): Order =>
  isStunt(words) || sendsOver(words) || saysAny(wordsOf(words), into)
    ? improvise(actor, words, roles)
    : { kind: 'shove', ...foeIn(actor, roles), how: saysAny(wordsOf(words), down) ? 'prone' : 'away' }

const into: ReadonlySet<string> = new Set(['into', 'onto', 'against', 'through', 'over'])

/** A shout that wants something of those one fights. */
const demands: ReadonlySet<string> = new Set(
  'stop drop surrender yield leave weapons halt enough kneel flee stand run away'.split(' '),
)

const shout = (actor: Actor, { words, roles }: Deed): Order =>
  words
    .toLowerCase()
    .split(' ')
    .some(word => demands.has(word))
    ? { kind: 'parley', manner: 'threaten', words }
    : improvise(actor, words, roles)

/** On guard for somebody is help for them. */
const guard = (actor: Actor, { roles }: Deed): Order => {
  const friend = friendIn(actor, roles)
  return friend.target === undefined ? { kind: 'dodge' } : { kind: 'help', ...friend }
}

/** Verbs that are moves of a turn; what is not here is tried as a stunt. */
const moves: Partial<Readonly<Record<DeedVerb, (actor: Actor, deed: Deed) => Order>>> = {
  attack,
  capture: attack,
  cast,
  use: item,
  eat: item,
  give: item,
  heal: (actor, { roles }) => ({ kind: 'tend', ...friendIn(actor, roles) }),
  help: (actor, { roles }) => ({ kind: 'help', ...friendIn(actor, roles) }),
  grapple: (actor, { roles }) => ({ kind: 'grapple', ...foeIn(actor, roles) }),
  shove,
  approach: (actor, { roles }) => ({ kind: 'approach', ...foeIn(actor, roles) }),
  dodge: () => ({ kind: 'dodge' }),
  ready: guard,
  shout,
  disengage: () => ({ kind: 'disengage' }),
  retreat: () => ({ kind: 'retreat' }),
  dash: () => ({ kind: 'dash' }),
  rise: () => ({ kind: 'stand' }),
  'break-free': () => ({ kind: 'escape' }),
  hide: () => ({ kind: 'hide' }),
  sneak: () => ({ kind: 'hide' }),
  flee: () => ({ kind: 'flee' }),
  go: () => ({ kind: 'flee' }),
  surrender: () => ({ kind: 'surrender' }),
  finish: () => ({ kind: 'quick' }),
  look: () => ({ kind: 'look' }),
  examine: () => ({ kind: 'look' }),
  listen: () => ({ kind: 'look' }),
  recall: () => ({ kind: 'look' }),
  plan: () => ({ kind: 'look' }),
  search: (actor, { words, roles }) => ({ kind: 'improvise', what: words.slice(0, 100), skill: 'perception', gains: ['opening'], ...foeIn(actor, roles) }), // prettier-ignore
  wait: () => ({ kind: 'hold' }),
  invoke: (actor, { roles }) => ({
    kind: 'feature',
    feature: roles.what?.id ?? roles.with?.id ?? '',
    targets: namedIn(actor, roles),
  }),
}

const manners: Partial<Readonly<Record<SpeechAct, 'persuade' | 'threaten' | 'deceive'>>> = {
  request: 'persuade',
  offer: 'persuade',
  ask: 'persuade',
  promise: 'persuade',
  comfort: 'persuade',
  threaten: 'threaten',
  order: 'threaten',
  warn: 'threaten',
  lie: 'deceive',
}

/** Words to a friend are words; to those one fights they may end it. */
function speech({ act, to, said, isFalse }: Speech): Order {
  const manner = isFalse === true ? 'deceive' : manners[act]
  const isToFriend = to?.kind === 'companion' || to?.kind === 'company'
  return manner === undefined || isToFriend ? { kind: 'speak', words: said } : { kind: 'parley', manner, words: said }
}

const idea = (actor: Actor, { words, names }: Idea): Order => {
  const [first] = names
  return improvise(actor, words, first === undefined ? {} : { whom: first })
}

function orderOf(actor: Actor, wish: Wish): readonly Order[] {
  if (wish.isNegated === true) return [{ kind: 'hold' }]
  switch (wish.kind) {
    case 'speech':
      return [speech(wish)]
    case 'idea':
      return [idea(actor, wish)]
    case 'question':
      return [{ kind: 'look' }]
    case 'deed':
      return [moves[wish.verb]?.(actor, wish) ?? improvise(actor, wish.words, wish.roles)]
  }
}

type Said = { readonly order: Order; readonly words: string }

const bodily: ReadonlySet<Order['kind']> = new Set(['attack', 'improvise', 'shove', 'grapple', 'item'])

const targetOf = (order: Order): CreatureId | undefined =>
  order.kind === 'attack' ? order.targets[0] : 'target' in order ? order.target : undefined

/** `Pick up a chair and smash it over him` is one stunt, and comes to what all of its words come to. */
function stuntOn({ who }: Actor, last: Order, { order, words }: Said): Order | undefined {
  const isPotion = order.kind === 'item' && saysAny(contentOf(order.item), potions)
  if (last.kind !== 'improvise' || !bodily.has(order.kind) || isPotion) return undefined
  const what = `${last.what} and ${words}`
  if (order.kind === 'attack' && isPlain(what)) return order // a sword is drawn, and then it is used
  const target = targetOf(order) ?? last.target
  const { isWide: _, ...stunt } = stuntFor(what, who)
  const { harm: _harm, ...rest } = last
  return { ...rest, ...stunt, what: what.slice(0, 100), ...(target !== undefined && { target }) }
}

/** `I take aim and shoot the scout` is one attack, however many words it takes. */
function joined(actor: Actor, all: readonly Said[]): readonly Order[] {
  return all.reduce<readonly Order[]>((orders, next) => {
    const last = orders.at(-1)
    const stunt = last === undefined ? undefined : stuntOn(actor, last, next)
    if (stunt !== undefined) return [...orders.slice(0, -1), stunt]
    const { order } = next
    if (last?.kind !== 'attack' || order.kind !== 'attack') return [...orders, order]
    return [...orders.slice(0, -1), { ...last, ...order, targets: [...new Set([...last.targets, ...order.targets])] }]
  }, [])
}

/** What somebody's wishes come to in a turn, in order; to run after something else is to fall back. */
export function ordersOf(stage: Stage, who: CreatureId, wishes: readonly Wish[]): readonly Order[] {
  const creature = stage.desk.game.creatures[who]
  if (creature === undefined) return []
  const actor = { stage, who: creature }
  const orders = joined(
    actor,
    wishes.flatMap(wish => orderOf(actor, wish).map(order => ({ order, words: wish.words }))),
  )
  return orders.map((order, at) => (at > 0 && order.kind === 'flee' ? { kind: 'retreat' } : order))
}
