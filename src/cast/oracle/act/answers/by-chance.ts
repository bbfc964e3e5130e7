/**
 * What nobody wrote down and nobody hides is decided by chance, once: whether the bread is fresh, how deep the ditch is.
 * Never what the story turns on: what stands hidden anywhere near it, and whoever and whatever has a name of its own.
 */
import rows from '../../../../../content/oracle/chance.json' with { type: 'json' }
import { remembering } from '../../../../core/memo.ts'
import { capitalOf, numberWords } from '../../../../english/nouns.ts'
import { callName, sentence } from '../../../../english/naming.ts'
import { eitherOf, polarOf, stated, type Polar } from '../../../../english/polar.ts'
import { isContent } from '../../../../english/small-words.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { baseOf } from '../../../../english/verbs.ts'
import type { OracleWorld, Person } from '../../../../campaign/played/world.ts'
import { between, isLucky, pick } from '../../desk/chance.ts'
import { decided } from '../../desk/decided.ts'
import type { Desk } from '../../desk/desk.ts'
import { here } from '../../desk/place.ts'
import type { Asked, Thing } from '../../desk/wishes.ts'
import { establish } from '../done.ts'

export type Wondered = {
  readonly said: string
  readonly asks: Asked | undefined
  readonly about: readonly Thing[]
}

/** What chance says: yes or no, one of two, or in its own words. */
export type Drawn =
  | { readonly kind: 'whether'; readonly isYes: boolean; readonly polar: Polar }
  | { readonly kind: 'one'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string }

const plain = (word: string): string => baseOf(word) ?? word

/** What is asked, whatever the order of the words: nouns, and what is said of them. */
const contentOf = (said: string): readonly string[] => [...new Set(wordsOf(said).filter(isContent).map(plain))]

const generic = new Set(rows.generic)
const never = new Set(rows.never)
const unlikely = new Set(rows.unlikely)
const measures: Readonly<Record<string, readonly string[]>> = rows.measures
const qualities: Readonly<Record<string, readonly string[]>> = rows.qualities

/** Everything that is still to be found out, as the words it is made of. */
const hiddenIn = remembering(({ people, places, threats, endings }: OracleWorld): readonly ReadonlySet<string>[] =>
  [
    ...people.flatMap(({ knows }) => [...knows.private, ...knows.secret].map(({ text }) => text)),
    ...places.flatMap(({ hidden }) => hidden.map(({ name, text }) => `${name} ${text}`)),
    ...threats.flatMap(({ name, whenFull }) => [name, whenFull]),
    ...endings.map(({ text }) => text.join(' ')),
  ].map(text => new Set(contentOf(text))),
)

/** Every line of the folder: what was not found in what lies open, and yet stands written, is not for chance. */
const writtenIn = remembering((files: Desk['sees']['atFirst']['files']): readonly ReadonlySet<string>[] =>
  Object.entries(files)
    .filter(([kind]) => !['sheet', 'player-sheet', 'preferences'].includes(kind))
    .flatMap(([, texts]) => texts.flatMap(({ text }) => text.split('\n')))
    .filter(line => line.length > 20)
    .map(line => new Set(contentOf(line))),
)

/** So much of a question in one hidden text, and it is about that. */
const near = 0.75

const isHiddenNear = ({ world, sees }: Desk, asked: readonly string[], of: Person | undefined): boolean => {
  const words = asked.filter(word => !generic.has(word))
  const who = of === undefined ? '' : callName(of.name).toLowerCase()
  const isIn = (held: ReadonlySet<string>): boolean =>
    words.filter(word => held.has(word)).length / words.length >= near
  return (
    words.length === 0 ||
    hiddenIn(world).some(isIn) ||
    writtenIn(sees.atFirst.files).some(held => isIn(held) && (who === '' || held.has(who)))
  )
}

const named: ReadonlySet<Thing['kind']> = new Set(['person', 'item', 'foe', 'body', 'spell', 'place', 'way'])

/** Somebody's own life is theirs to tell; else whatever has a name of its own is the story's. */
const isOfStory = (desk: Desk, about: readonly Thing[], of: Person | undefined): boolean =>
  about.some(({ kind, id }) => named.has(kind) && id !== of?.id && id !== here(desk).id)

/** `how heavy`, `what colour`: the word that says what kind of answer is wanted. */
const asksFor = (said: string, table: Readonly<Record<string, readonly string[]>>): string | undefined =>
  wordsOf(said)
    .map(plain)
    .find(word => Object.hasOwn(table, word))

const measureOf = (said: string): string => {
  const words = wordsOf(said)
  const at = words.indexOf('how')
  const isOfTime = words[at + 1] === 'long' && spans.has(words[at + 2] ?? '') // `how long have they` asks since when
  return at === -1 || isOfTime ? '' : (words[at + 1] ?? '')
}

const spans = new Set(['have', 'has', 'had', 'did', 'does', 'do', 'will', 'until', 'since', 'ago'])

/** `how long have they been`: since when. */
export const isSpan = (said: string): boolean => {
  const words = wordsOf(said)
  const at = words.indexOf('long')
  return words[at - 1] === 'how' && spans.has(words[at + 1] ?? '')
}

/** `how old`, `how deep`: a measure is wanted. */
export const isMeasuring = (said: string): boolean => Object.hasOwn(measures, measureOf(said))

const units: Readonly<Record<string, readonly string[]>> = rows.units

/** Whether a text has a measure, where one is asked for: `how old` is answered with years. */
export function isMeasured(said: string, text: string): boolean {
  const measure = measureOf(said)
  const quality = asksFor(said, qualities)
  const words = wordsOf(text).map(plain)
  if (isMeasuring(said)) return words.some(word => (units[measure] ?? [measure]).includes(word))
  return quality === undefined || words.includes(quality)
}

/** What is unusual is seldom so. */
const oddsOf = (words: readonly string[]): number => (words.some(word => unlikely.has(word)) ? 25 : 50)

function wordsFor(desk: Desk, { said, asks }: Wondered): (() => string) | undefined {
  const measure = measureOf(said)
  if (measure === 'many') return () => (pick(desk, rows.count) ?? '').replace('#n.cap#', capitalOf(numberWords[between(desk, 2, 9)] ?? '')) // prettier-ignore
  const all = (isMeasuring(said) ? measures[measure] : undefined) ?? (asks === 'what' ? qualities[asksFor(said, qualities) ?? ''] : undefined) // prettier-ignore
  return all === undefined ? undefined : () => pick(desk, all) ?? ''
}

/** Undefined where it is not for chance to say. `of` is whoever is asked about themselves. */
export function drawn(desk: Desk, wondered: Wondered, of?: Person): Drawn | undefined {
  const { said, about } = wondered
  const words = contentOf(said)
  if (words.some(word => never.has(word)) || isOfStory(desk, about, of) || isHiddenNear(desk, words, of))
    return undefined
  const question = `asked ${of?.id ?? here(desk).id} ${[...words, ...pointedAt(wondered, words)].toSorted().join(' ')}`
  const polar = wondered.asks === 'whether' || wondered.asks === undefined ? polarOf(said) : undefined
  const either = polar === undefined ? undefined : eitherOf(polar)
  if (either !== undefined) return { kind: 'one', text: decided(desk, question, () => pick(desk, either) ?? '') }
  if (polar !== undefined) {
    const isYes = decided(desk, question, () => (isLucky(desk, oddsOf(words)) ? 'yes' : 'no')) === 'yes'
    if (of === undefined) isSo(desk, question, sentence(stated(polar, isYes)))
    return { kind: 'whether', isYes, polar }
  }
  const draw = wordsFor(desk, wondered)
  return draw === undefined ? undefined : { kind: 'words', text: decided(desk, question, draw) }
}

/** `Is it warm?`: what `it` is belongs to the question. */
const pointedAt = ({ about: [thing] }: Wondered, words: readonly string[]): readonly string[] =>
  thing === undefined || contentOf(thing.name).some(word => words.includes(word)) ? [] : [thing.id]

/** True from now on, for whoever asks or looks. */
const isSo = (desk: Desk, question: string, text: string): void =>
  establish(desk, { thing: question, change: 'seen', text })
