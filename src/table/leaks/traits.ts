/**
 * What is looked at where words may tell a secret, each as a number: how much of it is told, how much of what is said is
 * about it, and how it is put. What they come to is in `worth.ts`.
 */
import { remembering } from '../../core/memo.ts'
import { telling } from './common-words.ts'
import { holdsAny, type Shared } from './news.ts'
import type { Sentence, Unit } from './sentences.ts'
import { stemOf } from './stem.ts'

/** What is said: a sentence, one of the things it says, or two sentences that follow each other. */
export type Said = Pick<Sentence, 'text' | 'words' | 'units' | 'stems'> & {
  readonly as: 'sentence' | 'clause' | 'pair'
}

export type Traits = {
  /** How much of the secret is told, by how much of what is said is about it. */
  readonly both: number
  /** How much of what is said are words of the secret. */
  readonly focus: number
  /** How much of it names whom the secret is about where it only says "he". */
  readonly subject: number
  /** How much of it makes one think of somebody the secret is about, by how they look; by itself, and beside what is told. */
  readonly hinted: number
  readonly hintedBeside: number
  /** How many things of the secret are put together. */
  readonly things: number
  /** Words of any story that the two share. */
  readonly common: number
  /** What the words that tell weigh together. */
  readonly evidence: number
  /** What the third of the words that tell weighs: two are soon together. */
  readonly third: number
  /** Words in the very order of the secret, beyond what any two sentences share. */
  readonly run: number
  /** Both deny something. */
  readonly denied: number
  /** It says what is, or why, rather than what is done just now. */
  readonly state: number
  readonly reason: number
  /** It is only a part of a sentence. */
  readonly clause: number
}

/** Words of what is said that a secret has too, each with the unit of the secret, and what else makes one think of it. */
export type Matches = {
  readonly told: readonly (Shared & { readonly of: number })[]
  /** Those that name whom it is about. */
  readonly context: readonly Shared[]
  readonly subject: number
  readonly hinted: number
  readonly all: number
}

const unitsByStem = remembering(({ units }: Pick<Sentence, 'units'>): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  for (const [at, { stems }] of units.entries()) for (const stem of stems) places.set(stem, at)
  return places
})

/** Whom a word makes one think of, by the stems of their names. */
export type Hints = (stem: string) => readonly string[]

const isHint = ({ stems: words }: Unit, { subject, stems }: Sentence, hints: Hints): boolean =>
  words.some(word => hints(word).some(name => subject.has(name) || stems.has(name)))

export function matchesOf(secret: Sentence, said: Said, weights: readonly number[], hints: Hints): Matches {
  const units = unitsByStem(secret)
  const told: (Shared & { readonly of: number })[] = []
  const context: Shared[] = []
  let [subject, hinted, all, at] = [0, 0, 0, 0]
  for (const unit of said.units) {
    const weight = weights[at] ?? 0
    at += 1
    all += weight
    const stem = unit.stems.find(one => units.has(one))
    if (stem !== undefined) {
      told.push({ unit, weight, of: units.get(stem) ?? 0 })
      continue
    }
    const isSubject = holdsAny(secret.subject, unit)
    const isContext = isSubject || holdsAny(secret.before, unit)
    if (isSubject) subject += weight
    if (isContext && unit.weight >= telling) context.push({ unit, weight })
    else if (!isContext && unit.weight >= telling && isHint(unit, secret, hints)) hinted += weight
  }
  return { told, context, subject, hinted, all }
}

type Worded = Pick<Sentence, 'words'>

/** Where each word stands first. */
const placesOf = remembering(({ words }: Worded): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  for (const [at, word] of words.entries()) if (!places.has(word)) places.set(word, at)
  return places
})

function placeOf(sentence: Worded, { stems }: Unit): number {
  const places = placesOf(sentence)
  return stems.reduce((first, stem) => Math.min(first, places.get(stem) ?? first), Infinity)
}

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stemOf))
const small = stemsOf('a an the of in on at to and')
const mostBetween = 3

const isBeside = ({ words }: Worded, from: number, to: number): boolean =>
  to > from && to - from <= mostBetween && words.slice(from + 1, to).every(word => small.has(word))

/** `the rowers of the Heron`: words that are one thing in both are one, however many they are. */
function thingsIn(secret: Sentence, said: Said, told: Matches['told']): number {
  let things = 0
  let [inSaid, inSecret] = [Infinity, Infinity]
  for (const { unit, of } of told) {
    if (unit.weight < telling) continue
    const [here, there] = [placeOf(said, unit), placeOf(secret, secret.units[of] ?? unit)]
    if (!isBeside(said, inSaid, here) || !isBeside(secret, inSecret, there)) things += 1
    inSaid = here
    inSecret = there
  }
  return things
}

/** How many words stand in the very order of the secret, small ones too. */
function runIn({ words }: Worded, said: Said): number {
  const places = placesOf(said)
  let longest = 0
  for (const [from, word] of words.entries()) {
    const at = places.get(word)
    if (at === undefined || words[from + longest] !== said.words[at + longest]) continue
    let length = 0
    while (length < mostOfRun && words[from + length] !== undefined && words[from + length] === said.words[at + length])
      length += 1
    longest = Math.max(longest, length)
  }
  return Math.max(0, longest - anyTwoShare)
}
const anyTwoShare = 2
const mostOfRun = 5

const denials = stemsOf('not never no nobody nothing none neither nor without cannot')
const states = stemsOf('is are was were been')
const reasons = stemsOf('because so for who which whose')

const hasAny = ({ words }: Worded, set: ReadonlySet<string>): boolean => words.some(word => set.has(word))

const signsOf = remembering((one: Pick<Sentence, 'words' | 'text'>) => ({
  isDenied: hasAny(one, denials) || /n['’]t\b/.test(one.text),
  state: hasAny(one, states) ? 1 : 0,
  reason: hasAny(one, reasons) ? 1 : 0,
}))

const weighed = (shared: readonly Shared[]): number => shared.reduce((sum, { weight }) => sum + weight, 0)
const part = (some: number, all: number): number => (all === 0 ? 0 : some / all)

/** Of the words that tell, the third in weight. */
const thirdOf = (told: readonly Shared[]): number =>
  told.map(({ weight }) => weight).toSorted((one, other) => other - one)[2] ?? 0

export function traitsOf(
  secret: Sentence,
  said: Said,
  { told, subject, all, hinted }: Matches,
  weightFor: (unit: Unit) => number,
): Traits {
  const units = secret.units.map(unit => ({ unit, weight: weightFor(unit) }))
  const isTold = new Set(told.map(({ of }) => of))
  const covered = part(weighed(units.filter((_, at) => isTold.has(at))), weighed(units))
  const evidence = weighed(told)
  const { isDenied, state, reason } = signsOf(said)
  return {
    both: covered * part(evidence + subject, all),
    focus: part(evidence, all),
    subject: part(subject, all),
    hinted: part(hinted, all),
    hintedBeside: covered * part(hinted, all),
    things: thingsIn(secret, said, told),
    common: told.filter(({ unit }) => unit.weight < telling).length,
    evidence,
    third: thirdOf(told),
    run: runIn(secret, said),
    denied: isDenied && signsOf(secret).isDenied ? 1 : 0,
    state,
    reason,
    clause: said.as === 'clause' ? 1 : 0,
  }
}
