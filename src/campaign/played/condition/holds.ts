/** Whether a condition has come true, by what is remembered. Names are matched as leniently as people tell them. */
import { slugOf } from '../../../core/id.ts'
import { memo, remembering } from '../../../core/memo.ts'
import type { Condition } from '../world.ts'

/** What a memory knows of the story so far. */
export type Facts = {
  /** Ids of places the party has been to. */
  readonly visited: readonly string[]
  /** The id of the place where it is. */
  readonly here: string
  /** What was found, by `place/name`. */
  readonly found: readonly string[]
  /** Items in the party's hands, by id or by name. */
  readonly items: readonly string[]
  /** Keys of what came to pass; `@place` behind one tells where: `used/ember-lens/great-lamp@old-light`. */
  readonly happened: readonly string[]
  /** Ids of threats whose clocks are full. */
  readonly fullClocks: readonly string[]
  readonly day: number
  /** 0 to 23. */
  readonly hour: number
  /** Whether a long rest has just ended, and whether a day has just begun: they are moments, not states. */
  readonly isRested: boolean
  readonly isDawn: boolean
}

const small = new Set([
  'the',
  'a',
  'an',
  'of',
  'old',
  'and',
  'in',
  'at',
  'on',
  'to',
  'who',
  'what',
  'is',
  'are',
  'that',
  'his',
  'her',
  'their',
])

/** Names are asked for again and again, and are always the same. */
const wordsOf = memo(4_000, (name): readonly string[] => {
  const all = slugOf(name)
    .split('-')
    .filter(word => word !== '')
  const telling = all.filter(word => !small.has(word))
  return (telling.length > 0 ? telling : all).map(word => word.replace(/(?<=..)s$/, ''))
})

/** Whether two names mean one thing: all words of the shorter are in the longer. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.length > 0 && short.every(word => long.includes(word))
}

/** Topics are told in more words than names: half of the words of either are enough. */
function isAbout(topic: string, told: string): boolean {
  if (isAlike(topic, told)) return true
  const [a, b] = [wordsOf(topic), wordsOf(told)]
  const shared = a.filter(word => b.includes(word)).length
  return shared * 2 >= Math.min(a.length, b.length) && shared > 1
}

type Deed = { readonly parts: readonly string[]; readonly said: string; readonly place: string }

/** The past grows by a key or two, and all the others are those it had. */
const toDeed = memo(4_000, (key): readonly [string, Deed] => {
  const [path = '', place = ''] = key.split('@')
  const [kind = '', ...parts] = path.split('/')
  return [kind, { parts, said: parts.join(' '), place }]
})

/** What came to pass, by its kind: many conditions are asked of one past. */
const deedsIn = remembering((happened: readonly string[]): ReadonlyMap<string, readonly Deed[]> => {
  const byKind = new Map<string, Deed[]>()
  for (const key of happened) {
    const [kind, deed] = toDeed(key)
    if (deed.parts.length === 0) continue
    const others = byKind.get(kind)
    if (others) others.push(deed)
    else byKind.set(kind, [deed])
  }
  return byKind
})

const isSpot = (wanted: string, { parts, place }: Deed, at: number): boolean =>
  wanted === '' || isAlike(wanted, parts[at] ?? '') || (place !== '' && isAlike(wanted, place))

const some = ({ happened }: Facts, kind: string, fits: (deed: Deed) => boolean): boolean =>
  deedsIn(happened).get(kind)?.some(fits) ?? false

/** What was found, by its name alone. */
const foundIn = remembering((found: readonly string[]) => found.map(key => key.slice(key.indexOf('/') + 1)))

const first = ({ parts }: Deed): string => parts[0] ?? ''

const isFound = (facts: Facts, thing: string): boolean =>
  foundIn(facts.found).some(name => isAlike(thing, name)) ||
  facts.items.some(item => isAlike(thing, item)) ||
  some(facts, 'found', deed => isAlike(thing, first(deed))) ||
  some(facts, 'met', deed => isAlike(thing, first(deed)))

/** To have something and be somewhere is to be there with it: where one was without it does not count. */
const isCarried = (all: readonly Condition[]): boolean => all.some(({ kind }) => kind === 'has')
const onlyHere = (facts: Facts): Facts => ({ ...facts, visited: [facts.here] })

/** From here on it is night. */
const nightfall = 20

const isReached = ({ day, isNight }: Extract<Condition, { kind: 'day' }>, now: Facts): boolean =>
  now.day > day || (now.day === day && (isNight !== true || now.hour >= nightfall))

/** `all` of nothing is true, `any` of nothing is false. */
export function holds(condition: Condition, facts: Facts): boolean {
  switch (condition.kind) {
    case 'at':
      return facts.visited.includes(condition.place)
    case 'found':
      return isFound(facts, condition.thing)
    case 'has':
      return facts.items.some(item => isAlike(condition.item, item))
    case 'gave':
      return some(
        facts,
        'gave',
        deed => isAlike(condition.item, first(deed)) && isAlike(condition.person, deed.parts[1] ?? ''),
      )
    case 'used':
      return some(facts, 'used', deed => isAlike(condition.item, first(deed)) && isSpot(condition.target, deed, 1))
    case 'defeated':
      return some(facts, 'defeated', deed => isAlike(condition.who, first(deed)))
    case 'persuaded':
      return some(facts, 'persuaded', deed => isAlike(condition.person, first(deed)))
    case 'learned':
      return some(facts, 'learned', ({ said }) =>
        condition.isWhole ? said === condition.topic : isAbout(condition.topic, said),
      )
    case 'did':
      return some(facts, 'did', deed => first(deed) === condition.verb && isSpot(condition.target, deed, 1))
    case 'clock':
      return facts.fullClocks.includes(condition.threat)
    case 'rested':
      return facts.isRested
    case 'day':
      return condition.day === 0 ? facts.isDawn : isReached(condition, facts)
    case 'all':
      return condition.of.every(one =>
        holds(one, one.kind === 'at' && isCarried(condition.of) ? onlyHere(facts) : facts),
      )
    case 'any':
      return condition.of.some(one => holds(one, facts))
    case 'not':
      return !holds(condition.of, facts)
  }
}
