/**
 * Whether words that were said tell a secret sentence. A secret is a statement: what counts is how much of it is told, how
 * much of what is told is about it, and that nobody could have put the same words together from what is known already.
 */
import { telling, weightOf } from './common-words.ts'
import type { Holdings } from './holdings.ts'
import type { Passages } from './passages.ts'
import type { Sentence, Unit } from './sentences.ts'

/** Who is told it: what they hold, if anything, what is open to everybody, and what nobody made a secret of. */
export type Listener = { readonly held?: Holdings; readonly open: Passages; readonly neither: Passages }

/** What is said: a sentence, one of the things it says, or two sentences that follow each other. */
export type Said = Pick<Sentence, 'text' | 'words' | 'units' | 'stems'> & { readonly as: keyof typeof bars }

export type Verdict = { readonly score: number; readonly words: readonly string[] }

/**
 * How the parts of the judgement add up, fitted to sentences that tell and sentences that do not, each campaign judged by
 * what the others taught; what is told of somebody else in the same breath weighs against it most.
 */
const worth = { evidence: 1.3, covered: 2.2, focus: 7.6, both: 2.35, subject: 2.9, news: 0.6, verbatim: 0.5 }
/** Said over two sentences it must be plainer, because words that merely stand near each other are many. */
const bars = { sentence: 11.4, clause: 11.4, pair: 14 }

/** At least so much must stand together nowhere that is open: about a word of any story. */
const leastNews = 0.25
/** A journal is full of sayings, and of what everybody saw: what it hides takes more words to tell. */
const leastNewsOfJournal = 1.5

/** The more often a word is met, the less it says. */
function rarityIn(places: number): number {
  if (places === 0) return 1
  if (places === 1) return 0.7
  return places <= 3 ? 0.55 : places <= 10 ? 0.4 : 0.3
}

export function weightFor({ stems, weight }: Unit, { held, open }: Listener): number {
  if (weight < telling) return weight
  let most = 0
  for (const stem of stems) most = Math.max(most, open.of(stem).length + (held?.known.of(stem).length ?? 0))
  return weight * rarityIn(most)
}

type Shared = { readonly unit: Unit; readonly weight: number }

function holdsAny(words: ReadonlySet<string>, { stems }: Unit): boolean {
  for (const stem of stems) if (words.has(stem)) return true
  return false
}

/** How much of what is said is about a secret, and whom it names where the secret only says "he". */
type Aim = { readonly about: number; readonly focus: number; readonly subject: Shared | undefined }

function aimOf(secret: Sentence, said: Said, weights: readonly number[]): Aim {
  let [about, all] = [0, 0]
  let subject: Shared | undefined
  let at = 0
  for (const unit of said.units) {
    const weight = weights[at] ?? 0
    at += 1
    all += weight
    if (holdsAny(secret.stems, unit)) about += weight
    else if (holdsAny(secret.subject, unit) || holdsAny(secret.before, unit)) {
      about += weight
      if (unit.weight >= telling && weight > (subject?.weight ?? 0)) subject = { unit, weight }
    }
  }
  return { about, focus: all === 0 ? 0 : about / all, subject }
}

/** What all this comes to when so much of a secret is told, of so much. */
function scoreOf({ focus, subject }: Aim, evidence: number, covered: number): number {
  const told = worth.evidence * evidence + worth.covered * covered
  return told + worth.focus * focus + worth.both * covered * focus + worth.subject * (subject?.weight ?? 0)
}

function scoreFor(secret: Sentence, said: Said, aim: Aim, shared: readonly Shared[], listener: Listener): number {
  const all = secret.units.reduce((sum, unit) => sum + weightFor(unit, listener), 0)
  const evidence = shared.reduce((sum, { weight }) => sum + weight, 0)
  return scoreOf(aim, evidence, all === 0 ? 0 : evidence / all) + worth.verbatim * verbatimIn(secret, said)
}

/** How many words in the very order of the secret, small ones too, beyond what any two sentences share. */
function verbatimIn({ words, stems }: Sentence, said: Said): number {
  let longest = 0
  for (let from = 0; from + longest < words.length; from += 1)
    for (let at = 0; at + longest < said.words.length; at += 1) {
      let to = from
      while (to < words.length && words[to] === said.words[at + to - from]) to += 1
      if (to - from > longest) longest = Math.max(longest, lengthOf(words.slice(from, to), stems))
    }
  return Math.min(mostVerbatim, Math.max(0, longest - anyTwoShare))
}
const anyTwoShare = 2
const mostVerbatim = 3

/** What leads to the next word says nothing where that word is another, and a row of small words says nothing at all. */
function lengthOf(run: readonly string[], stems: ReadonlySet<string>): number {
  if (!run.some(word => stems.has(word) && weightOf(word) >= telling)) return 0
  return run.findLastIndex(word => !leading.has(word)) - run.findIndex(word => !leading.has(word)) + 1
}
const leading = new Set('the a an of in on at to and is'.split(' '))

/** `lime juice`: two words that are one thing say less than two that were put together. */
function sharedBy(secret: Sentence, said: Said, listener: Listener): readonly Shared[] {
  const isSecond = (stem: string): boolean => {
    const first = secret.words[secret.words.indexOf(stem) - 1] ?? ''
    return weightOf(first) >= telling && said.words.some((word, at) => word === stem && said.words[at - 1] === first)
  }
  const told = new Set<Unit | undefined>()
  return secret.units
    .filter(unit => {
      const by = holdsAny(said.stems, unit) ? said.units.find(({ stems }) => stems.some(stem => unit.stems.includes(stem))) : undefined // prettier-ignore
      const isNew = by !== undefined && !told.has(by) // `the muleteer Idris` is told once by `the muleteer`
      told.add(by)
      return isNew
    })
    .map(unit => {
      const weight = weightFor(unit, listener)
      return { unit, weight: unit.stems.length === 1 && isSecond(unit.stems[0] ?? '') ? weight * ofSecond : weight }
    })
}
const ofSecond = 0.5

/** Whether no passage holds so much of the shared words together that less than `least` is left. */
export function isNews(shared: readonly Shared[], { held, open, neither }: Listener, least: number): boolean {
  const heaviest = shared.toSorted((one, other) => other.weight - one.weight)
  if (heaviest.reduce((sum, { weight }) => sum + weight, 0) < least) return false
  const explains = (passage: ReadonlySet<string>): boolean => {
    let missing = 0
    for (const { unit, weight } of heaviest) {
      if (!holdsAny(passage, unit)) missing += weight
      if (missing >= least) return false
    }
    return true
  }
  let left = 0
  for (const { unit, weight } of heaviest) {
    for (const stem of unit.stems)
      for (const known of held ? [open, neither, held.known] : [open, neither])
        for (const id of known.of(stem)) if (explains(known.at(id))) return false
    left += weight
    if (left >= least) return true // a passage without any of these leaves too much
  }
  return true
}

const leastNewsOf = ({ path }: Sentence): number => (path.endsWith('-journal.md') ? leastNewsOfJournal : leastNews)

/**
 * Whether enough is said to say something. Two words are soon all that a clause says, and a paragraph holds any two; a word
 * beside somebody's name, and nothing else, only names them both.
 */
function isStatement(secret: Sentence, said: Said, shared: number, together: number): boolean {
  if (shared === secret.units.length && together === said.units.length) return true // `The director is no physician`
  if (said.as === 'clause' || secret.isPassage) return together >= leastTogether
  return shared > 1 || said.units.length >= leastTogether
}
const leastTogether = 3

/** `the third row of casks`: whoever names a thing of a secret and nobody beside it has told nothing. */
function isOneThing({ words }: Sentence, shared: readonly Shared[]): boolean {
  const stems = new Set(shared.flatMap(({ unit }) => unit.stems))
  const from = words.findIndex(word => stems.has(word))
  const name = words.slice(from, words.findLastIndex(word => stems.has(word)) + 1)
  return (
    words[from - 1] === 'the' &&
    name.length <= mostOfName &&
    name.includes('of') &&
    name.every(word => stems.has(word) || leading.has(word))
  )
}
const mostOfName = 5

/**
 * `weights` are those of the units of what is said, for this listener. What is news counts too, and is looked for last: it
 * takes the longest.
 */
export function judge(
  secret: Sentence,
  said: Said,
  weights: readonly number[],
  listener: Listener,
  least = bars[said.as],
): Verdict | undefined {
  if (secret.isPassage && said.as !== 'sentence') return undefined // words that merely stand near each other are many
  const aim = aimOf(secret, said, weights)
  const shared = sharedBy(secret, said, listener)
  const together = aim.subject ? [...shared, aim.subject] : shared
  const beyond = shared.filter(({ unit }) => !holdsAny(secret.subject, unit)) // its own name says nothing of anybody
  if (!aim.subject && isOneThing(secret, shared)) return undefined
  if (beyond.length === 0 || !isStatement(secret, said, shared.length, together.length)) return undefined
  const score = scoreFor(secret, said, aim, shared, listener)
  if (!isNews(together, listener, Math.max(leastNewsOf(secret), (least - score) / worth.news))) return undefined
  return { score: Math.min(1, score / bars.pair), words: shared.flatMap(({ unit }) => unit.stems) }
}

/** What a listener knows beside what is open to all changes the score a little. */
const leeway = 1.5

/** Sums of the same weights in another order may differ by this much. */
const slack = 1e-9

/** How much of what is said must be about a secret, at the least, for `isNear` to hold of it. */
export function leastAbout(said: Said, weights: readonly number[]): number {
  let [all, subject] = [0, 0]
  for (const weight of weights) {
    all += weight
    subject = Math.max(subject, weight)
  }
  const wanted = bars[said.as] - leeway - worth.verbatim * mostVerbatim - worth.covered - worth.subject * subject
  return wanted / (worth.evidence + worth.news + (worth.focus + worth.both) / all) - slack
}

/** Whether it may be a leak to anybody: what is not even one to somebody who knows nothing is not looked at again. */
export const isNear = (secret: Sentence, said: Said, weights: readonly number[], everybody: Listener): boolean =>
  judge(secret, said, weights, everybody, bars[said.as] - leeway) !== undefined
