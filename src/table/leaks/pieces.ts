/**
 * A secret told in pieces: this paragraph has a part of it, the last one had another. Each by itself gives nothing away;
 * whoever heard them all knows it. What counts is how much of one secret sentence has been said by now.
 */
import { rare, telling } from './common-words.ts'
import type { Holdings } from './holdings.ts'
import { isNews, listenerOf, weightFor } from './news.ts'
import { paragraphs } from './paragraphs.ts'
import type { Secrets } from './secrets.ts'
import type { Sentence, Unit } from './sentences.ts'
import { spokenIn } from './spoken.ts'

/** As far back as somebody puts two and two together. */
const mostSentences = 14
/** A word of more secrets than this leads to none. */
const mostSecrets = 24
const leastCovered = 0.8
const leastUnits = 3
const leastNews = 1.2

export type Pieced = { readonly secret: Sentence; readonly words: readonly string[]; readonly said: string }

const sentencesOf = (text: string): readonly Sentence[] =>
  [...paragraphs(text)].flatMap(({ text: one }) => spokenIn(one).sentences)

/** Secrets of which each of some sentences says something, by who says it. */
function touchedBy(sentences: readonly Sentence[], { kept }: Secrets): ReadonlyMap<Sentence, readonly Sentence[]> {
  const touched = new Map<Sentence, Sentence[]>()
  for (const sentence of sentences)
    for (const stem of sentence.topics) {
      const secrets = kept.about(stem)
      if (secrets.length > mostSecrets) continue
      for (const secret of secrets) {
        const there = touched.get(secret) ?? []
        if (there.at(-1) !== sentence) touched.set(secret, [...there, sentence])
      }
    }
  return touched
}

const holds = (stems: ReadonlySet<string>, unit: Unit): boolean => unit.stems.some(stem => stems.has(stem))

/** What `text` completes of what `before` began. */
export function* findPieces(
  before: readonly string[],
  text: string,
  secrets: Secrets,
  held: Holdings,
): Generator<Pieced, void> {
  if (before.length === 0) return
  const now = sentencesOf(text)
  const earlier = before.flatMap(sentencesOf).slice(-mostSentences)
  const listener = listenerOf(secrets, held)
  const mine = new Set(now)
  for (const [secret, sentences] of touchedBy([...earlier, ...now], secrets)) {
    if (secret.isPassage || sentences.length < 2 || !sentences.some(one => mine.has(one))) continue
    const stems = new Set(sentences.flatMap(one => [...one.stems]))
    const telltale = secret.units.filter(({ weight }) => weight >= telling)
    const weights = telltale.map(unit => ({ unit, weight: weightFor(unit, listener) }))
    const shared = weights.filter(({ unit }) => holds(stems, unit))
    const [said, all] = [shared, weights].map(list => list.reduce((sum, { weight }) => sum + weight, 0))
    const isTold = shared.length >= leastUnits && (said ?? 0) >= (all ?? 0) * leastCovered
    if (!isTold || !shared.some(({ unit }) => unit.weight >= rare) || !isNews(shared, listener, leastNews)) continue
    yield {
      secret,
      words: shared.flatMap(({ unit }) => unit.stems),
      said: sentences.map(one => one.text).join(' … '),
    }
  }
}
