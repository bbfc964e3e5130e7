/**
 * What a text tells of secrets its listener does not hold. The work grows with the text: every lookup goes by the
 * text's own words, and a word that stands in very many secrets is no way to find one.
 */
import { seal, type Secret } from '../../campaign/secrets/secret.ts'
import { isCommon } from './common-words.ts'
import type { Holdings } from './holdings.ts'
import { judge } from './judge.ts'
import type { Secrets } from './secrets.ts'
import { phrasesOf } from './sentence-index.ts'
import { sentencesOf, type Sentence } from './sentences.ts'

export type Leak = {
  /** `phrase`: in the same words; `telling`: in other words; `name`: a name that only secrets have; `hidden`: a word hidden by its author. */
  readonly how: 'phrase' | 'telling' | 'name' | 'hidden'
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

const mostSecretsOfAWord = 64

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

/** Five words in a row that only a secret has, saying something at least. */
function* phrases(said: Sentence, secrets: Secrets, held: Holdings): Generator<Leak, void> {
  for (const phrase of phrasesOf(said.words)) {
    const [secret] = secrets.kept.saying(phrase)
    if (!secret || held.index.saying(phrase).length > 0 || secrets.open.saying(phrase).length > 0) continue
    const topics = [...new Set(phrase.split(' '))].filter(word => !isCommon(word))
    const unheard = topics.filter(topic => !held.knows(topic)).length
    if (topics.length >= 3 || unheard >= 2) yield leakOf('phrase', 1, said.text, secret, topics)
  }
}

/** A name that stands in secrets alone, or a word that is hidden by name. */
function* terms(said: Sentence, secrets: Secrets, held: Holdings): Generator<Leak, void> {
  for (const topic of said.topics) {
    if (held.knows(topic)) continue
    for (const word of secrets.hidden.about(topic))
      if ([...word.topics].every(part => said.topics.has(part)))
        yield leakOf('hidden', 1, said.text, word, [...word.topics])
    const name = said.names.get(topic) ?? said.words.slice(0, 1).filter(first => first === topic)
    const [secret] = secrets.kept.naming(topic)
    const isThatName = name.length > 0 && name.every(part => secret?.words.includes(part) === true) // Wick Lane is not Wick Harbour
    if (secret && isThatName && secrets.open.about(topic).length === 0)
      yield leakOf('name', 0.8, said.text, secret, [topic])
  }
}

function* tellings(
  topics: ReadonlySet<string>,
  text: string,
  secrets: Secrets,
  held: Holdings,
  isOneSentence: boolean,
): Generator<Leak, void> {
  const near = new Set<Sentence>()
  for (const topic of topics) {
    const about = secrets.kept.about(topic)
    if (about.length <= mostSecretsOfAWord) for (const secret of about) near.add(secret)
  }
  for (const secret of near) {
    const verdict = judge(secret, topics, { held, open: secrets.open }, isOneSentence)
    if (verdict) yield leakOf('telling', verdict.score, text, secret, verdict.words)
  }
}

/** Two sentences that follow each other, as one. */
function* pairs(said: readonly Sentence[]): Generator<{ readonly text: string; readonly topics: Set<string> }, void> {
  for (let at = 1; at < said.length; at += 1) {
    const [one, other] = [said[at - 1], said[at]]
    if (one && other) yield { text: `${one.text} ${other.text}`, topics: new Set([...one.topics, ...other.topics]) }
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

/** What is said to four people is read once. */
let last: { readonly text: string; readonly said: readonly Sentence[] } = { text: '', said: [] }

function saidIn(text: string): readonly Sentence[] {
  if (text !== last.text) last = { text, said: [...sentencesOf(text, '', { isSpoken: true })] }
  return last.said
}

function* everything(text: string, secrets: Secrets, held: Holdings): Generator<Leak, void> {
  const said = saidIn(text)
  for (const sentence of said) {
    yield* phrases(sentence, secrets, held)
    yield* terms(sentence, secrets, held)
    yield* tellings(sentence.topics, sentence.text, secrets, held, true)
  }
  for (const pair of pairs(said)) yield* tellings(pair.topics, pair.text, secrets, held, false)
}

export const findLeaks = (text: string, secrets: Secrets, held: Holdings): readonly Leak[] =>
  surest(everything(text, secrets, held))
