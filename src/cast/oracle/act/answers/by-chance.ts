/**
 * What nobody wrote down and nobody hides is decided by chance, once: whether the bread is fresh, how deep the ditch is.
 * Never what the story turns on: what stands hidden anywhere near it, and whoever and whatever has a name of its own.
 */
import rows from '../../../../../content/oracle/chance.json' with { type: 'json' }
import { remembering } from '../../../../core/memo.ts'
import { capitalOf, numberWords } from '../../../../english/nouns.ts'
import { isCalling } from '../../../../campaign/played/read/callings.ts'
import { callName, lowerFirst, sentence, theName, trimStop } from '../../../../english/naming.ts'
import { eitherOf, existing, polarOf, shortly, stated, type Existing, type Polar } from '../../../../english/polar.ts'
import { isContent } from '../../../../english/small-words.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { baseOf } from '../../../../english/verbs.ts'
import type { OracleWorld, Person } from '../../../../campaign/played/world.ts'
import { between, isLucky, pick } from '../../desk/chance.ts'
import { decided } from '../../desk/decided.ts'
import type { Desk } from '../../desk/desk.ts'
import { isBusy } from '../../desk/describe.ts'
import { here } from '../../desk/place.ts'
import { phrase } from '../../desk/tell.ts'
import { matterWords } from '../../content/phrases.ts'
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
  /** Whether there is such a thing here: where it stands, or that there is none. */
  | { readonly kind: 'there'; readonly text: string }
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

/** What bears a name here, or is somebody's calling: a text speaks of it, and chance does not. */
const namedIn = remembering((world: OracleWorld): ReadonlySet<string> => {
  const { people, places, items, factions, threats } = world
  const names = [
    ...people.flatMap(({ name, aliases, callings }) => [name, ...aliases, ...callings]),
    ...places.flatMap(({ name, features }) => [name, ...features.map(feature => feature.name)]),
    ...[...items, ...factions].flatMap(({ name, aliases }) => [name, ...aliases]),
    ...threats.map(({ name }) => name),
  ]
  return new Set(contentOf(names.join(' ')))
})

/** `is there a ladder`: what is asked after, where it is asked whether there is one. */
export function existingIn(said: string): Existing | undefined {
  const polar = polarOf(said)
  return polar === undefined ? undefined : existing(polar)
}

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

const isAhead = (said: string): boolean => wordsOf(said).some(word => ahead.has(word))
const ahead = new Set(['until', 'till', 'before', 'will'])
const spans = new Set(['till', 'before', 'have', 'has', 'had', 'did', 'does', 'do', 'will', 'until', 'since', 'ago'])

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
  if (isSpan(said)) return words.some(word => (units['since'] ?? []).includes(word))
  if (isMeasuring(said)) return words.some(word => (units[measure] ?? [measure]).includes(word))
  return quality === undefined || words.includes(quality)
}

/** What is unusual is seldom so. */
const oddsOf = (words: readonly string[]): number => (words.some(word => unlikely.has(word)) ? 25 : 50)

function wordsFor(desk: Desk, { said, asks }: Wondered): (() => string) | undefined {
  if (isSpan(said)) return () => pick(desk, isAhead(said) ? rows.until : rows.since) ?? ''
  const measure = measureOf(said)
  if (measure === 'many') return () => (pick(desk, rows.count) ?? '').replace('#n.cap#', capitalOf(numberWords[between(desk, 2, 9)] ?? '')) // prettier-ignore
  const all = (isMeasuring(said) ? measures[measure] : undefined) ?? (asks === 'what' ? qualities[asksFor(said, qualities) ?? ''] : undefined) // prettier-ignore
  return all === undefined ? undefined : () => pick(desk, all) ?? ''
}

/** Undefined where it is not for chance to say. `of` is whoever is asked about themselves. */
export function drawn(desk: Desk, wondered: Wondered, of?: Person): Drawn | undefined {
  const { said, about } = wondered
  const words = contentOf(said)
  const isSought = wondered.asks === 'whether' && existingIn(said) !== undefined
  const isNamed =
    of === undefined && words.some(word => namedIn(desk.world).has(word) || (isCalling(word) && !isSought))
  if (isNamed || words.some(word => never.has(word)) || isOfStory(desk, about, of) || isHiddenNear(desk, words, of))
    return undefined
  const question = `asked ${of?.id ?? here(desk).id} ${[...words, ...pointedAt(wondered, words)].toSorted().join(' ')}`
  const polar = wondered.asks === 'whether' || wondered.asks === undefined ? polarOf(said) : undefined
  if (polar !== undefined && [...polar.subject, polar.rest[0] ?? ''].some(word => someone.has(word))) return undefined // whoever is there is somebody
  const noun = polar === undefined || of !== undefined ? undefined : existing(polar)
  const either = polar === undefined || noun !== undefined ? undefined : eitherOf(polar)
  if (either !== undefined) return { kind: 'one', text: decided(desk, question, () => pick(desk, either) ?? '') }
  if (polar !== undefined) {
    const isYes = decided(desk, question, () => (isLucky(desk, oddsOf(words)) ? 'yes' : 'no')) === 'yes'
    if (noun === undefined) {
      if (of === undefined) isSo(desk, question, sentence(stated(polar, isYes)))
      return { kind: 'whether', isYes, polar }
    }
    const text = decided(desk, `${question}: where`, () => pictureOf(desk, noun, isYes))
    isSo(desk, question, text)
    return { kind: 'there', text }
  }
  const face = faceOf(desk, wondered, question)
  if (face !== undefined) return { kind: 'there', text: face }
  const draw = wordsFor(desk, wondered)
  return draw === undefined ? undefined : { kind: 'words', text: decided(desk, question, draw) }
}

/** Where it stands, for anybody to go and look; or that it does not. */
function pictureOf(desk: Desk, { one, bare }: Existing, isYes: boolean): string {
  if (isCalling(bare.split(' ').at(-1) ?? '')) return sentence(phrase(desk, matterWords, 'thereNobody', { what: one }))
  if (!isYes) return sentence(phrase(desk, matterWords, 'thereNone', { what: bare }))
  const feature = pick(desk, here(desk).features)
  const spot = feature === undefined ? phrase(desk, matterWords, 'spot') : phrase(desk, matterWords, 'spotBy', { feature: theName(feature.name) }) // prettier-ignore
  return sentence(phrase(desk, matterWords, 'thereIs', { what: one, spot: lowerFirst(trimStop(spot)) }))
}

/** As anybody at the table would put it. */
export function drawnText(desk: Desk, found: Drawn): string {
  if (found.kind === 'words' || found.kind === 'there') return found.text
  if (found.kind === 'one') return phrase(desk, matterWords, 'worldOne', { what: found.text })
  return phrase(desk, matterWords, found.isYes ? 'worldYes' : 'worldNo', { short: shortly(found.polar, found.isYes) })
}

/** `Is it warm?`: what `it` is belongs to the question. */
const pointedAt = ({ about: [thing] }: Wondered, words: readonly string[]): readonly string[] =>
  thing === undefined || contentOf(thing.name).some(word => words.includes(word)) ? [] : [thing.id]

/** `anyone here look nervous`, where many stand about: one of them, or none. */
function faceOf(desk: Desk, { said, asks, about }: Wondered, question: string): string | undefined {
  const isAny = asks === 'who' && about.every(({ kind }) => kind === 'crowd' || kind === 'mention') && wordsOf(said).some(word => someone.has(word)) // prettier-ignore
  if (!isAny || !isBusy(here(desk))) return undefined
  const text = decided(desk, question, () => sentence(phrase(desk, matterWords, isLucky(desk, 50) ? 'oneFace' : 'noFace'))) // prettier-ignore
  isSo(desk, question, text)
  return text
}
const someone = new Set(['anyone', 'anybody', 'someone', 'somebody'])

/** True from now on, for whoever asks or looks. */
const isSo = (desk: Desk, question: string, text: string): void =>
  establish(desk, { thing: question, change: 'seen', text })
