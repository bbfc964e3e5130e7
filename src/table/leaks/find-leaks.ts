/**
 * What a text tells of secrets its listener does not hold. The work grows with the text: every lookup goes by the
 * text's own words, and a word that stands in very many secrets is no way to find one.
 */
import { seal, type Secret } from '../../campaign/secrets/secret.ts'
import { rare, weightOf } from './common-words.ts'
import { decodingsOf } from './decode.ts'
import type { Holdings } from './holdings.ts'
import { isNear, judge, leastAbout } from './judge.ts'
import { listenerOf, weightFor, type Listener } from './news.ts'
import { paragraphs } from './paragraphs.ts'
import { isEverybodys, isKnownBy, isPublicBody } from './of-the-world.ts'
import { runsOf } from './runs.ts'
import type { Secrets } from './secrets.ts'
import type { Sentence } from './sentences.ts'
import { spokenIn, type Spoken } from './spoken.ts'
import type { Said } from './traits.ts'
import { bar } from './worth.ts'

/** What somebody took the trouble to hide is less likely to be nothing. */
const barOfHidden = bar - 2.25
const leastOfHidden = 2.0

export type Leak = {
  /** `telling`: a statement, in whatever words; `name`: a name that only secrets have; `hidden`: a word hidden by its author. */
  readonly how: 'telling' | 'name' | 'hidden'
  /** From 0 to 1; what is found at all is worth stopping. */
  readonly score: number
  /** The sentence that was said. */
  readonly said: string
  /** The secret, for the GM alone, and where it stands. */
  readonly secret: Secret
  readonly path: string
  readonly line: number
  /** The words that gave it away, as stems. */
  readonly words: readonly string[]
}

function leakOf(how: Leak['how'], score: number, said: string, secret: Sentence, words: readonly string[]): Leak {
  return {
    how,
    score,
    said: said.replaceAll(/\s+/g, ' ').trim(),
    secret: seal(secret.text),
    path: secret.path,
    line: secret.line,
    words,
  }
}

/** The first word of a sentence has its capital anyway, so it has to be spelled as the secret spells its name. */
const firstWord = /^\P{L}*(\p{Lu}\p{L}*)/u

/** The name that is said with a word, if it is said like one. */
function nameSaid(said: Sentence, topic: string, secret: Sentence): readonly string[] {
  const name = said.names.get(topic)
  if (name) return name
  if (said.words[0] !== topic || weightOf(topic) < rare) return []
  const [, written = ''] = firstWord.exec(said.text) ?? []
  return written !== '' && new RegExp(`\\b${written}\\b`, 'u').test(secret.text) ? [topic] : []
}

/**
 * `pawned in Wendlebury`, `a prince of Mer`, `the raiders of the Red Kettle`, `a spy of the Ember Court`: where something happened is a place on the map, and a court is known to
 * be there; to name either with nothing else tells nothing.
 */
function isOnlyOfTheWorld({ words, stems, before, names }: Sentence, topic: string, said: Sentence): boolean {
  const name = names.get(topic) ?? [topic]
  const at = words.indexOf(name[0] ?? topic)
  const of = words[at - 1] === 'the' ? at - 2 : at - 1
  const isOfThose = words[of] === 'of' && isKnownBy(words[of - 1] ?? '')
  const isWhere = isOfThose || ways.has(words[at - 1] ?? '')
  const next = words[at + name.length] ?? '' // `the Martian fleet`
  if (!isWhere && !isPublicBody([...name, next])) return false
  const others = said.units.filter(unit => !unit.stems.includes(topic))
  return others.filter(unit => unit.stems.some(stem => stems.has(stem) || before.has(stem))).length < leastBeside
}
const ways = new Set(['in', 'at', 'from', 'near'])
const leastBeside = 2

/** A word that gives something away to whoever has never heard it. */
type Term = { readonly topic: string; readonly leak: Leak }

/** Names that stand in secrets alone, and words that are hidden by name. */
function* termsIn(said: Sentence, secrets: Secrets): Generator<Term, void> {
  for (const topic of said.topics) {
    for (const word of secrets.hidden.about(topic))
      if ([...word.topics].every(part => said.topics.has(part)))
        yield { topic, leak: leakOf('hidden', 1, said.text, word, [...word.topics]) }
    const secret = secrets.kept.naming(topic)
    if (!secret || isEverybodys(topic) || secrets.open.of(topic).length + secrets.neither.of(topic).length > 0) continue
    const name = isOnlyOfTheWorld(secret, topic, said) ? [] : nameSaid(said, topic, secret)
    const isThatName = name.length > 0 && name.every(part => secret.words.includes(part)) // Wick Lane is not Wick Harbour
    if (isThatName) yield { topic, leak: leakOf('name', 0.8, said.text, secret, [topic]) }
  }
}

/** `least` is what it takes to tell. */
type Read = { readonly said: Said; readonly near: readonly Sentence[]; readonly least: number }

/**
 * The secrets that might be told, for somebody who knows what is open and nothing more. One word tells none, and words
 * that stand together in the open already are no news, whatever secret has them too.
 */
function readOf(said: Said, secrets: Secrets, least: number): Read | undefined {
  if (said.units.length < 2 || secrets.open.holdsTogether(said.stems)) return undefined
  const meant = widened(said, secrets)
  const weights = meant.units.map(unit => weightFor(unit, secrets))
  const near = secrets.kept
    .sharing(meant.units, weights, leastAbout(weights))
    .filter(secret => isNear(secret, meant, weights, secrets, least))
  return near.length === 0 ? undefined : { said: meant, near, least }
}

/** With everybody who is called by what they are. */
function widened(said: Said, { callings }: Secrets): Said {
  const units = said.units.map(unit => callings.widened(unit))
  if (units.every((unit, at) => unit === said.units[at])) return said
  return { ...said, units, stems: new Set([...said.stems, ...units.flatMap(({ stems }) => stems)]) }
}

/** A secret in its own words. Where all of what is said stands together in the open, it is a quotation of that. */
function* quotesIn(said: Sentence, secrets: Secrets): Generator<Quote, void> {
  for (const run of runsOf(said)) {
    const secret = secrets.kept.saying(run)
    const stems = new Set(run.split(' ').filter(word => weightOf(word) > 0))
    if (secret && !secrets.open.holdsTogether(stems))
      yield { stems, leak: leakOf('telling', 0.9, said.text, secret, [...stems]) }
  }
}

/** Words that are no secret to whoever holds them together. */
type Quote = { readonly stems: ReadonlySet<string>; readonly leak: Leak }

type Reading = {
  readonly text: string
  readonly secrets: Secrets
  readonly version: number
  readonly terms: readonly Term[]
  readonly quotes: readonly Quote[]
  readonly read: readonly Read[]
}

/** What is said to four people is read once. */
let last: Reading | undefined

function readingOf(text: string, secrets: Secrets): Reading {
  if (last?.text === text && last.secrets === secrets && last.version === secrets.version) return last
  const read: Read[] = []
  const terms: Term[] = []
  const quotes: Quote[] = []
  for (const form of [text, ...decodingsOf(text, secrets)])
    for (const paragraph of paragraphs(form)) {
      const spoken = spokenIn(paragraph.text)
      readSpoken(spoken, secrets, form === text ? bar : barOfHidden, read, terms)
      for (const sentence of spoken.sentences) quotes.push(...quotesIn(sentence, secrets))
    }
  last = { text, secrets, version: secrets.version, terms, quotes, read }
  return last
}

function readSpoken({ sentences, said }: Spoken, secrets: Secrets, least: number, read: Read[], terms: Term[]): void {
  for (const one of said) {
    const found = readOf(one, secrets, least)
    if (found) read.push(found)
  }
  for (const sentence of sentences) for (const term of termsIn(sentence, secrets)) terms.push(term)
}

/** Whether a text may tell a secret to somebody, whatever they hold. */
export function mayLeak(text: string, secrets: Secrets): boolean {
  const { terms, quotes, read } = readingOf(text, secrets)
  return terms.length + quotes.length + read.length > 0
}

/** What is told by one sentence of a paragraph is not told by all of it as well. */
function* tellings({ said, near, least }: Read, listener: Listener): Generator<Leak, void> {
  const weights = said.units.map(unit => weightFor(unit, listener))
  const found: Sentence[] = []
  for (const secret of near.toSorted(
    (one, other) => Number(one.isPassage ?? false) - Number(other.isPassage ?? false),
  )) {
    if (secret.isPassage && found.some(({ path, text }) => path === secret.path && secret.text.includes(text))) continue
    const verdict = judge(secret, said, weights, listener, least)
    if (!verdict || (least < bar && verdict.evidence < leastOfHidden)) continue
    found.push(secret)
    yield leakOf('telling', verdict.score, said.text, secret, verdict.words)
  }
}

/** The surest find for each secret sentence, in the order the secrets were told. */
function surest(leaks: Iterable<Leak>): readonly Leak[] {
  const best = new Map<string, Leak>()
  for (const leak of leaks) {
    const key = `${leak.path}\n${leak.line}\n${leak.secret}`
    const there = best.get(key)
    if (!there || leak.score > there.score) best.set(key, leak)
  }
  return [...best.values()]
}

function* everything(text: string, secrets: Secrets, held: Holdings): Generator<Leak, void> {
  const { terms, quotes, read } = readingOf(text, secrets)
  for (const { stems, leak } of quotes) if (!held.known.holdsTogether(stems)) yield leak
  for (const { topic, leak } of terms) if (!held.knows(topic)) yield leak
  const listener = listenerOf(secrets, held)
  for (const one of read) yield* tellings(one, listener)
}

export const findLeaks = (text: string, secrets: Secrets, held: Holdings): readonly Leak[] =>
  surest(everything(text, secrets, held))
