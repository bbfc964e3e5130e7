/**
 * How well something answers what was asked: by the share of the question that it speaks of, rare words before common
 * ones, and by its kind: who asks when is answered with a time, who asks why with a reason.
 */
import alike from '../../../../../content/oracle/alike.json' with { type: 'json' }
import kinds from '../../../../../content/oracle/answers.json' with { type: 'json' }
import { memo, remembering } from '../../../../core/memo.ts'
import { keysOf } from '../../desk/keys.ts'
import type { Asked } from '../../desk/wishes.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import type { OracleWorld } from '../../../../campaign/played/world.ts'

const groups: readonly (readonly string[])[] = alike.map(words => keysOf(words))

/** Other words for the same thing. */
const others = memo(2_000, (key): readonly string[] => groups.filter(group => group.includes(key)).flat())

/** So much of two words in common, and one is made from the other: `sleepless`, `sleep`. */
const leastStem = 5

const isKin = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= leastStem && (one.startsWith(other) || other.startsWith(one)))

const holds = (keys: readonly string[], key: string): boolean => keys.some(one => isKin(one, key))

/** The word itself, or another for the same. */
export const shareOf = (held: readonly string[], key: string): number =>
  holds(held, key) ? 1 : others(key).some(other => holds(held, other)) ? 0.7 : 0

export const isHeld = (held: readonly string[], key: string): boolean => shareOf(held, key) > 0

/** How much a word says: what everybody in this world talks of says little. */
const rarity = remembering(({ people, places, hook, setting, common }: OracleWorld): ((key: string) => number) => {
  const texts = [
    ...hook,
    ...setting,
    ...common.map(({ text }) => text),
    ...people.flatMap(({ knows }) => [...knows.public, ...knows.private, ...knows.secret].map(({ text }) => text)),
    ...places.flatMap(({ overview, features }) => [...overview, ...features.map(({ text }) => text)]),
  ]
  const counts = new Map<string, number>()
  for (const text of texts) for (const key of keysOf(text)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const most = Math.log(texts.length + 2)
  return key => Math.max(0.2, most - Math.log((counts.get(key) ?? 0) + 1))
})

export type Question = {
  /** What it is about, by the words that were used. */
  readonly keys: readonly string[]
  /** What those things are, by what anybody knows of them: a trapdoor and the stair beneath it. */
  readonly beside: readonly string[]
  /** The names it turns on; an answer that has none of them is hardly one. */
  readonly heads: readonly string[]
  readonly asks: Asked | undefined
  readonly isOfYou: boolean
  /** The words of it. */
  readonly said?: string
}

/** A name within a sentence, or somebody without one. */
const persons = new Set(kinds.who)
export const hasName = (text: string): boolean =>
  text.split(' ').some((word, at, all) => {
    const before = all[at - 1] ?? '.'
    const isNew = before.endsWith('.') || before.endsWith('!') || before.endsWith('?')
    return !isNew && word.charAt(0) !== word.charAt(0).toLowerCase() && word !== 'I' && !word.startsWith("I'")
  })
const namesSomebody = (text: string): boolean => hasName(text) || wordsOf(text).some(word => persons.has(word))

const kindWords: Partial<Readonly<Record<Asked, ReadonlySet<string>>>> = {
  when: new Set(kinds.when),
  where: new Set(kinds.where),
  why: new Set(kinds.why),
  'how-much': new Set(kinds['how-much']),
}

/** Whether a text has what such a question asks for. */
export function isKindOf(asks: Asked | undefined, text: string): boolean {
  if (asks === 'who') return namesSomebody(text)
  const words = asks === undefined ? undefined : kindWords[asks]
  return words === undefined || wordsOf(text).some(word => words.has(word))
}

/** Less than this, and it is no answer to that: who asks whether, how or why wants more of it spoken of. */
const least: Partial<Readonly<Record<Asked, number>>> = { whether: 0.6, how: 0.45, why: 0.4 }

export const enoughFor = (asks: Asked | undefined): number => (asks === undefined ? enough : (least[asks] ?? enough))

/** What a sentence stands under it need not say itself. */
const standing = 0.9

/** From 0 to about 1.3: so much of the question is spoken of. */
export function fitOf(
  world: OracleWorld,
  { keys, beside, heads, asks, isOfYou }: Question,
  text: string,
  means = '',
): number {
  const weigh = rarity(world)
  const [held, under] = [keysOf(text), keysOf(means)]
  const shared = (key: string): number => Math.max(shareOf(held, key), standing * shareOf(under, key))
  const whole = keys.reduce((sum, key) => sum + weigh(key), 0)
  const said = keys.reduce((sum, key) => sum + weigh(key) * shared(key), 0)
  const near = Math.min(2, beside.filter(key => holds(held, key)).length) * 0.2
  const isKind = isKindOf(asks, text)
  if (whole === 0) return asks === 'who' && isKind ? 0.4 + (isOfYou && isOfSpeaker(text) ? 0.3 : 0) : 0
  const isHeaded = heads.length === 0 || heads.some(key => shared(key) > 0) || near >= 0.2
  return (said / whole + near) * (isHeaded ? 1 : 0.5) * (isKind ? 1 : 0.7)
}

const own = new Set(['i', 'me', 'my', 'mine', 'myself', 'im', 'ive'])
const isOfSpeaker = (text: string): boolean => wordsOf(text).some(word => own.has(word))

/** Less than this, and it is no answer to that. */
export const enough = 0.34
