/** What a line wants of the company: deeds, each done by whoever it is meant for, and talk, answered by them alone. */
import type { Intent, Verb } from '../understand/intent.ts'
import type { Matter } from '../understand/matters.ts'
import { understand } from '../understand/understand.ts'
import { calledIn, type Called } from './company/called.ts'
import { coinsIn, handCoins, handItem, thingIn } from './company/hand.ts'
import { together } from './company/errand.ts'
import { isParting, orderFor, type Wish } from './company/order.ts'
import { idsIn, namesAt, type Names } from './company/names.ts'
import { partsIn, type Part } from './company/parts.ts'
import { copperOf } from '../../../rules/fifth/economy/coins.ts'
import { isRefused } from '../act/company/stand.ts'
import type { Desk, Play } from './desk.ts'
import { loomingAt } from './encounter.ts'
import { actorName, actorOf, companionsOf, heroOf, nameOf, shortName } from './heroes.ts'
import { horizonOf } from './horizon.ts'
import { here } from './place.ts'
import { asDoneByYou, plain, spoken, toldToYou } from './plain.ts'
import { listOf } from '../../../english/nouns.ts'
import { upperFirst } from './nouns.ts'
import { flush, phrase, quote, tell } from './tell.ts'
import { openLeads } from './verbs/friends.ts'
import { companyWords } from './words/company.ts'
import { deedWords } from './words/deeds.ts'
import { peopleWords } from './words/people.ts'

export type { Wish } from './company/order.ts'

const leadIn =
  /^\s*(?:i |we |then |and |please )*(?:(?:have|let|make)|(?:ask|tell|get|order|command|instruct|signal|send|want|need|beg|nudge))\s+/iu

const bare = (line: string): Intent => ({ verb: 'say', targets: [], about: [], words: line, line, next: [] })

/** Said to somebody of the company, or to all of it: theirs to answer. */
const talk = (to: readonly string[], put: string, told: (desk: Desk) => void): Wish => ({
  intent: bare(put),
  task: async function* (desk): Play {
    told(desk)
    yield* flush(desk)
    const [who, ...also] = to
    desk.moments.push({ weight: 3, what: openLeads(desk), put, ...(who !== undefined && { who, also }) })
  },
})

const aloud =
  (line: string) =>
  (desk: Desk): void =>
    quote(desk, actorName(desk), spoken(line))

/** Asked of a friend, and answered by what anybody sees. */
const ofTheTable: ReadonlySet<Matter> = new Set([
  'hour',
  'weather',
  'place',
  'ways',
  'way-to',
  'people',
  'rules',
  'roll',
])

const matterOf = (desk: Desk, words: string): Intent | undefined => {
  const intent = understand(words, { ...horizonOf(desk), options: [] })
  return intent.matter !== undefined && ofTheTable.has(intent.matter) ? intent : undefined
}

/** Deeds for all of those who are called, or talk for all of them. */
function ofCalled(desk: Desk, names: Names, { to, isAll, words }: Called, line: string): readonly Wish[] {
  const matter = matterOf(desk, words)
  if (matter !== undefined) return [{ intent: matter }]
  const asker = desk.actor
  const orders = isAll ? [] : to.map(id => orderFor(desk, { names, id, asker, line, words }))
  const done = unlikeOthers(orders.filter(order => order !== undefined))
  if (done.length === 0 || orders.includes(undefined)) return [talk(to, line, aloud(line))]
  return saidOnce(done, line)
}

/** What one of them has looked at or opened, the other need not. */
const onceEnough: ReadonlySet<Verb> = new Set(['look', 'examine', 'read', 'open', 'take', 'use', 'listen'])

const unlikeOthers = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter(({ intent, task }, at) => at === 0 || task !== undefined || !onceEnough.has(intent.verb))

/** It is said once, whoever it is for; and that nobody parts is told once. */
function saidOnce(wishes: readonly Wish[], line: string): readonly Wish[] {
  const parting = wishes.find(({ isParting: isApart }) => isApart === true)
  return (parting === undefined ? wishes : [parting]).map((wish, at) => (at === 0 ? { ...wish, said: line } : wish))
}

const parted = (desk: Desk): Wish => {
  const [first = ''] = companionsOf(desk)
  return {
    intent: bare(''),
    task: async function* (at): Play {
      together(at, shortName(nameOf(at, first)))
      yield* flush(at)
    },
  }
}

/** Every part has somebody and something to do; else the line is one thing. */
function ofParts(desk: Desk, names: Names, parts: readonly Part[], line: string): readonly Wish[] | undefined {
  const asker = desk.actor
  const wishes: Wish[] = []
  for (const { ids, isMine, isCalled, words } of parts) {
    const own = isMine && ids.length === 0 ? [{ intent: understand(words, horizonOf(desk)) }] : []
    const orders = ids.map(
      id =>
        orderFor(desk, { names, id, asker, line, words, isTold: !isCalled }) ??
        orderFor(desk, { names, id, asker, line, words }),
    )
    if (orders.length + own.length === 0) return undefined
    for (const order of orders) if (order === undefined) return undefined
    wishes.push(...own, ...orders.filter(order => order !== undefined))
  }
  const isApart = wishes.some(wish => wish.isParting === true)
  return isApart || parts[0]?.isCalled === true ? saidOnce(wishes, line) : wishes
}

/** `have Wren open it`, `tell Wren to open it`. */
function ofLed(desk: Desk, names: Names, line: string): readonly Wish[] | undefined {
  const led = leadIn.exec(line)?.[0] ?? ''
  const [, who = '', rest = ''] = led === '' ? [] : (names.first.exec(line.slice(led.length)) ?? [])
  const words = rest.trim().replace(/^to\s+/iu, '')
  if (who === '' || /^[,:!]|^(?:what|who|where|when|why|how|if|whether|about|for|that)\b/iu.test(words))
    return undefined
  const orders = idsIn(names, who).map(id => orderFor(desk, { names, id, asker: desk.actor, line, words }))
  const done = unlikeOthers(orders.filter(order => order !== undefined))
  if (!orders.includes(undefined) && done.length > 0) return done
  return /^\s*to\s/iu.test(rest) ? [bidden(desk, idsIn(names, who), words)] : undefined
}

/** `tell Wren to hold her tongue`: told as it was typed, and hers to answer. */
function bidden(desk: Desk, to: readonly string[], words: string): Wish {
  const what = plain(words, 140).replace(/[?!.\s]+$/u, '')
  const put = `${upperFirst(what.replaceAll(/\b(?:her|his|their)\b/giu, 'your').replaceAll(/\b(?:herself|himself|themselves)\b/giu, 'yourself'))}.`
  const who = listOf(to.map(id => shortName(nameOf(desk, id))))
  return talk(to, put, at => tell(at, phrase(at, peopleWords, 'tellsThat', { who, what: `to ${toldToYou(what)}` })))
}

/** From the hands of whoever speaks to a friend's. */
function ofGiving(desk: Desk, names: Names, line: string): readonly Wish[] | undefined {
  const [, first = '', rest = ''] = names.given.exec(line) ?? []
  const [, what = '', last = ''] = first === '' ? (names.givenTo.exec(line) ?? []) : []
  const [id] = idsIn(names, `${first}${last}`)
  const [own, friend] = [actorOf(desk), id === undefined ? undefined : heroOf(desk, id)]
  const text = `${rest}${what}`
  if (
    own === undefined ||
    friend === undefined ||
    /\b(?:hand|hug|kiss|look|nod|smile|order|chance|break|word)\b/iu.test(text)
  )
    return undefined
  const copper = coinsIn(text, copperOf(own.coins))
  const item = copper === undefined ? thingIn(own.items, text) : undefined
  if (copper === undefined && item === undefined) return undefined
  return [
    {
      intent: bare(line),
      task: async function* (at): Play {
        const bar =
          item === undefined ? yield* handCoins(at, own, friend, copper ?? 0) : yield* handItem(at, own, friend, item)
        if (bar !== undefined) tell(at, phrase(at, deedWords, 'notYours'))
        else at.moments.push({ weight: 1, what: `${actorName(at)} has given you something.`, who: id ?? '' })
      },
    },
  ]
}

/** `I hug Wren`: done, and hers to answer. */
function ofGesture(names: Names, line: string): readonly Wish[] | undefined {
  const [, how = '', who = '', rest = ''] = names.touched.exec(line) ?? []
  if (who === '' || /^\s*(?:[,?]|and\b)/iu.test(rest)) return undefined
  const put = `I ${how.toLowerCase()} you ${plain(rest, 80)}`.trim()
  return [
    talk(idsIn(names, who), put, desk => tell(desk, phrase(desk, companyWords, 'gesture', { what: gesture(line) }))),
  ]
}

const gesture = (line: string): string => (asDoneByYou(line) ?? plain(line, 120)).replace(/^(?:you|i)\s+/iu, '')

/** `I lie to Wren: the mill has burned`. */
function ofTold(names: Names, line: string): readonly Wish[] | undefined {
  const [, how = '', who = '', words = ''] = names.told.exec(line) ?? []
  if (who === '' || (/^(?:tell|warn|remind)$/iu.test(how) && !/[:,]/u.test(line.slice(0, line.indexOf(words)))))
    return undefined
  return [talk(idsIn(names, who), words, aloud(words))]
}

/** The wishes of a line in order, each with who is to do it; undefined where it is no business of the company's. */
export function wishesOf(desk: Desk, line: string): readonly Wish[] | undefined {
  const names = desk.game.fight === null ? namesAt(desk) : undefined
  if (names === undefined || /^["'“‘]/u.test(line.trim()) || line.length > 300) return undefined
  const isSafe = loomingAt(desk, here(desk)) === undefined
  if (isSafe && isParting(line)) return [parted(desk)]
  const parts = isSafe ? partsIn(names, line) : []
  const called = calledIn(names, line)
  return (
    (parts.length > 0 ? ofParts(desk, names, parts, line) : undefined) ??
    (called === undefined || (!isSafe && called.isAll) ? undefined : ofCalled(desk, names, called, line)) ??
    (isSafe ? (ofLed(desk, names, line) ?? ofGiving(desk, names, line)) : undefined) ??
    ofGesture(names, line) ??
    ofTold(names, line)
  )
}

/** They do it in their own name; whoever is down does nothing. */
export async function* asOrdered(desk: Desk, { intent, by, said, task }: Wish, carry: (intent: Intent) => Play): Play {
  if (said !== undefined) quote(desk, actorName(desk), spoken(said))
  const playing = (): Play => (task === undefined ? carry(intent) : task(desk))
  if (by === undefined) return yield* playing()
  if (heroOf(desk, by)?.life !== 'alive')
    return tell(desk, phrase(desk, peopleWords, 'down', { who: shortName(nameOf(desk, by)) }))
  if (
    yield* isRefused(desk, by, {
      kind: 'idea',
      idea: 'contest',
      names: [],
      words: said ?? intent.line,
      manner: [],
      left: [],
    })
  )
    return
  const { actor, isYou } = desk
  desk.actor = by
  desk.isYou = false
  try {
    yield* playing()
  } finally {
    desk.actor = actor
    desk.isYou = isYou
  }
}
