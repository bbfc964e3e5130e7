/** `Wren, pick the padlock` is Wren's to do, with Wren's own hands, purse and dice, or Wren says why not. */
import { literally } from '../../../../core/pattern.ts'
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import { copperOf } from '../../../../rules/fifth/economy/coins.ts'
import type { Intent, Verb } from '../../understand/intent.ts'
import { understand } from '../../understand/understand.ts'
import type { Person } from '../../world/world.ts'
import type { Desk, Play } from '../desk.ts'
import { heroesIn, heroOf, holderOf, nameOf, shortName } from '../heroes.ts'
import { horizonOf } from '../horizon.ts'
import { likeness, theName, topicWords } from '../nouns.ts'
import { featureAt, here, peopleAt } from '../place.ts'
import { flush, phrase, tell } from '../tell.ts'
import { absent, assumed } from '../verbs/listener.ts'
import { findingWords } from '../words/finding.ts'
import { openLeads } from '../verbs/friends.ts'
import { deedIn, plainBidding } from './bidding.ts'
import { guard, scout, tend, together, watch } from './errand.ts'
import { coinsIn, handCoins, handItem, thingIn, type Bar } from './hand.ts'
import { healBy } from './heal.ts'
import { idsIn, type Names } from './names.ts'

/** A wish, and who is to see to it: whoever acts, or a companion who was told to. */
export type Wish = {
  readonly intent: Intent
  readonly by?: string
  readonly said?: string
  /** What no player's verb stands for; played in the name of whoever is to do it. */
  readonly task?: (desk: Desk) => Play
  /** Somebody would be left behind or go off by it. */
  readonly isParting?: true
}

/** What one of the company can do while the others stand by. */
const orderable: ReadonlySet<Verb> = new Set([
  'look',
  'examine',
  'search',
  'listen',
  'cast',
  'open',
  'take',
  'use',
  'steal',
  'sneak',
  'climb',
  'swim',
  'read',
  'give',
  'perform',
  'pray',
  'lie',
  'persuade',
  'threaten',
  'attack',
  'buy',
  'sell',
  'act',
])
const spoken: ReadonlySet<Verb> = new Set(['talk', 'ask', 'tell', 'lie', 'persuade', 'threaten', 'say'])

export type Order = {
  readonly names: Names
  /** Who is to do it, and who wants it done. */
  readonly id: string
  readonly asker: string
  /** As it was said, for whoever has to answer that it cannot be done. */
  readonly line: string
  readonly words: string
  /** Told of them, `Wren opens the door`, and not said to them. */
  readonly isTold?: boolean
}

const nothing = (line: string): Intent => ({ verb: 'act', targets: [], about: [], words: line, line, next: [] })

/** They say in their own words why it is not done. */
function declined(desk: Desk, { id, line }: Order, bar: Bar): void {
  if (bar === undefined) return
  desk.moments.push({ weight: 3, what: openLeads(desk), who: id, put: line, bar })
}

const task = (order: Order, play: (desk: Desk, own: Creature) => Play<Bar>): Wish => ({
  intent: nothing(order.line),
  by: order.id,
  task: async function* (desk): Play {
    const own = heroOf(desk, order.id)
    if (own !== undefined) declined(desk, order, yield* play(desk, own))
  },
})

const plainTask = (order: Order, play: (desk: Desk) => Play): Wish =>
  task(order, async function* (desk): Play<Bar> {
    yield* play(desk)
    return undefined
  })

const telling = (order: Order, say: (desk: Desk) => void): Wish =>
  task(order, async function* (desk): Play<Bar> {
    say(desk)
    yield* flush(desk)
    return undefined
  })

const declining = (order: Order, bar: string): Wish =>
  task(order, async function* (desk): Play<Bar> {
    yield* flush(desk)
    return bar
  })

/** `me` is whoever gives the order, to whoever carries it out. */
const forThem = (desk: Desk, { asker }: Order, deed: string): string => {
  const name = nameOf(desk, asker)
  return deed.replaceAll(/\bmyself\b|\bme\b/giu, name).replaceAll(/\bmy\b/giu, `${name}'s`)
}

const personIn = (desk: Desk, text: string): Person | undefined => {
  const words = topicWords(text)
  return peopleAt(desk).find(one => likeness(words, [one.name, ...one.aliases, ...one.callings].join(' ')) > 0)
}

const healing =
  /^(?:heal|cure|patch|bandage|tend|treat|mend|stitch|nurse|see to|look after|take care of|stabili[sz]e|revive|(?:cast|use) (?:a )?(?:cure wounds|healing word|healing|heal|lay on hands)(?: on)?|lay (?:your |a )?hands? on|help)\b(.*)$/isu
const wounds = /\b(?:wounds?|injur\w+|cuts?|burns?|bleeding|hurt)\b/iu

function patientsFor(desk: Desk, { names, asker, id }: Order, text: string): readonly Creature[] {
  const own = new RegExp(`\\b(?:me|my|myself|${literally(shortName(nameOf(desk, asker)))})\\b`, 'iu')
  const ids = [
    ...(own.test(text) ? [asker] : []),
    ...(/\byoursel(?:f|ves)\b/iu.test(text) ? [id] : []),
    ...idsIn(names, text.replaceAll(/['’]s\b/gu, '')),
  ]
  const named = ids.flatMap(one => heroOf(desk, one) ?? [])
  const isOpen =
    /^\W*(?:up|us|us all|everyone|everybody|all of us|the (?:wounded|others|party|company|rest)|whoever.*)?\W*$/iu
  return named.length > 0 ? named : isOpen.test(text) ? heroesIn(desk.game) : []
}

function asHealing(desk: Desk, order: Order, text: string): Wish | undefined {
  const [, rest] = healing.exec(text) ?? []
  if (rest === undefined || (/^help\b/iu.test(text) && !wounds.test(rest))) return undefined
  const patients = patientsFor(desk, order, rest)
  if (patients.length > 0) return task(order, (at, own) => healBy(at, own, patients, order.asker))
  return asTending(desk, order, rest)
}

const ailing = /\b(?:sick|ill|wounded|hurt|injured|dying|fevered|poisoned|patients?|dead|bod(?:y|ies)|corpses?)\b/iu

const placeText = (desk: Desk): string => {
  const { overview, features } = here(desk)
  return [...overview, ...features.map(({ name, text }) => `${name} ${text}`)].join(' ')
}

/** Somebody who is not of the company, or of whom the place tells. */
function asTending(desk: Desk, order: Order, rest: string): Wish | undefined {
  const person = personIn(desk, rest)
  const named = rest.trim().replace(/^(?:to|on|up|with)\s+/iu, '')
  if (person !== undefined) return plainTask(order, at => tend(at, person.name))
  if (/^(?:anyone|anybody|whoever|those|someone|somebody|people|them)\b/iu.test(named) && !ailing.test(placeText(desk)))
    return declining(order, 'Nobody here needs it.')
  if (likeness(topicWords(named), placeText(desk)) === 0)
    return telling(order, at => tell(at, phrase(at, findingWords, 'notHere', { what: theName(named.slice(0, 60)) })))
  return plainTask(order, async function* (at): Play {
    yield* tend(at, named.slice(0, 60))
    tell(at, featureAt(here(at), named)?.text ?? '')
  })
}

const giving = /^(?:give|hand|pass|lend|loan|toss|throw|spare|slip|bring|let|pay)\s+(?:over\s+)?(.+)$/isu
const keeping = /^(?:take|carry|hold|keep|have|bear)\s+(?:my|this|these|the|our|some|a|one|two)\b(.+)$/isu

/** Whom it is for: whoever asks, or another of the company. */
function getterOf(desk: Desk, { names, asker, id }: Order, text: string): Creature | undefined {
  const [friend] = idsIn(names, text).filter(one => one !== id)
  if (friend !== undefined) return heroOf(desk, friend)
  return /\b(?:me|us)\b/iu.test(text) ? heroOf(desk, asker) : undefined
}

const noSuchThing = (desk: Desk, text: string): string => {
  const held = holderOf(desk.game, text.replaceAll(/\b(?:me|us|your|the|a|an|some|to|have|borrow)\b/giu, ' ').trim())
  return held === undefined ? 'I carry nothing of the kind.' : `That is with ${shortName(held.who.name)}, not with me.`
}

function asGiving(desk: Desk, order: Order, text: string): Wish | undefined {
  const [, rest] = giving.exec(text) ?? []
  const getter = rest === undefined ? undefined : getterOf(desk, order, rest)
  if (
    rest === undefined ||
    getter === undefined ||
    /\b(?:a hand|your word|a moment|a break|room|advice)\b/iu.test(rest)
  )
    return undefined
  return task(order, async function* (at, own): Play<Bar> {
    const copper = coinsIn(rest, copperOf(own.coins))
    if (copper !== undefined) return yield* handCoins(at, own, getter, copper)
    const item = thingIn(own.items, rest)
    return item === undefined ? noSuchThing(at, rest) : yield* handItem(at, own, getter, item)
  })
}

/** `carry my pack`: out of the hands of whoever asks. */
function asKeeping(desk: Desk, order: Order, text: string): Wish | undefined {
  const [, rest] = keeping.exec(text) ?? []
  const giver = rest === undefined ? undefined : heroOf(desk, order.asker)
  const item = rest === undefined || giver === undefined ? undefined : thingIn(giver.items, rest)
  if (rest === undefined || giver === undefined) return undefined
  const copper = item === undefined ? coinsIn(rest, copperOf(giver.coins)) : undefined
  if (item === undefined && copper === undefined) return undefined
  return {
    intent: nothing(order.line),
    task: async function* (at): Play {
      const getter = heroOf(at, order.id)
      if (getter === undefined) return
      if (item !== undefined) return void (yield* handItem(at, giver, getter, item))
      return void (yield* handCoins(at, giver, getter, copper ?? 0))
    },
  }
}

const guarding =
  /^(?:stand|keep|take|be on|go on|hold|mount|do)\s+(?:the |a |first |last )?(?:guard|watch|look-?out|sentry)\b|^(?:be (?:the|our) look-?out|guard (?:the|our|this|that|us|me|it|everyone|against)|watch (?:the|our|my) (?:door|way|back|stairs?|street|exits?|entrance|gate|road|window|path|rear|square|room)|keep (?:your eyes open|a look-?out|look-?out)|look out for (?:trouble|anyone|guards))\b/iu
const watching =
  /^(?:watch|follow|shadow|tail|keep (?:an|your) eyes? on|observe|study|spy on|eavesdrop on|listen in on|stay (?:with|close to|near)|guard|protect|read)\s+(.+)$/isu

function asWatching(desk: Desk, order: Order, text: string): Wish | undefined {
  const [, rest = ''] = watching.exec(text) ?? []
  const person = rest === '' ? undefined : personIn(desk, rest)
  if (person !== undefined) return plainTask(order, at => watch(at, person))
  const away = rest === '' ? undefined : understood(desk, order, `talk to ${rest}`)
  if (away?.targets[0]?.kind === 'person' && isElsewhere(desk, away)) return telling(order, at => absent(at, away))
  return guarding.test(text) ? plainTask(order, guard) : undefined
}

const parting =
  /^(?:stay|wait|remain|hang back|keep back|hold the fort)\b.*\b(?:outside|behind|while (?:we|i|he|she|they|the)|until (?:we|i)|with (?:the|him|her|\p{Lu})|in (?:the|this)|at (?:the|this))|^(?:stay|wait|remain)(?: right)?(?: here| there| put)$|\bsplit up\b|\bcome with me\b.*\bwhile\b/iu
const ahead =
  /^(?:scout|reconnoit\w+|go (?:on )?ahead|look ahead|sneak ahead|run ahead|peek|have a peek|see what(?:['’]?s| is) (?:behind|beyond|in|through|at|on)|check (?:out )?what(?:['’]?s| is) (?:behind|beyond|in|through))\b/iu

export const isParting = (text: string): boolean => /\bsplit (?:up|the party)\b|\bseparate ways\b/iu.test(text)

function asErrand(desk: Desk, order: Order, text: string): Wish | undefined {
  if (parting.test(text))
    return { ...telling(order, at => together(at, shortName(nameOf(at, order.id)))), isParting: true }
  if (ahead.test(text)) return plainTask(order, at => scout(at, text, undefined))
  const [, rest] = /^(?:examine|inspect|look at|check on|check|study)\s+(.+)$/isu.exec(text) ?? []
  return rest !== undefined && ailing.test(rest) && featureAt(here(desk), rest) === undefined
    ? asTending(desk, order, rest)
    : undefined
}

/** What a companion makes of it: understood with their own spells in mind. */
function understood(desk: Desk, order: Order, deed: string): Intent {
  const { actor } = desk
  const words = forThem(desk, order, deed)
  desk.actor = order.id
  const intent = { ...understand(words, { ...horizonOf(desk), options: [] }), next: [] }
  desk.actor = actor
  return intent
}

/** Somebody is meant who is not here, and the others do not walk there for it. */
const isElsewhere = (desk: Desk, { targets: [target] }: Intent): boolean =>
  target?.kind === 'person' && target.likeness !== assumed && peopleAt(desk).every(({ id }) => id !== target.id)

function asDeed(desk: Desk, order: Order, deed: string): Wish | undefined {
  const intent = understood(desk, order, deed)
  const { line: words } = intent
  if (intent.matter !== undefined) return undefined
  const [target] = intent.targets
  if (
    intent.verb === 'go' ||
    (target?.kind === 'place' && target.likeness === 1 && target.id !== here(desk).id && intent.verb === 'search')
  )
    return target?.kind === 'person'
      ? undefined
      : plainTask(order, at =>
          scout(at, words, target?.kind === 'place' || target?.kind === 'exit' ? target.id : undefined),
        )
  if (intent.verb === 'help' && target?.kind === 'party') return { intent, by: order.id }
  if (spoken.has(intent.verb) && isElsewhere(desk, intent)) return telling(order, at => absent(at, intent))
  if (spoken.has(intent.verb)) return target?.kind === 'person' ? { intent, by: order.id } : undefined
  return orderable.has(intent.verb) ? { intent, by: order.id } : undefined
}

/** Undefined where nothing is to be done: it is talk, and theirs to answer. */
export function orderFor(desk: Desk, order: Order): Wish | undefined {
  const text = order.isTold === true ? (deedIn(order.words, true) ?? '') : plainBidding(order.words)
  if (text === '') return undefined
  const special =
    asHealing(desk, order, text) ??
    asGiving(desk, order, text) ??
    asKeeping(desk, order, text) ??
    asWatching(desk, order, text) ??
    asErrand(desk, order, text)
  if (special !== undefined) return special
  const deed = order.isTold === true ? text : deedIn(order.words)
  return deed === undefined ? undefined : asDeed(desk, order, deed)
}
